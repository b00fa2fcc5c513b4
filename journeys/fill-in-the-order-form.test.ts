import { openDatabase } from '@sillage/server-kit/database.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { agree, buyNow, chooseMethod, field, main, pay, said, settled, type Words, wordsIn } from './buying.ts'
import { signIn } from './signing-in.ts'
import { calm, journeys, overflow } from './visitor.ts'

const { visitor, databaseUrl } = journeys()

async function inTheShop<Row extends object>(statement: string): Promise<Row[]> {
  const database = openDatabase(databaseUrl(), { connections: 1 })
  const { rows } = await database.pool.query<Row>(statement)
  await database.close()
  return rows
}

/** Signed in, with an empty cart and a book of addresses at home and abroad, of which one is the usual. */
async function signedIn(page: Page, usual: '집' | 'Office' = '집') {
  await signIn(page, 'hana', '/my-page')
  await calm(page)
  await inTheShop(`delete from cart where owner = 'member:hana'`)
  await inTheShop(`delete from address where mb_id = 'hana'`)
  await inTheShop(`insert into address (mb_id, label, receiver, hp, country, zip, addr1, addr2, city, state, is_default)
    select 'hana', label, receiver, '+82 10 1234 5678', country, zip, addr1, addr2, city, state, label = '${usual}' from (values
      ('집', '김하나', 'KR', '04524', '서울 중구 세종대로 110', '1층', '', ''),
      ('회사', '김하나', 'KR', '04782', '서울 성동구 연무장길 47', '3층', '', ''),
      ('Office', 'Hana Kim', 'US', '10001', '350 5th Ave', '', 'New York', 'NY'),
      ('Sister', 'Duri Kim', 'US', '90012', '200 N Spring St', '', 'Los Angeles', 'CA')
    ) as book (label, receiver, country, zip, addr1, addr2, city, state)`)
}

/** A coupon in hana's hand that holds in dollars too. */
const giveCoupon = (name_en: string, kind: string, percent: number) =>
  inTheShop(`with made as (insert into coupon (name, name_en, kind, target_ids, percent)
    values ('${name_en}', '${name_en}', '${kind}', '[]', ${percent}) returning id)
    insert into coupon_issue (coupon_id, mb_id, nth) select id, 'hana', 1 from made`)

/** Lays coupons on the order: each as it reads in the dialog. */
async function layCoupons(page: Page, t: Words, names: string[]) {
  await main(page)
    .getByRole('button', { name: t('쿠폰 고르기') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('쿠폰 고르기') })
  for (const name of names) await dialog.getByRole('radio', { name }).check()
  expect(await overflow(page)).toBe(0)
  await dialog.getByRole('button', { name: t('적용하기') }).click()
  await dialog.waitFor({ state: 'detached' })
  await settled(page)
}

/** The rows of the total that is seen, without what explains them. */
const rows = (page: Page) =>
  page
    .locator('.checkout-sums:visible .total-rows > div')
    .evaluateAll((all) =>
      all.map((row) => `${row.querySelector('dt')?.firstChild?.textContent} ${row.querySelector('dd')?.textContent}`),
    )

type Placed = { id: number; total_amount: number; point_amount: number; discount_amount: number; receiver: object }
const newest = async () =>
  (await inTheShop<Placed>(`select * from orders where mb_id = 'hana' order by id desc limit 1`))[0]

