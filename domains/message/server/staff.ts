import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { type Row, sendOutboxKind } from '@sillage/server-kit/outbox.ts'
import { indexTemplates } from '@sillage/server-kit/outbox-send.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, desc, eq, inArray, like, lt, ne, or, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import type { SentMessage, staffMessages } from '../staff-contract.ts'
import { sentTemplates } from './sent-templates.ts'

export async function listMessages(ctx: Context, { query }: HandlerInput<typeof staffMessages.list>) {
  const { order_id, mb_id, channel, state, undelivered, keyword, after, limit } = query
  const rows = await ctx.db
    .select()
    .from(outboxTable)
    .where(
      and(
        order_id ? eq(outboxTable.about, `order:${order_id}`) : undefined,
        mb_id ? eq(outboxTable.mb_id, mb_id) : undefined,
        channel && eq(outboxTable.channel, channel),
        state && eq(outboxTable.state, state),
        undelivered ? inArray(outboxTable.state, ['dead', 'failed']) : undefined,
        keyword ? matches(keyword) : undefined,
        after ? lt(outboxTable.id, after) : undefined,
      ),
    )
    .orderBy(desc(outboxTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  return { data: shown.map(toMessage), next_after }
}

const matches = (keyword: string) =>
  or(
    eq(outboxTable.recipient, keyword),
    eq(outboxTable.mb_id, keyword),
    like(outboxTable.template, `${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`),
  )

/** Sends the same once more, to the same address. Of several who press the button one is first. */
export async function resendMessage(ctx: Context, { params }: HandlerInput<typeof staffMessages.resend>) {
  return ctx.transaction(async (ctx) => {
    const [found] = await ctx.db.select().from(outboxTable).where(eq(outboxTable.id, params.message_id)).for('update')
    if (!found) throw notFound('메시지를 찾을 수 없어요.')
    if (!templateOf(found)) throw new Problem(409, '다시 보낼 수 없는 메시지예요.', { code: 'not_resendable' })
    if (found.state === 'waiting') throw new Problem(409, '이미 보내는 중이에요.', { code: 'waiting' })
    const [again] = await ctx.db
      .update(outboxTable)
      .set({
        state: 'waiting',
        provider_key: null,
        failure: null,
        checked_at: null,
        settled_at: null,
        sends: sql`${outboxTable.sends} + 1`,
      })
      .where(and(eq(outboxTable.id, found.id), ne(outboxTable.state, 'waiting')))
      .returning()
    if (!again) throw notFound('메시지를 찾을 수 없어요.')
    await enqueue(ctx, sendOutboxKind, { outbox_id: found.id })
    const { channel, template, sends } = again
    await writeAudit(ctx, {
      action: 'message.resend',
      subject: `message:${found.id}`,
      before: { state: found.state, sends: found.sends },
      after: { state: 'waiting', sends, channel, template },
    })
    return toMessage(again)
  })
}

const templateOf = indexTemplates(sentTemplates)

/** Links may carry a key that opens someone's order: only where they lead is shown. */
const site = { link: (path: string) => path.split('?')[0] ?? '' }

function toMessage(row: Row): SentMessage {
  const template = templateOf(row)
  const values = template?.payload.safeParse(row.payload)
  const { subject, text } = template && values?.success ? template[row.lang](values.data, site) : noWords
  return {
    ...row,
    subject,
    text,
    recipient: veiled(row.recipient),
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    settled_at: row.settled_at?.toISOString() ?? null,
    can_resend: template !== undefined && row.state !== 'waiting',
  }
}

const noWords = { subject: '', text: '' }

/** ha…@example.com, 010-…-5678. */
function veiled(recipient: string): string {
  const [name = '', host] = recipient.split('@')
  return host ? `${name.slice(0, 2)}…@${host}` : `${recipient.slice(0, 3)}…${recipient.slice(-4)}`
}
