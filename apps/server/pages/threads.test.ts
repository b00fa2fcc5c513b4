import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import type { WantedPage } from './storefront.ts'
import { openThreads } from './threads.ts'

/** A storefront of four pages: one that asks, one that breaks, one that ends its thread, and one that waits. */
const program = `
const call = (transport, name) => transport({ endpoint: { method: 'GET', path: '/' + name }, input: { query: { name } } })
export const redirectOf = (address) => (address === '/old' ? '/new' : null)
export const normalise = (address) => (address.startsWith('/page') ? address.split('#')[0] : null)
export const listed = () => ['/page']
export async function render({ address, locale, transport }) {
  if (address === '/page/broken') throw new Error('the page is broken')
  if (address === '/page/end') process.exit(1)
  const { status, body } = await call(transport, address === '/page/slow' ? 'slow' : 'word')
  return { status, keep: true, listed: true, head: '', body: '<p>' + locale + ' ' + body.word + '</p>', state: '{}', files: [] }
}`

const folder = await mkdtemp(join(tmpdir(), 'sillage-threads-'))
const entry = join(folder, 'entry.mjs')
await writeFile(entry, program)
const threads = await openThreads({ entry, manifest: {} }, 2)
afterAll(async () => {
  await threads.stop()
  await rm(folder, { recursive: true })
})

const wanted = (address: string, compressed = false): WantedPage => ({
  address,
  locale: 'en',
  origin: 'https://shop.example',
  services: {},
  compressed,
})
const word = async () => ({ status: 200, json: '{"word":"hello"}' })
const textOf = (bytes: Uint8Array | null | undefined) => Buffer.from(bytes ?? []).toString()

test('an address is a page, an old address, or nowhere', async () => {
  expect(await threads.find('/page?a=1#b')).toEqual({ address: '/page?a=1', location: null })
  expect(await threads.find('/old')).toEqual({ address: null, location: '/new' })
  expect(await threads.find('/else')).toEqual({ address: null, location: null })
  expect(threads.listed()).toEqual(['/page'])
})

test('a page asks where the database is, and comes back as bytes, compressed where that is wanted', async () => {
  const asked: unknown[] = []
  const page = await threads.draw(wanted('/page', true), async (endpoint, input) => {
    asked.push([endpoint, input])
    return word()
  })
  expect(asked).toEqual([['GET /word', { query: { name: 'word' } }]])
  expect(textOf(page.html)).toContain('<p>en hello</p>')
  expect(brotliDecompressSync(page.compressed ?? '').toString()).toBe(textOf(page.html))
  expect(page).toMatchObject({ status: 200, keep: true, listed: true, etag: expect.stringMatching(/^".{20,}"$/) })
  expect((await threads.draw(wanted('/page'), word)).compressed).toBeNull()
})

test('what an endpoint refuses reaches the page as its status; a call that breaks breaks that page alone', async () => {
  const refused = await threads.draw(wanted('/page'), async () => ({ status: 404, json: '{"word":"gone"}' }))
  expect(refused.status).toBe(404)
  const broken = threads.draw(wanted('/page'), async () => {
    throw new Error('the database is gone')
  })
  await expect(broken).rejects.toThrow('the database is gone')
  await expect(threads.draw(wanted('/page/broken'), word)).rejects.toThrow('the page is broken')
  expect(textOf((await threads.draw(wanted('/page'), word)).html)).toContain('hello')
})

test('a thread that ends takes its pages with it, and the next page has a new one', async () => {
  for (const _ of [1, 2, 3]) {
    await expect(threads.draw(wanted('/page/end'), word)).rejects.toThrow('ended')
    expect((await threads.draw(wanted('/page'), word)).status).toBe(200)
  }
})

test('pages that wait do not keep others from being drawn, however many there are', async () => {
  const { promise, resolve } = Promise.withResolvers<{ status: number; json: string }>()
  const slow = Array.from({ length: 5 }, () => threads.draw(wanted('/page/slow'), () => promise))
  expect((await threads.draw(wanted('/page'), word)).status).toBe(200)
  const more = Array.from({ length: 20 }, () => threads.draw(wanted('/page'), word))
  resolve(await word())
  const all = await Promise.all([...slow, ...more])
  expect(all.map(({ status }) => status)).toEqual(Array(25).fill(200))
})

test('when the threads are stopped, what was under way is rejected', async () => {
  const others = await openThreads({ entry, manifest: {} }, 1)
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  const never = others.draw(wanted('/page/slow'), () => {
    resolve()
    return new Promise(() => undefined)
  })
  await asked
  await Promise.all([expect(never).rejects.toThrow('stopped'), others.stop()])
})

test('a storefront that cannot be loaded is said when it is opened', async () => {
  await expect(openThreads({ entry: join(folder, 'none.mjs'), manifest: {} }, 1)).rejects.toThrow('none.mjs')
})
