import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@sillage/domains/contract.ts'
import { createClient } from '@sillage/kit/client.ts'
import { formatMoney } from '@sillage/kit/money.ts'
import { testDatabase } from '@sillage/server-kit/testing.ts'
import { JSDOM } from 'jsdom'
import { afterAll, describe, expect, test } from 'vitest'
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

const api = createClient(contract, async ({ method, url }) => {
  const reply = await fetch(shop.url + url, { method })
  return { status: reply.status, body: await reply.json() }
})
const { data: best } = await api.catalog.list({ query: { sort: 'best', per_page: 5 } })
const { data: fresh } = await api.catalog.list({ query: { fresh: 'true', per_page: 5 } })
const { data: candles, total } = await api.catalog.list({ query: { category: 2 } })
const { data: notices } = await api.notice.list({ query: { per_page: 5 } })
const categories = (await api.catalog.categories()).data.data
const product = await api.catalog.show({ params: { product_id: best[0]?.id ?? 0 } })
const productPage = `/shop/product/${product.id}`
const pages = ['/', '/login', '/shop/best-seller', '/shop/new-item', '/shop/category/2', productPage, '/no-such-page']

type Named = { name: string; name_en: string }
type Titled = { title: string; title_en: string }
type Language = { lang: 'ko' | 'en'; currency: 'krw' | 'usd'; footer: string[] }
const languages: Language[] = [
  { lang: 'ko', currency: 'krw', footer: ['고객센터', '평일 10:00~18:00, 점심 12:00~13:00', '주식회사 실라주'] },
  { lang: 'en', currency: 'usd', footer: ['Customer', '10:00', 'Sillage Co., Ltd.'] },
]

describe.each(languages)('in $lang, before any script has run', ({ lang, currency, footer }) => {
  const cookie = `lang=${lang}`
  const pick = (row: Named) => (lang === 'ko' ? row.name : row.name_en)
  const title = (row: Titled) => (lang === 'ko' ? row.title : row.title_en)
  const cardTexts = (cards: typeof best) =>
    cards.flatMap((card) => [pick(card), formatMoney(card.price[currency], lang)])

  test('the home page names its products, their prices, and the notices', async () => {
    const { text } = await read('/', cookie)
    expect(missing(text, [...cardTexts(best), ...cardTexts(fresh), ...notices.map(title)])).toEqual([])
  })

  test('the category page shows its products and how many there are', async () => {
    const { text } = await read('/shop/category/2', cookie)
    expect(missing(text, [...cardTexts(candles), String(total)])).toEqual([])
  })

  test('the product page tells everything about its product', async () => {
    const { text } = await read(productPage, cookie)
    const { summary, summary_en, story, story_en, details } = product
    const reported = lang === 'ko' ? [summary, ...story] : [summary_en, ...story_en]
    const facts = details.flatMap((row) => (lang === 'ko' ? [row.label, row.value] : [row.label_en, row.value_en]))
    const prices = product.variants.map(({ price }) => formatMoney(price[currency], lang))
    expect(missing(text, [pick(product), ...prices, ...reported, ...facts, ...product.path.map(pick)])).toEqual([])
  })

  test.each(pages)('%s stands in its frame, is named, and runs nothing but our own files', async (address) => {
    const { document, text, policy } = await read(address, cookie)
    expect(document.documentElement.lang).toBe(lang)
    expect(document.title).toMatch(/\S.*·.*\S|실라주|Sillage/)
    expect(
      missing(text, [...categories.map(pick), ...notices.map(title), '1800-8914', '214-88-60930', ...footer]),
    ).toEqual([])
    const inline = [...document.querySelectorAll('script:not([src])')].map((script) => script.getAttribute('type'))
    // Blocks of data, none of which a browser runs: the page's state, and facts for search engines.
    expect(inline.filter((type) => type !== 'application/ld+json')).toEqual(['application/json'])
    expect(document.querySelectorAll('style, [onclick], [onload], [onerror], a[href^="javascript:"]').length).toBe(0)
    // Besides our own only the emulators for payment, chat and analytics, which are here and nowhere in production.
    expect(policy).toMatch(/script-src 'self'( http:\/\/127\.0\.0\.1:\d+){3};/)
    expect(document.querySelectorAll('h1').length).toBe(1)
  })

  test.each(pages.filter((address) => address !== '/no-such-page' && address !== '/login'))(
    '%s is described for search engines',
    async (address) => {
      const { document } = await read(address, cookie)
      expect(document.querySelector('meta[name="description"]')?.getAttribute('content')?.length).toBeGreaterThan(10)
    },
  )
})

test('English pages carry no Korean but what is Korean everywhere', async () => {
  const found = await Promise.all(
    pages.map(async (address) => [address, hangulIn(withoutQuotes((await read(address, 'lang=en')).document))]),
  )
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(pages.map((address) => [address, ['한국어']])))
})

/** What customers wrote stays in their own language, and says so. */
function withoutQuotes(document: Document) {
  for (const quote of document.querySelectorAll('article [lang="ko"], .voice [lang="ko"]')) quote.remove()
  return document.querySelector('#root')?.textContent ?? ''
}
const hangulIn = (text: string) => [...new Set(text.match(/[가-힣]+/g))]
const missing = (text: string, wanted: string[]) => wanted.filter((part) => !text.includes(squeeze(part)))
const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ')

async function read(address: string, cookie: string) {
  const reply = await fetch(shop.url + address, { headers: { cookie } })
  const { document } = new JSDOM(await reply.text()).window
  const body = document.querySelector('#root')
  for (const script of body?.querySelectorAll('script') ?? []) script.remove()
  return {
    document,
    text: squeeze(body?.textContent ?? ''),
    policy: reply.headers.get('content-security-policy') ?? '',
  }
}
