import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { Problem } from '@sillage/kit/problem.ts'
import { sql } from 'drizzle-orm'
import type { Context } from './context.ts'
import { prepared } from './prepared.ts'
import { rateTable } from './tables.ts'

/** So many times in each window of so many seconds. */
export type Rate = { times: number; seconds: number }
export type Counted = Rate & { key: string }

/** Refuses an action that is repeated too often. All its limits are counted in one statement. */
export async function limitRates(ctx: Context, counted: readonly Counted[]) {
  const waits = await countRates(ctx, counted)
  if (waits.length > 0)
    throw new Problem(429, '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.', {
      code: 'too_many',
      retryAfterSeconds: Math.max(...waits),
    })
}

/** Counts, and answers for each limit that is passed in how many seconds its window ends. In the database, so that instances count together. */
export async function countRates(ctx: Context, counted: readonly Counted[]): Promise<number[]> {
  const nowSeconds = ctx.now().getTime() / 1000
  const rows = counted.map(({ key, times, seconds }) => ({
    key: unreadable(ctx, key),
    window: Math.floor(nowSeconds / seconds),
    times,
    seconds,
  }))
  if (rows.length === 0) return []
  const counts = await counting(ctx.db, { rows: JSON.stringify(rows) })
  return rows.flatMap(({ key, times, window, seconds }) => {
    const count = counts.find((each) => each.key === key)?.count ?? 0
    return count > times ? [Math.ceil((window + 1) * seconds - nowSeconds)] : []
  })
}

// In one order for everyone: two calls that count the same things must not wait for each other.
const counting = prepared<{ key: string; count: number }>(sql`
  insert into rate (key, "window", count)
  select key, "window", 1 from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as each(key text, "window" int)
  order by key
  on conflict (key) do update set "window" = excluded."window",
    count = case when rate."window" = excluded."window" then rate.count + 1 else 1 end
  returning key, count`)

/** Phone numbers and mail addresses are counted without being listed. */
const unreadable = (ctx: Context, key: string) => createHmac('sha256', ctx.secret).update(key).digest('base64url')

/** Counts begin again once a day: rows of visitors who never return would stay for ever. */
export const forgetRates = (ctx: Context) => ctx.db.delete(rateTable)

/** The network an address belongs to: an IPv4 address, or the /64 of an IPv6 one, all of which one household may use. */
export function networkOf(ip: string) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('%', 1).join().toLowerCase().split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
