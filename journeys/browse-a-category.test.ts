import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive, calm, journeys, jumpsOf } from './visitor.ts'

const { visitor } = journeys()

/** The address changes first, then the page: longer on a busy machine. */
const eventually = <Value>(look: () => Promise<Value>) => expect.poll(look, { timeout: 30_000 })
const countOf = (page: Page) => page.locator('.listing-bar > .num').filter({ visible: true }).innerText()
const chips = (page: Page) => page.locator('.filter-chips .chip').filter({ visible: true }).allInnerTexts()
const panel = (page: Page) => page.getByRole('complementary', { name: '상품 필터' })
const names = (page: Page) => page.getByRole('article').getByRole('heading').filter({ visible: true }).allInnerTexts()

test('a list is narrowed beside it, the count is said, and back and forward find every step', async () => {
  const { page, troubles } = await visitor()
  await arrive(page, '/shop/category/2')
  const all = await countOf(page)
  await panel(page).getByRole('link', { name: /^나무/ }).click()
  await page.waitForURL('**/shop/category/2?family=wood')
  await eventually(() => countOf(page)).not.toBe(all)
  const wood = await countOf(page)
  expect(await page.getByRole('status').filter({ hasText: wood }).count()).toBe(1)
  const pressed = () => page.evaluate(() => document.activeElement?.textContent)
  await eventually(pressed).toMatch(/^나무/)

  await panel(page).getByRole('textbox', { name: '최고 가격' }).fill('40,000')
  await panel(page).getByRole('button', { name: '가격 적용' }).click()
  await page.waitForURL('**/shop/category/2?family=wood&price_max=40000')
  await eventually(() => chips(page)).toEqual(['나무', '~ 40,000원', '모두 지우기'])
  const narrow = await names(page)

  await page.goBack()
  await page.waitForURL('**/shop/category/2?family=wood')
  await eventually(() => countOf(page)).toBe(wood)
  await page.goForward()
  await page.waitForURL('**&price_max=40000')
  await eventually(() => names(page)).toEqual(narrow)

  await page.getByRole('link', { name: '모두 지우기' }).click()
  await page.waitForURL('**/shop/category/2')
  await eventually(() => countOf(page)).toBe(all)
  expect(troubles).toEqual([])
  expect(await jumpsOf(page)).toEqual([])
})

test('on a phone several choices are made in a sheet, with what they leave, and then seen', async () => {
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await arrive(page, '/shop/category/2')
  await page.getByRole('main').getByRole('link', { name: 'Filter', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter products' })
  await sheet.getByRole('checkbox', { name: /^Wood/ }).check()
  await sheet.getByRole('checkbox', { name: /^Smoke/ }).check()
  await sheet.getByRole('textbox', { name: 'Highest price' }).fill('35')
  const show = sheet.getByRole('button', { name: /^Show \d+ items?$/ })
  const asked = page.waitForResponse((reply) => reply.url().includes('price_max=3500'))
  await asked
  await show.click()
  await page.waitForURL('**/shop/category/2?family=wood,smoke&price_max=35&currency=usd')
  await sheet.waitFor({ state: 'hidden' })
  await eventually(() => chips(page)).toEqual(['Wood', 'Smoke and resin', '~ $35.00', 'Clear all'])
  const prices = await page.getByRole('article').locator('.price b').filter({ visible: true }).allInnerTexts()
  expect(prices.length).toBeGreaterThan(0)
  expect(prices.filter((price) => Number(price.replace('$', '')) > 35)).toEqual([])
  expect(troubles).toEqual([])
})

test('choices that leave nothing show the way back', async () => {
  const { page } = await visitor({ width: 390 })
  await arrive(page, '/shop/category/2?family=citrus&kind=book')
  await page.getByRole('link', { name: '조건 모두 지우기' }).click()
  await page.waitForURL('**/shop/category/2')
  await eventually(async () => (await names(page)).length).toBeGreaterThan(0)
})

test.each([1280, 390] as const)('filters work without scripts at %i pixels', async (width) => {
  const { page } = await visitor({ width, javaScriptEnabled: false })
  await page.goto('/shop/category/2')
  if (width === 390) await page.getByRole('main').getByRole('link', { name: '필터' }).click()
  await panel(page).getByRole('link', { name: /^나무/ }).click()
  await page.waitForURL('**/shop/category/2?family=wood')
  if (width === 390) await page.getByRole('main').getByRole('link', { name: /^필터/ }).click()
  await panel(page).getByRole('textbox', { name: '최저 가격' }).fill('30000')
  await panel(page).getByRole('button', { name: '가격 적용' }).click()
  await page.waitForURL(/family=wood&price_min=30000/)
  expect(await chips(page)).toEqual(['나무', '30,000원 ~', '모두 지우기'])
})

test('best sellers and new items are narrowed too, and best sellers keep their places', async () => {
  const { page, troubles } = await visitor()
  await arrive(page, '/shop/best-seller?kind=book')
  expect(await chips(page)).toEqual(['책', '모두 지우기'])
  expect(await page.locator('.rank').filter({ visible: true }).first().innerText()).toContain('1')
  await arrive(page, '/shop/new-item?in_stock=true')
  expect((await names(page)).length).toBeGreaterThan(0)
  expect(troubles).toEqual([])
})

test('a select marks what was opened last and brings it into view, also for who comes back from it', async () => {
  const { page, troubles } = await visitor({ width: 390 })
  const { title, items } = await (await page.request.get('/api/v1/selects/3')).json()
  const last = items.at(-1).product
  await arrive(page, `/contents/select/3?last=${last.id}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const marked = page.locator('.select-product[aria-current]').filter({ visible: true })
  expect(await marked.getByRole('heading').innerText()).toBe(last.name)
  await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  expect(await jumpsOf(page)).toEqual([])
  await calm(page)
  const [first] = items
  await page.getByRole('link', { name: first.product.name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: first.product.name }).waitFor()
  await page.goBack()
  await eventually(() => marked.getByRole('heading').allInnerTexts()).toEqual([first.product.name])
  expect(new URL(page.url()).searchParams.get('last')).toBe(String(first.product.id))
  expect(troubles).toEqual([])
})

test('a select without the one opened last is shown from its top', async () => {
  const { page, troubles } = await visitor()
  await arrive(page, '/contents/select/3?last=999999')
  expect(await page.locator('.select-product').count()).toBeGreaterThan(5)
  expect(await page.locator('.select-product[aria-current]').count()).toBe(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(troubles).toEqual([])
})
