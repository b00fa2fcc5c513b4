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
import { changeRowTable, changeSetTable } from './tables.ts'
import {
  type ChangedRow,
  type ChangeTable,
  deleteRows,
  isAdded,
  keyOfRow,
  nameOf,
  pick,
  type RowChange,
  readRows,
  writeRows,
} from './write-rows.ts'

/** A part of the shop whose rows are changed in sets. */
export type ChangeArea = {
  name: string
  /** In the order in which every writer locks them. */
  tables: readonly ChangeTable[]
  /** What follows in the same transaction: read models, movements, the audit log, caches. */
  settle(ctx: Context, rows: ChangedRow[], cause: Cause): Promise<void>
  /** What staff call these rows, by `keyOfRow`. */
  namesOf(ctx: Context, rows: ChangedRow[]): Promise<ReadonlyMap<string, string>>
  /** Locks what must be locked before the rows are. */
  lock?(ctx: Context, rows: ChangedRow[]): Promise<void>
  /** Rows that stay although their cells are as the set wrote them. */
  findStuck?(ctx: Context, rows: ChangedRow[]): Promise<StuckRow[]>
  /** Writes the old values back, where more belongs to that than the cells. */
  restore?(ctx: Context, rows: ChangedRow[]): Promise<void>
  /** Its rows belong together: what was changed since stands in the way of them all. */
  isOneWhole?: boolean
}
/** What was done and, where it was asked for, why. */
export type Cause = { kind: ChangeKind; note: string; undo: boolean }
type Made = { kind: ChangeKind; note?: string; permission: Permission; request_key: string }
export type TableChanges = { table: ChangeTable; rows: RowChange[] }
/** A row that cannot be undone, and why. */
export type StuckRow = { row: ChangedRow; reason: string }

/** Changes the rows and keeps what they were. Null where the same request was made before. */
export async function makeChangeSet(ctx: Context, area: ChangeArea, made: Made, changes: TableChanges[]) {
  const id = await addSet(ctx, area, made)
  if (!id) return null
  const changed: ChangedRow[] = []
  for (const { table, rows } of changes) if (rows.length > 0) changed.push(...(await changeTable(ctx, table, rows)))
  await keepRows(ctx, id, changed)
  await area.settle(ctx, changed, { kind: made.kind, note: made.note ?? '', undo: false })
  return id
}

async function addSet(ctx: Context, area: ChangeArea, made: Made) {
  const [set] = await ctx.db
    .insert(changeSetTable)
    .values({ ...made, area: area.name, mb_id: requireMember(ctx).mb_id, created_at: ctx.now() })
    .onConflictDoNothing({ target: changeSetTable.request_key })
    .returning({ id: changeSetTable.id })
  return set?.id ?? null
}

/** Keeps rows that the caller has changed by itself, in the caller's transaction. Null where there are none. */
export async function keepChangeSet(ctx: Context, area: ChangeArea, made: Made, changed: ChangedRow[]) {
  if (changed.length === 0) return null
  const id = await addSet(ctx, area, made)
  if (id) await keepRows(ctx, id, changed)
  return id
}

/**
 * A set whose rows come one transaction after the other, by `keepRows`. The same request goes on with the set that it
 * began; once that was undone, it is refused.
 */
export async function beginChangeSet(ctx: Context, area: ChangeArea, made: Made) {
  const id = await addSet(ctx, area, made)
  if (id) return id
  const [set] = await ctx.db.select().from(changeSetTable).where(eq(changeSetTable.request_key, made.request_key))
  if (!set || set.undone_at) throw alreadyUndone()
  return set.id
}

const alreadyUndone = () => new Problem(409, '이미 되돌렸어요.', { code: 'undone' })

/** Refuses to add to a set that was undone while it was still being made: no one could undo the rest. */
export async function requireNotUndone(ctx: Context, id: number) {
  const [set] = await ctx.db.select().from(changeSetTable).where(eq(changeSetTable.id, id))
  if (!set || set.undone_at) throw alreadyUndone()
}

