import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { testDatabase } from '@sillage/server-kit/testing.ts'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startShop } from '../shop.ts'
import { distFolder } from './storefront.ts'

const database = await testDatabase()
const DATA_DIR = await mkdtemp(join(tmpdir(), 'sillage-pages-'))
const config = readConfig({ NODE_ENV: 'test', SEED: 'demo', PORT: '0', LOG_LEVEL: 'error', DATA_DIR })
const shop = await startShop({ ...config, DATABASE_URL: database.url })
afterAll(async () => {
  await shop.stop()
  await rm(DATA_DIR, { recursive: true })
})

const open = (address: string, headers: Record<string, string> = {}) => fetch(shop.url + address, { headers })
const htmlOf = async (address: string, headers?: Record<string, string>) => (await open(address, headers)).text()
const langOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]
const category = '/shop/category/2'

test('a page is sent once; who has it already is told so in a few bytes', async () => {
  const first = await open(category)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{20,}"$/)
  expect(first.headers.get('cache-control')).toBe('public, no-cache')
  const again = await open(category, { 'if-none-match': etag })
  expect({ status: again.status, body: await again.text(), etag: again.headers.get('etag') }).toEqual({
    status: 304,
    body: '',
    etag,
  })
  const other = await open(category, { 'if-none-match': etag, cookie: 'lang=en' })
  expect(other.status).toBe(200)
  expect(other.headers.get('etag')).not.toBe(etag)
})

test('however it is packed, it is the same text', async () => {
  const packed = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const reply = await open(category, { 'accept-encoding': encoding })
      return {
        encoding: reply.headers.get('content-encoding'),
        vary: reply.headers.get('vary'),
        html: await reply.text(),
      }
    }),
  )
  expect(packed.map(({ encoding }) => encoding)).toEqual(['br', 'gzip', null])
  expect(new Set(packed.map(({ html }) => html)).size).toBe(1)
  for (const { vary } of packed) expect(vary).toContain('accept-encoding')
  expect(packed[0]?.html.endsWith('</html>')).toBe(true)
})

test.each([category, '/no-such-page', '/shop/best-seller'])(
  'asked for the head of %s, only the head is sent',
  async (address) => {
    // Written by hand: fetch would not look for a body that must not be there. The second time the page is kept.
    for (const _ of ['drawn', 'kept']) {
      const { hostname, port } = new URL(shop.url)
      const socket = connect(Number(port), hostname)
      socket.write(`HEAD ${address} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`)
      const [head = '', ...body] = (await text(socket)).split('\r\n\r\n')
      expect(head).toMatch(/^HTTP\/1.1 (200|404) /)
      expect(head).toMatch(/content-length: [1-9]\d+/i)
      expect(body.join('')).toBe('')
    }
  },
)

test('parameters that a page does not read make no page of their own', async () => {
  const plain = await open(category)
  const before = await cachedBytes()
  const tagged = await open(`${category}?utm_source=letter&utm_medium=mail&fbclid=${'x'.repeat(50)}`)
  expect(tagged.headers.get('etag')).toBe(plain.headers.get('etag'))
  expect(await cachedBytes()).toBe(before)
  const sorted = await open(`${category}?utm_source=letter&sort=price&order=asc`)
  const same = await open(`${category}?order=asc&sort=price`)
  expect(sorted.headers.get('etag')).toBe(same.headers.get('etag'))
  expect(sorted.headers.get('etag')).not.toBe(plain.headers.get('etag'))
})

test('the language is that of the cookie; ?lang=en is for those who have none', async () => {
  expect(langOf(await htmlOf('/'))).toBe('ko')
  expect(langOf(await htmlOf('/?lang=en'))).toBe('en')
  expect(langOf(await htmlOf('/?utm_source=letter&lang=en'))).toBe('en')
  expect(langOf(await htmlOf('/', { cookie: 'cart_key=0; lang=en; sid=1' }))).toBe('en')
  expect(langOf(await htmlOf('/?lang=en', { cookie: 'lang=kr' }))).toBe('ko')
  expect(langOf(await htmlOf('/?lang=fr'))).toBe('ko')
  expect(langOf(await htmlOf('/', { cookie: 'mylang=en' }))).toBe('ko')
  expect(langOf(await htmlOf('/', { 'accept-language': 'en' }))).toBe('ko')
})

test.each([
  '/no-such-page',
  '/shop',
  '/shop/product',
  '/shop/product/999999',
  '/shop/product/abc',
  '/shop/category/999',
])('%s is not found, says so, and is not to be stored', async (address) => {
  const reply = await open(address)
  expect(reply.status).toBe(404)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('etag')).toBeNull()
  const html = await reply.text()
  expect(html.includes('페이지를 찾을 수 없거나 접근할 수 없는 페이지 입니다.')).toBe(true)
  expect((await htmlOf(address, { cookie: 'lang=en' })).includes('<html lang="en">')).toBe(true)
})

test('addresses that do not exist take no room, however many are tried', async () => {
  for (const lang of ['kr', 'en']) await htmlOf('/no-such-page', { cookie: `lang=${lang}` })
  const before = await cachedBytes()
  await Promise.all(Array.from({ length: 30 }, (_, number) => htmlOf(`/no-such-page/${number}?x=${number}`)))
  await Promise.all(Array.from({ length: 10 }, (_, number) => htmlOf(`/shop/product/99999${number}`)))
  await Promise.all(Array.from({ length: 10 }, (_, number) => htmlOf(`/my-page/order/99999${number}`)))
  expect(await cachedBytes()).toBe(before)
})

test.each(['/api/v1/nothing', '/api', '/api/', '/api/v1/products/1/nothing'])(
  '%s is answered as a call',
  async (address) => {
    const reply = await open(address)
    expect(reply.status).toBe(404)
    expect(reply.headers.get('content-type')).toContain('application/json')
    expect(await reply.json()).toMatchObject({ message: expect.any(String) })
  },
)

test('a file is kept for ever only where its name changes with its content', async () => {
  const lifetimeOf = async (file: string) =>
    (await open(`/assets/${file}`, { 'accept-encoding': 'br' })).headers.get('cache-control')
  const named = await readdir(join(distFolder, '../public/assets'))
  expect(named).toContain('early.js')
  for (const file of named) expect(await lifetimeOf(file), file).toBe('public, max-age=300')
  const html = await htmlOf(category)
  const built = [...html.matchAll(/"\/assets\/([^"]+)"/g)].flatMap(([, file]) => file ?? [])
  const forEver = built.filter((file) => !named.includes(file))
  expect(forEver.length).toBeGreaterThan(3)
  for (const file of forEver) expect(await lifetimeOf(file), file).toBe('public, max-age=31536000, immutable')
})

async function cachedBytes() {
  const metrics = await (await open('/metrics')).text()
  const value = /^\w*page_cache_bytes (\d+)/m.exec(metrics)?.[1]
  expect(value).toBeDefined()
  return Number(value)
}

test('security.txt says where to report a weakness, and until when that is true', async () => {
  const reply = await open('/.well-known/security.txt')
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const fields = new Map(
    (await reply.text())
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  )
  expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/)
  expect(Date.parse(fields.get('Expires') ?? '')).toBeGreaterThan(Date.now())
  expect(fields.get('Canonical')).toBe(`${shop.url}/.well-known/security.txt`)
})
