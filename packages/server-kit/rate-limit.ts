import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { Problem } from '@sillage/kit/problem.ts'
import { sql } from 'drizzle-orm'
import type { Context } from './context.ts'
import { rateTable } from './tables.ts'

/** Refuses what is asked for more than `times` in a window; counted in the database, so that instances count together. */
export async function limitRate(ctx: Context, key: string, { times, seconds }: { times: number; seconds: number }) {
  const nowSeconds = ctx.now().getTime() / 1000
  const window = Math.floor(nowSeconds / seconds)
  const [row] = await ctx.db
    .insert(rateTable)
    .values({ key: unreadable(ctx, key), window, count: 1 })
    .onConflictDoUpdate({
      target: rateTable.key,
      set: {
        window,
        count: sql`case when ${rateTable.window} = excluded."window" then ${rateTable.count} + 1 else 1 end`,
      },
    })
    .returning({ count: rateTable.count })
  if ((row?.count ?? 0) > times)
    throw new Problem(429, '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.', {
      code: 'too_many',
      retryAfterSeconds: Math.ceil((window + 1) * seconds - nowSeconds),
    })
}

/** Whoever counts by phone number or mail address must not keep a list of them. */
const unreadable = (ctx: Context, key: string) => createHmac('sha256', ctx.secret).update(key).digest('base64url')

/** Counts begin anew once a day: rows of those who never come back would stay for ever. */
export const forgetRates = (ctx: Context) => ctx.db.delete(rateTable)

/** Where somebody comes from: an IPv4 address, or the network of an IPv6 one, all of which one household may use. */
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
