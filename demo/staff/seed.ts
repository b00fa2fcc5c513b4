import { withoutSecondFactor } from '@sillage/domains/staff/server/permissions.ts'
import { staffTable } from '@sillage/domains/staff/server/tables.ts'
import { settingTable } from '@sillage/server-kit/tables.ts'
import { demoSignIns } from '../member/seed.ts'
import type { Seeding } from '../seeding.ts'

/** The demo's members who work for the shop. */
export async function seedStaff({ ctx }: Seeding) {
  const staff = demoSignIns.flatMap(({ mb_id, permissions }) =>
    permissions ? [{ mb_id, permissions: [...permissions] }] : [],
  )
  await ctx.db.insert(staffTable).values(staff)
  await ctx.db.insert(settingTable).values({ name: withoutSecondFactor, value: true })
}
