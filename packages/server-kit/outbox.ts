import type { Lang } from '@sillage/kit/language.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from './context.ts'
import type { Part } from './cte.ts'
import { forgetOldest } from './forget-oldest.ts'
import { queueEach, wakeWorkers } from './jobs.ts'
import { outboxTable } from './tables.ts'

export type Row = typeof outboxTable.$inferSelect
export type Channel = Row['channel']

/** What a message on KakaoTalk has besides its text: the template it was registered as, and what can be pressed below it. */
export type Registered = {
  code: string
  /** The text as it was registered, with its gaps, and what fills them. */
  content: string
  variables: Readonly<Record<string, string>>
  buttons: readonly { name: string; url: string }[]
}

export type Email = { subject: string; text: string; html?: string; registered?: Registered }

/** An email with its address, as a sender gets it; sent again after a failure it has the same id. */
export type Message = Email & { id: number; recipient: string; lang: Lang; created_at: Date; sends: number }

/** Hands a message to its service; answers the service's id for it, if the service reports the outcome later. */
export type Sender = (message: Message) => Promise<{ key?: string }>

/** What an email may say of the shop it comes from: the whole address of a path there, and where to call. */
export type Site = { link(path: string): string; phone?: string }

/** The words of an email in both languages. */
export type Template<Payload extends z.ZodType = z.ZodType> = {
  name: string
  channel: Channel
  payload: Payload
  /** The payload is secret, such as a code or a link with a key: it is deleted as soon as the message was sent. */
  secret?: boolean
  /** Its reader waits for it, such as for a code to sign in with: it leaves before all others. */
  urgent?: boolean
  /** Asked before an email is sent: whether, and when, it may go. */
  waits?: 'for the day' | 'for consent'
  /** What goes by another channel where this one cannot: same name, same payload. */
  instead?: Template<Payload>
  kr(payload: z.output<Payload>, site: Site): Email
  en(payload: z.output<Payload>, site: Site): Email
}

export const defineTemplate = <Payload extends z.ZodType>(template: Template<Payload>): Template<Payload> => template

export type Posting<Payload extends z.ZodType = z.ZodType> = {
  template: Template<Payload>
  /** What the message is about, and what happened to it: `order:17`, `paid`. One message is sent for each pair. */
  subject: string
  transition: string
  recipient: string
  lang: Lang
  payload: z.input<Payload>
  /** Where it is looked for, where that is not its subject, and whose it is. */
  about?: string
  mb_id?: string | null
}

export const sendOutboxKind = { name: 'outbox.send', payload: z.object({ outbox_id: z.int() }) }

/** Puts an email into the outbox in the caller's transaction. Repeating it is harmless, and answers false. */
export const post = async <Payload extends z.ZodType>(ctx: Context, posting: Posting<Payload>) =>
  (await postAll(ctx, [posting])) > 0

/** Several emails at once, such as the same news by mail and to the phone. Says how many are new. */
export const postAll = <Payload extends z.ZodType>(ctx: Context, postings: readonly Posting<Payload>[]) =>
  addRows(ctx, postings.map(toRow))

/** The same as a part of the caller's statement; with a moment before which they are not sent. */
export const postPart = (postings: readonly Posting[], notBefore?: Date): Part =>
  emailsPart(postings.map(toRow), notBefore)

function toRow<Payload extends z.ZodType>({ template, about, mb_id = null, ...posting }: Posting<Payload>) {
  template.payload.parse(posting.payload)
  const { name, channel, urgent = false } = template
  return { ...posting, template: name, channel, about: about ?? posting.subject, mb_id, urgent }
}

type NewRow = Pick<
  Row,
  'channel' | 'template' | 'subject' | 'transition' | 'recipient' | 'lang' | 'payload' | 'about' | 'mb_id'
> & { urgent: boolean }

/** Emails and the jobs that send them: they are part of the statement that places an order. */
const emailsPart = (rows: readonly NewRow[], notBefore?: Date): Part => ({
  with: sql`emails as (
      insert into outbox (channel, template, subject, transition, recipient, lang, payload, about, mb_id)
      select channel, template, subject, transition, recipient, lang, payload, about, mb_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as each(channel text, template text, subject text,
        transition text, recipient text, lang text, payload jsonb, about text, mb_id text)
      on conflict do nothing returning id, template
    ), queued_emails as (
      ${queueEach(sendOutboxKind, sql`jsonb_build_object('outbox_id', emails.id)`, sql`emails`, { urgent: areUrgent(rows), runAt: notBefore })}
    ), woken_for_emails as (select ${wakeWorkers} from queued_emails)`,
  seen: sql`(select count(*)::int from woken_for_emails) as emails`,
})

function areUrgent(rows: readonly NewRow[]) {
  const urgent = rows.filter(({ urgent }) => urgent).map(({ template }) => sql`${template}::text`)
  return urgent.length > 0 ? sql`emails.template in (${sql.join(urgent, sql`, `)})` : sql`false`
}

export async function addRows(ctx: Context, rows: readonly NewRow[]): Promise<number> {
  if (rows.length === 0) return 0
  const { with: parts, seen } = emailsPart(rows)
  const { rows: counted } = await ctx.db.execute<{ emails: number }>(sql`with ${parts} select ${seen}`)
  return counted[0]?.emails ?? 0
}

/** Takes back messages that still wait to be sent. False where one of them is on its way, or gone. */
export async function withdraw(ctx: Context, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true
  // A worker takes the job before it sends: from then on the job no longer waits, and the message is on its way.
  const { rows } = await ctx.db.execute(sql`
    with wanted as (
      select value::bigint as id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)
    ), stopped as (
      delete from job using wanted
      where job.name = ${sendOutboxKind.name} and job.state = 'waiting' and (job.payload->>'outbox_id')::bigint = wanted.id
      returning wanted.id
    )
    delete from outbox using stopped where outbox.id = stopped.id and outbox.state = 'waiting' returning outbox.id`)
  return rows.length === ids.length
}

const daysKept = 3 * 365 + 1

/** Once a day: what was said to a customer is kept as long as a complaint about it, which the law wants for three years. */
export const forgetMessages = (ctx: Context) => forgetOldest(ctx, outboxTable, daysKept)
