import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'

/** The newest entries of what staff did, of what happened to orders, and of what was written to us. */
export async function findLastChange(ctx: Context) {
  const { rows } = await ctx.db.execute<{ last: string }>(sql`
    select concat_ws('-', (select max(id) from audit_log), (select max(id) from order_event),
      (select max(id) from notification)) as last`)
  return { last: rows[0]?.last ?? '' }
}
