import { isDeepStrictEqual } from 'node:util'
import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember, requireStaff } from '@sillage/server-kit/context.ts'
import { violatedConstraint } from '@sillage/server-kit/violated.ts'
import { asc, eq } from 'drizzle-orm'
import type { changeSets } from '../contract.ts'
import { alreadyUndone, type ChangeArea, type StuckRow } from './change-sets.ts'
import { changePartTable, changeRowTable, changeSetTable } from './tables.ts'
import {
  type ChangedRow,
  type ChangeTable,
  deleteRows,
  isAdded,
  keyOfRow,
  nameOf,
  pick,
  readRows,
  writeRows,
} from './write-rows.ts'

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
  const rows = changed.map(({ row_id, row_key, before }) => ({ row_id, row_key, set: before }))
  await writeRows(ctx, table, rows).catch((error: unknown) => {
    // What a rule of the table forbids now was allowed then: pieces are reserved since, or a code is used again.
    if (violatedConstraint(error) === '') throw error
    throw new Problem(409, '그 뒤에 들어온 주문이나 다른 상품 때문에 되돌릴 수 없어요.', { code: 'changed' })
  })
}
