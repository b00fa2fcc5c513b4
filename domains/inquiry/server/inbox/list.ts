import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { type Context, isStaffWith, requireMember } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { inbox } from '../../inbox-contract.ts'
import { type InboxFilter, type InboxKind, type InboxView, reviewWaitsTo } from '../../inbox-words.ts'
import type { InquiryState, InquiryTopic } from '../../words.ts'
import { readClock, toClock } from './clock.ts'

type Query = HandlerInput<typeof inbox.list>['query']

type Source = {
  kind: InboxKind
  from: SQL
  /** Since when it waits, and when it was written or changed: what lists are ordered by. */
  since: SQL
  changed: SQL
  id: SQL
  columns: SQL
  waiting: SQL
  answered: SQL
  /** Words someone looks for. */
  mentions: (pattern: string) => SQL
}

const lastState = (waiting: SQL, answer: SQL) => sql`case
  when ${waiting} then case when c.assigned_to is null then 'open' else 'in_progress' end
  when ${answer} is not null then 'answered' else 'closed' end`

const questionWaits = sql`p.answer is null and p.hidden_reason is null and c.done_at is null`
const reviewWaits = sql`r.reply is null and r.hidden_reason is null and r.stars <= ${sql.raw(String(reviewWaitsTo))} and c.done_at is null`

/** Where the inbox is read from; each row keeps its own table, whose screens and rules are older than the inbox. */
const sources: readonly Source[] = [
  {
    kind: 'inquiry',
    from: sql`inquiry i left join inbox_case c on c.inquiry_id = i.id left join member m on m.mb_id = i.mb_id`,
    since: sql`i.waiting_since`,
    changed: sql`i.changed_at`,
    id: sql`i.id`,
    columns: sql`i.topic, i.title, i.mb_id, coalesce(m.mb_name, i.name) as mb_name,
      coalesce(m.lang, i.lang) as lang, null::int as stars, i.state, i.waiting_since`,
    waiting: sql`i.waiting_since is not null`,
    answered: sql`i.state = 'answered'`,
    mentions: (pattern) => sql`(i.title ilike ${pattern} or i.name ilike ${pattern} or i.email ilike ${pattern}
      or exists (select 1 from inquiry_message s where s.inquiry_id = i.id and s.body ilike ${pattern}))`,
  },
  {
    kind: 'product',
    from: sql`product_inquiry p left join inbox_case c on c.product_inquiry_id = p.id left join member m on m.mb_id = p.mb_id`,
    since: sql`p.created_at`,
    changed: sql`p.created_at`,
    id: sql`p.id`,
    columns: sql`'product'::text as topic, left(p.body, 160) as title, p.mb_id, coalesce(m.mb_name, '') as mb_name,
      coalesce(m.lang, 'kr') as lang, null::int as stars, ${lastState(questionWaits, sql`p.answer`)} as state,
      case when ${questionWaits} then p.created_at end as waiting_since`,
    waiting: questionWaits,
    answered: sql`p.answer is not null`,
    mentions: (pattern) => sql`(p.body ilike ${pattern} or p.answer ilike ${pattern})`,
  },
  {
    kind: 'review',
    from: sql`review r left join inbox_case c on c.review_id = r.id left join member m on m.mb_id = r.mb_id`,
    since: sql`r.created_at`,
    changed: sql`r.created_at`,
    id: sql`r.id`,
    columns: sql`null::text as topic, left(r.body, 160) as title, nullif(r.mb_id, '') as mb_id,
      coalesce(m.mb_name, '') as mb_name, coalesce(m.lang, 'kr') as lang, r.stars,
      ${lastState(reviewWaits, sql`r.reply`)} as state, case when ${reviewWaits} then r.created_at end as waiting_since`,
    waiting: reviewWaits,
    answered: sql`r.reply is not null`,
    mentions: (pattern) => sql`(r.body ilike ${pattern} or r.reply ilike ${pattern})`,
  },
]

export type InboxFound = {
  kind: InboxKind
  id: number
  topic: InquiryTopic | null
  title: string
  mb_id: string | null
  mb_name: string
  lang: 'kr' | 'en'
  stars: number | null
  state: InquiryState
  waiting_since: string | null
  at: string
  assigned_to: string | null
  assigned_name: string | null
  cursor: string
}

/** A review is shown to those who may answer it. */
const readable = (ctx: Context, filter: InboxFilter | undefined) =>
  sources.filter(
    ({ kind }) =>
      (kind !== 'review' || isStaffWith(ctx, 'reviews')) &&
      (!filter || kind === (filter === 'class' ? 'inquiry' : filter)),
  )

const inView = (source: Source, view: InboxView, me: string): SQL =>
  ({
    new: sql`${source.waiting} and c.assigned_to is null`,
    mine: sql`${source.waiting} and c.assigned_to = ${me}`,
    waiting: source.waiting,
    answered: source.answered,
    all: sql`true`,
  })[view]

