import type { Context } from '@sillage/server-kit/context.ts'
import { eq, sql } from 'drizzle-orm'
import { memberTable } from '../../member/server/tables.ts'
import { staffTable } from './tables.ts'

/** What a member may do in the console; null for a member who is not staff. */
export async function findPermissions(ctx: Context, mb_id: string): Promise<string[] | null> {
  const [staff] = await ctx.db.select().from(staffTable).where(eq(staffTable.mb_id, mb_id))
  return staff?.permissions ?? null
}

/**
 * Whether a member is staff, as a column of a query on members. The tables are named in full: in a query on one table
 * Drizzle writes columns without their table, and both columns here would then be the same.
 */
export const isStaff = sql<boolean>`exists (select from ${staffTable} where ${staffTable}.mb_id = ${memberTable}.mb_id)`
