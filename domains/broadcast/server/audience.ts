import type { Context } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Segment } from '../contract.ts'
import type { BroadcastChannel } from '../words.ts'

export type Recipient = {
  mb_id: string
  mb_name: string
  lang: 'kr' | 'en'
  /** Empty where they did not agree to that channel, or did not prove it theirs. */
  mail: string
  sms: string
}

const agreed = (document: 'ads_mail' | 'ads_sms') => sql`coalesce((select c.given from consent c
  where c.mb_id = m.mb_id and c.document = ${document} order by c.id desc limit 1), false)`

const won = sql`o.mb_id = m.mb_id and o.paid_at is not null`

function conditions({ grades, lang, ordered_days, quiet_days, product_ids, category_id }: Segment, now: Date): SQL {
  const since = (days: number) =>
    sql`o.paid_at > ${new Date(now.getTime() - days * 86_400_000).toISOString()}::timestamptz`
  const bought = (which: SQL) => sql`exists (select 1 from orders o join order_line l on l.order_id = o.id
    where ${won} and l.state not in ('canceled', 'returned', 'sold_out') and ${which})`
  const wanted = [sql`m.state = 'active'`]
  if (grades.length > 0) wanted.push(sql`m.grade in ${grades}`)
  if (lang) wanted.push(sql`m.lang = ${lang}`)
  if (ordered_days) wanted.push(sql`exists (select 1 from orders o where ${won} and ${since(ordered_days)})`)
  if (quiet_days) wanted.push(sql`not exists (select 1 from orders o where ${won} and ${since(quiet_days)})`)
  if (product_ids.length > 0) wanted.push(bought(sql`l.product_id in ${product_ids}`))
  if (category_id)
    wanted.push(
      bought(sql`l.product_id in (select p.product_id from product_category p where p.category_id = ${category_id})`),
    )
  return sql.join(wanted, sql` and `)
}

/** Members of the segment with the channels on which they agreed to get news. */
const audience = (segment: Segment, channels: readonly BroadcastChannel[], now: Date) => sql`
  select m.mb_id, m.mb_name, m.lang,
    case when ${channels.includes('mail')} and m.email_proved_at is not null and ${agreed('ads_mail')}
      then m.mb_email else '' end as mail,
    case when ${channels.includes('sms')} and m.hp_proved_at is not null and ${agreed('ads_sms')}
      then m.mb_hp else '' end as sms
  from member m where ${conditions(segment, now)}`

type Aim = { segment: Segment; channels: readonly BroadcastChannel[] }

/** The next members after one, in the order of their ids. */
export async function nextRecipients(ctx: Context, { segment, channels }: Aim, after: string, limit: number) {
  const { rows } = await ctx.db.execute<Recipient>(sql`
    select * from (${audience(segment, channels, ctx.now())}) reached
    where (mail <> '' or sms <> '') and mb_id > ${after} order by mb_id limit ${limit}`)
  return rows
}

type Counted = { members: number; people: number; mail: number; sms: number }

export async function countAudience(ctx: Context, { segment, channels }: Aim): Promise<Counted> {
  const { rows } = await ctx.db.execute<Counted>(sql`
    select count(*)::int as members, count(*) filter (where mail <> '' or sms <> '')::int as people,
      count(*) filter (where mail <> '')::int as mail, count(*) filter (where sms <> '')::int as sms
    from (${audience(segment, channels, ctx.now())}) reached`)
  return rows[0] ?? { members: 0, people: 0, mail: 0, sms: 0 }
}
