import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { journeys } from './visitor.ts'

const { visitor } = journeys({}, { warmCache: false })

/** A phone on a slow line: the page is there to be read, and its script is still on its way until it is let go. */
async function openSlowly(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/entry-browser*.js', async (route) => {
    await promise
    await route.continue()
  })
  const early = page.waitForResponse('**/assets/early.js')
  await page.goto(address, { waitUntil: 'commit' })
  await early
  return { letGo: resolve }
}

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).and(page.locator(':visible')).first()
const inTheBag = (page: Page, count: number) => page.locator(`.top a[href="/shop/cart"]:has([data-count="${count}"])`)

test.each([
  { width: 1280, lang: 'ko', put: '장바구니에 담기', done: '장바구니에 담았어요.' },
  { width: 390, lang: 'en', put: 'Add to cart', done: 'Added to your cart.' },
] as const)('pressed before the page listens, the product lies in the cart, once: $lang at $width', async (given) => {
  const { page, troubles } = await visitor(given)
  const { letGo } = await openSlowly(page, '/shop/product/1001')
  await button(page, given.put).click()
  await button(page, given.put).click()
  letGo()
  await page.getByText(given.done).waitFor()
  await inTheBag(page, 1).first().waitFor({ state: 'attached' })
  expect(troubles).toEqual([])
})

test('an option chosen before the page listens is the one that is sold', async () => {
  const { page } = await visitor({ width: 390 })
  const { letGo } = await openSlowly(page, '/shop/product/1001')
  const option = await page
    .getByRole('main')
    .getByRole('radio')
    .and(page.locator(':not(:checked):enabled'))
    .first()
    .getAttribute('value')
  const radio = page.locator(`input[type=radio][value="${option}"]`)
  await radio.click({ force: true })
  await button(page, '장바구니에 담기').click()
  letGo()
  await page.getByText('장바구니에 담았어요.').waitFor()
  expect(await radio.isChecked()).toBe(true)
  await page.goto('/shop/cart')
  await page
    .getByRole('main')
    .getByText(option ?? '')
    .first()
    .waitFor()
})
