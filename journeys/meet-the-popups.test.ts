import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive, calm, journeys } from './visitor.ts'

const { visitor } = journeys({}, { warmCache: false })

const news = (page: Page) => page.getByRole('dialog', { name: '새 소식' })
const readIds = (page: Page) =>
  page.evaluate((): number[] =>
    JSON.parse(localStorage.getItem('read_popups') ?? '[]').map(({ id }: { id: number }) => id),
  )
/** Opens a page and waits until its popups are known. */
async function arriveAndLook(page: Page, address: string) {
  const popups = page.waitForResponse('**/api/v1/popup?*')
  await arrive(page, address)
  await (await popups).finished()
}

test.each([1280, 390] as const)(
  'at %i pixels a newcomer closes them by keyboard, and they stay closed',
  async (width) => {
    const { page, troubles } = await visitor({ newcomer: true, width })
    await arriveAndLook(page, '/')
    await news(page).waitFor()
    const close = news(page).getByRole('button', { name: '닫기' })
    await expect.poll(() => close.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(await readIds(page)).toEqual([])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await news(page).getByText('2 / 3').waitFor()
    await page.keyboard.press('Escape')
    await news(page).waitFor({ state: 'detached' })
    expect(await readIds(page)).toEqual([1, 2, 3])

    await arriveAndLook(page, '/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await news(page).count()).toBe(0)
    expect(troubles).toEqual([])
  },
)

test('a visitor who has come to do something is left alone, and a page’s own picture is its largest', async () => {
  const { page } = await visitor({ newcomer: true, width: 390 })
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/v1/popup?') && asked.push(page.url()))
  for (const address of ['/login', '/register', '/shop/cart', '/shop/order-form', '/shop/category/2']) {
    await arrive(page, address)
    await calm(page)
  }
  expect(asked).toEqual([])
  await page.addInitScript(`new PerformanceObserver((list) => {
    window.largest = list.getEntries().at(-1)?.url
  }).observe({ type: 'largest-contentful-paint', buffered: true })`)
  for (const address of ['/', '/tssa']) {
    await page.goto(address)
    await news(page).waitFor()
    await calm(page)
    expect(await page.evaluate('window.largest')).not.toContain('popup')
  }
  const pressed = Promise.withResolvers<void>()
  await page.route('**/api/v1/popup?*', async (route) => {
    await pressed.promise
    await route.continue()
  })
  const popups = page.waitForResponse('**/api/v1/popup?*')
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('h1').click()
  pressed.resolve()
  await (await popups).finished()
  await calm(page)
  expect([await news(page).count(), await readIds(page)]).toEqual([0, []])
})

test('the daily ones come again the next day; read on the same day of another month they do not', async () => {
  const { context, page } = await visitor({ newcomer: true })
  const openAt = async (now: string) => {
    await context.clock.setFixedTime(new Date(now))
    await arriveAndLook(page, '/tssa')
  }
  await openAt('2026-03-05T10:00:00Z')
  await news(page).getByRole('button', { name: '오늘 하루 보지 않기' }).click()
  await news(page).waitFor({ state: 'detached' })

  await openAt('2026-03-05T14:59:00Z')
  expect(await news(page).count()).toBe(0)
  await openAt('2026-04-05T10:00:00Z')
  expect(await news(page).count()).toBe(0)
  // Midnight in Seoul.
  await openAt('2026-03-05T15:00:00Z')
  await news(page).waitFor()
})

test('one that comes once is not brought back by the next day', async () => {
  const { context, page } = await visitor({ newcomer: true })
  await page.route('**/api/v1/popup?*', async (route) => {
    const reply = await route.fetch()
    const list = await reply.json()
    const once = list.data.filter(({ type }: { type: string }) => type === 'once')
    await route.fulfill({ response: reply, json: { ...list, data: once } })
  })
  await context.clock.setFixedTime(new Date('2026-03-05T10:00:00Z'))
  await arriveAndLook(page, '/tssa')
  await news(page).getByRole('button', { name: '닫기' }).click()
  await news(page).waitFor({ state: 'detached' })
  await context.clock.setFixedTime(new Date('2026-03-09T10:00:00Z'))
  await arriveAndLook(page, '/tssa')
  expect(await news(page).count()).toBe(0)
})

test.each([
  { lang: 'ko', name: '첫 캔들, 두 시간이면 돼요', title: '새 소식', address: '/shop/product/1401' },
  { lang: 'en', name: 'Your first candle, in two hours', title: 'News', address: '/shop/category/5' },
] as const)('a card clicked in $lang leads to $address and closes all', async ({ lang, name, title, address }) => {
  const { page } = await visitor({ newcomer: true, lang, width: 390 })
  await arriveAndLook(page, '/')
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: /, 1 \/ 3$/ }).click()
  await dialog.getByRole('link', { name }).click()
  await page.waitForURL(`**${address}`)
  await dialog.waitFor({ state: 'detached' })
  expect(await readIds(page)).toEqual([1, 2, 3])
})
