import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { isDatabaseLost } from './database-lost.ts'
import { StartFailure } from './embedded-postgres/start-failure.ts'
import { applyMigrations } from './migrate.ts'
import { PreparingClient } from './preparing-client.ts'

export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>
export type Database = {
  db: Db
  pool: pg.Pool
  /** The database itself, past any pooler: for connections of one's own, such as those that listen or migrate. */
  url: string
  close(): Promise<void>
}

// Counts and identities are far below 2^53; as text they would have to be converted everywhere.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

// Below the ten seconds after which a browser stops waiting: it gets an error instead.
const connectMs = 8_000
// A peer that vanished without a word is noticed 10 s after this one: the kernel asks it ten times, a second apart.
export const watchedSocket = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

type Options = {
  connections?: number
  /** The database itself, where the address is that of a pooler that lends connections for a transaction at a time. */
  directUrl?: string | undefined
  prepare?: boolean
  /** A statement that takes longer is canceled together with its connection; 0 waits without end. */
  answerMs?: number
}

/**
 * Time limits that the database itself keeps. Without them, a server that hangs or is cut off in the middle of a
 * transaction would keep its locks for hours, and everyone who buys the same product would wait for it.
 */
const serverSide = (answerMs: number) =>
  answerMs > 0 && { statement_timeout: answerMs + 1_000, idle_in_transaction_session_timeout: answerMs * 1.5 }

/** One pool for the whole process. It outlives its connections: each that breaks is replaced when one is needed. */
export function openDatabase(url: string, options: Options = {}): Database {
  // Behind a pooler a connection changes with each transaction: statements have no names, and settings cannot be given at
  // the start. The pooler itself has the time limits (compose/pgbouncer.ini).
  const { connections = 10, directUrl, prepare = !directUrl, answerMs = 0 } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'sillage',
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    ...(!directUrl && serverSide(answerMs)),
    ...watchedSocket,
    ...(prepare && { Client: PreparingClient }),
  })
  // An error without a listener would end the process. What was asked on the connection fails by itself, the pool
  // listens only while a connection is idle, and an idle one is replaced by the next query.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const clients = new Set<pg.PoolClient>()
  pool.on('connect', (client) => void clients.add(client))
  pool.on('remove', (client) => void clients.delete(client))
  const db: Db = drizzle(pool)
  db.transaction = (work, config) =>
    withConnection(pool, (client) => drizzle(client).transaction((tx) => givingUp(client, () => work(tx)), config))
  const close = async () => {
    await pool.end()
    for (const client of clients) hangUpLater(client)
  }
  return { db, pool, url: directUrl ?? url, close }
}

const closingMs = 3_000

/** Cuts a connection some seconds after it was asked to close: a database that hangs never answers. */
export function hangUpLater(client: pg.ClientBase) {
  setTimeout(() => hangUp(client), closingMs).unref()
}

const hangUp = (client: pg.ClientBase) => Reflect.get(client, 'connection').stream.destroy()

/** Drizzle's own transaction never returns a connection on which `begin` failed: ten of those, and the pool is empty. */
async function withConnection<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>) {
  const client = await pool.connect()
  try {
    const result = await work(client)
    client.release()
    return result
  } catch (error) {
    client.release(isDatabaseLost(error))
    throw error
  }
}

/** Cuts a lost connection at once: a rollback would wait as long again for an answer. */
async function givingUp<Result>(client: pg.PoolClient, work: () => Promise<Result>) {
  try {
    return await work()
  } catch (error) {
    if (isDatabaseLost(error)) hangUp(client)
    throw error
  }
}

const migrationsFolder = join(import.meta.dirname, '../../migrations')

/** Brings the tables up to date; several instances starting at once wait for each other. */
export async function migrateDatabase({ url }: Pick<Database, 'url'>): Promise<void> {
  // A connection of its own, because others may not wait as long. The lock ends with it.
  const client = new pg.Client({ connectionString: url, application_name: 'sillage migration', ...watchedSocket })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseUnsuitable(client)
    await applyMigrations(client, { migrationsFolder })
  } finally {
    await client.end()
  }
}

async function refuseUnsuitable(client: pg.Client) {
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
  const newest = applied.rows[0]?.newest ?? 0
  const known = readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis)
  if (newest > Math.max(0, ...known) && !(await isReadyForOlder(client, Math.max(0, ...known))))
    throw new StartFailure(
      'The database is newer than this version of the shop. Start the newer version; nothing was changed.',
    )
  // All migrations before the first release were made into one (docs/decisions/045).
  if (newest > 0 && newest < Math.min(...known))
    throw new StartFailure(
      'The database was made before the first release and cannot be brought up to date. Start with an empty database; nothing was changed.',
    )
}

/** After a newer version was taken back: whether all it did to the tables was to add to them. */
async function isReadyForOlder(client: pg.Client, known: number) {
  const { rows } = await client.query<{ noted: string | null }>(
    `select to_regclass('drizzle.only_added')::text as noted`,
  )
  if (!rows[0]?.noted) return false
  const { rowCount } = await client.query(
    `select from drizzle.__drizzle_migrations as newer where created_at > $1
       and not exists (select from drizzle.only_added where created_at = newer.created_at)`,
    [known],
  )
  return rowCount === 0
}
