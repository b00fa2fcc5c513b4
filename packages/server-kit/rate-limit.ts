import { Problem } from '@sillage/kit/problem.ts'
import { sql } from 'drizzle-orm'
import type { Context } from './context.ts'
import { rateTable } from './tables.ts'

/** Refuses what is asked for more than `times` in a window; counted in the database, so that instances count together. */
export async function limitRate(ctx: Context, key: string, { times, seconds }: { times: number; seconds: number }) {
  const window = Math.floor(ctx.now().getTime() / 1000 / seconds)
  const [row] = await ctx.db
    .insert(rateTable)
    .values({ key, window, count: 1 })
    .onConflictDoUpdate({
      target: rateTable.key,
      set: {
        window,
        count: sql`case when ${rateTable.window} = excluded."window" then ${rateTable.count} + 1 else 1 end`,
      },
    })
    .returning({ count: rateTable.count })
  if ((row?.count ?? 0) > times)
    throw new Problem(429, '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.', { code: 'too_many' })
}
