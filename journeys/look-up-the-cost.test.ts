import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { main, settled } from './buying.ts'
import { callsFrom } from './clerk.ts'
import { arrive, calm, journeys, overflow } from './visitor.ts'
import { bothWays, type Words, wordsIn } from './words.ts'

const { visitor } = journeys()
const places = { seoul: '04524', jeju: '63309', ulleung: '40200' }
const sums = /\$[\d,]+\.\d\d|[\d,]+원/g

/** The last sum that a text says, in won or in cents. */
const sumIn = (text: string) => Number(text.match(sums)?.at(-1)?.replaceAll(/\D/g, '') ?? Number.NaN)
const zip = (page: Page) => page.locator('input[name=zip]:visible')

/** What the look-up page says of sending this cart to each place, and to one country. */
async function lookUp(page: Page, t: Words) {
  await arrive(page, '/customer/shipment-cost')
  await calm(page)
  const found: Record<string, number> = {}
  for (const [place, code] of Object.entries(places)) {
    // Of the cart: what it costs without one stands above.
    const answered = page.waitForResponse((reply) => /shipping-cost.*goods_amount/.test(reply.url()))
    await zip(page).fill(code)
    await answered
    await calm(page)
    const said = await main(page).locator('.shipping-cart').innerText()
    found[place] = said.match(sums)?.length === 2 ? sumIn(said) : 0
  }
  await main(page).getByText(t('지금 장바구니에 담긴 무게예요.')).waitFor()
  await main(page)
    .getByRole('combobox', { name: new RegExp(`^${t('나라')}`) })
    .click()
  await page.getByRole('option', { name: t('일본') }).click()
  const abroad = main(page)
    .getByRole('group', { name: t('해외 배송'), exact: true })
    .locator('.shipping-amount')
  found.japan = sumIn(await abroad.innerText())
  expect(await overflow(page)).toBe(0)
  return found
}

/** What the order form says of the same. */
async function order(page: Page, t: Words) {
  await arrive(page, '/shop/order-form')
  await settled(page)
  const way = (name: string) =>
    main(page)
      .getByRole('radio', { name: new RegExp(`^${t(name)}`) })
      .check()
  const shipping = async () => {
    await settled(page)
    const rows = page.locator('.total-rows:visible').first().locator('div')
    const named = rows.filter({ hasText: new RegExp(`^(${t('배송비')}|${t('지역 추가 배송비')})`) })
    const amounts = await named.locator('dd').allInnerTexts()
    return amounts.reduce((sum, amount) => sum + (amount.startsWith(t('무료')) ? 0 : sumIn(amount)), 0)
  }
  const found: Record<string, number> = {}
  await way('국내 택배')
  for (const [place, code] of Object.entries(places)) {
    await zip(page).fill(code)
    found[place] = await shipping()
  }
  await way('해외 배송')
  await main(page)
    .getByRole('combobox', { name: new RegExp(`^${t('나라')}`) })
    .click()
  await page.getByRole('option', { name: t('일본') }).click()
  found.japan = await shipping()
  return found
}

test.each(bothWays)(
  'in $lang at $width a cart costs what the order form will ask, near, far and abroad',
  async (way) => {
    const t = wordsIn(way.lang)
    const { page, troubles } = await visitor(way)
    await arrive(page, '/')
    const call = callsFrom(page)
    const { variants } = await call('GET', 'products/1001')
    const put = (variant_id: number, quantity: number) => call('POST', 'cart', { lines: [{ variant_id, quantity }] })
    await put(variants[0].id, 1)
    const one = await lookUp(page, t)
    expect(one).toEqual(
      way.lang === 'ko' ? { seoul: 3_000, jeju: 6_000, ulleung: 8_000, japan: 24_000 } : expect.anything(),
    )
    expect(await order(page, t)).toEqual(one)
    // From a certain sum on the parcel is free, the way to an island is not; what is heavier costs more abroad.
    await arrive(page, '/')
    await put(variants[0].id, 2)
    const three = await lookUp(page, t)
    expect([three.seoul, three.jeju, three.ulleung]).toEqual(way.lang === 'ko' ? [0, 3_000, 5_000] : [0, 250, 400])
    expect(three.japan).toBeGreaterThan(one.japan ?? 0)
    expect(await order(page, t)).toEqual(three)
    expect(troubles).toEqual([])
  },
)

test('a cart of classes alone is sent nowhere, and nothing is said of sending it', async () => {
  const { page, troubles } = await visitor()
  await arrive(page, '/')
  const call = callsFrom(page)
  const sessions: { variant_id: number | null; seats_left: number }[] = await call('GET', 'tssa/sessions?limit=20')
  const free = sessions.find(({ variant_id, seats_left }) => variant_id !== null && seats_left > 0)
  await call('POST', 'cart', { lines: [{ variant_id: free?.variant_id, quantity: 1 }] })
  await arrive(page, '/customer/shipment-cost')
  await calm(page)
  await zip(page).fill(places.jeju)
  await main(page).getByText('배송비 6,000원').waitFor()
  await calm(page)
  expect(await main(page).locator('.shipping-cart').count()).toBe(0)
  expect(troubles).toEqual([])
})

test.each(bothWays)('in $lang at $width what is no weight is told, and what is one is answered again', async (way) => {
  const t = wordsIn(way.lang)
  const { page, troubles } = await visitor(way)
  await arrive(page, '/customer/shipment-cost')
  await calm(page)
  const weight = page.locator('input[name=weight]:visible')
  await main(page)
    .getByRole('combobox', { name: new RegExp(`^${t('나라')}`) })
    .click()
  await page.getByRole('option', { name: t('일본') }).click()
  for (const wrong of ['많이', '101', '-1']) {
    await weight.fill(wrong)
    const reported = t('무게를 숫자로 적어 주세요. 100 kg까지 계산할 수 있어요.')
    await page.getByRole('alert').filter({ hasText: reported }).waitFor()
  }
  await weight.fill('2,5')
  await main(page)
    .getByText(t('배송비 {amount}', { amount: way.lang === 'ko' ? '38,000원' : '$28.40' }))
    .waitFor()
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})

test.each(bothWays)('in $lang at $width a store is found on the map by keyboard', async (way) => {
  const { page, troubles } = await visitor(way)
  const name = way.lang === 'ko' ? '전주 매장' : 'Jeonju store'
  await arrive(page, '/contents/store')
  await calm(page)
  await main(page).getByRole('link', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/contents/store#store-3')
  const chosen = main(page).getByRole('article', { name })
  await expect.poll(() => chosen.evaluate((card) => card.matches(':target'))).toBe(true)
  const directions = chosen.getByRole('link', { name: /길찾기|Directions/ })
  expect(await directions.getAttribute('href')).toMatch(
    way.lang === 'ko' ? /^https:\/\/map\.kakao\.com\/link\/to\// : /^https:\/\/www\.google\.com\/maps\/dir\//,
  )
  await chosen.locator('.badge').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})
