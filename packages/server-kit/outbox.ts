import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context, Lang } from './context.ts'
import { defineJob, enqueue, type Job } from './jobs.ts'
import { outboxTable } from './tables.ts'

export type Channel = (typeof outboxTable.$inferSelect)['channel']
export type Letter = { subject: string; text: string; html?: string }

/** A letter with its address, as a sender gets it; sent again after a failure it has the same id. */
export type Message = Letter & { id: number; recipient: string; lang: Lang; created_at: Date }
export type Sender = (message: Message) => Promise<void>

/** The words of a letter in both languages. */
export type Template<Payload extends z.ZodType = z.ZodType> = {
  name: string
  channel: Channel
  payload: Payload
  kr(payload: z.output<Payload>): Letter
  en(payload: z.output<Payload>): Letter
}

export const defineTemplate = <Payload extends z.ZodType>(template: Template<Payload>): Template<Payload> => template

type Posting<Payload extends z.ZodType> = {
  template: Template<Payload>
  /** What the letter is about, and what happened to it: `order 17`, `paid`. One letter is sent for each pair. */
  subject: string
  transition: string
  recipient: string
  lang: Lang
  payload: z.input<Payload>
}

const sendOutboxKind = { name: 'outbox.send', payload: z.object({ outbox_id: z.int() }) }

/** Puts a letter into the outbox in the caller's transaction; repeating it is harmless. */
export async function post<Payload extends z.ZodType>(ctx: Context, { template, ...posting }: Posting<Payload>) {
  template.payload.parse(posting.payload)
  await ctx.transaction(async (ctx) => {
    const [added] = await ctx.db
      .insert(outboxTable)
      .values({ ...posting, channel: template.channel, template: template.name })
      .onConflictDoNothing()
      .returning({ id: outboxTable.id })
    if (added) await enqueue(ctx, sendOutboxKind, { outbox_id: added.id })
  })
}

type SendOptions = { senders: Partial<Record<Channel, Sender>>; templates: readonly Template[] }

/** The job that carries letters out. Fourteen attempts last some three hours: a mail server may be away that long. */
export const createSendOutbox = ({ senders, templates }: SendOptions): Job<typeof sendOutboxKind.payload> =>
  defineJob({
    ...sendOutboxKind,
    attempts: 14,
    async run(ctx, { outbox_id }) {
      const [row] = await ctx.db.select().from(outboxTable).where(eq(outboxTable.id, outbox_id))
      if (row?.state !== 'waiting') return
      const template = templates.find(({ name, channel }) => name === row.template && channel === row.channel)
      const send = senders[row.channel]
      // Not final: an instance of a newer version may know what this one does not.
      if (!template) throw new Error(`The template ${row.template} is unknown.`)
      if (!send) throw new Error(`Nothing sends to the channel ${row.channel}.`)
      const letter = template[row.lang](template.payload.parse(row.payload))
      await send({ ...letter, id: row.id, recipient: row.recipient, lang: row.lang, created_at: row.created_at })
      await ctx.db.update(outboxTable).set({ state: 'sent', sent_at: ctx.now() }).where(waiting(outbox_id))
    },
    async onDead(ctx, { outbox_id }) {
      await ctx.db.update(outboxTable).set({ state: 'dead' }).where(waiting(outbox_id))
    },
  })

const waiting = (id: number) => and(eq(outboxTable.id, id), eq(outboxTable.state, 'waiting'))
