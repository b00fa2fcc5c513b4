import type { Context } from '@sillage/server-kit/context.ts'
import { settingTable } from '@sillage/server-kit/tables.ts'
import { and, eq, sql } from 'drizzle-orm'

/** One row of settings, as it is stored; undefined until staff save it. */
export async function readSetting(ctx: Context, name: string): Promise<unknown> {
  const [row] = await ctx.db.select().from(settingTable).where(eq(settingTable.name, name))
  return row?.value
}

/**
 * Saves a setting with a version one higher than the one that was read. The version is tested by the statement itself: of
 * two who save at once, one is refused and false comes back.
 */
export async function saveSetting(ctx: Context, name: string, based_on: number, value: { version: number }) {
  const saved =
    based_on === 0
      ? await ctx.db.insert(settingTable).values({ name, value }).onConflictDoNothing().returning()
      : await ctx.db
          .update(settingTable)
          .set({ value })
          .where(and(eq(settingTable.name, name), eq(sql`(${settingTable.value}->>'version')::int`, based_on)))
          .returning()
  return saved.length > 0
}
