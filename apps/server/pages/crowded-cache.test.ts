import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@sillage/server-kit/testing.ts'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startShop } from '../shop.ts'

const megabyte = 1024 * 1024
const database = await testDatabase()
const DATA_DIR = await mkdtemp(join(tmpdir(), 'sillage-pages-'))
const config = readConfig({
  NODE_ENV: 'test',
  SEED: 'demo',
  PORT: '0',
  LOG_LEVEL: 'error',
  PAGE_CACHE_MB: '1',
  DATA_DIR,
})
const shop = await startShop({ ...config, DATABASE_URL: database.url })
afterAll(async () => {
  await shop.stop()
  await rm(DATA_DIR, { recursive: true })
})

const pages = ['/', '/tssa', '/login', '/customer/faq']

test('however many words are searched for, and pages of lists asked for, other pages stay kept', async () => {
  await openAll(pages)
  const before = await cachedBytes()
  await openAll(Array.from({ length: 30 }, (_, word) => `/shop/search?keyword=word-${word}`))
  await openAll(Array.from({ length: 10 }, (_, page) => `/shop/best-seller?page=${page + 100}`))
  const after = await cachedBytes()
  expect(after).toBeGreaterThan(before) // a word that many ask for is kept all the same
  expect(after).toBeLessThanOrEqual(before + megabyte / 4)
})

test('a select is kept once, whichever item the visitor came back from', async () => {
  const selects: { data: { id: number }[] } = await (await fetch(`${shop.url}/api/v1/selects`)).json()
  const page = `/contents/select/${selects.data[0]?.id}`
  await openAll([page])
  const before = await cachedBytes()
  await openAll(Array.from({ length: 5 }, (_, item) => `${page}?last=${1001 + item}`))
  expect(await cachedBytes()).toBe(before)
})

test('an order that anybody may ask for by any number is never kept', async () => {
  const before = await cachedBytes()
  await openAll(Array.from({ length: 20 }, (_, number) => `/shop/order/2026010100000${number}/confirm`))
  await openAll(Array.from({ length: 20 }, (_, number) => `/my-page/nothing/${number}`))
  expect(await cachedBytes()).toBe(before)
})

async function openAll(addresses: string[]) {
  for (const address of addresses) await (await fetch(shop.url + address)).text()
}

async function cachedBytes() {
  const metrics = await (await fetch(`${shop.url}/metrics`)).text()
  return Number(/^\w*page_cache_bytes (\d+)/m.exec(metrics)?.[1])
}
