import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive, calm, journeys } from './visitor.ts'

const { visitor } = journeys()

const toEnglish = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'English USD' })
const toKorean = (page: Page) => page.getByRole('banner').getByRole('button', { name: '한국어 KRW' })
const remembered = (page: Page) =>
  page.evaluate(() => ({ lang: localStorage.getItem('lang'), currency: localStorage.getItem('currency') }))
const langOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]

test('the question can be refused, and then nothing has changed', async () => {
  const { page, troubles } = await visitor()
  await arrive(page, '/')
  await toEnglish(page).click()
  const question = page.getByRole('dialog', { name: '영어로 볼까요?' })
  await question.getByRole('button', { name: '취소' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await page.locator('html').getAttribute('lang')).toBe('ko')
  expect(await remembered(page)).toEqual({ lang: null, currency: null })
  expect(troubles).toEqual([])
})

test('confirmed, the page comes again in English and dollars, and stays so; and back again', async () => {
  const { page, context, troubles } = await visitor()
  await arrive(page, '/shop/product/1001')
  expect(await choose(page, toEnglish(page), '바꾸기')).toBe('en')
  await toKorean(page).waitFor()
  expect(await page.getByRole('main').innerText()).toMatch(/\$\d+\.\d\d/)
  expect(await remembered(page)).toEqual({ lang: 'en', currency: 'USD' })
  expect(await languageCookie(context)).toBe('en')

  const next = await arrive(page, '/')
  expect(langOf((await next?.text()) ?? '')).toBe('en')

  expect(await choose(page, toKorean(page), /./)).toBe('ko')
  await toEnglish(page).waitFor()
  expect(await remembered(page)).toEqual({ lang: 'ko', currency: 'KRW' })
  expect(await languageCookie(context)).toBe('kr')
  expect(troubles).toEqual([])
})

test('who chose English and lost the cookie gets one reload and an English page', async () => {
  const { page, context } = await visitor({ lang: 'en' })
  await arrive(page, '/')
  await page.evaluate(() => {
    localStorage.setItem('lang', 'en')
    localStorage.setItem('currency', 'USD')
  })
  await context.clearCookies()
  const documents: (string | undefined)[] = []
  page.on('response', async (reply) => {
    if (reply.request().isNavigationRequest()) documents.push(langOf(await reply.text().catch(() => '')))
  })
  await arrive(page, '/shop/category/2')
  await page.getByRole('heading', { level: 1, name: 'Candles' }).waitFor()
  await expect.poll(() => documents.length, { timeout: 30_000 }).toBe(2)
  // The body of a document that was left at once may be gone; the last one is what the visitor reads.
  expect(documents.at(-1)).toBe('en')
  expect(await languageCookie(context)).toBe('en')
  await arrive(page, '/')
  await expect.poll(() => documents.length, { timeout: 30_000 }).toBe(3)
})

test('who lands on ?lang=en buys in dollars, from the product to the order form, and is remembered', async () => {
  const { page, context } = await visitor({ lang: null, locale: 'en-US' })
  await arrive(page, '/shop/product/1001?lang=en')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByText('Added to your cart').first().waitFor()
  await arrive(page, '/shop/cart')
  const sums = page.getByRole('complementary')
  await sums.getByText('Total', { exact: true }).first().waitFor()
  const total = await page.evaluate(async () => {
    const reply = await fetch('/api/v1/cart', { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
    return reply.json()
  })
  expect(total.currency).toBe('usd')
  expect(await sums.innerText()).toContain(`$${(total.total_amount / 100).toFixed(2)}`)
  expect(await remembered(page)).toEqual({ lang: 'en', currency: 'USD' })
  expect(await languageCookie(context)).toBe('en')
})

test('a browser that asks for English is offered it once, in English', async () => {
  const { page } = await visitor({ lang: null, locale: 'en-US' })
  await arrive(page, '/shop/category/2')
  const offer = page.getByRole('dialog', { name: /also available in English/ })
  await offer.getByRole('button', { name: 'Stay in Korean' }).click()
  await offer.waitFor({ state: 'detached' })
  await arrive(page, '/shop/category/2')
  await calm(page)
  expect(await offer.count()).toBe(0)

  const { page: other } = await visitor({ lang: null, locale: 'en-US' })
  await arrive(other, '/shop/category/2')
  await other.getByRole('button', { name: 'View in English' }).click()
  await toKorean(other).waitFor()

  const { page: korean } = await visitor({ lang: null, locale: 'ko-KR' })
  await arrive(korean, '/shop/category/2')
  await calm(korean)
  expect(await korean.getByRole('button', { name: 'View in English' }).count()).toBe(0)
})

test('a phrase without English is shown in Korean and told to the shop, once', async () => {
  const { page } = await visitor({ lang: 'en' })
  // The first is on every page, the second only in the cart.
  const [everywhere, inTheCart] = ['베스트셀러', '장바구니가 비어 있어요']
  await page.route('**/api/translation-ai/package?*', async (route) => {
    const reply = await route.fetch()
    const { [everywhere]: _, [inTheCart]: __, ...known } = await reply.json()
    await route.fulfill({ response: reply, json: known })
  })
  const reported = () => page.waitForRequest('**/api/translation-ai/terms')
  const first = reported()
  await arrive(page, '/customer/center')
  await page.getByRole('banner').getByRole('link', { name: everywhere }).waitFor()
  const { locale, terms } = (await first).postDataJSON()
  expect([locale, Object.keys(terms)]).toEqual(['en', [everywhere]])
  expect((await (await first).response())?.status()).toBe(200)

  const second = reported()
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click()
  await page.getByText(inTheCart).waitFor()
  expect(Object.keys((await second).postDataJSON().terms)).toEqual([inTheCart])
})

/** Answers the question and tells in which language the next document came from the server. */
async function choose(page: Page, toggle: ReturnType<typeof toEnglish>, confirm: string | RegExp) {
  await toggle.click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const reload = page.waitForResponse((reply) => reply.request().isNavigationRequest())
  const awake = page.waitForResponse('**/api/v1/login-check')
  await dialog.getByRole('button', { name: confirm }).last().click()
  const html = await (await reload).text()
  await awake
  return langOf(html)
}

async function languageCookie(context: Awaited<ReturnType<typeof visitor>>['context']) {
  return (await context.cookies()).find(({ name }) => name === 'lang')?.value
}
