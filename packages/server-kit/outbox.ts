import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context, Lang } from './context.ts'
import { defineJob, type Job, queueEach, wakeWorkers } from './jobs.ts'
import { outboxTable } from './tables.ts'

type Row = typeof outboxTable.$inferSelect
export type Channel = Row['channel']
export type Letter = { subject: string; text: string; html?: string }

/** A letter with its address, as a sender gets it; sent again after a failure it has the same id. */
export type Message = Letter & { id: number; recipient: string; lang: Lang; created_at: Date }
export type Sender = (message: Message) => Promise<void>

/** What a letter may say of the shop it comes from: the whole address of a path there. */
export type Site = { link(path: string): string }

/** The words of a letter in both languages. */
export type Template<Payload extends z.ZodType = z.ZodType> = {
  name: string
  channel: Channel
  payload: Payload
  /** Its payload opens a door, as a code or a link does: it is forgotten as soon as the letter has gone. */
  secret?: boolean
  kr(payload: z.output<Payload>, site: Site): Letter
  en(payload: z.output<Payload>, site: Site): Letter
}

export const defineTemplate = <Payload extends z.ZodType>(template: Template<Payload>): Template<Payload> => template

export type Posting<Payload extends z.ZodType = z.ZodType> = {
  template: Template<Payload>
  /** What the letter is about, and what happened to it: `order 17`, `paid`. One letter is sent for each pair. */
  subject: string
  transition: string
  recipient: string
  lang: Lang
  payload: z.input<Payload>
}

const sendOutboxKind = { name: 'outbox.send', payload: z.object({ outbox_id: z.int() }) }

/** Puts a letter into the outbox in the caller's transaction. Repeating it is harmless, and answers false. */
export async function post<Payload extends z.ZodType>(ctx: Context, { template, ...posting }: Posting<Payload>) {
  template.payload.parse(posting.payload)
  const { subject, transition, recipient, lang } = posting
  // One statement, letter and job: it stands in the way of every order.
  const { rows } = await ctx.db.execute(sql`
    with added as (
      insert into outbox (channel, template, subject, transition, recipient, lang, payload)
      values (${template.channel}, ${template.name}, ${subject}, ${transition}, ${recipient}, ${lang},
        ${JSON.stringify(posting.payload)}::jsonb)
      on conflict do nothing returning id
    ), queued as (
      ${queueEach(sendOutboxKind, sql`jsonb_build_object('outbox_id', added.id)`, sql`added`)}
    )
    select ${wakeWorkers} from queued`)
  return rows.length > 0
}

type SendOptions = {
  senders: Partial<Record<Channel, Sender>>
  templates: readonly Template[]
  /** Where the shop is found from outside. Asked for at each letter: the address may be known only after the start. */
  siteUrl?: () => string
}

/** The job that carries letters out. Fourteen attempts last some three hours: a mail server may be away that long. */
export function createSendOutbox(options: SendOptions): Job<typeof sendOutboxKind.payload> {
  const { senders, templates, siteUrl = () => 'http://localhost' } = options
  const site = { link: (path: string) => new URL(path, siteUrl()).href }
  const templateOf = (row: Pick<Row, 'template' | 'channel'>) =>
    templates.find(({ name, channel }) => name === row.template && channel === row.channel)
  /** Only a letter still waiting changes; of a secret one nothing is left to read. */
  async function settle(ctx: Context, row: Row, change: Partial<Row>) {
    const forgotten = templateOf(row)?.secret ? { payload: {} } : {}
    await ctx.db
      .update(outboxTable)
      .set({ ...change, ...forgotten })
      .where(and(eq(outboxTable.id, row.id), eq(outboxTable.state, 'waiting')))
  }
  return defineJob({
    ...sendOutboxKind,
    attempts: 14,
    async run(ctx, { outbox_id }) {
      const row = await findLetter(ctx, outbox_id)
      if (row?.state !== 'waiting') return
      const template = templateOf(row)
      const send = senders[row.channel]
      // Not final: an instance of a newer version may know what this one does not.
      if (!template) throw new Error(`The template ${row.template} is unknown.`)
      if (!send) throw new Error(`Nothing sends to the channel ${row.channel}.`)
      const letter = template[row.lang](template.payload.parse(row.payload), site)
      await send({ ...letter, id: row.id, recipient: row.recipient, lang: row.lang, created_at: row.created_at })
      await settle(ctx, row, { state: 'sent', sent_at: ctx.now() })
    },
    async onDead(ctx, { outbox_id }) {
      const row = await findLetter(ctx, outbox_id)
      if (row) await settle(ctx, row, { state: 'dead' })
    },
  })
}

async function findLetter(ctx: Context, id: number) {
  const [row] = await ctx.db.select().from(outboxTable).where(eq(outboxTable.id, id))
  return row
}
