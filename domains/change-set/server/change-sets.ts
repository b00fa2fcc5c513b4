import { isDeepStrictEqual } from 'node:util'
import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, isStaffWith, requireMember, requireStaff } from '@sillage/server-kit/context.ts'
import { violatedConstraint } from '@sillage/server-kit/violated.ts'
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { ChangeKind } from '../../audit/actions.ts'
import type { Permission } from '../../audit/permissions.ts'
import type { changeSets } from '../contract.ts'
import { changePartTable, changeRowTable, changeSetTable } from './tables.ts'
import { type ChangedRow, type ChangeTable, nameOf, pick, type RowChange, readRows, writeRows } from './write-rows.ts'

/** A part of the shop whose rows are changed in sets. */
export type ChangeArea = {
  name: string
  /** In the order in which every writer locks them. */
  tables: readonly ChangeTable[]
  /** What follows in the same transaction: read models, movements, the audit log, caches. */
  settle(ctx: Context, rows: ChangedRow[], cause: Cause): Promise<void>
  /** What staff call these rows. */
  namesOf(ctx: Context, rows: ChangedRow[]): Promise<string[]>
  /** Its rows belong together: what was changed since stands in the way of them all. */
  isOneWhole?: boolean
  /** Deletes those of the rows that the set made and that nothing else names; the others stay as the undo leaves them. */
  deleteMade?(ctx: Context, rows: readonly ChangedRow[]): Promise<void>
}
/** What was done and, where it was asked for, why. */
export type Cause = { kind: ChangeKind; note: string; undo: boolean }
export type Made = { kind: ChangeKind; note?: string; permission: Permission; request_key: string }
export type TableChanges = { table: ChangeTable; rows: RowChange[] }

/** Changes the rows and keeps what they were. Null where the same request was made before. */
export async function makeChangeSet(ctx: Context, area: ChangeArea, made: Made, changes: TableChanges[]) {
  const id = await openChangeSet(ctx, area, made)
  if (id !== null) await changeRows(ctx, area, { id, kind: made.kind, note: made.note ?? '' }, changes)
  return id
}

/** A set without rows yet. Null where the same request was made before. */
export async function openChangeSet(ctx: Context, area: ChangeArea, made: Made & { total?: number }) {
  const state = made.total === undefined ? ('applied' as const) : ('applying' as const)
  const [set] = await ctx.db
    .insert(changeSetTable)
    .values({ ...made, state, area: area.name, mb_id: requireMember(ctx).mb_id, created_at: ctx.now() })
    .onConflictDoNothing({ target: changeSetTable.request_key })
    .returning({ id: changeSetTable.id })
  return set?.id ?? null
}

/** Changes rows and keeps, with the set, what they were. */
export async function changeRows(ctx: Context, area: ChangeArea, set: OpenSet, changes: readonly TableChanges[]) {
  const changed: ChangedRow[] = []
  for (const { table, rows } of changes) if (rows.length > 0) changed.push(...(await changeTable(ctx, table, rows)))
  await keepRows(ctx, set.id, changed)
  await area.settle(ctx, changed, { kind: set.kind, note: set.note, undo: false })
}
export type OpenSet = Pick<typeof changeSetTable.$inferSelect, 'id' | 'kind' | 'note'>

async function changeTable(ctx: Context, table: ChangeTable, rows: RowChange[]): Promise<ChangedRow[]> {
  const before = await readRows(ctx, table, rows)
  await writeRows(ctx, table, rows)
  const after = await readRows(ctx, table, rows)
  return rows.map(({ row_id, row_key = '', made = false, set }) => {
    const names = Object.keys(set)
    return {
      table_name: nameOf(table),
      row_id,
      row_key,
      made,
      before: pick(before.get(row_id) ?? {}, names),
      after: pick(after.get(row_id) ?? {}, names),
    }
  })
}

async function keepRows(ctx: Context, change_set_id: number, changed: ChangedRow[]) {
  await ctx.db.execute(sql`
    insert into ${changeRowTable} (change_set_id, table_name, row_id, row_key, made, before, after)
    select ${change_set_id}, each.* from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as each(table_name text, row_id int, row_key text, made boolean, before jsonb, after jsonb)`)
}

/**
 * Everything as it was before the set, or nothing: refused once something else has changed one of its cells. Asked for
 * the rest, rows that were changed since stay as they are.
 */
