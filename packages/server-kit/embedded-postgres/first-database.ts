import pg from 'pg'
import { withConnection } from './connection.ts'
import { codeOf, noHangul } from './start-failure.ts'

/** Makes the database when it is missing, on a server that knows Hangul. */
export async function ensureDatabase(adminUrl: string, name: string) {
  await withConnection(adminUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount) return
    await checkHangul(client)
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`).catch((error) => {
      // Another process starting on this folder was quicker.
      if (codeOf(error) !== '42P04' && codeOf(error) !== '23505') throw error
    })
  })
}

/** Search in Korean stands on trigrams, and under a wrong locale they are silently empty. */
export async function checkHangul(client: pg.Client) {
  await client.query('BEGIN')
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
  const { rows } = await client.query(`SELECT cardinality(show_trgm('캔들')) AS trigrams`)
  await client.query('ROLLBACK')
  if (rows[0]?.trigrams > 0) return
  throw noHangul()
}
