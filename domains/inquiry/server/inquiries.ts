import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { offsetOf, toPage } from '@sillage/kit/paging.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { afterMoment, momentCursor } from '@sillage/server-kit/moment-cursor.ts'
import { listFiles } from '@sillage/server-kit/stored-files.ts'
import { and, asc, desc, eq, ilike, or } from 'drizzle-orm'
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

const place = { at: inquiryTable.changed_at, id: inquiryTable.id }

/** What waits for an answer from the oldest on; what is over, and what one person asked, from the newest on. */
export async function listForStaff(ctx: Context, query: HandlerInput<typeof inquiry.staff.list>['query']) {
  const { topic, mb_id, keyword, after, limit } = query
  const state = query.state ?? (mb_id || keyword ? undefined : 'open')
  const newest = state !== 'open' && state !== 'in_progress'
  const inOrder = newest ? desc : asc
  const rows = await ctx.db
    .select({ row: inquiryTable, mb_name: memberTable.mb_name, cursor: momentCursor(place) })
    .from(inquiryTable)
    .leftJoin(memberTable, eq(memberTable.mb_id, inquiryTable.mb_id))
    .where(
      and(
        state && eq(inquiryTable.state, state),
        topic && eq(inquiryTable.topic, topic),
        mb_id ? eq(inquiryTable.mb_id, mb_id) : undefined,
        keyword ? mentions(keyword) : undefined,
        after ? afterMoment(place, after, { newest }) : undefined,
      ),
    )
    .orderBy(inOrder(inquiryTable.changed_at), inOrder(inquiryTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ cursor }) => cursor)
  return { data: shown.map(({ row, mb_name }) => ({ ...toRow(row), mb_name: mb_name ?? row.name })), next_after }
}

function mentions(keyword: string) {
  const pattern = `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(inquiryTable.title, pattern),
    eq(inquiryTable.mb_id, keyword),
    eq(inquiryTable.name, keyword),
    eq(inquiryTable.email, keyword),
    eq(memberTable.mb_name, keyword),
    eq(memberTable.mb_email, keyword),
  )
}

export async function findForStaff(ctx: Context, id: number) {
  const [found] = await ctx.db
    .select({ row: inquiryTable, mb_name: memberTable.mb_name })
    .from(inquiryTable)
    .leftJoin(memberTable, eq(memberTable.mb_id, inquiryTable.mb_id))
    .where(eq(inquiryTable.id, id))
  if (!found) throw notFound()
  return { ...(await toThread(ctx, found.row)), mb_name: found.mb_name ?? found.row.name }
}

/** What the files of a message belong to. */
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
