import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import pg from 'pg'
import { z } from 'zod'
import { type Database, migrateDatabase } from './database.ts'
import { StartFailure } from './embedded-postgres/start-failure.ts'

const rowsAtOnce = 1_000
const Header = z.object({ migration: z.int(), tables: z.int(), sequences: z.record(z.string(), z.string()) })
const Table = z.object({ table: z.string(), rows: z.int() })

/** Writes every row of a database into one compressed file, as it was at one moment; the shop may stay open. */
export async function backUpDatabase({ url }: Pick<Database, 'url'>, path: string) {
  const client = await connect(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    await pipeline(Readable.from(linesOf(client)), createGzip(), createWriteStream(path, { mode: 0o600, flags: 'wx' }))
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** A line for the whole, then for each table its name, and each row as the JSON that PostgreSQL writes. */
async function* linesOf(client: pg.Client) {
  const tables = await tablesOf(client)
  const sequences = await sequencesOf(client)
  yield `${JSON.stringify({ migration: await newestMigration(client), tables: tables.length, sequences })}\n`
  for (const table of tables) {
    const counted = await client.query<{ rows: number }>(`select count(*)::int as rows from only ${quoted(table)}`)
    yield `${JSON.stringify({ table, rows: counted.rows[0]?.rows ?? 0 })}\n`
    await client.query(
      `declare backup no scroll cursor for select to_jsonb(t)::text as row from only ${quoted(table)} t`,
    )
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from backup`)
      if (rows.length === 0) break
      yield rows.map(({ row }) => `${row}\n`).join('')
    }
    await client.query('close backup')
  }
}

/** Fills an empty database from such a file, all of it or nothing. */
export async function restoreDatabase(database: Pick<Database, 'url'>, path: string) {
  const client = await connect(database.url)
  try {
    const known = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name")
    if (known.rows[0]?.name)
      throw new StartFailure('The database is not empty.', { hint: 'Restore into a new database or data folder.' })
    await migrateDatabase(database)
    await client.query('begin')
    // Rows come table by table: references are complete only at the end, and triggers have done their work already.
    await client.query("set local session_replication_role = 'replica'")
    await fill(client, path)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

async function fill(client: pg.Client, path: string) {
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()) })[Symbol.asyncIterator]()
  const next = async () => {
    const { value, done } = await lines.next()
    if (done) throw new StartFailure('The backup ends too early.', { hint: 'Nothing was restored.' })
    return value
  }
  const header = Header.parse(JSON.parse(await next()))
  if (header.migration !== (await newestMigration(client)))
    throw new StartFailure('The backup was made by another version of the shop.', {
      hint: 'Restore it with that version, then start this one, which brings the tables up to date.',
    })
  await client.query(`truncate ${(await tablesOf(client)).map(quoted).join(', ')}`)
  for (let left = header.tables; left > 0; left--) {
    const { table, rows } = Table.parse(JSON.parse(await next()))
    const insert = await insertInto(client, table)
    for (let done = 0; done < rows; ) {
      const some: string[] = []
      while (some.length < rowsAtOnce && done < rows) {
        some.push(await next())
        done += 1
      }
      await client.query(insert, [`[${some.join(',')}]`])
    }
  }
  for (const [name, value] of Object.entries(header.sequences))
    await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), value])
}

async function insertInto(client: pg.Client, table: string) {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [quoted(table)],
  )
  const columns = rows.map(({ name }) => quoted(name)).join(', ')
  return `insert into ${quoted(table)} (${columns}) overriding system value
          select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb)`
}

const quoted = (name: string) => pg.escapeIdentifier(name)

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'sillage backup' })
  await client.connect()
  return client
}

async function tablesOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  )
  return rows.map(({ name }) => name)
}

/** Sequences that have given a number, with the last one. */
async function sequencesOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

async function newestMigration(client: pg.Client) {
  const { rows } = await client.query<{ newest: string }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.newest ?? 0)
}
