import { openDatabase } from '@sillage/server-kit/database.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { add, lines, quantity, total } from './quoting.ts'
import { signIn } from './signing-in.ts'
import { arrive, calm, journeys, jumpsOf, overflow } from './visitor.ts'

const { visitor, databaseUrl } = journeys()

const wax = '/shop/product/1301'
const category = '/shop/category/31?sort=best'
const main = (page: Page) => page.getByRole('main')
const shown = (page: Page) => page.locator(':visible')
const onCard = (page: Page) =>
  main(page).locator(`article:has(a[href="${wax}"]) .price b`).and(shown(page)).first().textContent()
const onPage = (page: Page) => main(page).locator('.product-price .price b').and(shown(page)).first().textContent()

/** The same member walks twice. */
async function emptyCart() {
  const database = openDatabase(databaseUrl(), { connections: 1 })
  await database.pool.query(`delete from cart where owner = 'member:maker'`)
  await database.close()
}

test.each([
  { width: 1280, lang: 'ko', everyones: '12,800원', mine: '11,000원', buy: '장바구니에 담기' },
  { width: 390, lang: 'en', everyones: '$9.50', mine: '$8.00', buy: 'Add to cart' },
] as const)('a maker reads one price on cards, page and cart: $lang at $width', async (given) => {
  const { width, lang, everyones, mine, buy } = given
  const { page, troubles } = await visitor({ width, lang })
  await emptyCart()
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/my-prices') && asked.push(request.url()))

  await arrive(page, category)
  await calm(page)
  expect(await onCard(page)).toBe(everyones)
  expect(asked).toEqual([])

  await signIn(page, 'maker', category)
  await expect.poll(() => onCard(page)).toBe(mine)
  // One question for all the cards of the page, also when it is opened with the member's cookies.
  asked.length = 0
  await arrive(page, category)
  await expect.poll(() => onCard(page)).toBe(mine)
  await calm(page)
  expect(asked).toHaveLength(1)
  // The figures make room for the cut within their line; no card moves.
  expect(await jumpsOf(page, 0.005)).toEqual([])
  expect(await overflow(page)).toBe(0)

  await arrive(page, wax)
  await expect.poll(() => onPage(page)).toBe(mine)
  await main(page).locator('.buy .spec-table').waitFor()
  await calm(page)
  // Nothing that is chosen or pressed moves when the member's prices come.
  expect(await jumpsOf(page, 0.005)).toEqual([])
  await main(page).getByRole('button', { name: buy }).and(shown(page)).first().click()
  await page.locator('.top a[href="/shop/cart"]:has([data-count="1"])').waitFor()
  await arrive(page, '/shop/cart')
  await expect.poll(() => main(page).locator('.cart-amount .price b').and(shown(page)).textContent()).toBe(mine)

  for (const list of ['/shop/search?keyword=골든 소이왁스', '/shop/product/1302', '/my-page']) {
    await arrive(page, list)
    await expect.poll(() => onCard(page), { message: list }).toBe(mine)
  }
  expect(troubles).toEqual([])
})

test.each([
  { width: 1280, lang: 'ko', keyword: '골든 소이왁스', one: '11,000원', many: '1,227,600원', receive: '견적서 받기' },
  { width: 390, lang: 'en', keyword: 'golden soy wax', one: '$8.00', many: '$892.80', receive: 'Get the quotation' },
] as const)('a maker’s quotation says while it is written what it says when it is sent: $lang', async (given) => {
  const { width, lang, keyword, one, many, receive } = given
  const { page, troubles } = await visitor({ width, lang })
  await page.addInitScript("try { localStorage.quotation_tour = 'shown' } catch {}")
  await signIn(page, 'maker', '/shop/quotation')
  // Whom it is for is known from the approved application.
  await expect.poll(() => page.locator('input[name=company]:visible').inputValue()).toBe('밀랍상회')
  expect(await page.locator('input[name=email]:visible').inputValue()).toBe('maker@example.com')
  await add(page, keyword)
  await expect.poll(() => total(page).textContent()).toBe(one)
  const line = lines(page).first()
  await quantity(line).fill('120')
  await quantity(line).press('Enter')
  await expect.poll(() => total(page).textContent()).toBe(many)
  expect(await line.locator('.quotation-sum').textContent()).toContain(many)
  await page.getByRole('button', { name: receive }).and(shown(page)).click()
  await page.waitForURL('**/shop/quotation?id=*')
  await main(page).locator('.saved-line:visible').getByText(many).waitFor()
  expect(troubles).toEqual([])
})
