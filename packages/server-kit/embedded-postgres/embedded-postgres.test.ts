import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { ask, givenFolder, listPostmasters } from './testing.ts'
import { startThrowawayPostgres, sweep } from './throwaway.ts'

test('the first start makes a database that knows Hangul, and a restart keeps what was written', async () => {
  const dataDir = join(await givenFolder(), 'new', 'data')
  const first = await startEmbeddedPostgres({ dataDir })
  expect(first.adopted).toBe(false)
  await ask(first.url, 'CREATE TABLE candle AS SELECT 7 AS id')
  await ask(first.url, 'CREATE EXTENSION pg_trgm')
  const sql = `SELECT cardinality(show_trgm('캔들')) AS trigrams, lower('Ä') AS lower, current_database() AS name`
  expect(await ask(first.url, sql)).toEqual([{ trigrams: 3, lower: 'ä', name: 'sillage' }])
  await first.stop()
  expect(await listPostmasters(dataDir)).toEqual([])

  const second = await startEmbeddedPostgres({ dataDir })
  expect(second.adopted).toBe(false)
  expect(await ask(second.url, 'SELECT id FROM candle')).toEqual([{ id: 7 }])
  await second.stop()
  expect((await readdir(dataDir)).sort()).toEqual(['cluster', 'postgres.log'])
})

test('the only entrance is a socket in a folder closed to others, however long the path of the data is', async () => {
  const dataDir = join(await givenFolder(), 'a-long-name-'.repeat(15), 'another-'.repeat(10))
  const { url, stop } = await startEmbeddedPostgres({ dataDir, purpose: 'throwaway' })
  const socketFolder = new URL(url).searchParams.get('host') ?? ''
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700)
  expect((await stat(join(dataDir, 'cluster'))).mode & 0o777).toBe(0o700)
  expect(await ask(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
  await stop()
  await expect(stat(socketFolder)).rejects.toThrow('ENOENT')
})

test('it is durable unless it is to be thrown away', async () => {
  const durable = await startEmbeddedPostgres({ dataDir: await givenFolder() })
  const sql = `SELECT string_agg(setting, ' ' ORDER BY name) AS settings FROM pg_settings
    WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit')`
  expect(await ask(durable.url, sql)).toEqual([{ settings: 'on on on' }])
  await durable.stop()

  const throwaway = await startThrowawayPostgres()
  expect(await ask(throwaway.url, sql)).toEqual([{ settings: 'off off off' }])
  await throwaway.stop()
})

test('the settings of the shell do not reach it', async () => {
  const before = { ...process.env }
  Object.assign(process.env, { PGPORT: '1', PGHOST: 'elsewhere', PGSSLMODE: 'require', PGDATA: '/', LC_ALL: 'ko_KR' })
  try {
    const { url, stop } = await startEmbeddedPostgres({ dataDir: await givenFolder(), purpose: 'throwaway' })
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await stop()
  } finally {
    process.env = before
  }
})

test('a throwaway left by a killed run is swept away, that of a living run and any other folder is not', async () => {
  const parent = await givenFolder()
  const deadPid = 2 ** 22 + 1 // beyond the largest number a process can have
  const start = (name: string) => startEmbeddedPostgres({ dataDir: join(parent, name), purpose: 'throwaway' })
  const { url } = await start(`sillage-throwaway-${deadPid}-x`)
  const living = await start(`sillage-throwaway-${process.pid}-x`)
  const other = await start('data')
  await sweep(parent)
  expect((await readdir(parent)).sort()).toEqual(['data', `sillage-throwaway-${process.pid}-x`])
  await expect(ask(url, 'SELECT 1')).rejects.toThrow()
  expect(await ask(living.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(await ask(other.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await Promise.all([living.stop(), other.stop()])
})