const isOldestFirst = (view: InboxView) => view === 'new' || view === 'mine' || view === 'waiting'

/** What waits from the oldest on; what was answered and everything from the newest on. */
export async function listInbox(ctx: Context, query: Query) {
  const { limit } = query
  const oldest = isOldestFirst(query.view)
  const branches = readable(ctx, query.kind).map((source) => branchOf(ctx, source, query))
  if (branches.length === 0) return { data: [], next_after: null }
  const direction = sql.raw(oldest ? 'asc' : 'desc')
  const { rows } = await ctx.db.execute<InboxFound>(sql`
    select entry.*, s.mb_name as assigned_name,
      (extract(epoch from entry.at) * 1000000)::bigint || '_' || left(entry.kind, 1) || '_' || entry.id as cursor
    from (${sql.join(branches, sql` union all `)}) entry left join member s on s.mb_id = entry.assigned_to
    order by entry.at ${direction}, entry.kind ${direction}, entry.id ${direction} limit ${limit + 1}`)
  const { shown, next_after } = toKeyset(rows, limit, ({ cursor }) => cursor)
  const clock = await readClock(ctx)
  return { data: shown.map((row) => toRow(row, clock)), next_after }
}

/** One kind's share of the page, from its own index. */
function branchOf(ctx: Context, source: Source, { view, kind, keyword, after, limit }: Query) {
  const oldest = isOldestFirst(view)
  const at = oldest ? source.since : source.changed
  const direction = sql.raw(oldest ? 'asc' : 'desc')
  const conditions = [inView(source, view, requireMember(ctx).mb_id)]
  if (source.kind === 'inquiry' && kind)
    conditions.push(kind === 'class' ? sql`i.topic = 'class'` : sql`i.topic <> 'class'`)
  if (keyword) conditions.push(mentioning(source, keyword))
  if (after) conditions.push(beyond(source, at, after, oldest))
  return sql`(select ${source.kind}::text as kind, ${source.id} as id, ${source.columns}, ${at} as at, c.assigned_to
    from ${source.from} where ${sql.join(conditions, sql` and `)}
    order by ${at} ${direction}, ${source.id} ${direction} limit ${limit + 1})`
}

function mentioning(source: Source, keyword: string) {
  const pattern = `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`(${source.mentions(pattern)} or m.mb_name ilike ${pattern} or m.mb_id = ${keyword} or m.mb_email ilike ${pattern})`
}

const kindOfLetter: Record<string, InboxKind> = { i: 'inquiry', p: 'product', r: 'review' }

function beyond(source: Source, at: SQL, cursor: string, oldest: boolean) {
  const [micros, letter = '', id] = cursor.split('_')
  const moment = sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`
  const place = sql`(${at}, ${source.kind}::text, ${source.id})`
  const last = sql`(${moment}, ${kindOfLetter[letter]}::text, ${id}::int)`
  return oldest ? sql`${place} > ${last}` : sql`${place} < ${last}`
}

/** One row of the list by itself; undefined where there is none, or none that this member of staff may see. */
export async function findInboxRow(ctx: Context, kind: InboxKind, id: number) {
  const [source] = readable(ctx, kind)
  if (!source) return undefined
  const { rows } = await ctx.db.execute<InboxFound>(sql`
    select entry.*, s.mb_name as assigned_name from (
      select ${kind}::text as kind, ${source.id} as id, ${source.columns}, ${source.changed} as at, c.assigned_to
      from ${source.from} where ${source.id} = ${id}) entry left join member s on s.mb_id = entry.assigned_to`)
  const [row] = rows
  return row && toRow(row, await readClock(ctx))
}

/** How many wait, counted up to a hundred. */
const mostCounted = 100

export async function countInbox(ctx: Context) {
  const me = requireMember(ctx).mb_id
  const count = (view: InboxView) => {
    const branches = readable(ctx, undefined).map(
      (source) => sql`(select 1 from ${source.from} where ${inView(source, view, me)} limit ${mostCounted})`,
    )
    return sql`(select count(*)::int from (${sql.join(branches, sql` union all `)}) waiting)`
  }
  const { rows } = await ctx.db.execute<{ new: number; mine: number; waiting: number }>(
    sql`select ${count('new')} as new, ${count('mine')} as mine, ${count('waiting')} as waiting`,
  )
  return rows[0] ?? { new: 0, mine: 0, waiting: 0 }
}

function toRow({ cursor: _, assigned_to, assigned_name, waiting_since, ...row }: InboxFound, clock: Clock) {
  return {
    ...row,
    at: new Date(waiting_since ?? row.at).toISOString(),
    ...toClock(clock, waiting_since === null ? null : new Date(waiting_since)),
    assigned: assigned_to === null ? null : { mb_id: assigned_to, mb_name: assigned_name ?? assigned_to },
  }
}
type Clock = Awaited<ReturnType<typeof readClock>>
