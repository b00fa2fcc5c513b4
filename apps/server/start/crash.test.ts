import { join } from 'node:path'
import { socketUrl } from '@sillage/server-kit/embedded-postgres/connection.ts'
import { readPidFile, requestShutdown } from '@sillage/server-kit/embedded-postgres/pid-file.ts'
import { ask, findPostmaster, listPostmasters } from '@sillage/server-kit/embedded-postgres/testing.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { givenProgram, keepShop, refusal } from './testing.ts'
import { signInOwner } from './testing-owner.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

let shop: Awaited<ReturnType<typeof keepShop>>
beforeAll(async () => {
  shop = await keepShop()
})

type Owner = Awaited<ReturnType<typeof signInOwner>>

/** Writes one number after the other until the shop is gone; `acknowledged` is the last one it said it had kept. */
function startWriting(owner: Owner, product_id: number, after: number) {
  const written = { acknowledged: after }
  let reported = () => {}
  const some = new Promise<void>((resolve) => {
    reported = () => {
      if (written.acknowledged >= after + 5) resolve()
    }
  })
  const write = async () => {
    for (;;) {
      const version = written.acknowledged + 1
      const body = { summary_en: `version ${version}` }
      const product = await owner.catalog.change({ params: { product_id }, body }).catch(() => undefined)
      if (!product) return
      written.acknowledged = version
      reported()
    }
  }
  return { written, some, over: write() }
}

async function killPostmaster(dataDir: string) {
  const postmaster = await findPostmaster(dataDir)
  process.kill(postmaster, 'SIGKILL')
  return postmaster
}

const until = (condition: () => Promise<boolean>) => vi.waitUntil(condition, { timeout: 600_000 })

test('killed ten times while it writes, the shop loses nothing it has acknowledged', async () => {
  const dataDir = await shop.given()
  const address = { url: '' }
  let owner: Owner | undefined
  let product_id = 0
  let acknowledged = 0

  for (let round = 1; round <= 10; round++) {
    const program = givenProgram({ dataDir })
    address.url = await program.opened()
    expect(await listPostmasters(dataDir)).toHaveLength(1)
    // Signed in once: the session, too, has to survive.
    owner ??= await signInOwner(address)
    product_id ||= (await owner.catalog.list({ query: {} })).data[0]?.id ?? 0
    if (round > 1) {
      const { summary_en } = await owner.catalog.show({ params: { product_id } })
      const found = Number(/^version (\d+)$/.exec(summary_en)?.[1])
      // One more may have been kept without there being time left to say so.
      expect([acknowledged, acknowledged + 1]).toContain(found)
      acknowledged = found
    }
    const { written, some, over } = startWriting(owner, product_id, acknowledged)
    await some
    if (round === 5) expect(await refusal({ dataDir })).toContain('Another shop is already running')
    if (round % 3 === 0) await killPostmaster(dataDir)
    await program.end('SIGKILL')
    if (round % 3 === 1) await killPostmaster(dataDir)
    await over
    acknowledged = written.acknowledged
  }
  expect(acknowledged).toBeGreaterThanOrEqual(50)
})

test('two shops started at once on what a killed one left: one opens, the other is refused', async () => {
  const dataDir = await shop.given()
  const killed = givenProgram({ dataDir })
  await killed.opened()
  await killed.end('SIGKILL')
  const rivals = [givenProgram({ dataDir }), givenProgram({ dataDir })]
  const outcomes = await Promise.all(
    rivals.map((rival) => Promise.race([rival.opened().catch(() => 'refused'), rival.ended.then(() => 'refused')])),
  )
  expect(outcomes.toSorted()).toEqual([expect.stringMatching(/^http/), 'refused'])
  expect(await listPostmasters(dataDir)).toHaveLength(1)
  for (const rival of rivals) await rival.end('SIGTERM')
  expect(await listPostmasters(dataDir)).toEqual([])
})

test('a database that dies under the shop is brought back, and no one else gets the folder', async () => {
  const dataDir = await shop.given()
  const program = givenProgram({ dataDir })
  const url = await program.opened()
  const owner = await signInOwner({ url })
  const product_id = (await owner.catalog.list({ query: {} })).data[0]?.id ?? 0
  const pageShows = async (name: string) =>
    (await (await fetch(`${url}/shop/product/${product_id}`)).text()).includes(name)
  for (const name of ['첫 번째', '두 번째']) {
    const dead = await killPostmaster(dataDir)
    await until(async () => (await findPostmaster(dataDir)) !== dead)
    await until(async () => (await fetch(`${url}/ready`)).status === 200)
    await owner.catalog.change({ params: { product_id }, body: { name } })
    await until(() => pageShows(name))
  }
  expect(await refusal({ dataDir })).toContain('Another shop is already running')
  expect(await listPostmasters(dataDir)).toHaveLength(1)
  expect(await program.end('SIGTERM')).toMatchObject({ code: 0, complaint: '' })
  expect(await listPostmasters(dataDir)).toEqual([])
})

/** The database of a running shop, for someone who comes from outside it. */
async function databaseOf(dataDir: string) {
  const pidFile = await readPidFile(join(dataDir, 'postgres', 'cluster'))
  return socketUrl(pidFile?.socketFolder ?? '', 'sillage')
}

test('connections cut again and again, and a database that is restarted, cost visitors a 503 and nothing more', async () => {
  const dataDir = await shop.given()
  const program = givenProgram({ dataDir })
  const url = await program.opened()
  const statuses = new Set<number>()
  let isOver = false
  const visit = async () => {
    while (!isOver)
      for (const path of ['/', '/api/v1/notice', '/shop/search?keyword=초', '/ready'])
        statuses.add((await fetch(`${url}${path}`)).status)
  }
  const visits = Promise.all([visit(), visit(), visit()])
  for (let round = 0; round < 20; round += 1) {
    // All of them: the pool's, those that listen, the one that locks the folder, the one that counts who uses it.
    const cut =
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname <> $$$$'
    await databaseOf(dataDir)
      .then((database) => ask(database, cut))
      .catch(() => undefined)
    if (round % 8 === 7) requestShutdown(await findPostmaster(dataDir))
  }
  await until(async () => (await fetch(`${url}/ready`)).status === 200)
  isOver = true
  await visits
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  await until(async () => (await fetch(`${url}/`)).status === 200)
  expect(await refusal({ dataDir })).toContain('Another shop is already running')
  expect(await program.end('SIGTERM')).toMatchObject({ code: 0, complaint: '' })
  expect(await listPostmasters(dataDir)).toEqual([])
})
