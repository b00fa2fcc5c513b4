import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { prepared, preparedQuery } from './prepared.ts'
import { cronTable } from './tables.ts'
import { testDatabase } from './testing.ts'

const { url } = await testDatabase()
const sum = prepared<{ sum: number }>(sql`select ${sql.placeholder('a')}::int + ${sql.placeholder('b')}::int as sum`)

async function withOneConnection({ prepare }: { prepare: boolean }) {
  const { db, pool, close } = openDatabase(url, { connections: 1, prepare })
  try {
    const plain = await sum(db, { a: 1, b: 2 })
    const within = await db.transaction((tx) => sum(tx, { a: 3, b: 4 }))
    const { rows } = await pool.query('select statement from pg_prepared_statements')
    return { answers: [...plain, ...within], kept: rows.filter(({ statement }) => statement.includes('as sum')).length }
  } finally {
    await close()
  }
}

test('it is prepared once and reused, in transactions as well', async () => {
  expect(await withOneConnection({ prepare: true })).toEqual({ answers: [{ sum: 3 }, { sum: 7 }], kept: 1 })
})

test('it answers the same if nothing may be prepared', async () => {
  expect(await withOneConnection({ prepare: false })).toEqual({ answers: [{ sum: 3 }, { sum: 7 }], kept: 0 })
})

const findCron = preparedQuery((db) =>
  db
    .select({ name: cronTable.name, next_at: cronTable.next_at })
    .from(cronTable)
    .where(eq(cronTable.name, sql.placeholder('name'))),
)

test('a select is put together once, and answers on whatever connection it is lent: instants are instants', async () => {
  const { db, close } = openDatabase(url, { connections: 2 })
  const next_at = new Date('2026-03-01T00:00:00Z')
  try {
    // Built for the first who asks, inside a transaction that is over by the second time.
    await db.transaction(async (tx) => {
      await tx.insert(cronTable).values({ name: 'a test', next_at })
      expect(await findCron(tx, { name: 'a test' })).toEqual([{ name: 'a test', next_at }])
      // No other connection sees what is not committed: the query ran on this transaction's own connection.
      expect(await findCron(db, { name: 'a test' })).toEqual([])
    })
    expect(await findCron(db, { name: 'a test' })).toEqual([{ name: 'a test', next_at }])
    expect(await findCron(db, { name: 'another' })).toEqual([])
    const kept = await db.execute(sql`select name from pg_prepared_statements where statement like '%from "cron"%'`)
    expect(kept.rows).toHaveLength(1)
  } finally {
    await close()
  }
})
