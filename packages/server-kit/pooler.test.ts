import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { testDatabase } from './testing.ts'

const { url } = await testDatabase()

/** What one connection is left with that was asked the same thing several times. */
async function leftBehind(options: Parameters<typeof openDatabase>[1]) {
  const { db, pool, url: own, close } = openDatabase(url, { connections: 1, answerMs: 20_000, ...options })
  try {
    for (let nth = 0; nth < 5; nth += 1) await db.execute(sql`select ${1}::int as asked`)
    const { rows } = await pool.query(`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as transaction,
        (select count(*) from pg_prepared_statements) as prepared`)
    return { ...rows[0], own }
  } finally {
    await close()
  }
}

test('a pooled connection begins without settings and keeps nothing for the next who gets it', async () => {
  const directUrl = 'postgresql://elsewhere/sillage'
  expect(await leftBehind({ directUrl })).toEqual({ statement: '0', transaction: '0', prepared: 0, own: directUrl })
})

test('a pooler that keeps statements is sent their names', async () => {
  expect(await leftBehind({ directUrl: url, prepare: true })).toMatchObject({ statement: '0', prepared: 1 })
})

test('a connection of our own begins with its limits, and keeps what comes again', async () => {
  expect(await leftBehind({})).toEqual({ statement: '21s', transaction: '30s', prepared: 1, own: url })
})
