import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Product } from '@sillage/domains/catalog/contract.ts'
import { productTable } from '@sillage/domains/catalog/server/tables.ts'
import { browserOf, testDatabase } from '@sillage/server-kit/testing.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import { findSecret } from '../secret.ts'
import { startShop } from '../shop.ts'

const database = await testDatabase()
// One after the other: the second finds the demo shop filled, as an instance that joins does.
const [here, there] = [await openShop(), await openShop()]
const clerk = await browserOf({ database, secret: await findSecret(database), mb_id: 'clerk' })

let product: Product
let pages: { product: string; category: string }
beforeEach(async () => {
  const Newest = z.object({ data: z.array(z.object({ id: z.int() })).min(1) })
  const newest = Newest.parse(await (await fetch(`${here}/api/v1/products?per_page=1`)).json())
  product = Product.parse(await (await fetch(`${here}/api/v1/products/${newest.data[0]?.id}`)).json())
  pages = { product: `/shop/product/${product.id}`, category: `/shop/category/${product.path.at(-1)?.id}` }
  await keepEverywhere()
})

test('a changed product is on its page and in its category on both instances', async () => {
  await change({ name: '새벽 세 시의 이름', name_en: 'A name at three' })
  for (const shop of [here, there]) {
    await becomes(true, () => isTitled(shop, '새벽 세 시의 이름'))
    await becomes(true, () => isTitled(shop, 'A name at three', 'en'))
    await becomes(true, () => shows(shop, pages.category, '새벽 세 시의 이름'))
    await becomes(true, () => shows(shop, pages.category, 'A name at three', 'en'))
  }
})

test('pages are really kept: a row changed behind the back of the shop is seen by no one', async () => {
  await database.db.update(productTable).set({ name: '아무도 모르는 이름' }).where(eq(productTable.id, product.id))
  for (const shop of [here, there]) expect(await isTitled(shop, product.name)).toBe(true)
  await change({ name: product.name })
})

test('one change after another arrives, each on both instances', async () => {
  for (const name of ['첫째 이름', '둘째 이름', '셋째 이름']) {
    await change({ name })
    for (const shop of [here, there]) await becomes(true, () => isTitled(shop, name))
  }
})

test('a hidden product is not found on either instance and gone from its category', async () => {
  await change({ visible: false })
  for (const shop of [here, there]) {
    await becomes(404, () => statusOf(shop, pages.product))
    await becomes(false, () => shows(shop, pages.category, `href="${pages.product}"`))
  }
  await change({ visible: true })
  for (const shop of [here, there]) await becomes(200, () => statusOf(shop, pages.product))
})

test('somebody without the right to change products changes no page', async () => {
  const hana = await browserOf({ database, secret: await findSecret(database), mb_id: 'hana' })
  const stranger = { ...clerk, headers: { ...clerk.headers, 'x-xsrf-token': 'x' } }
  expect((await put({ name: '몰래' }, hana)).status).toBe(403)
  expect((await put({ name: '몰래' }, stranger)).status).toBe(419)
  for (const shop of [here, there]) expect(await isTitled(shop, product.name)).toBe(true)
})

/** As soon as the notice has travelled: a millisecond or two, longer on a busy machine. */
const becomes = (wanted: unknown, look: () => Promise<unknown>) =>
  expect.poll(look, { timeout: 30_000, interval: 20 }).toBe(wanted)

async function openShop() {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'sillage-pages-'))
  const config = readConfig({ NODE_ENV: 'test', SEED: 'demo', PORT: '0', LOG_LEVEL: 'error', DATA_DIR })
  const shop = await startShop({ ...config, DATABASE_URL: database.url })
  afterAll(async () => {
    await shop.stop()
    await rm(DATA_DIR, { recursive: true })
  })
  return shop.url
}

/** Opened twice: drawn by the first, and sent from what is kept by the second. */
async function keepEverywhere() {
  for (const shop of [here, there]) {
    await becomes(true, () => isTitled(shop, product.name))
    for (const lang of ['kr', 'en'])
      for (const page of Object.values(pages)) expect((await open(shop, page, lang)).status).toBe(200)
  }
}

async function change(body: object) {
  const reply = await put(body, clerk)
  expect(reply.status, await reply.text()).toBe(200)
}

const put = (body: object, { cookies, headers }: typeof clerk) =>
  fetch(`${here}/api/v1/products/${product.id}`, {
    method: 'PUT',
    headers: { ...headers, cookie: `sid=${cookies.sid}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const open = (shop: string, page: string, lang = 'kr') => fetch(shop + page, { headers: { cookie: `lang=${lang}` } })
const shows = async (shop: string, page: string, text: string, lang = 'kr') =>
  (await (await open(shop, page, lang)).text()).includes(text)
const isTitled = (shop: string, name: string, lang = 'kr') => shows(shop, pages.product, `>${name}</h1>`, lang)
const statusOf = async (shop: string, page: string) => (await open(shop, page)).status
