import { notFound } from '@sillage/kit/problem.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { post, type Template } from '@sillage/server-kit/outbox.ts'
import { holdsKey, signKey } from '@sillage/server-kit/signed-key.ts'
import { openFileOf, removeFilesOf } from '@sillage/server-kit/stored-files.ts'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { listMessages, subjectOf, toThread } from './inquiries.ts'
import { inquiryMessageTable, inquiryTable } from './tables.ts'

type Row = typeof inquiryTable.$inferSelect

/** As long as it is stored: an old email still opens it. */
const keptDays = 365
const keyName = (id: number) => `inquiry-view ${id}`
export const inquiryKeyOf = (ctx: Context, id: number) => signKey(ctx, keyName(id), { hours: keptDays * 24 })

/** The inquiry, for its member or for a visitor with its key; everyone else gets 404. */
export async function requireReadable(ctx: Context, id: number, view_key: string | undefined): Promise<Row> {
  const [row] = await ctx.db.select().from(inquiryTable).where(eq(inquiryTable.id, id))
  const isOwner = row?.mb_id !== null && row?.mb_id === ctx.member?.mb_id
  // A key opens what a guest wrote, and nothing of a member's.
  const holds = row?.mb_id === null && holdsKey(ctx, keyName(id), view_key)
  if (!row || !(isOwner || holds)) throw notFound()
  return row
}

export async function showToAsker(ctx: Context, id: number, view_key: string | undefined) {
  const row = await requireReadable(ctx, id, view_key)
  const thread = await toThread(ctx, row)
  if (row.mb_id !== null) return thread
  const query = new URLSearchParams({ view_key: view_key ?? '' })
  const urlOf = (file: string) => `/api/v1/class-inquiries/${id}/files/${file}?${query}`
  return {
    ...thread,
    messages: thread.messages.map((message) => ({
      ...message,
      files: message.files.map((file) => ({ ...file, url: urlOf(file.id) })),
    })),
  }
}

export async function openForAsker(ctx: Context, id: number, file_id: string, view_key: string | undefined) {
  const row = await requireReadable(ctx, id, view_key)
  const messages = await listMessages(ctx, row.id)
  return openFileOf(
    ctx,
    file_id,
    messages.map((message) => subjectOf(message.id)),
  )
}

/** Sends an email to a guest. */
export async function notifyGuest(ctx: Context, row: Row, transition: string, template: Template) {
  const { id, email: recipient, lang, title, name } = row
  const query = new URLSearchParams({ id: String(id), key: inquiryKeyOf(ctx, id) })
  const payload = { link: `/customer/class-inquiry?${query}`, title, name }
  await post(ctx, { template, subject: `inquiry:${id}`, transition, recipient, lang, payload })
}

/** No one comes back for an answer after a year: what a guest said goes, with everything sent along. */
export async function forgetGuests(ctx: Context) {
  await ctx.transaction(async (ctx) => {
    const old = await ctx.db
      .select({ id: inquiryTable.id })
      .from(inquiryTable)
      .where(and(isNull(inquiryTable.mb_id), lt(inquiryTable.changed_at, addDays(ctx.now(), -keptDays))))
      .limit(500)
    if (old.length === 0) return
    const ids = old.map(({ id }) => id)
    const messages = await ctx.db
      .select({ id: inquiryMessageTable.id })
      .from(inquiryMessageTable)
      .where(inArray(inquiryMessageTable.inquiry_id, ids))
    await removeFilesOf(
      ctx,
      messages.map(({ id }) => subjectOf(id)),
    )
    await ctx.db.delete(inquiryTable).where(inArray(inquiryTable.id, ids))
  })
}
