import type { Context } from '@sillage/server-kit/context.ts'
import { getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

export type Values = Record<string, unknown>
/** Which row: by its id, or where the key of its table is a text by that. Made: the set has made it. */
export type RowName = { row_id: number; row_key?: string; made?: boolean }
export type RowChange = RowName & { set: Values }
/** `before` is empty where the set added the row. Rows of one `whole`, such as `order:17`, are undone together. */
export type ChangedRow = RowName & { table_name: string; before: Values; after: Values; whole?: string | null }
/** A table whose rows may be part of a change set, the column that names a row, and what a later change of it means. */
export type ChangeTable = { table: PgTable; key: PgColumn; reason?: string }

export const keyOfRow = ({ table_name, row_id }: ChangedRow) => `${table_name}:${row_id}`
export const isAdded = ({ before }: ChangedRow) => Object.keys(before).length === 0

/** The rows by their ids and as the database writes them, locked in the order of their keys. */
export async function readRows(ctx: Context, { table, key }: ChangeTable, names: readonly RowName[]) {
  const column = sql.identifier(key.name)
  const { rows } = await ctx.db.execute<{ row_id: number; row: Values }>(sql`
    with named as (select * from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as each(row_id int, row_key text))
    select named.row_id, to_jsonb(changed) as row from ${table} changed
    join named on changed.${column} = ${keyOf(key, sql`named`)}
    order by changed.${column} for no key update of changed`)
  return new Map(rows.map(({ row_id, row }) => [row_id, row]))
}

const keyOf = ({ columnType }: PgColumn, named: SQL) =>
  columnType === 'PgText' ? sql`${named}.row_key` : sql`${named}.row_id`

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
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as wanted(row_id int, row_key text, set jsonb)
    join ${table} old on old.${column} = ${keyOf(key, sql`wanted`)}
    cross join lateral jsonb_populate_record(old, wanted.set) filled
    where changed.${column} = old.${column}`)
}

export async function deleteRows(ctx: Context, { table, key }: ChangeTable, ids: number[]) {
  if (ids.length > 0) await ctx.db.delete(table).where(inArray(key, ids))
}

/** Only these columns of a row. */
export const pick = (row: Values, names: string[]): Values =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]))

export const nameOf = ({ table }: ChangeTable) => getTableName(table)