/** A set that has no row is forgotten: there is nothing to undo. Answers the id of one that stays. */
export async function endChangeSet(ctx: Context, id: number) {
  const [dropped] = await ctx.db
    .delete(changeSetTable)
    .where(
      and(eq(changeSetTable.id, id), sql`not exists (select 1 from ${changeRowTable} where change_set_id = ${id})`),
    )
    .returning({ id: changeSetTable.id })
  return dropped ? null : id
}

async function changeTable(ctx: Context, table: ChangeTable, rows: RowChange[]): Promise<ChangedRow[]> {
  const ids = rows.map(({ row_id }) => row_id)
  const before = await readRows(ctx, table, ids)
  await writeRows(ctx, table, rows)
  const after = await readRows(ctx, table, ids)
  return rows.map(({ row_id, set }) => {
    const names = Object.keys(set)
    return {
      table_name: nameOf(table),
      row_id,
      before: pick(before.get(row_id) ?? {}, names),
      after: pick(after.get(row_id) ?? {}, names),
    }
  })
}

/** A row that the same set has changed before keeps what it was at first. */
export async function keepRows(ctx: Context, change_set_id: number, changed: ChangedRow[]) {
  await ctx.db.execute(sql`
    insert into ${changeRowTable} (change_set_id, table_name, row_id, before, after, whole)
    select ${change_set_id}, each.* from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as each(table_name text, row_id int, before jsonb, after jsonb, whole text)
    on conflict do nothing`)
}

/**
 * Everything as it was before the set, or nothing: refused once something else has changed one of its cells. Asked for
 * the rest, rows that were changed since stay as they are.
 */
export async function undoChangeSet(ctx: Context, areas: readonly ChangeArea[], { params, query }: Undoing) {
  const { id } = params
  const undone = await ctx.transaction(async (ctx) => {
    const set = await lockSet(ctx, id)
    const { area, kept, stuck } = await compareSet(ctx, areas, set)
    const staying = new Set(stuck.map(({ row }) => row))
    const rows = kept.filter((row) => !staying.has(row))
    if (stuck.length > 0 && (!query.rest || rows.length === 0))
      throw new Problem(409, '그 뒤에 {count}줄이 다시 바뀌어서 되돌릴 수 없어요.', {
        code: 'changed',
        slots: { count: countWholes([...staying]) },
      })
    await restoreRows(ctx, area, rows)
    const back = rows.map((row) => ({ ...row, before: row.after, after: row.before }))
    await area.settle(ctx, back, { kind: set.kind, note: set.note, undo: true })
    const { mb_id } = requireMember(ctx)
    await ctx.db.update(changeSetTable).set({ undone_at: ctx.now(), undone_by: mb_id }).where(eq(changeSetTable.id, id))
    return rows.length
  })
  return { message: undone > 0 ? '되돌렸어요.' : '되돌릴 내용이 없어요.' }
}
type Undoing = HandlerInput<typeof changeSets.undo>

/** Which rows would stay as they are, and why: what staff read before they undo the rest. */
export const listTouched = (ctx: Context, areas: readonly ChangeArea[], id: number) =>
  ctx.transaction(async (ctx) => {
    const { area, kept, stuck } = await compareSet(ctx, areas, await lockSet(ctx, id))
    const why = stuck.filter(({ reason }) => reason !== '')
    const names = await area.namesOf(
      ctx,
      why.slice(0, 200).map(({ row }) => row),
    )
    // A product and its stock have one name: it is said once.
    const shown = new Map(
      why.slice(0, 200).map(({ row, reason }) => {
        const name = names.get(keyOfRow(row)) ?? ''
        return [`${name} ${reason}`, { name, reason }]
      }),
    )
    return {
      rows: countWholes(kept),
      touched: countWholes(stuck.map(({ row }) => row)),
      stuck: [...shown.values()].filter(({ name }) => name !== ''),
    }
  })

/** Rows as staff count them: those that belong together are one. */
const countWholes = (rows: ChangedRow[]) => new Set(rows.map((row) => row.whole ?? keyOfRow(row))).size

