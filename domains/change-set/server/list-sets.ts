import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { type Context, isStaffWith, requireMember } from '@sillage/server-kit/context.ts'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { changeSets } from '../contract.ts'
import { changeRowTable, changeSetTable } from './tables.ts'

export const toChangeSet = (set: typeof changeSetTable.$inferSelect, rows: number) => ({
  ...set,
  rows,
  created_at: set.created_at.toISOString(),
  undone_at: set.undone_at?.toISOString() ?? null,
})

/** Past sets that the asking member of staff could undo, the newest first. */
export async function listChangeSets(ctx: Context, { query }: HandlerInput<typeof changeSets.list>) {
  const { area, after, limit } = query
  const { permissions } = requireMember(ctx)
  const mine = isStaffWith(ctx, '*') ? undefined : inArray(changeSetTable.permission, [...permissions])
  const rows = await ctx.db
    .select({
      set: changeSetTable,
      rows: sql<number>`(select count(distinct coalesce(whole, table_name || ' ' || row_id)) from ${changeRowTable}
        where change_set_id = ${changeSetTable.id})`.mapWith(Number),
    })
    .from(changeSetTable)
    .where(
      and(mine, area ? eq(changeSetTable.area, area) : undefined, after ? lt(changeSetTable.id, after) : undefined),
    )
    .orderBy(desc(changeSetTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ set }) => set.id)
  return {
    data: shown.map(({ set, rows }) => toChangeSet(set, rows)),
    next_after,
  }
}
