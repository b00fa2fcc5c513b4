import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { browserOf, testDatabase } from '@sillage/server-kit/testing.ts'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { findSecret } from '../secret.ts'
import { startShop } from '../shop.ts'

const purges: unknown[] = []
const cdn = createServer(async (request, response) => {
  purges.push(await json(request))
  response.end()
})
cdn.listen(0, '127.0.0.1')
await once(cdn, 'listening')
const address = cdn.address()
const CDN_PURGE_URL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/purge`

const database = await testDatabase()
const DATA_DIR = await mkdtemp(join(tmpdir(), 'sillage-edge-'))
const settings = { NODE_ENV: 'test', SEED: 'demo', PORT: '0', LOG_LEVEL: 'error', DATA_DIR, CDN_PURGE_URL }
const shop = await startShop({ ...readConfig(settings), DATABASE_URL: database.url })
const clerk = await browserOf({ database, secret: await findSecret(database), mb_id: 'clerk' })
afterAll(async () => {
  await shop.stop()
  cdn.close()
  await rm(DATA_DIR, { recursive: true })
})

const product = '/shop/product/1001'
const headersOf = async (path: string, cookie = '') => (await fetch(shop.url + path, { headers: { cookie } })).headers
const edgeOf = async (path: string, cookie?: string) => (await headersOf(path, cookie)).get('cdn-cache-control')

test('a page may be kept by the CDN under the tags of all it shows, drawn or sent again', async () => {
  for (const _ of ['drawn', 'sent again', 'and again']) {
    const headers = await headersOf(product)
    expect(headers.get('cdn-cache-control')).toBe('max-age=300')
    expect(headers.get('cache-tag')?.split(',')).toEqual(expect.arrayContaining(['pages', 'product:1001']))
    expect(headers.get('cache-control')).toBe('public, no-cache')
  }
  expect(await edgeOf(product, 'lang=en')).toBe('max-age=300')
  expect(await edgeOf('/api/v1/products/1001')).toBe('max-age=300')
})

test('what is one visitor’s own, what is not there and what is moved may not', async () => {
  for (const path of ['/api/v1/cart', '/shop/product/99999999', '/no-such-page', '/health'])
    expect(await edgeOf(path), path).toBeNull()
})

test('a changed product purges its pages', async () => {
  await headersOf(product)
  purges.length = 0
  const { cookies, headers } = clerk
  const reply = await fetch(`${shop.url}/api/v1/products/1001`, {
    method: 'PUT',
    headers: { ...headers, cookie: `sid=${cookies.sid}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: '가장자리의 초' }),
  })
  expect(reply.status, await reply.text()).toBe(200)
  await expect.poll(() => purges).toContainEqual({ tags: expect.arrayContaining(['product:1001']) })
})