/** The rows of a set beside how they stand now; all of them are locked. */
async function compareSet(ctx: Context, areas: readonly ChangeArea[], set: { id: number; area: string }) {
  const area = areas.find(({ name }) => name === set.area)
  if (!area) throw notFound()
  const kept: ChangedRow[] = await ctx.db
    .select()
    .from(changeRowTable)
    .where(eq(changeRowTable.change_set_id, set.id))
    .orderBy(asc(changeRowTable.row_id))
  await area.lock?.(ctx, kept)
  const changed: StuckRow[] = []
  for (const table of area.tables) {
    const rows = await listChanged(ctx, table, ofTable(kept, table))
    changed.push(...rows.map((row) => ({ row, reason: table.reason ?? '그 뒤에 다시 바뀌었어요.' })))
  }
  const found = new Set(changed.map(({ row }) => row))
  changed.push(...((await area.findStuck?.(ctx, kept)) ?? []).filter(({ row }) => !found.has(row)))
  return { area, kept, stuck: [...changed, ...drawnAlong(area, kept, changed)] }
}

/** Rows that stay because another row of their whole does; the reason is that one's. */
function drawnAlong(area: ChangeArea, kept: ChangedRow[], changed: StuckRow[]): StuckRow[] {
  const wholeOf = (row: ChangedRow) => (area.isOneWhole ? 'all' : row.whole)
  const rows = new Set(changed.map(({ row }) => row))
  const wholes = new Set([...rows].map(wholeOf).filter((whole) => whole !== null && whole !== undefined))
  return kept.filter((row) => !rows.has(row) && wholes.has(wholeOf(row) ?? '')).map((row) => ({ row, reason: '' }))
}

const ofTable = (rows: ChangedRow[], table: ChangeTable) =>
  rows.filter(({ table_name }) => table_name === nameOf(table))

/** Locked, so that two who undo at once undo once. A change that is still adding rows to it is not kept waiting. */
async function lockSet(ctx: Context, id: number) {
  const [set] = await ctx.db.select().from(changeSetTable).where(eq(changeSetTable.id, id)).for('no key update')
  if (!set) throw notFound()
  requireStaff(ctx, set.permission)
  if (set.undone_at) throw alreadyUndone()
  return set
}

/** Those of which a cell says something else than the set wrote, and those that are gone. */
async function listChanged(ctx: Context, table: ChangeTable, kept: ChangedRow[]) {
  if (kept.length === 0) return []
  const now = await readRows(
    ctx,
    table,
    kept.map(({ row_id }) => row_id),
  )
  return kept.filter(({ row_id, after }) => {
    const row = now.get(row_id)
    return !row || !isDeepStrictEqual(pick(row, Object.keys(after)), after)
  })
}

async function restoreRows(ctx: Context, area: ChangeArea, rows: ChangedRow[]) {
  if (area.restore) return area.restore(ctx, rows)
  for (const table of area.tables) await restoreTable(ctx, table, ofTable(rows, table))
}

async function restoreTable(ctx: Context, table: ChangeTable, kept: ChangedRow[]) {
  const [added, changed] = [kept.filter(isAdded), kept.filter((row) => !isAdded(row))]
  await deleteRows(
    ctx,
    table,
    added.map(({ row_id }) => row_id),
  )
  const rows = changed.map(({ row_id, before }) => ({ row_id, set: before }))
  await writeRows(ctx, table, rows).catch((error: unknown) => {
    // What a rule of the table forbids now was allowed then: pieces are reserved since, or a code is used again.
    if (violatedConstraint(error) === '') throw error
    throw new Problem(409, '그 뒤에 들어온 주문이나 다른 상품 때문에 되돌릴 수 없어요.', { code: 'changed' })
  })
}

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
    data: shown.map(({ set, rows }) => ({
      ...set,
      rows,
      created_at: set.created_at.toISOString(),
      undone_at: set.undone_at?.toISOString() ?? null,
    })),
    next_after,
  }
}

/** The set that the same request made before. */
export async function findMade(ctx: Context, request_key: string) {
  const made = eq(changeSetTable.request_key, request_key)
  const [set] = await ctx.db.select({ id: changeSetTable.id }).from(changeSetTable).where(made)
  return set?.id ?? null
}
