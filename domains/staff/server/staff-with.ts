import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import type { Permission } from '../../audit/permissions.ts'
import { staffTable } from './tables.ts'

/** All staff with a permission. */
export async function listStaffWith(ctx: Context, permission: Permission): Promise<string[]> {
  const staff = await ctx.db
    .select({ mb_id: staffTable.mb_id })
    .from(staffTable)
    .where(sql`${staffTable.permissions} ?| array[${permission}, '*']::text[]`)
  return staff.map(({ mb_id }) => mb_id)
}
