import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive, journeys } from './visitor.ts'

const { visitor } = journeys()

test('the first Tab offers to skip to the content, and Enter does', async () => {
  const { page } = await visitor()
  await arrive(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '본문으로 건너뛰기' })
  await isFocused(skip)
  expect(await skip.evaluate((link) => link.getBoundingClientRect().top >= 0)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('every stop of the Tab key on the way through the header can be seen', async () => {
  const { page } = await visitor()
  await arrive(page, '/')
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focused)
    if (!stop.inHeader) break
    expect(stop).toMatchObject({ marked: true, onScreen: true })
  }
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the categories open with the down arrow, close with Escape, and lead on with Enter', async () => {
  const { page, troubles } = await visitor()
  await arrive(page, '/')
  const menu = page.getByRole('navigation', { name: '상품 분류' })
  const candles = menu.getByRole('link', { name: '캔들', exact: true }).first()
  await tabTo(page, menu.getByRole('link', { name: '향수', exact: true }))
  await page.keyboard.press('ArrowRight')
  await isFocused(candles)
  await page.keyboard.press('ArrowDown')
  const soy = menu.getByRole('link', { name: '소이 캔들', exact: true })
  await isFocused(soy)
  expect(await candles.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('Escape')
  await isFocused(candles)
  expect(await candles.getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('ArrowDown')
  await isFocused(soy)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: '소이 캔들' }).waitFor()
  await soy.waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})

test('searching: nothing typed does nothing, a word goes to the search page', async () => {
  const { page } = await visitor()
  await arrive(page, '/')
  const box = page.getByPlaceholder('향, 재료, 클래스 찾기')
  await tabTo(page, box)
  await page.keyboard.press('Enter')
  await page.keyboard.type('  ')
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).pathname).toBe('/')
  await page.keyboard.type('무화과')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/shop/search' && url.searchParams.get('keyword') === '무화과')
})

test('the language is changed without a mouse; Escape gives the focus back', async () => {
  const { page } = await visitor()
  await arrive(page, '/')
  const toggle = page.getByRole('banner').getByRole('button', { name: 'English USD' })
  await tabTo(page, toggle)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await isFocused(dialog.getByRole('button', { name: '바꾸기' }))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await isFocused(toggle)
  await page.keyboard.press('Enter')
  await isFocused(dialog.getByRole('button', { name: '바꾸기' }))
  await page.keyboard.press('Enter')
  await page.getByRole('banner').getByRole('button', { name: '한국어 KRW' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

test('the menu of a phone opens, goes a level down and up, and closes', async () => {
  const { page, troubles } = await visitor({ width: 390 })
  await arrive(page, '/')
  const opener = page.getByRole('button', { name: '메뉴 열기' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  const candles = drawer.getByRole('button', { name: '캔들' })
  await tabTo(page, candles)
  await page.keyboard.press('Enter')
  const soy = drawer.getByRole('button', { name: '소이 캔들' })
  await soy.waitFor()
  await tabTo(page, drawer.getByRole('button', { name: '뒤로' }))
  await page.keyboard.press('Enter')
  await candles.waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await isFocused(opener)
  expect(troubles).toEqual([])
})

const isFocused = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement), { timeout: 30_000 }).toBe(true)

/** Presses Tab until it is there, as one has to; a hundred stops without it mean that it cannot be reached. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let stops = 0; stops < 100; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not come to ${target}`)
}

/** What has the focus, and whether it looks different for it. Runs in the page. */
async function focused() {
  const element = document.activeElement
  if (!(element instanceof HTMLElement)) return { inHeader: false }
  // A field may be marked by the form around it.
  const look = () =>
    [element, element.closest('form')]
      .filter((part) => part !== null)
      .map((part) => getComputedStyle(part))
      .map(({ outline, boxShadow, borderColor, backgroundColor }) => [outline, boxShadow, borderColor, backgroundColor])
      .join()
  // A change of looks begins with the next frame.
  const frame = () => new Promise(requestAnimationFrame)
  await frame().then(frame)
  const withFocus = look()
  const { top, bottom, left, right } = element.getBoundingClientRect()
  element.blur()
  await frame().then(frame)
  const without = look()
  element.focus()
  return {
    name: element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name')),
    inHeader: element.closest('header, .skip') !== null,
    marked: withFocus !== without,
    onScreen: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && bottom > top,
  }
}
