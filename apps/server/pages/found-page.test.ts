import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Product } from '@sillage/domains/catalog/contract.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import { sizeOfPicture } from '@sillage/server-kit/images-testing.ts'
import { testDatabase } from '@sillage/server-kit/testing.ts'
import { JSDOM } from 'jsdom'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import { startShop } from '../shop.ts'

const site = 'https://sillage.example'
const database = await testDatabase()
const DATA_DIR = await mkdtemp(join(tmpdir(), 'sillage-found-'))
const settings = { NODE_ENV: 'test', SEED: 'demo', PORT: '0', LOG_LEVEL: 'error', DATA_DIR, SHOP_URL: `${site}/` }
const shop = await startShop({ ...readConfig(settings), DATABASE_URL: database.url })
afterAll(async () => {
  await shop.stop()
  await rm(DATA_DIR, { recursive: true })
})

async function open(address: string) {
  const reply = await fetch(address.replace(site, '').replace(/^(?!http)/, shop.url), {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })
  const { document } = new JSDOM(await reply.text()).window
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null
  return {
    reply,
    document,
    canonical: attribute('link[rel=canonical]', 'href'),
    alternates: Object.fromEntries(
      [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
    meta: (name: string) => attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content'),
    things: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>, // what we test is its shape
    ),
  }
}
type Opened = Awaited<ReturnType<typeof open>>
const thing = ({ things }: Opened, type: string) => things.find((each) => [each['@type']].flat().includes(type))
const isHidden = ({ reply, meta }: Opened) =>
  reply.headers.get('x-robots-tag') === 'noindex' || meta('robots')?.includes('noindex') === true

const List = z.object({ data: z.array(z.object({ id: z.int() })).min(1) })
const json = async (address: string) => (await fetch(shop.url + address)).json()
const firstOf = async (address: string) => List.parse(await json(address)).data[0]?.id ?? 0
const product = Product.parse(await json(`/api/v1/products/${await firstOf('/api/v1/products?sort=best')}`))
const addresses = [
  '/',
  '/shop/category/2',
  '/shop/best-seller',
  `/shop/product/${product.id}`,
  `/contents/diy/${await firstOf('/api/v1/recipes')}`,
  `/contents/select/${await firstOf('/api/v1/selects')}`,
  `/customer/notice/${await firstOf('/api/v1/notice')}`,
  '/contents/company',
]

test.each(addresses)('%s says in both languages what it is and where it is', async (address) => {
  const korean = await open(address)
  const english = await open(`${address}?lang=en`)
  expect([korean.canonical, english.canonical]).toEqual([site + address, `${site}${address}?lang=en`])
  // Each names itself and the other.
  const both = { ko: site + address, en: `${site}${address}?lang=en`, 'x-default': site + address }
  expect([korean.alternates, english.alternates]).toEqual([both, both])
  for (const page of [korean, english]) {
    expect(page.reply.status).toBe(200)
    expect(isHidden(page)).toBe(false)
    expect(page.document.title).toMatch(/Sillage|실라주/)
    expect(page.document.querySelectorAll('title, h1')).toHaveLength(2)
    expect(page.meta('description')?.length).toBeGreaterThan(5)
    expect(page.meta('og:url')).toBe(page.canonical)
    expect(page.meta('og:title')).toBeTruthy()
    expect(page.meta('twitter:card')).toBe('summary_large_image')
    expect(page.document.querySelectorAll('main a[href^="/"]').length).toBeGreaterThan(0)
  }
  expect(english.document.title).not.toBe(korean.document.title)
  expect(korean.reply.url).not.toContain('evil')
  expect(korean.document.documentElement.outerHTML).not.toContain('evil.example')
})

test.each(addresses)('the picture that is shared of %s is there, in a kind everybody reads', async (address) => {
  const { meta } = await open(address)
  const shared = meta('og:image') ?? ''
  expect(shared.startsWith(`${site}/`)).toBe(true)
  const reply = await fetch(shared.replace(site, shop.url))
  expect(reply.headers.get('content-type')).toBe('image/jpeg')
  const { width, height } = await sizeOfPicture(await reply.arrayBuffer())
  expect({ width: String(width), height: String(height) }).toEqual({
    width: meta('og:image:width'),
    height: meta('og:image:height'),
  })
})

test.each([
  { query: '', currency: 'krw' },
  { query: '?lang=en', currency: 'usd' },
] as const)('a product’s facts are those of the call, in $currency', async ({ query, currency }) => {
  const page = await open(`/shop/product/${product.id}${query}`)
  const facts = thing(page, 'Product')
  expect(facts).toMatchObject({
    '@context': 'https://schema.org',
    name: currency === 'usd' ? product.name_en : product.name,
    description: currency === 'usd' ? product.summary_en : product.summary,
    url: page.canonical,
    sku: product.variants[0]?.sku,
  })
  const decimals = currency === 'usd' ? 2 : 0
  expect(facts?.offers).toEqual(
    product.variants.map(({ sku, price, sold_out }) =>
      expect.objectContaining({
        sku,
        price: (price[currency].amount / 10 ** decimals).toFixed(decimals),
        priceCurrency: currency.toUpperCase(),
        availability: `https://schema.org/${sold_out ? 'OutOfStock' : 'InStock'}`,
      }),
    ),
  )
  const { average, count } = product.rating ?? {}
  expect(facts?.aggregateRating).toEqual(
    product.rating ? expect.objectContaining({ ratingValue: average, reviewCount: count }) : undefined,
  )
  for (const image of z.array(z.string()).min(1).parse(facts?.image))
    expect((await fetch(image.replace(site, shop.url))).status).toBe(200)
})

test('an offer says until when it holds and whether it may be sent back', async () => {
  const Offers = z.array(
    z.object({ priceValidUntil: z.string().optional(), hasMerchantReturnPolicy: z.unknown().optional() }),
  )
  const offer = async (address: string) => Offers.parse(thing(await open(address), 'Product')?.offers)[0]
  const sale = Product.parse(await json('/api/v1/products/1031'))
  expect(sale.sale_to).not.toBeNull()
  expect(await offer('/shop/product/1031')).toEqual({
    priceValidUntil: seoulDay(new Date(Date.parse(sale.sale_to ?? '') - 1)),
    hasMerchantReturnPolicy: expect.objectContaining({ applicableCountry: 'KR', merchantReturnDays: 7 }),
  })
  expect((await offer(`/shop/product/${product.id}`))?.priceValidUntil).toBeUndefined()
  const made = await firstOf('/api/v1/products?kind=service')
  expect((await offer(`/shop/product/${made}`))?.hasMerchantReturnPolicy).toMatchObject({
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  })
  const lesson = await firstOf('/api/v1/products?kind=class')
  expect((await offer(`/tssa/product/${lesson}`))?.hasMerchantReturnPolicy).toBeUndefined()
})

test('the way to a product leads through its categories, each of which opens', async () => {
  const trail = thing(await open(`/shop/product/${product.id}`), 'BreadcrumbList')
  const Steps = z.array(z.object({ position: z.int(), name: z.string(), item: z.string().optional() }))
  const steps = Steps.parse(trail?.itemListElement)
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
  expect(steps.map(({ name }) => name)).toEqual(['홈', ...product.path.map(({ name }) => name), product.name])
  for (const { item } of steps) if (item) expect((await open(item)).canonical).toBe(item)
})

test('the home page says who we are and how to search; a recipe says what it takes', async () => {
  const home = thing(await open('/'), 'WebSite')
  expect(home).toMatchObject({ publisher: { '@type': 'Organization' }, potentialAction: { '@type': 'SearchAction' } })
  const recipe = thing(await open(addresses[4] ?? ''), 'HowTo')
  expect(recipe).toMatchObject({ totalTime: expect.stringMatching(/^PT\d+M$/), supply: expect.any(Array) })
})

test('a question is found by its own address, open, with its answer in its words', async () => {
  const id = await firstOf('/api/v1/faq?topic=class')
  const [board, korean, english] = [
    await open('/customer/faq'),
    await open(`/customer/faq?topic=class&id=${id}&fbclid=b`),
    await open(`/customer/faq?id=${id}&lang=en`),
  ]
  expect([board.canonical, korean.canonical]).toEqual([`${site}/customer/faq`, `${site}/customer/faq?id=${id}`])
  expect(korean.alternates.en).toBe(`${site}/customer/faq?id=${id}&lang=en`)
  expect(board.document.querySelector('details[open]')).toBeNull()
  const opened = korean.document.querySelectorAll('main details[open]')
  expect([...opened].map((each) => each.id)).toEqual([`faq-${id}`])
  expect(opened[0]?.querySelectorAll('.neighbours a[href^="/customer/faq?id="]')).toHaveLength(2)
  expect(korean.document.title).toBe('수업을 취소하면 얼마를 돌려받나요? · Sillage')
  const Questions = z.array(
    z.object({ name: z.string(), url: z.string(), acceptedAnswer: z.object({ text: z.string() }) }),
  )
  const asked = Questions.parse(thing(english, 'FAQPage')?.mainEntity)
  expect(asked).toHaveLength(english.document.querySelectorAll('main .faq-list details').length)
  expect(asked).toContainEqual({
    name: 'What do I get back if I cancel a class?',
    url: `${site}/customer/faq?id=${id}&lang=en`,
    acceptedAnswer: { text: expect.stringContaining('Before it starts, everything.') },
  })
})

test('what was followed or sorted is no part of the one true address; a page number is', async () => {
  const list = '/shop/category/1'
  for (const noise of ['?utm_source=a&fbclid=b', '?sort=price&order=asc', '?page=2&sort=price', '?page=1'])
    expect((await open(list + noise)).canonical).toBe(site + list)
  for (const path of [list, '/shop/best-seller']) {
    const second = await open(`${path}?page=2&utm_source=a`)
    expect(second.canonical).toBe(`${site}${path}?page=2`)
    expect(second.alternates.en).toBe(`${site}${path}?page=2&lang=en`)
  }
})

test('what is filtered is not to be found, and names no other page as its true one', async () => {
  const filtered = await open('/shop/category/1?in_stock=true&sort=price&fbclid=b')
  expect(isHidden(filtered)).toBe(true)
  expect(filtered.canonical).toBe(`${site}/shop/category/1?sort=price&in_stock=true`)
})

test('a class is found at the school and everything else in the shop, wherever it was opened', async () => {
  const lesson = await firstOf('/api/v1/products?kind=class')
  for (const place of ['/shop', '/tssa']) {
    expect((await open(`${place}/product/${lesson}`)).canonical).toBe(`${site}/tssa/product/${lesson}`)
    expect((await open(`${place}/product/${product.id}`)).canonical).toBe(`${site}/shop/product/${product.id}`)
  }
  const { document } = await open('/tssa/class-product')
  expect(document.querySelectorAll('main a[href^="/tssa/product/"]').length).toBeGreaterThan(0)
  expect(document.querySelectorAll('main a[href^="/shop/product/"]').length).toBe(0)
})

test.each([
  '/no-such-page',
  '/shop/product/999999',
  '/my-page',
  '/my-page/order/1',
  '/login',
  '/register',
  '/shop/cart',
  '/shop/search',
  '/shop/search?keyword=x',
  '/shop/quotation',
  '/shop/order-form',
  '/shop/category/1?family=wood',
])('%s is not to be found', async (address) => {
  expect(isHidden(await open(address))).toBe(true)
})

test('every address of the sitemap opens, may be found, and calls itself by that address', async () => {
  const locations = async (address: string) =>
    [...(await (await fetch(address.replace(site, shop.url))).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, location = '']) => location.replaceAll('&amp;', '&'),
    )
  const parts = await locations(`${site}/sitemap.xml`)
  expect(parts.length).toBeGreaterThan(4)
  for (const part of parts) {
    const all = await locations(part)
    // All of the plain pages, and the first and last of what there may be thousands of.
    const some = part.endsWith('part=pages') ? all : [...all.slice(0, 4), ...all.slice(-2)]
    for (const address of some) {
      const page = await open(address)
      expect({ address, status: page.reply.status, hidden: isHidden(page), canonical: page.canonical }).toEqual({
        address,
        status: 200,
        hidden: false,
        canonical: address,
      })
    }
  }
  expect(await (await fetch(`${shop.url}/robots.txt`)).text()).toContain(`Sitemap: ${site}/sitemap.xml`)
}, 600_000)
