import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { prepared } from './prepared.ts'
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

test('it is kept ready from the first time on, and serves a transaction as well', async () => {
  expect(await withOneConnection({ prepare: true })).toEqual({ answers: [{ sum: 3 }, { sum: 7 }], kept: 1 })
})

test('it answers the same where nothing may be kept', async () => {
  expect(await withOneConnection({ prepare: false })).toEqual({ answers: [{ sum: 3 }, { sum: 7 }], kept: 0 })
})
