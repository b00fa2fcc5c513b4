import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import type { Permission } from '../../audit/permissions.ts'
import { staffNotice } from '../../audit/server/live.ts'
import { listStaffWith } from '../../staff/server/staff-with.ts'
import type { NewsMessage } from './define-message.ts'
import { readersOf } from './member-reader.ts'
import { type Sending, sendMessage } from './send-message.ts'

/** Notifies all staff with a permission that something waits for them; open consoles reload. */
export async function sendToStaff<Variable extends string>(
  ctx: Context,
  permission: Permission,
  message: NewsMessage<Variable>,
  sending: Omit<Sending<Variable>, 'to'>,
) {
  const staff = await readersOf(ctx, await listStaffWith(ctx, permission))
  await ctx.db.execute(sql`select ${staffNotice}`)
  for (const to of staff.values()) await sendMessage(ctx, message, { ...sending, to })
}
