import { sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Context } from './context.ts'

const dayMs = 86_400_000

/**
 * Removes the rows that are older than so many days, some at a time, so that no one waits behind them. Ids grow with time:
 * the oldest rows are found by them, without an index of their times.
 */
export async function forgetOldest(
  ctx: Context,
  table: PgTable,
  days: number,
  { atOnce = 5_000, since = 'created_at' }: { atOnce?: number; since?: string } = {},
) {
  const name = sql.identifier(getTableConfig(table).name)
  const at = sql.identifier(since)
  const before = new Date(ctx.now().getTime() - days * dayMs)
  for (;;) {
    const { rowCount } = await ctx.db.execute(sql`
      delete from ${name} where id in (
        select id from (select id, ${at} from ${name} order by id limit ${atOnce}) as oldest
        where ${at} < ${before})`)
    if ((rowCount ?? 0) < atOnce) return
  }
}
