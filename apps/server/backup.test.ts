import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillEveryTable } from '@sillage/domains/testing-rows.ts'
import type { Database } from '@sillage/server-kit/database.ts'
import { testDatabase } from '@sillage/server-kit/testing.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeBackup, restoreBackup } from './backup.ts'

const shop = await testDatabase()
const person = { mb_id: 'hana', mb_hp: '010 1234 5678', mb_email: 'hana@example.com', marker: '하나 "1"\n\\x' }
await fillEveryTable(shop.db, person)

const home = await mkdtemp(join(tmpdir(), 'sillage-backup-'))
afterAll(() => rm(home, { recursive: true }))
let dataDir: string
let backup: string
beforeEach(async () => {
  const folder = await mkdtemp(join(home, 'test-'))
  dataDir = join(folder, 'data')
  backup = join(folder, 'backup')
  await mkdir(join(dataDir, 'sent/reviews/17'), { recursive: true })
  await mkdir(join(dataDir, 'sent/.unfinished'), { recursive: true })
  await writeFile(join(dataDir, 'sent/reviews/17/a.webp'), 'picture')
  await writeFile(join(dataDir, 'sent/.unfinished/half'), 'half a picture')
})

test('restored into an empty place, every row, number and file is as it was', async () => {
  await makeBackup({ url: shop.url, dataDir }, backup)
  const other = await emptyDatabase()
  const otherDir = join(dataDir, '../other')
  await restoreBackup({ url: other.url, dataDir: otherDir }, backup)
  const [before, after] = [await contentOf(shop), await contentOf(other)]
  expect(after).toEqual(before)
  expect(Object.values(before.tables).filter(({ rows }) => rows > 0).length).toBeGreaterThan(40)
  expect(await readFile(join(otherDir, 'sent/reviews/17/a.webp'), 'utf8')).toBe('picture')
  await expect(readFile(join(otherDir, 'sent/.unfinished/half'))).rejects.toThrow('ENOENT')
})

test('a shop that has something is not written over', async () => {
  await makeBackup({ url: shop.url, dataDir }, backup)
  await expect(makeBackup({ url: shop.url, dataDir }, backup)).rejects.toThrow('is not empty')
  await expect(restoreBackup({ url: shop.url, dataDir: `${dataDir}-new` }, backup)).rejects.toThrow('is not empty')
  const { url } = await emptyDatabase()
  await expect(restoreBackup({ url, dataDir }, backup)).rejects.toThrow('is not empty')
})

test('a damaged backup is refused and leaves no rows behind', async () => {
  await makeBackup({ url: shop.url, dataDir }, backup)
  const file = join(backup, 'database.jsonl.gz')
  await writeFile(file, (await readFile(file)).subarray(0, -200))
  const other = await emptyDatabase()
  await expect(restoreBackup({ url: other.url, dataDir: `${dataDir}-new` }, backup)).rejects.toThrow()
  const { rows } = await other.pool.query('select count(*)::int as members from member')
  expect(rows).toEqual([{ members: 0 }])
})

async function emptyDatabase() {
  const database = await testDatabase()
  await database.pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public')
  return database
}

/** A count and a hash of each table, and where the sequences stand. */
async function contentOf({ pool }: Database) {
  const names = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  )
  const tables: Record<string, { rows: number; hash: string }> = {}
  for (const { name } of names.rows) {
    const { rows } = await pool.query<{ rows: number; hash: string }>(
      `select count(*)::int as rows, md5(string_agg(t::text, ',' order by t::text)) as hash from "${name}" t`,
    )
    if (rows[0]) tables[name] = rows[0]
  }
  const sequences = await pool.query('select sequencename, last_value from pg_sequences order by sequencename')
  return { tables, sequences: sequences.rows }
}
