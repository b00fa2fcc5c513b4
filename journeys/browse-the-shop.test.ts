import { describe, expect, test } from 'vitest'
import { arrive, brokenPictures, journeys, jumpsOf, type Language, overflow, type Screen } from './visitor.ts'

const { visitor } = journeys()

type Case = { width: Screen; lang: Language; category: string; price: RegExp }
const cases: Case[] = [
  { width: 1280, lang: 'ko', category: '캔들', price: /^\+?[\d,]+원$/ },
  { width: 390, lang: 'en', category: 'Candles', price: /^\+?\$\d+\.\d\d$/ },
]

describe.each(cases)('at $width pixels in $lang', ({ width, lang, category, price }) => {
  test('from the home page to a category to a product, and nothing goes wrong', async () => {
    const { page, troubles } = await visitor({ width, lang })
    await arrive(page, '/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await brokenPictures(page)).toEqual([])

    await page.getByRole('main').getByRole('link', { name: category }).first().click()
    await page.getByRole('heading', { level: 1, name: category }).waitFor()
    expect(await brokenPictures(page)).toEqual([])

    const card = page.getByRole('article').nth(1)
    const name = await card.getByRole('heading').innerText()
    await card.getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(await page.title()).toContain(name)
    const shown = await page.getByRole('main').locator('.price b').filter({ visible: true }).allInnerTexts()
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((text) => !price.test(text.trim()))).toEqual([])
    expect(await brokenPictures(page)).toEqual([])

    expect(troubles).toEqual([])
    expect(await jumpsOf(page)).toEqual([])
  })

  test.each(['/', '/shop/category/2', '/shop/product/1001', '/shop/best-seller', '/shop/new-item', '/login'])(
    '%s opened by itself wakes up without a word and without a jump',
    async (address) => {
      const { page, troubles } = await visitor({ width, lang })
      await arrive(page, address)
      expect(await brokenPictures(page)).toEqual([])
      expect(troubles).toEqual([])
      expect(await jumpsOf(page)).toEqual([])
    },
  )
})

test.each(['ko', 'en'] as const)('in %s nothing sticks out to the side of a phone', async (lang) => {
  const { page } = await visitor({ width: 360, lang })
  for (const address of ['/', '/shop/category/2', '/shop/product/1001', '/login', '/no-such-page']) {
    await arrive(page, address)
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect({ address, width, overflow: await overflow(page) }).toEqual({ address, width, overflow: 0 })
    }
  }
})
