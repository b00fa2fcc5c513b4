import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { StartFailure } from './embedded-postgres/start-failure.ts'
import { PreparingClient } from './preparing-client.ts'

export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>
export type Database = { db: Db; pool: pg.Pool; url: string; close(): Promise<void> }

// Counts and identities are far below 2^53; as text they would have to be converted everywhere.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** One pool for the whole process. */
export function openDatabase(url: string, { connections = 10, prepare = true } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'sillage',
    ...(prepare && { Client: PreparingClient }),
  })
  // A connection that breaks while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return { db: drizzle(pool), pool, url, close: () => pool.end() }
}

const migrationsFolder = join(import.meta.dirname, '../../migrations')
const migrationLock = 7_240_001

/** Brings the tables up to date; several instances starting at once wait for each other. */
export async function migrateDatabase({ pool }: Database): Promise<void> {
  const client = await pool.connect()
  try {
    await refuseUnsuitable(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock_all()')
    client.release()
  }
}

async function refuseUnsuitable(client: pg.PoolClient) {
  const { rows } = await client.query<{ version: number; encoding: string; known: string | null }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
            to_regclass('drizzle.__drizzle_migrations')::text as known`,
  )
  const [server] = rows
  if (!server || server.version < 150_000) throw new StartFailure('PostgreSQL 15 or newer is needed.')
  if (server.encoding !== 'UTF8') throw new StartFailure('The database must use the encoding UTF8.')
  if (!server.known) return
  const applied = await client.query<{ newest: number }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  const newestKnown = Math.max(0, ...readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis))
  if ((applied.rows[0]?.newest ?? 0) > newestKnown)
    throw new StartFailure(
      'The database is newer than this version of the shop. Start the newer version; nothing was changed.',
    )
}
