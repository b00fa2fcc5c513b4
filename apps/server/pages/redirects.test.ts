import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@sillage/server-kit/testing.ts'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startShop } from '../shop.ts'

const database = await testDatabase()
const DATA_DIR = await mkdtemp(join(tmpdir(), 'sillage-pages-'))
const config = readConfig({ NODE_ENV: 'test', SEED: 'demo', PORT: '0', LOG_LEVEL: 'error', DATA_DIR })
const shop = await startShop({ ...config, DATABASE_URL: database.url })
afterAll(async () => {
  await shop.stop()
  await rm(DATA_DIR, { recursive: true })
})

const ask = (address: string, method = 'GET') => fetch(shop.url + address, { method, redirect: 'manual' })

test.each([
  ['/shop/list?ca_id_new=2', '/shop/category/2'],
  ['/info/select/1', '/contents/select/1'],
  ['/info/do-it-yourself/1', '/contents/diy/1'],
  ['/shop/workshop/notice', '/tssa/notice'],
  ['/board/document/post/1', '/customer/document-board/1'],
  ['/shop/board/document/post/1', '/customer/document-board/1'],
  ['/shop/item.php?it_id=1001', '/shop/product/1001'],
  ['/shop/item.php', '/'],
  ['/shop/register.php', '/register'],
  ['/shop/qa_list.php', '/customer/faq'],
  ['/shop/qa_view.php', '/customer/faq'],
])('%s has moved for good to %s, where there is a page', async (from, to) => {
  for (const method of ['GET', 'HEAD']) {
    const reply = await ask(from, method)
    expect({ status: reply.status, location: reply.headers.get('location'), body: await reply.text() }).toEqual({
      status: 301,
      location: to,
      body: '',
    })
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.getSetCookie()).toEqual([])
  }
  expect((await ask(to)).status).toBe(200)
})

test.each([
  '/shop/item.php?it_id=//evil.example',
  '/shop/item.php?it_id=https://evil.example',
  '/shop/list?ca_id_new=..%2F..%2Flogin',
])('%s leads home, not to strangers', async (address) => {
  const reply = await ask(address)
  expect({ status: reply.status, location: reply.headers.get('location') }).toEqual({ status: 301, location: '/' })
})

test.each(['/info/select/%2F%2Fevil.example', '/info/select', '/customer', '/shop', '/contents', '/custom'])(
  '%s is not found',
  async (address) => {
    expect((await ask(address)).status).toBe(404)
  },
)

test.each(['/%', '/%E0%A4%A', '/shop/product/%', '/?%', '//', '/\\'])(
  '%j is answered somehow, and breaks nothing',
  async (address) => {
    expect((await ask(address)).status).toBeLessThan(500)
    expect((await ask('/')).status).toBe(200)
  },
)

/** As it stands: fetch would resolve the dots itself. */
const askRaw = (path: string) =>
  new Promise<number>((resolve, reject) => {
    get(shop.url, { path }, (reply) => resolve(reply.resume().statusCode ?? 0)).on('error', reject)
  })

test.each(['/assets/..', '/assets/../..', '/assets/%2e%2e', '/media/..', '/fonts/../../package.json'])(
  '%s leads to no folder of the server, and breaks nothing',
  async (address) => {
    const status = await askRaw(address)
    expect(status).toBeGreaterThanOrEqual(300)
    expect(status).toBeLessThan(500)
  },
)
