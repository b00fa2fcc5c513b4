import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { keysetOrder } from '@sillage/server-kit/keyset-order.ts'
import { listFiles } from '@sillage/server-kit/stored-files.ts'
import { and, asc, between, eq, max, or, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import type { StaffQuotation, staffQuotations } from '../staff-contract.ts'
import { canBecome } from '../words.ts'
import { notifyDeclined } from './messages.ts'
import {
  type LineRow,
  linesOf,
  lockQuotation,
  moveQuotation,
  nextVersion,
  notNow,
  type QuotationRow,
  shownVersion,
  stateAt,
} from './move.ts'
import { asBuyer, priceLines, sumLines } from './price-lines.ts'
import { filesOn } from './request-files.ts'
import { writeLines } from './save.ts'
import { sendVersion } from './send.ts'
import { quotationEventTable, quotationLineTable, quotationTable } from './tables.ts'
import { toLines, toQuotation, toRow } from './view.ts'

export async function listStaffQuotations(ctx: Context, { query }: HandlerInput<typeof staffQuotations.list>) {
  const { state, source, keyword, limit } = query
  const { order, rest } = keysetOrder(quotationTable.id, query)
  const rows = await ctx.db
    .select()
    .from(quotationTable)
    .where(
      and(
        state && eq(quotationTable.state, state),
        source && eq(quotationTable.source, source),
        keyword ? named(keyword) : undefined,
        rest,
      ),
    )
    .orderBy(order)
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  return {
    data: shown.map((row) => toRow(ctx, row)),
    next_after,
  }
}

const named = (keyword: string) =>
  or(
    sql`starts_with(${quotationTable.quotation_no}, ${keyword.toUpperCase()})`,
    sql`starts_with(${quotationTable.company}, ${keyword})`,
    sql`starts_with(${quotationTable.name}, ${keyword})`,
  )

export async function showStaffQuotation(ctx: Context, id: number): Promise<StaffQuotation> {
  const [row] = await ctx.db.select().from(quotationTable).where(eq(quotationTable.id, id))
  if (!row) throw notFound('견적서를 찾을 수 없어요.')
  const lines = await linesOf(ctx, id, shownVersion(row))
  const prepared = row.version > 0 ? await linesOf(ctx, id, nextVersion(row)) : []
  const events = await ctx.db
    .select()
    .from(quotationEventTable)
    .where(eq(quotationEventTable.quotation_id, id))
    .orderBy(asc(quotationEventTable.id))
  return {
    ...(await toQuotation(ctx, row)),
    mb_id: row.mb_id,
    lines: await toLines(ctx, lines),
    files: (await listFiles(ctx, [filesOn(id)])).get(filesOn(id)) ?? [],
    prepared:
      prepared.length > 0
        ? { lines: await toLines(ctx, prepared), ...(await sumLines(await asBuyer(ctx, row), prepared, row)) }
        : null,
    versions: await listVersions(ctx, row),
    events: events.map((event) => ({ ...event, created_at: event.created_at.toISOString() })),
  }
}

async function listVersions(ctx: Context, { id, version }: QuotationRow) {
  const lines = await ctx.db
    .select()
    .from(quotationLineTable)
    .where(and(eq(quotationLineTable.quotation_id, id), between(quotationLineTable.version, 1, version)))
    .orderBy(asc(quotationLineTable.version), asc(quotationLineTable.position))
  const of = Map.groupBy(lines, (line) => line.version)
  return [...of].map(([version, lines]) => ({ version, lines }))
}

/** Under the quotation's lock: what the user saw is how it stands. */
async function refuseOutdated(ctx: Context, quotation_id: number, based_on: number | undefined) {
  if (based_on === undefined) return
  const [last] = await ctx.db
    .select({ id: max(quotationEventTable.id) })
    .from(quotationEventTable)
    .where(eq(quotationEventTable.quotation_id, quotation_id))
  if ((last?.id ?? 0) !== based_on)
    throw new Problem(409, '그사이 다른 분이 견적을 고쳤어요. 바뀐 내용을 확인해 주세요.', { code: 'outdated' })
}

/** Writes what will be sent next. A draft is that already: its sums change with it. */
export async function changeStaffQuotation(ctx: Context, input: HandlerInput<typeof staffQuotations.change>) {
  const { lines, reason } = input.body
  const id = input.params.quotation_id
  await ctx.transaction(async (ctx) => {
    const row = await lockQuotation(ctx, id)
    if (!canBeSent(ctx, row)) throw notNow()
    await refuseOutdated(ctx, id, input.body.based_on)
    const before = await preparedOf(ctx, row)
    const buyer = await asBuyer(ctx, row)
    const written = await priceLines(buyer, lines, reason)
    await writeLines(ctx, row, written)
    const sums = await sumLines(buyer, written, row)
    if (row.version === 0) await ctx.db.update(quotationTable).set(sums).where(eq(quotationTable.id, id))
    const { mb_id: staff_id } = requireMember(ctx)
    await ctx.db.insert(quotationEventTable).values({
      quotation_id: id,
      kind: 'changed',
      from_state: row.state,
      to_state: row.state,
      version: nextVersion(row),
      actor: 'staff',
      staff_id,
      note: reason,
      created_at: ctx.now(),
    })
    await writeAudit(ctx, {
      action: 'quotation.change',
      subject: `quotation:${id}`,
      before: { lines: before.map(factsOf) },
      after: { lines: written.map(factsOf), reason },
    })
  })
  return showStaffQuotation(ctx, id)
}

const canBeSent = (ctx: Context, row: QuotationRow) => canBecome(stateAt(row, ctx.now()), 'sent')

/** The lines being written; those last sent where nothing has been. */
async function preparedOf(ctx: Context, row: QuotationRow): Promise<LineRow[]> {
  const next = await linesOf(ctx, row.id, nextVersion(row))
  return next.length > 0 ? next : linesOf(ctx, row.id, shownVersion(row))
}

const factsOf = ({ sku, quantity, unit_amount }: Pick<LineRow, 'sku' | 'quantity' | 'unit_amount'>) => ({
  sku,
  quantity,
  unit_amount,
})

/** What was being written goes out as the next version; the same lines once more, where nothing was changed. */
export async function sendStaffQuotation(ctx: Context, { params, query }: HandlerInput<typeof staffQuotations.send>) {
  const id = params.quotation_id
  await ctx.transaction(async (ctx) => {
    const row = await lockQuotation(ctx, id)
    if (!canBeSent(ctx, row)) throw notNow()
    await refuseOutdated(ctx, id, query.based_on)
    if (!row.email) throw invalid('email', '견적서를 받을 메일 주소가 없어요.')
    const next = await linesOf(ctx, id, nextVersion(row))
    if (next.length === 0) await repeatLines(ctx, row)
    const lines = await linesOf(ctx, id, nextVersion(row))
    if (lines.length === 0) throw invalid('lines', '견적에 적을 상품을 골라 주세요.')
    const sums = await sumLines(await asBuyer(ctx, row), lines, row)
    const { mb_id: staff_id } = requireMember(ctx)
    const sent = await sendVersion(ctx, row, { actor: 'staff', staff_id, sums })
    await writeAudit(ctx, {
      action: 'quotation.send',
      subject: `quotation:${id}`,
      before: { state: row.state, version: row.version, total_amount: row.total_amount },
      after: { state: sent.state, version: sent.version, total_amount: sent.total_amount },
    })
  })
  return showStaffQuotation(ctx, id)
}

async function repeatLines(ctx: Context, row: QuotationRow) {
  const last = await linesOf(ctx, row.id, row.version)
  const copies = last.map(({ id: _, quotation_id: __, version: ___, accepted_quantity: ____, ...line }) => line)
  await writeLines(ctx, row, copies)
}

export async function declineStaffQuotation(ctx: Context, id: number, reason: string) {
  await ctx.transaction(async (ctx) => {
    const row = await lockQuotation(ctx, id)
    if (row.state === 'declined') return
    const { mb_id: staff_id } = requireMember(ctx)
    const declined = await moveQuotation(ctx, row, {
      to: 'declined',
      kind: 'declined',
      actor: 'staff',
      staff_id,
      note: reason,
      set: { settled_at: ctx.now() },
    })
    await notifyDeclined(ctx, declined, reason)
    await writeAudit(ctx, {
      action: 'quotation.decline',
      subject: `quotation:${id}`,
      before: { state: row.state },
      after: { state: 'declined', reason },
    })
  })
  return showStaffQuotation(ctx, id)
}