test('coupons for order, line and way, points, an address of the book, a tax invoice: in Korean on a desktop', async () => {
  const t = wordsIn('ko')
  const { page, troubles } = await visitor()
  await signedIn(page)
  await inTheShop(`update coupon set minimum_krw = 40000 where name = '고마운 마음 쿠폰'`)
  await buyNow(page, t)
  await main(page).getByRole('button', { name: '회사' }).click()
  await said(page, '서울 성동구 연무장길 47 3층').waitFor()
  await layCoupons(page, t, ['고마운 마음 쿠폰', '배송비 쿠폰', '캔들 켜는 계절'])
  await field(page, 'points').fill('2000')
  await main(page).getByText('−2,000원').waitFor()
  await settled(page)
  expect(await rows(page)).toEqual([
    '상품 금액 46,000원',
    '상품 쿠폰 −4,600원',
    '주문 쿠폰 −5,000원',
    '적립금 사용 −2,000원',
    '배송비 3,000원',
    '배송비 쿠폰 −3,000원',
    '결제할 금액 34,400원',
  ])
  await chooseMethod(page, t('무통장 입금'))
  await main(page).getByRole('radio', { name: '세금계산서' }).check()
  const number = field(page, 'receipt_number')
  await number.fill('120-81-47520')
  const company = { name: '하나상점', ceo: '김하나', address: '서울 성동구', type: '도매 및 소매업', item: '향초' }
  for (const [name, text] of Object.entries(company)) await field(page, `receipt_company_${name}`).fill(text)
  await field(page, 'receipt_company_email').fill('tax@example.com')
  await agree(page, t)
  await pay(page)
  // Refused under its field, and nothing that was chosen is gone.
  await said(page, '사업자등록번호를 확인해 주세요.').waitFor()
  expect(await number.getAttribute('aria-invalid')).toBe('true')
  expect(await field(page, 'receipt_company_name').inputValue()).toBe('하나상점')
  expect((await rows(page)).at(-1)).toBe('결제할 금액 34,400원')
  expect(troubles.splice(0).filter((trouble) => !trouble.includes('422'))).toEqual([])
  await number.fill('120-81-47521')
  expect(await overflow(page)).toBe(0)
  await pay(page)
  await page.waitForURL('**/shop/order/*/confirm')
  await said(page, '34,400원').waitFor()
  const order = await newest()
  expect(order).toMatchObject({
    total_amount: 34_400,
    point_amount: 2_000,
    discount_amount: 12_600 - 3_000,
    receiver: { zip: '04782', addr1: '서울 성동구 연무장길 47', addr2: '3층', country: 'KR' },
  })
  expect(await inTheShop(`select state from coupon_issue where order_id = ${order?.id}`)).toHaveLength(3)
  expect(
    await inTheShop(`select kind, number, amount, state, company from order_receipt where order_id = ${order?.id}`),
  ).toMatchObject([
    { kind: 'tax_invoice', number: expect.stringContaining('120'), amount: 34_400, state: 'requested', company },
  ])
  expect(troubles).toEqual([])
})

test('an address by the finder and a cash receipt: in Korean on a desktop', async () => {
  const t = wordsIn('ko')
  const { page, troubles } = await visitor()
  await signedIn(page)
  await buyNow(page, t)
  // The pressed button is gone: a keyboard user begins at the title.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(t('주문서'))
  await main(page)
    .getByRole('button', { name: t('직접 입력') })
    .click()
  await main(page)
    .getByRole('button', { name: t('우편번호 찾기') })
    .click()
  const search = page.getByRole('dialog', { name: '우편번호 찾기' }).frameLocator('iframe')
  await search.getByRole('searchbox').fill('동교로 234')
  await search.getByRole('searchbox').press('Enter')
  await search.getByText('검색 결과 1건').waitFor()
  await search.getByRole('searchbox').press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page, 'zip').inputValue()).toBe('03985')
  expect(await field(page, 'receiver_addr1').inputValue()).toContain('서울 마포구 동교로 234')
  // What is left to write has the focus.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('receiver_addr2')
  await page.keyboard.type('5층')
  await chooseMethod(page, t('무통장 입금'))
  await main(page)
    .getByRole('radio', { name: t('현금영수증 (소득 공제)') })
    .check()
  await field(page, 'receipt_number').fill('010-1234-5678')
  await agree(page, t)
  expect(await overflow(page)).toBe(0)
  await pay(page)
  await page.waitForURL('**/shop/order/*/confirm')
  const order = await newest()
  expect(order).toMatchObject({
    receiver: { zip: '03985', addr2: '5층' },
  })
  expect(await inTheShop(`select kind, amount from order_receipt where order_id = ${order?.id}`)).toEqual([
    { kind: 'cash_income', amount: order?.total_amount },
  ])
  // The form is done with: back leads to what was before it.
  await page.goBack()
  await page.waitForURL('**/shop/product/*')
  expect(troubles).toEqual([])
})

