import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { migrateDatabase } from './database.ts'
import { cloneDatabase, createDatabase, dropDatabase } from './embedded-postgres/clones.ts'
import { applyMigrations, onlyAdds } from './migrate.ts'

const { adminUrl, template } = inject('testDatabase')
let [name, url, folder] = ['', '', '']
let clients: pg.Client[] = []

beforeEach(async () => {
  name = `migrate_${randomUUID().slice(0, 8)}`
  url = await createDatabase(adminUrl, name)
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await mkdir(join(folder, 'meta'))
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()))
  clients = []
  await dropDatabase(adminUrl, name)
  await rm(folder, { recursive: true })
})

async function connect() {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  clients.push(client)
  return client
}

/** One file for each text, in this order. */
async function givenMigrations(...texts: string[]) {
  const entries = texts.map((_, idx) => ({
    idx,
    version: '7',
    when: 1000 + idx,
    tag: `000${idx}_step`,
    breakpoints: true,
  }))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
  for (const [idx, text] of texts.entries()) await writeFile(join(folder, `000${idx}_step.sql`), text)
}

const things = 'CREATE TABLE thing (id int);'
const applied = async (client: pg.Client) =>
  (await client.query('select created_at::int as at from drizzle.__drizzle_migrations order by 1')).rows.map(
    ({ at }) => at,
  )

test('a statement that cannot have its lock gives up, changes nothing, and is done when the lock is free', async () => {
  const [client, other] = [await connect(), await connect()]
  await client.query('create table thing (id int)')
  await givenMigrations('CREATE TABLE more (id int);--> statement-breakpoint\nALTER TABLE thing ADD COLUMN name text;')
  await other.query('begin; lock table thing in access share mode')
  await expect(applyMigrations(client, { migrationsFolder: folder, lockMs: 20, attempts: 2 })).rejects.toThrow(
    'A table could not be changed',
  )
  expect(await applied(client)).toEqual([])
  const patient = applyMigrations(client, { migrationsFolder: folder, lockMs: 20 })
  await other.query('commit')
  await patient
  expect(await applied(client)).toEqual([1000])
})

test('several instances that start at once apply everything once', async () => {
  await givenMigrations(things, 'CREATE INDEX CONCURRENTLY thing_id ON thing (id);')
  const instances = await Promise.all([connect(), connect(), connect()])
  await Promise.all(
    instances.map((client) => applyMigrations(client, { migrationsFolder: folder }).finally(() => client.end())),
  )
  clients = []
  expect(await applied(await connect())).toEqual([1000, 1001])
})

test('an index that was begun and not finished is built again', async () => {
  const client = await connect()
  await givenMigrations(things)
  await applyMigrations(client, { migrationsFolder: folder })
  await client.query('insert into thing values (1), (1)')
  await givenMigrations(things, '-- Each once.\nCREATE UNIQUE INDEX CONCURRENTLY "thing_once" ON thing (id);')
  await expect(applyMigrations(client, { migrationsFolder: folder })).rejects.toThrow('could not create unique index')
  await client.query('truncate thing')
  await applyMigrations(client, { migrationsFolder: folder })
  const { rows } = await client.query(`select indisvalid from pg_index where indexrelid = 'thing_once'::regclass`)
  expect(rows).toEqual([{ indisvalid: true }])
})

const cases: [boolean, ...string[]][] = [
  [true, 'CREATE TABLE "a" ("id" int);', 'CREATE UNIQUE INDEX "a_id" ON "a" ("id");'],
  [true, '-- Why.\nALTER TABLE "orders" ADD COLUMN "seen_at" timestamp with time zone;'],
  [true, 'ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;'],
  [false, 'ALTER TABLE "orders" ADD COLUMN "version" integer NOT NULL;'],
  [false, 'ALTER TABLE "orders" DROP COLUMN "note";'],
  [false, 'ALTER TABLE "orders" RENAME TO "order";'],
  [false, 'CREATE UNIQUE INDEX "orders_key" ON "orders" ("key");'],
  [false, 'CREATE TABLE "a" ("id" int);', `UPDATE "orders" SET "state" = 'on_hold';`],
  [
    false,
    'CREATE TABLE "a" ("id" int);',
    'ALTER TABLE "a" ADD CONSTRAINT "fk" FOREIGN KEY ("id") REFERENCES "orders"("id") ON DELETE no action;',
  ],
]
test.each(cases)('that versions from before can go on is %s after %s', (is, ...statements) =>
  expect(onlyAdds(statements)).toBe(is),
)

test('a newer version may be taken back where it only added to the tables', async () => {
  await dropDatabase(adminUrl, name)
  url = await cloneDatabase(adminUrl, template, name)
  const client = await connect()
  const later = Date.UTC(2099, 0)
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', $1)`, [later])
  await expect(migrateDatabase({ url })).rejects.toThrow('The database is newer than this version of the shop.')
  await client.query('insert into drizzle.only_added values ($1)', [later])
  await migrateDatabase({ url })
})
