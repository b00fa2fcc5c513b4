import english from '@sillage/domains/cart/english.json' with { type: 'json' }
import catalog from '@sillage/domains/catalog/english.json' with { type: 'json' }
import { openDatabase } from '@sillage/server-kit/database.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, signInHere } from './signing-in.ts'
import { arrive, journeys, jumpsOf, type Language, overflow } from './visitor.ts'

const { visitor, databaseUrl } = journeys()

/** What a buyer reads in one language, so that one journey can be walked in both. */
const dictionary = new Map(Object.entries({ ...catalog, ...english }))
const wordsIn = (lang: Language) => (korean: string) => {
  const words = lang === 'ko' ? korean : dictionary.get(korean)
  if (!words) throw new Error(`no English for "${korean}"`)
  return words
}
type Words = ReturnType<typeof wordsIn>
const main = (page: Page) => page.getByRole('main')
const shown = (page: Page) => page.locator(':visible')

const fig = { id: 1001, ko: '저녁 연기', en: 'Evening Smoke' }
const wax = { id: 1301, ko: '골든 소이왁스', en: 'Golden Soy Wax' }

async function putIn(page: Page, t: Words, { id }: { id: number }) {
  await arrive(page, `/shop/product/${id}`)
  await main(page)
    .getByRole('button', { name: t('장바구니에 담기') })
    .and(shown(page))
    .first()
    .click()
  await page.getByText(t('장바구니에 담았어요.')).waitFor()
}

const quantity = (page: Page, t: Words, name: string) =>
  main(page).getByRole('textbox', { name: t('{name} 수량').replace('{name}', name) })
const bag = (page: Page, count: number) => page.locator(`.top a[href="/shop/cart"]:has([data-count="${count}"])`)
/** Every call of the cart has been answered. */
const settled = (page: Page) => page.locator('.cart-sums:not([data-old])').waitFor()

async function signInAtTheCart(page: Page) {
  await signInHere(page, 'hana')
  await page.waitForURL('**/shop/cart')
}

/** What happens meanwhile, without any page being told. */
async function inTheShop(...statements: string[]) {
  const database = openDatabase(databaseUrl(), { connections: 1 })
  for (const statement of statements) await database.pool.query(statement)
  await database.close()
}

test.each([
  { width: 1280, lang: 'ko' },
  { width: 390, lang: 'en' },
] as const)('put in, change, take out and back, sign in: $lang at $width', async ({ width, lang }) => {
  const t = wordsIn(lang)
  const { page, context, troubles } = await visitor({ width, lang })
  await inTheShop(`delete from cart where owner = 'member:hana'`)
  await arrive(page, '/shop/cart')
  await main(page).getByText(t('장바구니가 비어 있어요')).waitFor()
  await putIn(page, t, fig)
  await putIn(page, t, wax)
  await bag(page, 2).waitFor()
  await bag(page, 2).click()
  // The product page left behind has a counter, too, and may name the other thing.
  await settled(page)
  await main(page).getByRole('link', { name: fig[lang], exact: true }).waitFor()
  expect(await overflow(page)).toBe(0)

  const more = main(page).getByRole('button', { name: t('하나 더하기') })
  for (const _ of [2, 3]) await more.last().click()
  expect(await quantity(page, t, wax[lang]).inputValue()).toBe('3')
  await settled(page)
  await page.reload()
  await expect.poll(() => quantity(page, t, wax[lang]).inputValue()).toBe('3')

  await main(page)
    .getByRole('button', { name: t('{name} 빼기').replace('{name}', fig[lang]) })
    .click()
  await main(page).getByRole('link', { name: fig[lang], exact: true }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: t('되돌리기') }).click()
  await main(page).getByRole('link', { name: fig[lang], exact: true }).waitFor()
  await bag(page, 2).waitFor()

  // Another tab is seen when this one is looked at again.
  const tab = await context.newPage()
  await arrive(tab, '/shop/cart')
  await quantity(tab, t, wax[lang]).fill('5')
  await quantity(tab, t, wax[lang]).press('Enter')
  await settled(tab)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => quantity(page, t, wax[lang]).inputValue()).toBe('5')
  await tab.close()

  await main(page)
    .getByRole('link', { name: t('로그인하고 쿠폰과 적립금 쓰기') })
    .click()
  await signInAtTheCart(page)
  await expect.poll(() => quantity(page, t, wax[lang]).inputValue()).toBe('5')
  await main(page).getByRole('link', { name: fig[lang], exact: true }).waitFor()
  expect(await jumpsOf(page)).toEqual([])
  expect(troubles).toEqual([])
})

test('what is sold out meanwhile says so, and is no part of the sum', async () => {
  const t = wordsIn('ko')
  const { page, troubles } = await visitor()
  await putIn(page, t, fig)
  await putIn(page, t, wax)
  await arrive(page, '/shop/cart')
  await quantity(page, t, wax.ko).waitFor()
  await inTheShop(
    `update stock set on_hand = reserved where variant_id in (select id from variant where product_id = ${wax.id})`,
    `update product set price_krw = price_krw + 1000 where id = ${fig.id}`,
  )
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await main(page).getByText(t('품절됐어요')).waitFor()
  expect(
    await main(page)
      .getByRole('checkbox', { name: `${wax.ko} 고르기` })
      .isDisabled(),
  ).toBe(true)
  await main(page)
    .getByText(/담은 뒤에 .*올랐어요/)
    .waitFor()
  await main(page).getByRole('link', { name: '상품 1종 주문하기' }).and(shown(page)).click()
  await page.waitForURL('**/shop/order-form')
  expect(troubles).toEqual([])
})

test('a wish goes into the cart in one click, or to the page where it is chosen', async () => {
  const t = wordsIn('ko')
  const { page, troubles } = await visitor()
  await signIn(page, 'hana', '/my-page/wish-list')
  await inTheShop(`delete from cart where owner = 'member:hana'`)
  await main(page).getByRole('link', { name: '상품 보기' }).waitFor()
  await main(page).getByRole('button', { name: '향을 적는 법 장바구니에 담기' }).click()
  await page.getByText(t('장바구니에 담았어요.')).waitFor()
  await bag(page, 1).waitFor()
  await main(page).getByRole('button', { name: '무화과 그늘 장바구니에 담기' }).click()
  await page.waitForURL('**/shop/product/1002')
  expect(troubles).toEqual([])
})
