import { faqTable } from '@sillage/domains/faq/server/tables.ts'
import { noticeTable } from '@sillage/domains/notice/server/tables.ts'
import { noText } from '@sillage/kit/rich-text.ts'
import { createCacheTags } from '@sillage/server-kit/cache-tags.ts'
import { anonymousVisitor } from '@sillage/server-kit/context.ts'
import { createContext } from '@sillage/server-kit/create-context.ts'
import { createLog } from '@sillage/server-kit/log.ts'
import { securityHeaders } from '@sillage/server-kit/security-headers.ts'
import { testDatabase } from '@sillage/server-kit/testing.ts'
import { toProblem } from '@sillage/server-kit/to-problem.ts'
import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import { JSDOM } from 'jsdom'
import { afterAll, expect, test } from 'vitest'
import { addRobots } from './robots.ts'
import { addSitemap } from './sitemap.ts'

const site = 'https://shop.example'
const database = await testDatabase()
const tags = Object.assign(createCacheTags(), { live: true })
const log = createLog('silent')
const context = () =>
  createContext({ database, log, secret: 's', visitor: anonymousVisitor, member: null, setCookie: () => undefined })
const app = fastify()
app.setErrorHandler((error, _, reply) => reply.status(toProblem(error, log).status).send())
const listed = () => ['/', '/shop/best-seller', '/a&b']
addSitemap(app, { context, tags, headers: securityHeaders(), origin: () => site, listed })
addRobots(app, { origin: () => site })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

const many = 60_000
/** Every seventh is hidden, and a hole of ten thousand numbers was left by products that are gone. */
const hole = { from: 20_001, to: 30_000 }
await database.db.execute(sql`
  insert into product (id, slug, kind, name, name_en, summary, summary_en, type_label, type_label_en, story_title,
    story_title_en, story, story_en, details, notes, option_groups, pictures, price_krw, price_usd, badges, visible, changed_at)
  select n, 'p' || n, 'goods', '', '', '', '', '', '', '', '', '[]', '[]', '[]', '[]', '[]', '[]', 1, 1, '[]', n % 7 <> 0,
    timestamptz '2026-01-02 03:04:05Z'
  from generate_series(1, ${many}::int) n where n not between ${hole.from}::int and ${hole.to}::int`)
await database.db.insert(noticeTable).values([
  { board: 'customer', title: '공지', title_en: 'A notice', body: noText, body_en: noText },
  { board: 'tssa', title: '수업', title_en: 'A class', body: noText, body_en: noText },
])

const [asked] = await database.db
  .insert(faqTable)
  .values({ topic: 'order', title: '질문', title_en: 'A question', body: noText, body_en: noText })
  .returning()

const read = async (address: string) => {
  const reply = await fetch(address.replace(site, url))
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const text = await reply.text()
  expect(text.length).toBeLessThan(50 * 1024 * 1024)
  return text
}
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
/** Refuses what is not well formed; too slow for thousands. */
const parse = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document
const partsOf = async () => locations(await read(`${site}/sitemap.xml`))
const productParts = async () => (await partsOf()).filter((part) => part.includes('products'))

test('the parts together name every product that can be seen, once in each language, and no other', async () => {
  const seen = new Map<string, number>()
  for (const part of await productParts()) {
    const found = locations(await read(part))
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(50_000)
    for (const address of found) seen.set(address, (seen.get(address) ?? 0) + 1)
  }
  expect(new Set(seen.values())).toEqual(new Set([1]))
  const visible = Array.from({ length: many }, (_, index) => index + 1).filter(
    (id) => id % 7 !== 0 && (id < hole.from || id > hole.to),
  )
  expect(seen.size).toBe(visible.length * 2)
  expect(visible.filter((id) => !seen.has(`${site}/shop/product/${id}`))).toEqual([])
  expect(visible.filter((id) => !seen.has(`${site}/shop/product/${id}?lang=en`))).toEqual([])
})

test('no part is empty, and none is listed for numbers that nothing has', async () => {
  expect((await productParts()).map((part) => new URL(part).searchParams.get('part'))).toEqual(
    [1, 2, 3, 4, 7, 8, 9, 10, 11, 12].map((number) => `products.${number}`),
  )
})

test('every page names both languages, and each of them names it back', async () => {
  const [notices, products] = await Promise.all(
    ['notices.1', 'products.12'].map((part) => read(`${site}/sitemap.xml?part=${part}`)),
  )
  expect(products).toContain('<lastmod>2026-01-02T03:04:05.000Z</lastmod>')
  const pages = [...parse(notices ?? '').querySelectorAll('url')]
  expect(pages).toHaveLength(4)
  const named = new Map(
    pages.map((page) => [
      page.querySelector('loc')?.textContent ?? '',
      [...page.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ]),
  )
  for (const [address, alternates] of named) {
    expect(alternates.map(([language]) => language)).toEqual(['ko', 'en', 'x-default'])
    expect(alternates.map(([, href]) => href)).toContain(address)
    for (const [, href] of alternates) expect(named.get(href ?? '')).toEqual(alternates)
  }
})

test('pages without a row behind them, and the boards', async () => {
  const plain = parse(await read(`${site}/sitemap.xml?part=pages`))
  expect([...plain.querySelectorAll('loc')].map(({ textContent }) => textContent)).toEqual(
    listed().flatMap((path) => [site + path, `${site}${path}?lang=en`]),
  )
  const notices = locations(await read(`${site}/sitemap.xml?part=notices.1`))
  expect(notices.filter((address) => !address.endsWith('?lang=en'))).toEqual([
    expect.stringMatching(/\/customer\/notice\/\d+$/),
    expect.stringMatching(/\/tssa\/notice\/\d+$/),
  ])
})

test('a question is named by its own address, whose language is said beside it', async () => {
  const page = parse(await read(`${site}/sitemap.xml?part=questions.1`))
  const address = `${site}/customer/faq?id=${asked?.id}`
  expect([...page.querySelectorAll('loc')].map(({ textContent }) => textContent)).toEqual([
    address,
    `${address}&lang=en`,
  ])
  expect(await partsOf()).toContain(`${site}/sitemap.xml?part=questions.1`)
})

test('a part is written once, until something in it changes', async () => {
  const part = `${site}/sitemap.xml?part=products.1`
  const holds = async () => locations(await read(part)).includes(`${site}/shop/product/1`)
  expect(await holds()).toBe(true)
  await database.db.execute(sql`update product set visible = false where id = 1`)
  expect(await holds()).toBe(true)
  tags.empty(['products'])
  expect(await holds()).toBe(false)
})

test.each([
  'nothing',
  'products',
  'products.0',
  'products.5',
  'products.999999',
  'products.-1',
  "products.1'",
  '',
  'a.1',
])('there is no part %j', async (part) => {
  expect((await fetch(`${url}/sitemap.xml?part=${encodeURIComponent(part)}`)).status).toBe(404)
})

test('a part is found by its numbers, however many products there are', async () => {
  const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(sql`explain
    select id from (select id, changed_at from product where visible) own
    where id > 10000 and id <= 15000 order by id limit 1000`)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index (Only )?Scan using product_pkey/)
})

test('crawlers are told where the sitemap is', async () => {
  const text = await (await fetch(`${url}/robots.txt`)).text()
  expect(text).toContain(`\nSitemap: ${site}/sitemap.xml\n`)
  expect(text).not.toContain('Disallow: /\n')
})
