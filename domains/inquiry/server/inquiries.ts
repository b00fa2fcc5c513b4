import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { listFiles } from '@sillage/server-kit/stored-files.ts'
import { and, asc, desc, eq } from 'drizzle-orm'
import { memberTable } from '../../member/server/tables.ts'
import type { inquiry } from '../contract.ts'
import { inquiryMessageTable, inquiryTable } from './tables.ts'

type Row = typeof inquiryTable.$inferSelect

export async function listInquiries(ctx: Context, query: HandlerInput<typeof inquiry.list>['query']) {
  const mine = eq(inquiryTable.mb_id, requireMember(ctx).mb_id)
  const direction = query.order === 'asc' ? asc : desc
  const rows = await ctx.db
    .select()
    .from(inquiryTable)
    .where(mine)
    .orderBy(direction(inquiryTable.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  return toPage(rows.map(toRow), await ctx.db.$count(inquiryTable, mine), query)
}

/** The member's own inquiry; anybody else's does not exist. */
export async function findInquiry(ctx: Context, id: number) {
  const mine = eq(inquiryTable.mb_id, requireMember(ctx).mb_id)
  const [row] = await ctx.db
    .select()
    .from(inquiryTable)
    .where(and(eq(inquiryTable.id, id), mine))
  if (!row) throw notFound()
  return toThread(ctx, row)
}

export async function listForDesk(ctx: Context, query: HandlerInput<typeof inquiry.desk.list>['query']) {
  const wanted = eq(inquiryTable.state, query.state)
  const direction = query.order === 'asc' ? asc : desc
  const rows = await ctx.db
    .select({ row: inquiryTable, mb_name: memberTable.mb_name })
    .from(inquiryTable)
    .leftJoin(memberTable, eq(memberTable.mb_id, inquiryTable.mb_id))
    .where(wanted)
    .orderBy(direction(inquiryTable.changed_at), direction(inquiryTable.id))
    .limit(query.per_page)
    .offset(offsetOf(query))
  const data = rows.map(({ row, mb_name }) => ({ ...toRow(row), mb_name: mb_name ?? row.name }))
  return toPage(data, await ctx.db.$count(inquiryTable, wanted), query)
}

export async function findForDesk(ctx: Context, id: number) {
  const [found] = await ctx.db
    .select({ row: inquiryTable, mb_name: memberTable.mb_name })
    .from(inquiryTable)
    .leftJoin(memberTable, eq(memberTable.mb_id, inquiryTable.mb_id))
    .where(eq(inquiryTable.id, id))
  if (!found) throw notFound()
  return { ...(await toThread(ctx, found.row)), mb_name: found.mb_name ?? found.row.name }
}

/** What the files of a message hang on. */
export const subjectOf = (message_id: number) => `inquiry_message:${message_id}`

export const listMessages = (ctx: Context, inquiry_id: number) =>
  ctx.db
    .select()
    .from(inquiryMessageTable)
    .where(eq(inquiryMessageTable.inquiry_id, inquiry_id))
    .orderBy(asc(inquiryMessageTable.id))

export async function toThread(ctx: Context, row: Row) {
  const messages = await listMessages(ctx, row.id)
  const files = await listFiles(
    ctx,
    messages.map(({ id }) => subjectOf(id)),
  )
  return {
    ...toRow(row),
    untouched: row.state === 'open' && messages.length === 1,
    messages: messages.map((message) => ({
      ...message,
      created_at: message.created_at.toISOString(),
      changed_at: message.changed_at?.toISOString() ?? null,
      files: files.get(subjectOf(message.id)) ?? [],
    })),
  }
}

const toRow = (row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  changed_at: row.changed_at.toISOString(),
})
