import type { Context } from '@sillage/server-kit/context.ts'
import { eq, sql } from 'drizzle-orm'
import { memberTable } from '../../member/server/tables.ts'
import { staffTable } from './tables.ts'

/** What a member may do in the console; null for a member who is not staff. */
export async function findPermissions(ctx: Context, mb_id: string): Promise<string[] | null> {
  const [staff] = await ctx.db.select().from(staffTable).where(eq(staffTable.mb_id, mb_id))
  return staff?.permissions ?? null
}

/** A session of staff ends after so many hours: a long day's work. */
export const staffHours = 12

/** In the setting table where staff may work without a second factor: in the demo, for people who look around. */
export const withoutSecondFactor = 'staff_without_second_factor'

/**
 * Whether the row of `staff` in a query has to give a second factor: everyone who has set one up, and every owner but the
 * demo's. Plain SQL, because it is a part of the one prepared query that every request makes.
 */
export const needsSecondFactor = `(
  exists (select from staff_factor where staff_factor.mb_id = staff.mb_id and staff_factor.confirmed_at is not null)
  or (staff.permissions ? '*' and not exists (select from setting where setting.name = '${withoutSecondFactor}')))`

/** Whether a member is staff by the password alone, as a column of a query on members. */
export const isStaff = sql<boolean>`exists (
  select from staff where staff.mb_id = ${memberTable}.mb_id and not ${sql.raw(needsSecondFactor)})`
