import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { holdAdvisoryLock } from '@sillage/server-kit/embedded-postgres/advisory-lock.ts'
import { startEmbeddedPostgres } from '@sillage/server-kit/embedded-postgres/embedded-postgres.ts'
import { ask, givenFolder, listPostmasters } from '@sillage/server-kit/embedded-postgres/testing.ts'
import { expect, inject, onTestFinished } from 'vitest'
import { distFolder } from '../pages/storefront.ts'
import { type Options, startProgram } from './running-shop.ts'
import { signInOwner, visitorOf } from './testing-owner.ts'

const run = promisify(execFile)
const build = fileURLToPath(new URL('../../../scripts/build.ts', import.meta.url))

/** The program serves what was built. npm test builds before its tests; a test file run alone may find nothing yet. */
export async function wantStorefront() {
  const isBuilt = () => existsSync(join(distFolder, 'build-hash'))
  if (isBuilt()) return
  // Test files run side by side, and two builds would sweep each other's files away.
  const lock = await holdAdvisoryLock(inject('testDatabase').adminUrl, 'build', { patienceMs: 600_000 })
  // As npm run build has it: under vitest's own NODE_ENV it would pack what is for developers.
  if (!isBuilt()) await run(process.execPath, [build], { env: { ...process.env, NODE_ENV: undefined } })
  await lock.release()
}

/** The shop's program, ended with the test however that goes. */
export function givenProgram(options: Options) {
  const program = startProgram(options)
  onTestFinished(async () => void (await program.end('SIGKILL')))
  return program
}

/** What the program says on its way out: one line, no stack; and no database stays behind. */
export async function refusal(options: Options) {
  const before = await listPostmasters(options.dataDir)
  const program = givenProgram(options)
  // One that opens instead would be waited for without end.
  void program.opened().then(
    () => program.end('SIGTERM'),
    () => undefined,
  )
  const { code, complaint } = await program.ended
  expect(complaint).toMatch(/^[^\n]+[.?]\n$/)
  expect(code).toBe(1)
  expect(await listPostmasters(options.dataDir)).toEqual(before)
  return complaint
}

const name = '남아 있는 향'

/** Filled and then changed once for all files, which takes ten seconds each time; and left alone from then on. */
async function filledShop() {
  const folder = join(inject('sharedFolder'), 'shop')
  const note = join(inject('sharedFolder'), 'shop.json')
  const lock = await holdAdvisoryLock(inject('testDatabase').adminUrl, 'filled shop', { patienceMs: 600_000 })
  try {
    // Written below.
    if (existsSync(note)) return { folder, ...(JSON.parse(await readFile(note, 'utf8')) as { product_id: number }) }
    const program = startProgram({ dataDir: folder })
    const owner = await signInOwner({ url: await program.opened() })
    const [product] = (await owner.catalog.list({ query: {} })).data
    const product_id = product?.id ?? 0
    await owner.catalog.change({ params: { product_id }, body: { name } })
    await program.end('SIGTERM')
    await writeFile(note, JSON.stringify({ product_id }))
    return { folder, product_id }
  } finally {
    await lock.release()
  }
}

/** A shop that was filled and then changed, for each test of a file to have a copy of. */
export async function keepShop() {
  await wantStorefront()
  const { folder, product_id } = await filledShop()
  const params = { product_id }

  const copyTo = (dataDir: string) => run('cp', ['-a', `${folder}/.`, dataDir])
  return {
    copyTo,
    /** A copy of it, gone with the test. */
    async given() {
      const dataDir = join(await givenFolder(), 'data')
      await copyTo(dataDir)
      return dataDir
    },
    /** With the cause of its trouble removed, it opens again and is as it was. */
    async expectToOpen(dataDir: string) {
      const program = givenProgram({ dataDir })
      const visitor = visitorOf(await program.opened())
      expect((await visitor.catalog.show({ params })).name).toBe(name)
      expect(await program.end('SIGTERM')).toMatchObject({ code: 0, complaint: '' })
      expect(await listPostmasters(dataDir)).toEqual([])
    },
    /** The same asked of its database alone, which takes a quarter of the time. */
    async expectNothingLost(dataDir: string) {
      const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') })
      const kept = await ask(postgres.url, `select name from product where id = ${params.product_id}`)
      await postgres.stop()
      expect(kept).toEqual([{ name }])
      expect(await listPostmasters(dataDir)).toEqual([])
    },
  }
}
