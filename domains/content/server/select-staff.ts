import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { refuseOutdated, versionOf } from '@sillage/server-kit/row-version.ts'
import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { AuditAction } from '../../audit/actions.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import type { staffSelects } from '../select-contract.ts'
import { refuseUnknown } from './chosen.ts'
import { selectTable } from './tables.ts'

type StaffCalls = typeof staffSelects
type Form = HandlerInput<StaffCalls['add']>['body']
type Row = typeof selectTable.$inferSelect

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

/** No one sees it before it is shown. */
export const addSelect = (ctx: Context, body: Form) =>
  ctx.transaction(async (ctx) => {
    await refuseUnknown(ctx, 'items', body.items)
    const [row] = await ctx.db.insert(selectTable).values(body).returning()
    return finish(ctx, 'select.add', row, null, body)
  })

export const changeSelect = (ctx: Context, { params, query, body }: HandlerInput<StaffCalls['change']>) =>
  ctx.transaction(async (ctx) => {
    await refuseUnknown(ctx, 'items', body.items)
    const before = await lock(ctx, params.id)
    refuseOutdated(before, query.based_on)
    const [row] = await ctx.db.update(selectTable).set(body).where(eq(selectTable.id, params.id)).returning()
    return finish(ctx, 'select.change', row, before, body)
  })

/** Shown once more it keeps its day; hidden and shown again it is new: the newest is what the menus lead to. */
export const switchSelect = (ctx: Context, { params, body }: HandlerInput<StaffCalls['switch']>) =>
  ctx.transaction(async (ctx) => {
    const before = await lock(ctx, params.id)
    const published_at = body.visible ? (before.published_at ?? ctx.now()) : null
    const [row] = await ctx.db
      .update(selectTable)
      .set({ published_at })
      .where(eq(selectTable.id, params.id))
      .returning()
    return finish(ctx, 'select.switch', row, toSheet(before), body)
  })

async function lock(ctx: Context, id: number): Promise<Row> {
  const [row] = await ctx.db.select().from(selectTable).where(eq(selectTable.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

async function finish(ctx: Context, action: AuditAction, row: Row | undefined, before: object | null, after: object) {
  if (!row) throw new Error('a written select was not returned')
  await writeAudit(ctx, { action, subject: `select:${row.id}`, before, after })
  await emptyTags(ctx, 'selects')
  return toSheet(row)
}

const toSheet = (row: Row) => ({ ...row, version: versionOf(row), visible: row.published_at !== null })
