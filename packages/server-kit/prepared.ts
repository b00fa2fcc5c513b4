import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { keepReady } from './preparing-client.ts'

const dialect = new PgDialect()

/**
 * A question that is always put in the same words, with `sql.placeholder` where the values go: it is put together once
 * and planned once by each connection, inside transactions too. Its rows come as the driver reads them: what the
 * database calls an instant is text.
 */
export function prepared<Row extends object>(statement: SQL) {
  const query = dialect.sqlToQuery(statement)
  keepReady(query.sql)
  return async (db: Db, values: Record<string, unknown>): Promise<Row[]> => {
    const asked = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      ...([query, undefined, undefined, false] as const),
    )
    return (await asked.execute(values)).rows
  }
}

type Built<Row> = { execute(values: Record<string, unknown>): Promise<Row[]>; getQuery(): { sql: string } }
type Question<Row> = { prepare(name: string): Built<Row> }

/**
 * The same for a question in drizzle's own words, whose rows come as it reads them. Putting those words together takes
 * longer than asking: it is done for the first who asks, and everyone after that lends it their connection.
 */
export function preparedQuery<Row>(build: (db: Db) => Question<Row>) {
  let built: Built<Row> | undefined
  return (db: Db, values: Record<string, unknown>): Promise<Row[]> => {
    // It gets its name where it is asked: not every connection may keep something.
    built ??= kept(build(db).prepare(''))
    const asked: Built<Row> = Object.create(built, { client: { value: Reflect.get(db._.session, 'client') } })
    return asked.execute(values)
  }
}

function kept<Row>(built: Built<Row>) {
  keepReady(built.getQuery().sql)
  return built
}
