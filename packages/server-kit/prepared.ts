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
