import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive, journeys } from './visitor.ts'

// The gate for the router's UNSAFE_ contexts: anyone who raises its version has to pass here.
const { visitor } = journeys()

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const scrollDown = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
const arrivesAt = (page: Page, top: number) => expect.poll(() => scrolled(page), { timeout: 30_000 }).toBe(top)
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const idField = (page: Page) => page.getByRole('textbox', { name: '아이디' })
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '상품 분류' }).getByRole('link', { name, exact: true }).click()

test('back and forward find each page where it was left', async () => {
  const { page, troubles } = await visitor()
  await arrive(page, '/shop/category/2')
  await scrollDown(page, 900)
  const card = page.getByRole('article').filter({ visible: true }).nth(9)
  const name = await card.getByRole('heading').innerText()
  const left = await open(page, card)
  await title(page, name).waitFor()
  await arrivesAt(page, 0)
  await scrollDown(page, 500)
  await page.goBack()
  await title(page, '캔들').waitFor()
  await arrivesAt(page, left)
  await page.goForward()
  await title(page, name).waitFor()
  await arrivesAt(page, 500)
  await page.reload()
  await title(page, name).waitFor()
  await arrivesAt(page, 500)
  expect(troubles).toEqual([])
})

test('another order of the same list begins at its top, and back is where one was', async () => {
  const { page } = await visitor()
  await arrive(page, '/shop/category/2')
  await scrollDown(page, 120)
  await page.getByRole('navigation', { name: '정렬' }).getByRole('link', { name: '낮은 가격순' }).click()
  await page.waitForURL('**/shop/category/2?sort=price&order=asc')
  await arrivesAt(page, 0)
  await page.goBack()
  await page.waitForURL('**/shop/category/2')
  await arrivesAt(page, 120)
})

test('an anchor stops 70 pixels below the upper edge, clicked and opened, whatever is kept behind the page', async () => {
  const { page } = await visitor()
  await arrive(page, '/shop/product/1001')
  const hash = await followDetails(page)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname !== '/shop/product/1001')
  await arrivesAt(page, 0)
  await followDetails(page)
  const newcomer = await visitor()
  await arrive(newcomer.page, `/shop/product/1001${hash}`)
  await standsAt70(newcomer.page, hash)
})

test('what was typed is still there; the fourth page makes the oldest forget', async () => {
  const { page, troubles } = await visitor()
  await arrive(page, '/login')
  await idField(page).fill('hana')
  await follow(page, '캔들')
  await title(page, '캔들').waitFor()
  await follow(page, '책')
  await title(page, '책').waitFor()
  await page.goBack()
  await title(page, '캔들').waitFor()
  await page.goBack()
  await idField(page).waitFor()
  expect(await idField(page).inputValue()).toBe('hana')

  for (const name of ['향수', '책', 'DIY 키트']) {
    await follow(page, name)
    await title(page, name).waitFor()
  }
  for (const name of ['책', '향수']) {
    await page.goBack()
    await title(page, name).waitFor()
  }
  await page.goBack()
  await idField(page).waitFor()
  expect(await idField(page).inputValue()).toBe('')
  expect(troubles).toEqual([])
})

test('the tab that was open is still open', async () => {
  const { page, troubles } = await visitor()
  await arrive(page, '/forgot-password')
  const tab = page.getByRole('tab', { name: '아이디' })
  await tab.click()
  await follow(page, '캔들')
  await title(page, '캔들').waitFor()
  await page.goBack()
  await tab.waitFor()
  expect(await tab.getAttribute('aria-selected')).toBe('true')
  expect(troubles).toEqual([])
})

test('a page left behind is in the document, but neither seen nor read aloud', async () => {
  const { page } = await visitor()
  await arrive(page, '/login')
  await follow(page, '캔들')
  await title(page, '캔들').waitFor()
  expect(await page.locator('main h1').count()).toBe(2)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await page.locator('input[name=mb_id]').isVisible()).toBe(false)
  expect(await page.locator('main').ariaSnapshot()).not.toContain('아이디')
  expect(await page.title()).toContain('캔들')
  expect(await page.locator('head title').count()).toBe(1)
})

test('no more than three pages are kept', async () => {
  const { page } = await visitor()
  await arrive(page, '/shop/category/1')
  for (const name of ['캔들', '홈 프래그런스', '책', 'DIY 키트']) {
    await follow(page, name)
    await title(page, name).waitFor()
  }
  expect(await page.locator('main h1').count()).toBe(3)
})

/** Clicks, and tells how far down the page was when it was left: clicking may scroll a little. */
async function open(page: Page, card: ReturnType<Page['locator']>) {
  const link = card.getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  await link.click()
  return left
}

async function followDetails(page: Page) {
  const link = page.getByRole('main').getByRole('link', { name: '상세 정보' })
  const hash = new URL((await link.getAttribute('href')) ?? '', page.url()).hash
  await link.click()
  await page.waitForURL((url) => url.hash === hash)
  await standsAt70(page, hash)
  return hash
}

const standsAt70 = (page: Page, hash: string) =>
  expect
    .poll(() => page.locator(hash).evaluate((part) => Math.round(part.getBoundingClientRect().top)), {
      timeout: 30_000,
    })
    .toBe(70)

test('Back from a page that the menu led to does not open the menu again', async () => {
  const { page } = await visitor({ width: 390 })
  await arrive(page, '/shop/category/2')
  await page.getByRole('button', { name: '메뉴 열기' }).click()
  await page.getByRole('dialog').getByRole('link', { name: '로그인' }).click()
  await idField(page).waitFor()
  await page.goBack()
  await title(page, '캔들').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('Back from a page that the desktop menu led to does not open the menu again', async () => {
  const { page } = await visitor()
  await arrive(page, '/shop/category/2')
  const menu = page.getByRole('navigation', { name: '상품 분류' })
  await menu.getByRole('link', { name: '향수', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  // The focus stands on the first link of the sheet that has opened.
  await expect.poll(() => menu.locator('[aria-expanded="true"]').count()).toBe(1)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/shop/category/2')
  await page.goBack()
  await title(page, '캔들').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await menu.locator('[aria-expanded="true"]').count()).toBe(0)
})

test('Back closes the menu, the filters and the photos, and stays on the page', async () => {
  const { page } = await visitor({ width: 390 })
  const openings = [
    { address: '/login', role: 'button', name: '메뉴 열기' },
    { address: '/shop/category/2', role: 'link', name: /^필터/ },
    { address: '/shop/product/1001', role: 'button', name: /사진 1\/\d+ 크게 보기/ },
  ] as const
  for (const { address, role, name } of openings) {
    await arrive(page, address)
    await page.getByRole(role, { name }).filter({ visible: true }).click()
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe(address)
  }
  // Closed by hand, it takes no press of Back.
  await page.getByRole('button', { name: /사진 1\/\d+ 크게 보기/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/shop/category/2')
})
