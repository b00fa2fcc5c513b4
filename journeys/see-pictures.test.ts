import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive, brokenPictures, journeys, jumpsOf } from './visitor.ts'

const { visitor } = journeys({}, { warmCache: false })
const ways = [
  { width: 1280, lang: 'ko' },
  { width: 390, lang: 'en' },
] as const

/** The pages where a jump would hurt most: an address, and how to come to it. */
async function addressesOf(page: Page) {
  const product = await page.request.get('/api/v1/products?sort=best&per_page=1')
  const { data } = (await product.json()) as { data: { id: number }[] } // the contract says so
  return ['/', '/shop/category/1', `/shop/product/${data[0]?.id}`]
}

async function lettersSettle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    // Drawn twice: the lines have settled.
    for (const _ of ['first', 'second']) await new Promise(requestAnimationFrame)
  })
}

const fontsAwaited = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading').length)

/**
 * What moved by itself while the whole page is read down to its end. The letters come first: a font that arrives late
 * moves lines, and that is no picture's fault.
 */
async function movedWhileReading(page: Page) {
  await lettersSettle(page)
  expect(await jumpsOf(page)).toEqual([])
  await page.evaluate('window.jumps.length = 0')
  await brokenPictures(page)
  await page.waitForLoadState('networkidle')
  return page.evaluate('window.jumps')
}

test.each(ways)('nothing moves while pictures come, at $width pixels', async (way) => {
  const { page, troubles } = await visitor(way)
  for (const address of await addressesOf(page)) {
    await arrive(page, address)
    expect({ address, moved: await movedWhileReading(page) }).toEqual({ address, moved: [] })
  }
  expect(troubles).toEqual([])
})

test.each(ways)('no line breaks again when the letters come late, at $width pixels', async (way) => {
  for (const address of ['/', '/contents/select/3', '/shop/category/1']) {
    const { page } = await visitor(way)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const fonts: string[] = []
    await page.route(/\.woff2$/, async (route) => {
      fonts.push(route.request().url())
      await held
      await route.continue()
    })
    const awake = page.waitForResponse('**/api/v1/login-check')
    await page.goto(address, { waitUntil: 'commit' })
    await awake
    // All that this page's characters need, not only the two that are preloaded.
    await expect.poll(async () => fonts.length - (await fontsAwaited(page))).toBe(0)
    expect(fonts.length).toBeGreaterThanOrEqual(2)
    letGo()
    await lettersSettle(page)
    expect({ address, moved: await jumpsOf(page, 0.01) }).toEqual({ address, moved: [] })
  }
})

test.each(ways)('pictures come as AVIF, no larger than the screen needs, at $width pixels', async (way) => {
  const addresses = await addressesOf((await visitor(way)).page)
  for (const address of addresses) {
    // A newcomer each time: a browser shows again what it has, if it is large enough.
    const { page } = await visitor(way)
    await arrive(page, address)
    expect(await brokenPictures(page)).toEqual([])
    const ours = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.srcset !== '' && image.checkVisibility())
        .map((image) => ({
          from: image.currentSrc,
          offered: [...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
          came: Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]),
          // A picture that fills a frame of another shape is cut, and needs the larger of both sides.
          shown: Math.max(
            image.clientWidth,
            (image.clientHeight * Number(image.getAttribute('width'))) / Number(image.getAttribute('height')),
          ),
        })),
    )
    expect(ours.length).toBeGreaterThan(2)
    expect(ours.filter(({ from }) => !from.endsWith('.avif'))).toEqual([])
    // Shown twice, it is fetched once, as large as the larger of both needs it.
    const pictures = Map.groupBy(ours, ({ from }) => from.replace(/-\d+\.\w+$/, ''))
    const wasteful = [...pictures.values()].filter((shows) => {
      const [{ offered = [] } = {}] = shows
      const shown = Math.max(...shows.map((each) => each.shown))
      const enough = offered.find((width) => width >= shown) ?? Math.max(...offered)
      // One step more than needed is what a rounded `sizes` may cost.
      return shows.some(({ came }) => offered.indexOf(came) > offered.indexOf(enough) + 1)
    })
    expect({ address, wasteful }).toEqual({ address, wasteful: [] })
  }
})

test('the first picture of a product is fetched first, those further down when they are near', async () => {
  const { page } = await visitor()
  const [, , product = ''] = await addressesOf(page)
  await arrive(page, product)
  const pictures = page.locator('main img')
  expect(await pictures.first().getAttribute('fetchpriority')).toBe('high')
  expect(await pictures.first().getAttribute('loading')).toBe('eager')
  expect(await page.locator('main img[fetchpriority=high]').count()).toBe(1)
  expect(await pictures.last().getAttribute('loading')).toBe('lazy')
})

test('while a picture is on its way, something of it is already there', async () => {
  const { page } = await visitor()
  await page.route('**/media/**', () => undefined) // pictures that never come
  await page.goto('/shop/category/1', { waitUntil: 'commit' })
  const first = page.locator('main article img').first()
  await first.waitFor({ state: 'attached' })
  await expect.poll(() => first.evaluate((image) => image.clientHeight)).toBeGreaterThan(200)
  expect(await first.evaluate((image) => getComputedStyle(image).backgroundImage)).toMatch(/^url\("data:image\/webp/)
})

test('a picture takes one place of a row, and what it offers besides takes none', async () => {
  const { page } = await visitor()
  await arrive(page, '/')
  const places = await page
    .locator('picture > source')
    .evaluateAll((sources) =>
      sources.filter((source) => source.getBoundingClientRect().width + source.getClientRects().length > 0),
    )
  expect(places).toEqual([])
  const [row, picture] = await page
    .locator('.material')
    .first()
    .evaluate((row) => [row, row.querySelector('img')].map((each) => each?.getBoundingClientRect().left))
  expect(picture).toBe(row)
})
