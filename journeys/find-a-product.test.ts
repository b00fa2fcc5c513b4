import { describe, expect, test } from 'vitest'
import { arrive, journeys, jumpsOf, type Language, overflow, type Screen } from './visitor.ts'

const { visitor } = journeys()

type Case = { width: Screen; lang: Language; words: { search: string; fig: string; none: RegExp; recent: string } }
const cases: Case[] = [
  {
    width: 1280,
    lang: 'ko',
    words: { search: '상품 검색', fig: '무화과 그늘', none: /맞는 상품이 없어요/, recent: '최근 검색어' },
  },
  {
    width: 390,
    lang: 'en',
    words: { search: 'Search', fig: 'Fig Shade', none: /Nothing matches/, recent: 'Recent searches' },
  },
]

describe.each(cases)('at $width pixels in $lang', ({ width, lang, words }) => {
  /** The box of the head on a desktop, of the sheet on a phone. */
  async function openBox(page: Awaited<ReturnType<typeof visitor>>['page']) {
    if (width === 390) await page.getByRole('link', { name: words.search }).filter({ visible: true }).last().click()
    const place = width === 390 ? page.getByRole('dialog', { name: words.search }) : page.getByRole('banner')
    const box = place.locator('input[type=search]')
    await box.click()
    await expect.poll(() => box.getAttribute('role')).toBe('combobox')
    return box
  }

  test('half a word brings the product, and the keyboard opens it', async () => {
    const { page, troubles } = await visitor({ width, lang })
    await arrive(page, '/')
    const box = await openBox(page)
    await box.pressSequentially(lang === 'ko' ? '무화' : 'fig sh')
    const option = page.getByRole('option', { name: words.fig }).last()
    await option.waitFor()
    for (let steps = 0; (await option.getAttribute('aria-selected')) !== 'true' && steps < 20; steps += 1)
      await page.keyboard.press('ArrowDown')
    expect(await box.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: words.fig }).waitFor()
    expect(await page.getByRole('listbox').count()).toBe(0)
    expect(troubles).toEqual([])
  })

  test('a word typed on the wrong keyboard is understood, remembered and forgotten again', async () => {
    const { page, troubles } = await visitor({ width, lang })
    await arrive(page, '/')
    await (await openBox(page)).fill(lang === 'ko' ? 'anghkrhk' : '랴ㅎ')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/shop/search?keyword=*')
    await page
      .getByRole('status')
      .filter({ hasText: lang === 'ko' ? '무화과' : 'fig' })
      .waitFor()
    await page.getByRole('article').filter({ hasText: words.fig }).waitFor()
    expect(await overflow(page)).toBe(0)
    const box = page.getByRole('main').locator('input[type=search]')
    await box.fill('')
    const recent = page.getByRole('region', { name: words.recent })
    await recent.getByRole('listitem').waitFor()
    await recent.getByRole('listitem').getByRole('button').click()
    await recent.waitFor({ state: 'detached' })
    expect(troubles).toEqual([])
  })

  test('what leads nowhere says so and shows a way on', async () => {
    const { page, troubles } = await visitor({ width, lang })
    const missed = page.waitForRequest('**/api/v1/search/miss')
    await arrive(page, `/shop/search?${new URLSearchParams({ keyword: '우주정거장' })}`)
    await page.getByRole('heading', { name: words.none }).waitFor()
    await missed
    expect(await page.getByRole('article').count()).toBeGreaterThan(3)
    expect(troubles).toEqual([])
    expect(await jumpsOf(page)).toEqual([])
  })

  test('a word without an end breaks, and the page keeps its width', async () => {
    const { page } = await visitor({ width, lang })
    await arrive(page, `/shop/search?keyword=${'a'.repeat(120)}`)
    await page.getByRole('heading', { name: words.none }).waitFor()
    expect(await overflow(page)).toBe(0)
    const middle = await page.locator('.empty svg').evaluate((cup) => {
      const { left, width } = cup.getBoundingClientRect()
      return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2)
    })
    expect(middle).toBeLessThan(2)
  })

  test('results are put in order and turned page by page', async () => {
    const { page, troubles } = await visitor({ width, lang })
    await arrive(page, `/shop/search?${new URLSearchParams({ keyword: lang === 'ko' ? '캔들' : 'candle' })}`)
    await page.getByRole('link', { name: lang === 'ko' ? '낮은 가격순' : 'Price: low' }).click()
    await page.waitForURL('**sort=price&order=asc*')
    const shown = page.locator('main article .price b').filter({ visible: true })
    const pricesOf = async () => (await shown.allInnerTexts()).map((text) => Number(text.replace(/[^\d.]/g, '')))
    // The old order stands there until the new one has come.
    await expect.poll(async () => isRising(await pricesOf())).toBe(true)
    expect((await pricesOf()).length).toBeGreaterThan(5)
    expect(troubles).toEqual([])
  })
})

const isRising = (prices: number[]) => prices.every((price, at) => price >= (prices[at - 1] ?? 0))

test('while a syllable is being put together, Enter and arrows are its own', async () => {
  const { page } = await visitor()
  await arrive(page, '/')
  const box = page.getByRole('banner').locator('input[type=search]')
  await box.click()
  await box.pressSequentially('무화')
  await page.getByRole('option').first().waitFor()
  const press = (key: string) =>
    box.evaluate(
      (input, key) => input.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true })),
      key,
    )
  await press('ArrowDown')
  expect(await box.getAttribute('aria-activedescendant')).toBeNull()
  await press('Enter')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a slow answer to an older word never takes the place of a newer one', async () => {
  const { page } = await visitor()
  await arrive(page, '/')
  const slow = Promise.withResolvers<void>()
  await page.route('**/api/v1/search/suggest?*', async (route) => {
    const keyword = new URL(route.request().url()).searchParams.get('keyword')
    if (keyword === '작약') await slow.promise
    await route.continue()
  })
  const box = page.getByRole('banner').locator('input[type=search]')
  await box.click()
  const asked = page.waitForRequest((request) => request.url().includes(encodeURIComponent('작약')))
  await box.fill('작약')
  await asked
  await box.fill('무화과')
  await page.getByRole('option', { name: '무화과 그늘' }).first().waitFor()
  const late = page.waitForResponse((reply) => reply.url().includes(encodeURIComponent('작약')))
  slow.resolve()
  await late
  expect(await page.getByRole('option', { name: '작약 찻잔' }).count()).toBe(0)
  await page.getByRole('option', { name: '무화과 그늘' }).first().waitFor()
})
