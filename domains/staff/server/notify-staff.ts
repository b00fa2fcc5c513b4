import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import type { Permission } from '../../audit/permissions.ts'
import { staffNotice } from '../../audit/server/live.ts'
import { type News, notify } from '../../notification/server/notify.ts'
import { staffTable } from './tables.ts'

/** Notifies all staff with a permission that something waits for them. */
export async function notifyStaff(ctx: Context, permission: Permission, news: Omit<News, 'mb_id'>) {
  const staff = await ctx.db
    .select({ mb_id: staffTable.mb_id })
    .from(staffTable)
    .where(sql`${staffTable.permissions} ?| array[${permission}, '*']::text[]`)
  await ctx.db.execute(sql`select ${staffNotice}`)
  for (const { mb_id } of staff) await notify(ctx, { ...news, mb_id })
}
