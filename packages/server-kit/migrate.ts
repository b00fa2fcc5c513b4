import { setTimeout as pause } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { StartFailure } from './embedded-postgres/start-failure.ts'

type Client = Pick<pg.Client, 'query'>
type Options = { migrationsFolder: string; lockMs?: number; attempts?: number }

const migrationLock = 7_240_001
const pauseMs = 250
const lockNotAvailable = '55P03'

/**
 * Applies the migrations that are missing while other instances serve visitors. Where drizzle-kit's own function takes
 * one transaction for all of them, each has its own here: what it has locked is free again when it is done. A statement
 * that cannot have its lock soon gives up and is tried again, because behind it everyone else would wait too.
 */
export async function applyMigrations(client: Client, { migrationsFolder, lockMs = 2_000, attempts = 120 }: Options) {
  await takeTurn(client)
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    create table if not exists drizzle.only_added (created_at bigint primary key)`)
  const applied = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  const newest = Number(applied.rows[0]?.newest ?? 0)
  for (const migration of readMigrationFiles({ migrationsFolder })) {
    if (migration.folderMillis <= newest) continue
    if (isWithoutTransaction(migration)) await buildIndexes(client, migration)
    else await patiently(() => applyOne(client, migration, lockMs), attempts)
  }
}

/** Several instances starting at once come one after the other. One that waited inside a statement would hold up indexes. */
async function takeTurn(client: Client) {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [migrationLock])
    if (rows[0]?.mine) return
    await pause(pauseMs)
  }
}

async function patiently(apply: () => Promise<void>, attempts: number) {
  for (let nth = 1; ; nth += 1) {
    try {
      return await apply()
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === lockNotAvailable)) throw cause
      if (nth === attempts)
        throw new StartFailure('A table could not be changed: something else does not let go of it.', {
          hint: 'Look for old transactions in pg_stat_activity, end them, and start again; nothing was changed.',
          cause,
        })
      await pause(pauseMs)
    }
  }
}

async function applyOne(client: Client, { sql, ...migration }: MigrationMeta, lockMs: number) {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockMs}`)
    for (const statement of sql) await client.query(statement)
    await note(client, { sql, ...migration })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const indexAtWork =
  /^\s*(create\s+(?:unique\s+)?index|drop\s+index)\s+concurrently\s+(?:if\s+(?:not\s+)?exists\s+)?"?(\w+)/i

/** Indexes that are built while rows are written: PostgreSQL does so outside of transactions only. */
const isWithoutTransaction = ({ sql }: MigrationMeta) =>
  sql.some((statement) => indexAtWork.test(withoutComments(statement)))

/** Each may have been built before, or begun, by an instance that was killed: then the index is there but not valid. */
async function buildIndexes(client: Client, migration: MigrationMeta) {
  for (const statement of migration.sql) {
    const [, action = '', name = ''] = indexAtWork.exec(withoutComments(statement)) ?? []
    const { rows } = await client.query<{ valid: boolean }>(
      `select indisvalid as valid from pg_index where indexrelid = to_regclass(quote_ident($1))`,
      [name],
    )
    if (rows[0]?.valid === false) await client.query(`drop index concurrently "${name}"`)
    const isThere = rows[0]?.valid === true
    if (isThere === /^drop/i.test(action)) await client.query(statement)
  }
  await note(client, migration)
}

async function note(client: Client, migration: MigrationMeta) {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    migration.hash,
    migration.folderMillis,
  ])
  if (onlyAdds(migration.sql))
    await client.query('insert into drizzle.only_added values ($1) on conflict do nothing', [migration.folderMillis])
}

const withoutComments = (statement: string) => statement.replaceAll(/--[^\n]*\n?/g, '').trim()

const additions = [
  /^create table /i,
  /^create index /i,
  /^drop index /i,
  /^alter table \S+ alter column \S+ drop not null;?$/i,
  // A value that older versions do not write needs a default.
  /^alter table \S+ add column (?!.* not null)[^,]*;?$/is,
  /^alter table \S+ add column [^,]* default [^,]*;?$/is,
]

/** Whether versions from before can work with what is left: nothing they use is gone, nothing new is asked of them. */
export function onlyAdds(statements: readonly string[]) {
  const written = statements.map(withoutComments).filter(Boolean)
  const made = new Set(written.flatMap((statement) => /^create table "?(\w+)/i.exec(statement)?.[1] ?? []))
  return written.every((statement) => {
    const [, table] = /^(?:alter table|create unique index \S+ on) "?(\w+)/i.exec(statement) ?? []
    // A row that a new table points to could not be deleted any more by a version that does not know that table.
    if (table && made.has(table)) return !/ on delete no action/i.test(statement)
    return additions.some((addition) => addition.test(statement))
  })
}
