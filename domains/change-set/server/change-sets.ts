import { Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { ChangeKind } from '../../audit/actions.ts'
import type { Permission } from '../../audit/permissions.ts'
import { changeRowTable, changeSetTable } from './tables.ts'
import { type ChangedRow, type ChangeTable, nameOf, pick, type RowChange, readRows, writeRows } from './write-rows.ts'

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
  /** Deletes those of the rows that the set made and that nothing else names; the others stay as the undo leaves them. */
  deleteMade?(ctx: Context, rows: readonly ChangedRow[]): Promise<void>
}
/** What was done and, where it was asked for, why. */
export type Cause = { kind: ChangeKind; note: string; undo: boolean }
export type Made = { kind: ChangeKind; note?: string; permission: Permission; request_key: string }
export type TableChanges = { table: ChangeTable; rows: RowChange[] }
/** A row that cannot be undone, and why. */
export type StuckRow = { row: ChangedRow; reason: string }

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

/** Keeps rows that the caller has changed by itself, in the caller's transaction. Null where there are none. */
export async function keepChangeSet(ctx: Context, area: ChangeArea, made: Made, changed: ChangedRow[]) {
  if (changed.length === 0) return null
  const id = await openChangeSet(ctx, area, made)
  if (id) await keepRows(ctx, id, changed)
  return id
}

/**
 * A set whose rows come one transaction after the other, by `keepRows`. The same request goes on with the set that it
 * began; once that was undone, it is refused.
 */
export async function beginChangeSet(ctx: Context, area: ChangeArea, made: Made) {
  const id = await openChangeSet(ctx, area, made)
  if (id) return id
  const [set] = await ctx.db.select().from(changeSetTable).where(eq(changeSetTable.request_key, made.request_key))
  if (!set || set.undone_at) throw alreadyUndone()
  return set.id
}

/** Changes rows and keeps, with the set, what they were. */
export async function changeRows(ctx: Context, area: ChangeArea, set: OpenSet, changes: readonly TableChanges[]) {
  const changed: ChangedRow[] = []
  for (const { table, rows } of changes) if (rows.length > 0) changed.push(...(await changeTable(ctx, table, rows)))
  await keepRows(ctx, set.id, changed)
  await area.settle(ctx, changed, { kind: set.kind, note: set.note, undo: false })
}
export type OpenSet = Pick<typeof changeSetTable.$inferSelect, 'id' | 'kind' | 'note'>

export const alreadyUndone = () => new Problem(409, '이미 되돌렸어요.', { code: 'undone' })

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

/** A row that the same set has changed before keeps what it was at first. */
export async function keepRows(ctx: Context, change_set_id: number, changed: ChangedRow[]) {
  await ctx.db.execute(sql`
    insert into ${changeRowTable} (change_set_id, table_name, row_id, row_key, made, before, after, whole)
    select ${change_set_id}, table_name, row_id, coalesce(row_key, ''), coalesce(made, false), before, after, whole
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as each(table_name text, row_id int, row_key text, made boolean, before jsonb, after jsonb, whole text)
    on conflict do nothing`)
}

/** The set that the same request made before. */
export async function findMade(ctx: Context, request_key: string) {
  const made = eq(changeSetTable.request_key, request_key)
  const [set] = await ctx.db.select({ id: changeSetTable.id }).from(changeSetTable).where(made)
  return set?.id ?? null
}
