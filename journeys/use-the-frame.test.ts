import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newSite, OLD_DOMAIN } from '../apps/storefront/shell/company.ts'
import { arrive, journeys } from './visitor.ts'

const { visitor } = journeys({}, { warmCache: false })

const scrollTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
const seen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluate((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))

const veils = (page: Page) =>
  page.locator('.scrim').evaluateAll((all) => all.map((veil) => getComputedStyle(veil).opacity))

test('the menu opens where the mouse rests, three levels deep, and closes when it leaves', async () => {
  const { page, troubles } = await visitor()
  await arrive(page, '/')
  const menu = page.getByRole('navigation', { name: '상품 분류' })
  await menu.getByRole('link', { name: '캔들', exact: true }).first().hover()
  await menu.getByRole('link', { name: '소이 캔들', exact: true }).waitFor()
  const third = menu.locator('.mega li a')
  expect(await third.count()).toBeGreaterThan(2)
  await page.getByRole('contentinfo').hover()
  await third.first().waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})

test('a finger opens the menu first and follows the link second', async () => {
  const { page } = await visitor({ hasTouch: true })
  await arrive(page, '/')
  const menu = page.getByRole('navigation', { name: '상품 분류' })
  const candles = menu.getByRole('link', { name: '캔들', exact: true }).first()
  await candles.tap()
  await menu.getByRole('link', { name: '소이 캔들', exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await candles.tap()
  await page.waitForURL('**/shop/category/2')
})

test.each([1280, 390] as const)(
  'at %i pixels the way up appears past 40 percent of the window, and leads up',
  async (width) => {
    const { page } = await visitor({ width })
    // The others ask for less motion; here the fade itself is looked at.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await arrive(page, '/')
    const edge = await page.evaluate(() => Math.floor(window.innerHeight * 0.4))
    await scrollTo(page, edge)
    expect(await seen(page, '.to-top')).toBe(false)
    await scrollTo(page, edge + 2)
    await expect.poll(() => seen(page, '.to-top')).toBe(true)
    expect(await page.locator('.to-top').evaluate((button) => getComputedStyle(button).transitionDuration)).toContain(
      '0.3s',
    )
    await page.getByRole('button', { name: '맨 위로' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect.poll(() => seen(page, '.to-top')).toBe(false)
  },
)

test('on a phone the menu goes down, back, and closes when nothing is left to go back to', async () => {
  const { page } = await visitor({ width: 390 })
  await arrive(page, '/')
  await page.getByRole('button', { name: '메뉴 열기' }).click()
  const drawer = page.getByRole('dialog')
  const back = drawer.getByRole('button', { name: '뒤로' })
  await drawer.getByRole('button', { name: '캔들' }).click()
  await drawer.getByRole('button', { name: '소이 캔들' }).click()
  await drawer.getByRole('link', { name: '소이 캔들 전체' }).waitFor()
  await back.click()
  await back.click()
  await drawer.getByText('세일', { exact: true }).click()
  await drawer.getByRole('link', { name: '세일 전체' }).waitFor()
  await back.click()
  await drawer.waitFor({ state: 'detached' })
})

test('the six buttons under the thumb go back, forward, again, to orders, to the search and to a person', async () => {
  const { page, troubles } = await visitor({ width: 390 })
  await arrive(page, '/customer/center')
  const bar = page.getByRole('navigation', { name: '하단 바' })
  expect(await bar.getByRole('button').or(bar.getByRole('link')).allInnerTexts()).toEqual([
    '뒤로',
    '앞으로',
    '새로고침',
    '내 주문',
    '상품 검색',
    '상담',
  ])
  await bar.getByRole('link', { name: '상품 검색' }).click()
  await page.getByRole('dialog', { name: '상품 검색' }).getByRole('combobox').fill('무화과')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/shop/search?keyword=*')
  await bar.getByRole('button', { name: '뒤로' }).click()
  await page.waitForURL('**/customer/center')
  await bar.getByRole('button', { name: '앞으로' }).click()
  await page.waitForURL('**/shop/search?keyword=*')
  const again = page.waitForResponse('**/api/v1/login-check')
  await bar.getByRole('button', { name: '새로고침' }).click()
  await again
  await bar.getByRole('button', { name: '상담' }).click()
  const chat = page.getByRole('dialog', { name: '상담' })
  await chat.getByRole('textbox').waitFor()
  await page.keyboard.press('Escape')
  await chat.waitFor({ state: 'detached' })
  await bar.getByRole('link', { name: '내 주문' }).click()
  await page.waitForURL((url) => url.searchParams.get('redirect') === '/my-page/order')
  expect(troubles).toEqual([])
})

test.each([1280, 390] as const)('at %i pixels nothing floats over what the law wants read', async (width) => {
  const { page } = await visitor({ width })
  await arrive(page, '/customer/center')
  await scrollTo(page, 1_000_000)
  await expect.poll(() => seen(page, '.to-top')).toBe(true)
  const covered = await page.locator('.foot-company > *').evaluateAll((parts) => {
    const floating = [...document.querySelectorAll('.to-top, .chat-button')].map((one) => one.getBoundingClientRect())
    const touches = (a: DOMRect) =>
      floating.some((b) => a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom)
    return parts.filter((part) => [...part.getClientRects()].some(touches)).map((part) => part.textContent)
  })
  expect(covered).toEqual([])
})

test('a desktop is wider than 1,024 pixels', async () => {
  const { page } = await visitor()
  await arrive(page, '/login')
  for (const [width, desktop] of [
    [1025, true],
    [1024, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await seen(page, '.dock')).toBe(!desktop)
    expect(await seen(page, '.top-nav')).toBe(desktop)
    expect(await page.getByRole('button', { name: '메뉴 열기' }).isVisible()).toBe(!desktop)
  }
})

test('a question asked from the menu of a phone dims page and menu once', async () => {
  const { page } = await visitor({ width: 390 })
  await arrive(page, '/')
  await page.getByRole('button', { name: '메뉴 열기' }).click()
  const drawer = page.getByRole('dialog', { name: '메뉴' })
  await drawer.waitFor()
  await expect.poll(() => veils(page)).toEqual(['1'])
  await drawer.getByRole('button', { name: 'English USD' }).click()
  const question = page.getByRole('dialog', { name: '영어로 볼까요?' })
  await question.waitFor()
  await expect.poll(() => veils(page)).toEqual(['0', '1'])
  // Over the menu's own corner lies the veil, not the menu.
  expect(await page.evaluate(() => document.elementFromPoint(20, 20)?.closest('.drawer') ?? null)).toBeNull()
  await question.getByRole('button', { name: '취소' }).click()
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => veils(page)).toEqual(['1'])
})

test.each([1280, 390] as const)(
  'at %i pixels a closed banner is gone before the page is drawn, until tomorrow',
  async (width) => {
    const { context, page } = await visitor({ width })
    await arrive(page, '/')
    const words = page.getByText('50,000원부터 배송비 없이 보내 드려요.').filter({ visible: true })
    await words.first().waitFor()
    await page.getByRole('button', { name: '오늘은 이 안내 닫기' }).filter({ visible: true }).click()
    await expect.poll(() => words.count()).toBe(0)

    // Without the shop's own script nothing but the small one before the banner can have hidden it.
    await page.route('**/assets/entry-browser*.js', (route) => route.abort())
    await page.goto('/')
    expect(await words.count()).toBe(0)
    await context.clock.setFixedTime(new Date(Date.now() + 24 * 60 * 60 * 1000))
    await page.goto('/')
    await words.first().waitFor()
  },
)

test.each([OLD_DOMAIN, `www.${OLD_DOMAIN}`])('%s shows the way to the new site, and nothing else', async (host) => {
  const { page } = await visitor({ width: 390 })
  await page.goto('/login')
  const shop = new URL(page.url()).origin
  await page.route(`http://${host}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: shop + pathname + search }) })
  })
  await page.goto(`http://${host}/shop/category/2?page=2`)
  const notice = page.getByRole('dialog', { name: '실라주가 새 주소로 옮겼어요' })
  await notice.waitFor()
  expect(await notice.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  const door = notice.getByRole('link', { name: '새 주소로 가기' })
  expect(await door.getAttribute('href')).toBe(`${newSite}/shop/category/2?page=2`)
  await page.keyboard.press('Escape')
  expect(await notice.isVisible()).toBe(true)
  // Pictures may still be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('elsewhere there is no such notice', async () => {
  const { page } = await visitor()
  await arrive(page, '/')
  expect(await page.locator('.move-notice').count()).toBe(0)
})