test('coupons that hold in dollars and an address of the book abroad: in English on a phone', async () => {
  const t = wordsIn('en')
  const { page, troubles } = await visitor({ width: 390, lang: 'en' })
  await signedIn(page, 'Office')
  await giveCoupon('Ten off', 'order', 10)
  await giveCoupon('Half the way', 'shipping', 50)
  await buyNow(page, t, 1013)
  await main(page).getByRole('button', { name: 'Sister' }).click()
  await said(page, '200 N Spring St, Los Angeles, CA 90012, United States').waitFor()
  const before = (await rows(page)).at(-1)
  await layCoupons(page, t, ['Ten off', 'Half the way', 'A scent you know'])
  const sums = await rows(page)
  expect(sums.map((row) => row.replace(/ −?\$[\d.,]+$/, ''))).toEqual([
    ...['상품 금액', '상품 쿠폰', '주문 쿠폰', '배송비', '배송비 쿠폰', '결제할 금액'].map(t),
  ])
  expect(sums.at(-1)).not.toBe(before)
  await said(page, t('적립금은 원화로 주문할 때 쓸 수 있어요.')).waitFor()
  await agree(page, t)
  expect(await overflow(page)).toBe(0)
  await pay(page)
  await page.locator('button[value=pay]').click()
  await page.waitForURL('**/shop/order/*/confirm')
  await main(page).getByText(t('주문을 잘 받았어요')).waitFor()
  const order = await newest()
  expect(order).toMatchObject({ currency: 'usd', delivery: 'ems', receiver: { country: 'US', zip: '90012' } })
  expect(sums.at(-1)).toContain(((order?.total_amount ?? 0) / 100).toFixed(2))
  expect(await inTheShop(`select distinct state from coupon_issue where order_id = ${order?.id}`)).toEqual([
    { state: 'used' },
  ])
  // Back leads not to the provider, which has nothing more to say, but to a form that knows of the order.
  await page.goBack()
  await page.waitForURL('**/shop/order-form')
  await main(page).getByText(t('주문을 이미 받았어요')).waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await main(page)
    .getByRole('link', { name: t('주문 보기') })
    .click()
  await main(page).getByText(t('주문을 잘 받았어요')).waitFor()
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})

test.each([
  { width: 1280, lang: 'ko', store: '성수' },
  { width: 390, lang: 'en', store: 'Seongsu' },
] as const)('fetched from a store, without a way to pay for: $lang at $width', async ({ width, lang, store }) => {
  const t = wordsIn(lang)
  const { page, troubles } = await visitor({ width, lang })
  await signedIn(page)
  await buyNow(page, t)
  await main(page)
    .getByRole('radio', { name: t('매장 픽업') })
    .check({ force: true })
  await settled(page)
  await agree(page, t)
  await pay(page)
  await said(page, t('찾아가실 매장을 골라 주세요.')).waitFor()
  troubles.splice(0)
  await main(page).getByRole('radio', { name: store }).check()
  await settled(page)
  expect(await field(page, 'receiver_addr1').count()).toBe(0)
  expect(await overflow(page)).toBe(0)
  if (lang === 'ko') await chooseMethod(page, t('무통장 입금'))
  await pay(page)
  if (lang === 'en') await page.locator('button[value=pay]').click()
  await page.waitForURL('**/shop/order/*/confirm')
  await main(page).getByText(t('주문을 잘 받았어요')).waitFor()
  await said(page, new RegExp(store)).waitFor()
  const order = await newest()
  expect(order).toMatchObject({ delivery: 'pickup', store_id: expect.any(Number), shipping_amount: 0 })
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})

test('points and coupons pay all of it: no window, nothing to choose, and said so; in Korean on a phone', async () => {
  const t = wordsIn('ko')
  const { page, troubles } = await visitor({ width: 390 })
  await signedIn(page)
  await giveCoupon('Everything', 'order', 100)
  await buyNow(page, t)
  await main(page)
    .getByRole('radio', { name: t('매장 픽업') })
    .check({ force: true })
  await main(page).getByRole('radio', { name: '성수' }).check()
  await layCoupons(page, t, ['Everything'])
  expect((await rows(page)).at(-1)).toBe('결제할 금액 0원')
  await agree(page, t)
  expect(await overflow(page)).toBe(0)
  await pay(page)
  await page.waitForURL('**/shop/order/*/confirm')
  await main(page).getByText(t('주문을 잘 받았어요')).waitFor()
  await main(page)
    .getByRole('link', { name: t('주문 자세히 보기') })
    .click()
  await page.waitForURL('**/my-page/order/*')
  await said(page, t('결제할 금액 없음')).waitFor()
  await main(page).getByRole('link', { name: '영수증' }).click()
  await page.getByRole('article', { name: '영수증' }).getByText('0원').first().waitFor()
  expect(await overflow(page)).toBe(0)
  expect(troubles).toEqual([])
})
