import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { keepReady } from './preparing-client.ts'

const dialect = new PgDialect()

/**
 * A statement whose text never changes, with `sql.placeholder` for its values. It is built once and planned once by each
 * connection, inside transactions too. Rows come as the driver reads them: an instant is text.
 */
export function prepared<Row extends object>(statement: SQL) {
  const query = dialect.sqlToQuery(statement)
  keepReady(query.sql)
  return async (db: Db, values: Record<string, unknown>): Promise<Row[]> => {
    const statements = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      ...([query, undefined, undefined, false] as const),
    )
    return (await statements.execute(values)).rows
  }
}

type Built<Row> = { execute(values: Record<string, unknown>): Promise<Row[]>; getQuery(): { sql: string } }
type Question<Row> = { prepare(name: string): Built<Row> }

/**
 * The same for a query of drizzle, whose rows come as drizzle reads them. Building such a query takes longer than running
 * it, so it is built for the first caller, and later callers run it on their own connection.
 */
export function preparedQuery<Row>(build: (db: Db) => Question<Row>) {
  let built: Built<Row> | undefined
  return (db: Db, values: Record<string, unknown>): Promise<Row[]> => {
    // The statement is named by the connection that runs it: behind a pooler it must have no name.
    built ??= kept(build(db).prepare(''))
    const asked: Built<Row> = Object.create(built, { client: { value: Reflect.get(db._.session, 'client') } })
    return asked.execute(values)
  }
}

function kept<Row>(built: Built<Row>) {
  keepReady(built.getQuery().sql)
  return built
}
