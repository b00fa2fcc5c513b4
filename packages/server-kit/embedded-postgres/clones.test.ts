import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdAdvisoryLock } from './advisory-lock.ts'
import { cloneDatabase, createDatabase, databaseUrl, dropDatabase } from './clones.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import { ask } from './testing.ts'
import { startThrowawayPostgres } from './throwaway.ts'

let postgres: EmbeddedPostgres | undefined
let adminUrl: string
const template = `template "${randomUUID()}"` // a name that needs quoting
const clones = ['one', 'two', 'three'].map((name) => `${name} ${randomUUID()}`)

beforeAll(async () => {
  if (!process.env.TEST_DATABASE_URL) postgres = await startThrowawayPostgres()
  adminUrl = postgres?.adminUrl ?? process.env.TEST_DATABASE_URL ?? ''
})
afterAll(async () => {
  for (const name of [...clones, template]) await dropDatabase(adminUrl, name)
  await postgres?.stop()
})

test('clones of a template made at once have its rows and a life of their own, and can be dropped while in use', async () => {
  const templateUrl = await createDatabase(adminUrl, template)
  await ask(templateUrl, 'CREATE TABLE candle AS SELECT 7 AS id')
  const [first = '', second = ''] = await Promise.all(clones.map((name) => cloneDatabase(adminUrl, template, name)))
  await ask(first, 'DELETE FROM candle')
  expect(await ask(first, 'SELECT id FROM candle')).toEqual([])
  expect(await ask(second, 'SELECT id FROM candle')).toEqual([{ id: 7 }])

  const { lost } = await holdAdvisoryLock(second, 'in use')
  await dropDatabase(adminUrl, clones[1] ?? '')
  await lost
  await expect(ask(second, 'SELECT 1')).rejects.toThrow('does not exist')
  await dropDatabase(adminUrl, clones[1] ?? '')
})

test('the address of another database keeps everything else', () => {
  expect(databaseUrl('postgresql://me:secret@host:1/postgres?sslmode=require', 'a b')).toBe(
    'postgresql://me:secret@host:1/a%20b?sslmode=require',
  )
})

test('a lock is had by one at a time, refused with a sentence, and free once released', async () => {
  const url = adminUrl
  const held = await holdAdvisoryLock(url, 'server')
  const other = await holdAdvisoryLock(url, 'something else')
  await expect(holdAdvisoryLock(url, 'server', { patienceMs: 100 })).rejects.toThrow(
    'Another server is already running on this database.',
  )
  const waiting = holdAdvisoryLock(url, 'server', { patienceMs: 30_000 })
  await held.release()
  await held.lost
  await (await waiting).release()
  await other.release()
})
