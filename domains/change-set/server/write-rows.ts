import type { Context } from '@sillage/server-kit/context.ts'
import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

export type Values = Record<string, unknown>
export type RowChange = { row_id: number; set: Values }
/** `before` is empty where the set added the row. Rows of one `whole`, such as `order:17`, are undone together. */
export type ChangedRow = { table_name: string; row_id: number; before: Values; after: Values; whole?: string | null }
/** A table whose rows may be part of a change set, the column that names a row, and what a later change of it means. */
export type ChangeTable = { table: PgTable; key: PgColumn; reason?: string }

export const keyOfRow = ({ table_name, row_id }: ChangedRow) => `${table_name}:${row_id}`
export const isAdded = ({ before }: ChangedRow) => Object.keys(before).length === 0

/** The rows as the database writes them, locked in the order of their keys. */
export async function readRows(ctx: Context, { table, key }: ChangeTable, ids: number[]) {
  const column = sql.identifier(key.name)
  const { rows } = await ctx.db.execute<{ row_id: number; row: Values }>(sql`
    select ${column} as row_id, to_jsonb(changed) as row from ${table} changed
    where ${column} = any(${idList(ids)}) order by ${column} for no key update`)
  return new Map(rows.map(({ row_id, row }) => [row_id, row]))
}

/**
 * Writes some columns of many rows in one statement. Values travel as the database itself writes them down, so that
 * what is written back later is what stood there, to the last microsecond.
 */
export async function writeRows(ctx: Context, { table, key }: ChangeTable, changes: RowChange[]) {
  const names = [...new Set(changes.flatMap(({ set }) => Object.keys(set)))]
  if (names.length === 0) return
  const columns = names.map((name) => sql.identifier(name))
  const column = sql.identifier(key.name)
  await ctx.db.execute(sql`
    update ${table} changed set ${sql.join(
      columns.map((name): SQL => sql`${name} = filled.${name}`),
      sql`, `,
    )}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as wanted(row_id int, set jsonb)
    join ${table} old on old.${column} = wanted.row_id
    cross join lateral jsonb_populate_record(old, wanted.set) filled
    where changed.${column} = wanted.row_id`)
}

export async function deleteRows(ctx: Context, { table, key }: ChangeTable, ids: number[]) {
  if (ids.length > 0)
    await ctx.db.execute(sql`delete from ${table} where ${sql.identifier(key.name)} = any(${idList(ids)})`)
}

/** Only these columns of a row. */
export const pick = (row: Values, names: string[]): Values =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]))

const idList = (ids: number[]) => sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`

export const nameOf = ({ table }: ChangeTable) => getTableName(table)
