import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { demoPassword, demoSignIns } from '@sillage/demo/member/seed.ts'
import { givenFolder, listPostmasters } from '@sillage/server-kit/embedded-postgres/testing.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { givenProgram, wantStorefront } from './testing.ts'
import { signInOwner, visitorOf } from './testing-owner.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

beforeAll(wantStorefront)

async function page(url: string) {
  const response = await fetch(url)
  return { status: response.status, text: await response.text() }
}

test('an empty folder becomes a shop, which keeps what it was told when it is started again', async () => {
  const dataDir = await givenFolder()
  const first = givenProgram({ dataDir })
  const url = await first.opened()
  expect((await page(url)).status).toBe(200)

  expect(await page(`${url}/health`)).toEqual({ status: 200, text: '{"status":"ok"}' })
  expect(await page(`${url}/ready`)).toEqual({ status: 200, text: '{"status":"ready"}' })
  expect(first.said.output).toContain(`API       ${url}/api/docs\n`)
  expect(first.said.output).toContain(`data      ${dataDir}\n`)
  for (const { mb_id } of demoSignIns) expect(first.said.output).toContain(`${mb_id} / ${demoPassword}\n`)

  const owner = await signInOwner({ url })
  const [product] = (await owner.catalog.list({ query: {} })).data
  const product_id = product?.id ?? 0
  await owner.catalog.change({ params: { product_id }, body: { name: '남아 있는 향' } })
  expect(await first.end('SIGTERM')).toMatchObject({ code: 0, complaint: '' })
  expect(await listPostmasters(dataDir)).toEqual([])

  // From the sources before, and now as it was built.
  const second = givenProgram({ dataDir, built: true })
  const again = await second.opened()
  const { text } = await page(`${again}/shop/product/${product_id}`)
  expect(text).toContain('남아 있는 향')
  // What makes later starts quick: nothing is made or filled again.
  expect(second.said.output).not.toContain('Filling')
  expect(await second.end('SIGINT')).toMatchObject({ code: 0, complaint: '' })
  expect(await listPostmasters(dataDir)).toEqual([])
})

test('anyone who is impatient and asks twice, even while it starts, still gets a clean end', async () => {
  const dataDir = await givenFolder()
  const program = givenProgram({ dataDir })
  await program.says(/Filling the demo shop/)
  void program.end('SIGINT')
  void program.end('SIGINT')
  expect(await program.end('SIGTERM')).toMatchObject({ code: 0, complaint: '' })
  expect(await listPostmasters(dataDir)).toEqual([])
  expect(await readdir(join(dataDir, 'postgres', 'cluster'))).not.toContain('postmaster.pid')

  const url = await givenProgram({ dataDir }).opened()
  expect((await visitorOf(url).catalog.list({ query: {} })).total).toBeGreaterThanOrEqual(60)
})