export async function undoChangeSet(ctx: Context, areas: readonly ChangeArea[], { params, query }: Undoing) {
  const { id } = params
  const undone = await ctx.transaction(async (ctx) => {
    const set = await lockSet(ctx, id)
    const { area, kept, touched } = await compareSet(ctx, areas, set)
    if (touched.length > 0 && (!query.rest || area.isOneWhole))
      throw new Problem(409, '그 뒤에 {count}줄이 다시 바뀌어서 되돌릴 수 없어요.', {
        code: 'changed',
        slots: { count: touched.length },
      })
    const rows = kept.filter((row) => !touched.includes(row))
    for (const table of area.tables) await restore(ctx, table, ofTable(rows, table))
    const back = rows.map((row) => ({ ...row, before: row.after, after: row.before }))
    await area.settle(ctx, back, { kind: set.kind, note: set.note, undo: true })
    await area.deleteMade?.(
      ctx,
      rows.filter(({ made }) => made),
    )
    await ctx.db.delete(changePartTable).where(eq(changePartTable.change_set_id, id))
    const { mb_id } = requireMember(ctx)
    await ctx.db.update(changeSetTable).set({ undone_at: ctx.now(), undone_by: mb_id }).where(eq(changeSetTable.id, id))
    return rows.length
  })
  return { message: undone > 0 ? '되돌렸어요.' : '되돌릴 내용이 없어요.' }
}
type Undoing = HandlerInput<typeof changeSets.undo>

/** Which rows would stay as they are: what staff read before they undo the rest. */
export const listTouched = (ctx: Context, areas: readonly ChangeArea[], id: number) =>
  ctx.transaction(async (ctx) => {
    const { area, kept, touched } = await compareSet(ctx, areas, await lockSet(ctx, id))
    const names = await area.namesOf(ctx, touched.slice(0, 200))
    const inTheWay = area.isOneWhole && touched.length > 0 ? kept : touched
    return { rows: kept.length, touched: inTheWay.length, names }
  })

/** The rows of a set beside how they stand now; all of them are locked. */
async function compareSet(ctx: Context, areas: readonly ChangeArea[], set: { id: number; area: string }) {
  const area = areas.find(({ name }) => name === set.area)
  if (!area) throw notFound()
  const kept: ChangedRow[] = await ctx.db
    .select()
    .from(changeRowTable)
    .where(eq(changeRowTable.change_set_id, set.id))
    .orderBy(asc(changeRowTable.row_id))
  const touched: ChangedRow[] = []
  for (const table of area.tables) touched.push(...(await listChanged(ctx, table, ofTable(kept, table))))
  return { area, kept, touched }
}

const ofTable = (rows: ChangedRow[], table: ChangeTable) =>
  rows.filter(({ table_name }) => table_name === nameOf(table))

/** Locked, so that two who undo at once undo once. */
async function lockSet(ctx: Context, id: number) {
  const [set] = await ctx.db.select().from(changeSetTable).where(eq(changeSetTable.id, id)).for('update')
  if (!set) throw notFound()
  requireStaff(ctx, set.permission)
  if (set.undone_at) throw new Problem(409, '이미 되돌렸어요.', { code: 'undone' })
  if (set.state === 'applying') throw new Problem(409, '아직 적용하고 있어요. 끝나거나 멈춘 뒤에 되돌릴 수 있어요.')
  return set
}

/** Those of which a cell says something else than the set wrote, and those that are gone. */
async function listChanged(ctx: Context, table: ChangeTable, kept: ChangedRow[]) {
  if (kept.length === 0) return []
  const now = await readRows(ctx, table, kept)
  return kept.filter(({ row_id, after }) => {
    const row = now.get(row_id)
    return !row || !isDeepStrictEqual(pick(row, Object.keys(after)), after)
  })
}

async function restore(ctx: Context, table: ChangeTable, kept: ChangedRow[]) {
  const rows = kept.map(({ row_id, row_key, before }) => ({ row_id, row_key, set: before }))
  await writeRows(ctx, table, rows).catch((error: unknown) => {
    // What a rule of the table forbids now was allowed then: pieces are reserved since, or a code is used again.
    if (violatedConstraint(error) === '') throw error
    throw new Problem(409, '그 뒤에 들어온 주문이나 다른 상품 때문에 되돌릴 수 없어요.', { code: 'changed' })
  })
}

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
      rows: sql<number>`(select count(*) from ${changeRowTable} where change_set_id = ${changeSetTable.id})`.mapWith(
        Number,
      ),
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

/** The set that the same request made before. */
export async function findMade(ctx: Context, request_key: string) {
  const made = eq(changeSetTable.request_key, request_key)
  const [set] = await ctx.db.select({ id: changeSetTable.id }).from(changeSetTable).where(made)
  return set?.id ?? null
}
