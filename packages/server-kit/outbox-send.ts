import type { Lang } from '@sillage/kit/language.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from './context.ts'
import { describeFailure, isFinal } from './job-failure.ts'
import type { RunEnd } from './job-queue.ts'
import { defineJob, enqueue, type Job } from './jobs.ts'
import {
  addRows,
  type Channel,
  type Email,
  type Message,
  type Row,
  type Sender,
  sendOutboxKind,
  type Template,
} from './outbox.ts'
import { preparedQuery } from './prepared.ts'
import { outboxTable } from './tables.ts'

/** Now, at a later moment, or not at all and why. */
export type Permit = 'now' | Date | { never: string }

type Options = {
  senders: Partial<Record<Channel, Sender>>
  templates: readonly Template[]
  /** Where the shop is found from outside. Asked for at each email: the address may be known only after the start. */
  siteUrl?: () => string
  /** Where customers call, as staff say now. */
  phone?: (ctx: Context) => Promise<string>
  /** Asked about every message right before it goes. */
  mayGo?: (ctx: Context, row: Row, template: Template) => Promise<Permit>
  /** What every email is marked with, whatever its template. */
  mark?: ((email: Email, lang: Lang) => Email) | undefined
}

/** Finds templates by channel and name. */
export function indexTemplates(templates: readonly Template[]) {
  const all = [...templates, ...templates.flatMap(({ instead }) => (instead ? [instead] : []))]
  const known = new Map<string, Template>()
  for (const template of all) {
    const key = `${template.channel} ${template.name}`
    // The emails of one would be written with the words of the other.
    if (known.has(key) && known.get(key) !== template) throw new Error(`two templates are called ${key}`)
    known.set(key, template)
  }
  return ({ channel, template }: Pick<Row, 'channel' | 'template'>) => known.get(`${channel} ${template}`)
}

/** The job that carries emails out. Fourteen attempts last some three hours: a mail server may be away that long. */
export function createSendOutbox(options: Options): Job<typeof sendOutboxKind.payload> {
  const templateOf = indexTemplates(options.templates)
  const settle = createSettle(templateOf)
  const carry = createCarry(options, settle)

  return defineJob({
    ...sendOutboxKind,
    attempts: 14,
    async run(ctx, { outbox_id }) {
      const row = await findEmail(ctx, outbox_id)
      if (row?.state !== 'waiting') return
      const template = templateOf(row)
      if (!template) throw new Error(`The template ${row.template} is unknown.`)
      try {
        return await carry(ctx, row, template)
      } catch (error) {
        // The person who looks at the message reads here what only an operator would find in the job's row.
        await ctx.db
          .update(outboxTable)
          .set({ failure: describeFailure(error) })
          .where(eq(outboxTable.id, row.id))
        throw error
      }
    },
    async onDead(ctx, { outbox_id }) {
      const row = await findEmail(ctx, outbox_id)
      const template = row && templateOf(row)
      if (!row) return
      await settle(ctx, row, { state: 'dead', settled_at: ctx.now() })
      if (template?.instead) await sendInstead(ctx, row, template)
    },
  })
}

type Settle = (ctx: Context, row: Row, change: Partial<Row>) => Promise<void>

/** Only an email still waiting changes; of a secret one nothing is left to read. */
function createSettle(templateOf: ReturnType<typeof indexTemplates>): Settle {
  return async (ctx, row, change) => {
    const forgotten = templateOf(row)?.secret ? { payload: {} } : {}
    await ctx.db
      .update(outboxTable)
      .set({ ...change, ...forgotten })
      .where(and(eq(outboxTable.id, row.id), eq(outboxTable.state, 'waiting')))
  }
}

/** Carries one message to its sender, or to the other channel where its own can never take it. */
function createCarry({ senders, siteUrl = () => 'http://localhost', phone, mayGo, mark }: Options, settle: Settle) {
  const link = (path: string) => new URL(path, siteUrl()).href

  return async (ctx: Context, row: Row, template: Template): Promise<RunEnd> => {
    const permit = (await mayGo?.(ctx, row, template)) ?? 'now'
    if (permit instanceof Date) {
      const { urgent = false } = template
      return enqueue(ctx, { ...sendOutboxKind, urgent }, { outbox_id: row.id }, { runAt: permit })
    }
    if (permit !== 'now') return settle(ctx, row, { state: 'dead', failure: permit.never })
    const send = senders[row.channel]
    // Not final: an instance of a newer version may know what this one does not.
    if (!send && !template.instead) throw new Error(`Nothing sends to the channel ${row.channel}.`)
    try {
      if (!send) throw Object.assign(new Error(`There is no ${row.channel} here.`), { isFinal: true })
      const site = { link, ...(phone && { phone: await phone(ctx) }) }
      const email = template[row.lang](template.payload.parse(row.payload), site)
      const { key = null } = await send(messageOf(row, mark ? mark(email, row.lang) : email))
      const { secret = false } = template
      return { with: sent, values: { sent_id: row.id, sent_at: ctx.now().toISOString(), sent_key: key, secret } }
    } catch (error) {
      if (!isFinal(error) || !template.instead) throw error
      await ctx.transaction(async (ctx) => {
        await settle(ctx, row, { state: 'failed', failure: describeFailure(error), settled_at: ctx.now() })
        await sendInstead(ctx, row, template)
      })
    }
  }
}

/** The other channel, in the caller's transaction; once, because its row is named alike. */
export async function sendInstead(ctx: Context, row: Row, { instead }: Template) {
  if (!instead) return
  const { template, subject, transition, recipient, lang, payload, about, mb_id } = row
  await addRows(ctx, [
    {
      channel: instead.channel,
      template,
      subject,
      transition,
      recipient,
      lang,
      payload,
      about,
      mb_id,
      urgent: instead.urgent ?? false,
    },
  ])
}

/** The same as `settle`, in the statement that ends the job: it is done for every message. */
const sent = sql`
  update outbox set state = 'sent', sent_at = ${sql.placeholder('sent_at')}, provider_key = ${sql.placeholder('sent_key')},
    failure = null, payload = case when ${sql.placeholder('secret')}::boolean then '{}'::jsonb else payload end
  where id = ${sql.placeholder('sent_id')} and state = 'waiting'`

const messageOf = ({ id, recipient, lang, created_at, sends }: Row, email: ReturnType<Template['kr']>): Message => ({
  ...email,
  id,
  recipient,
  lang,
  created_at,
  sends,
})

async function findEmail(ctx: Context, id: number) {
  const [row] = await email(ctx.db, { id })
  return row
}
const email = preparedQuery((db) =>
  db
    .select()
    .from(outboxTable)
    .where(eq(outboxTable.id, sql.placeholder('id'))),
)
