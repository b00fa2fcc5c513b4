import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { holdsKey, signKey } from '@sillage/server-kit/signed-key.ts'
import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { kindsOf } from '../../catalog/server/kinds.ts'
import type { Quotation, quotation } from '../contract.ts'
import { isRequest } from '../words.ts'
import { type LineRow, linesOf, type QuotationRow, shownVersion, stateAt } from './move.ts'
import { openRequestFile, requestFiles } from './request-files.ts'
import { quotationTable } from './tables.ts'

/** Longer than any price is fixed: an old email still says what became of it. */
const hours = 60 * 24
const subjectOf = (id: number) => `quotation-view ${id}`

export const quotationKeyOf = (ctx: Context, id: number) => signKey(ctx, subjectOf(id), { hours })

/** The quotation, for its member or for a visitor with its key; everyone else gets 404. */
export async function requireQuotation(ctx: Context, id: number, view_key: string | undefined): Promise<QuotationRow> {
  const [row] = await ctx.db.select().from(quotationTable).where(eq(quotationTable.id, id))
  const isOwner = row?.mb_id !== null && row?.mb_id === ctx.member?.mb_id
  if (!row || !(isOwner || holdsKey(ctx, subjectOf(id), view_key))) throw notFound()
  return row
}

/** Until when, as people say it: the last day on which it still holds. */
export const lastDayOf = ({ valid_until }: Pick<QuotationRow, 'valid_until'>) =>
  valid_until && seoulDay(new Date(valid_until.getTime() - 1))

export const toRow = (ctx: Context, row: QuotationRow) => ({
  ...row,
  state: stateAt(row, ctx.now()),
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
  last_day: lastDayOf(row),
})

/** The lines as they are shown: what each comes to, and where its product is. */
export async function toLines(ctx: Context, lines: LineRow[]) {
  const kinds = await kindsOf(
    ctx,
    lines.map(({ product_id }) => product_id),
  )
  return lines.map((line) => ({
    ...line,
    kind: kinds.get(line.product_id) ?? null,
    amount: line.unit_amount * line.quantity,
  }))
}

export async function toQuotation(ctx: Context, row: QuotationRow): Promise<Quotation> {
  const lines = await linesOf(ctx, row.id, shownVersion(row))
  return {
    ...toRow(ctx, row),
    lines: await toLines(ctx, lines),
    files: await requestFiles(ctx, row),
    verify_code: row.version > 0 ? row.verify_code : null,
    request_key: row.state === 'draft' && !isRequest(row.source) ? row.request_key : null,
    order_id: row.state === 'ordered' ? await findOrderOf(ctx, row.id) : null,
  }
}

/** Asked in plain SQL: orders know of quotations, not the other way round. */
async function findOrderOf(ctx: Context, quotation_id: number) {
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select id from orders where quotation_id = ${quotation_id}
      and (paid_at is not null or state not in ('canceled_unpaid', 'canceled', 'returned', 'exchanged', 'sold_out'))`,
  )
  return rows[0]?.id ?? null
}

export async function showQuotation(ctx: Context, id: number, view_key: string | undefined) {
  return toQuotation(ctx, await requireQuotation(ctx, id, view_key))
}

export async function openSentFile(ctx: Context, { params, query }: HandlerInput<typeof quotation.file>) {
  return openRequestFile(ctx, await requireQuotation(ctx, params.quotation_id, query.view_key), params.file_id)
}

type Asked = { page: number; per_page: number; order: 'asc' | 'desc' }

export async function listQuotations(ctx: Context, query: Asked) {
  const mine = eq(quotationTable.mb_id, requireMember(ctx).mb_id)
  const direction = query.order === 'asc' ? asc : desc
  const rows = await ctx.db
    .select()
    .from(quotationTable)
    .where(mine)
    .orderBy(direction(quotationTable.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  const total = await ctx.db.$count(quotationTable, mine)
  return toPage(
    rows.map((row) => toRow(ctx, row)),
    total,
    query,
  )
}

/** Whether a quotation is ours. A draft has no code, and an unknown code is no quotation. */
export async function verifyQuotation(ctx: Context, code: string) {
  const [row] = await ctx.db
    .select()
    .from(quotationTable)
    .where(and(eq(quotationTable.verify_code, code), gt(quotationTable.version, 0), ne(quotationTable.state, 'draft')))
  return { quotation: row ? toRow(ctx, row) : null }
}
