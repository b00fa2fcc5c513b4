import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { testDatabase } from './testing.ts'

const { url } = await testDatabase()

/** What the one connection of a pool keeps ready. */
async function preparedBy({ prepare, asks }: { prepare?: boolean; asks: string[] }) {
  const { db, pool, close } = openDatabase(url, { connections: 1, ...(prepare === undefined ? {} : { prepare }) })
  try {
    const answers: unknown[] = []
    for (const ask of asks)
      answers.push((await db.execute(sql`select ${1}::int + ${sql.raw(ask)} as sum`)).rows[0]?.sum)
    const { rows } = await pool.query('select statement from pg_prepared_statements')
    return { answers, kept: rows.map(({ statement }) => String(statement)).filter((text) => text.includes('as sum')) }
  } finally {
    await close()
  }
}

test('a statement that runs again and again is prepared once, and answers as before', async () => {
  const { answers, kept } = await preparedBy({ asks: ['41', '41', '41', '41'] })
  expect(answers).toEqual([42, 42, 42, 42])
  expect(kept).toEqual(['select $1::int + 41 as sum'])
})

test('one that is put together again each time is not', async () => {
  const { answers, kept } = await preparedBy({ asks: ['51', '52', '53', '54'] })
  expect(answers).toEqual([52, 53, 54, 55])
  expect(kept).toEqual([])
})

test('nothing is prepared if it is switched off', async () => {
  expect((await preparedBy({ prepare: false, asks: ['61', '61', '61', '61'] })).kept).toEqual([])
})
