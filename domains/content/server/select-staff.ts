import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { versionOf } from '@sillage/server-kit/row-version.ts'
import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { staffRows } from '../../audit/server/staff-rows.ts'
import type { staffSelects } from '../select-contract.ts'
import { refuseUnknown } from './chosen.ts'
import { selectTable } from './tables.ts'

type StaffCalls = typeof staffSelects
type Form = HandlerInput<StaffCalls['add']>['body']
type Row = typeof selectTable.$inferSelect

const toSheet = (row: Row) => ({ ...row, version: versionOf(row), visible: row.published_at !== null })

export async function listAllSelects(ctx: Context, query: HandlerInput<StaffCalls['list']>['query']) {
  const { visible, after, limit } = query
  const rows = await ctx.db
    .select()
    .from(selectTable)
    .where(
      and(
        visible === undefined
          ? undefined
          : visible
            ? isNotNull(selectTable.published_at)
            : isNull(selectTable.published_at),
        after ? lt(selectTable.id, after) : undefined,
      ),
    )
    .orderBy(desc(selectTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  return { data: shown.map(toSheet), next_after }
}

const rows = staffRows({
  kind: 'select',
  tag: 'selects',
  lock: (ctx, id) => ctx.db.select().from(selectTable).where(eq(selectTable.id, id)).for('update'),
  toSheet,
})

/** No one sees it before it is shown. */
export const addSelect = (ctx: Context, body: Form) =>
  rows.add(ctx, body, async (ctx) => {
    await refuseUnknown(ctx, 'items', body.items)
    return ctx.db.insert(selectTable).values(body).returning()
  })

export const changeSelect = (ctx: Context, { params: { id }, query, body }: HandlerInput<StaffCalls['change']>) =>
  rows.change(ctx, id, { ...query, after: body }, async (ctx) => {
    await refuseUnknown(ctx, 'items', body.items)
    return ctx.db.update(selectTable).set(body).where(eq(selectTable.id, id)).returning()
  })

/** Shown once more it keeps its day; hidden and shown again it is new: the newest is what the menus lead to. */
export const switchSelect = (ctx: Context, { params: { id }, body }: HandlerInput<StaffCalls['switch']>) =>
  rows.change(ctx, id, { action: 'switch', after: body }, async (ctx, before) => {
    const published_at = body.visible ? (before.published_at ?? ctx.now()) : null
    return ctx.db.update(selectTable).set({ published_at }).where(eq(selectTable.id, id)).returning()
  })
