// @vitest-environment jsdom

import { variantTable } from '@sillage/domains/catalog/server/tables.ts'
import { givenProduct } from '@sillage/domains/catalog/testing/products.ts'
import { Component as FormPage } from '@sillage/domains/checkout/shop/order-form-page.tsx'
import { givenPaid } from '@sillage/domains/claim/testing/claims.ts'
import { couponIssueTable } from '@sillage/domains/coupon/server/tables.ts'
import { givenCoupon } from '@sillage/domains/coupon/testing/coupons.ts'
import { filledForm } from '@sillage/domains/order/testing/buyer.ts'
import { settle } from '@sillage/domains/payment/server/settle.ts'
import { paymentTable } from '@sillage/domains/payment/server/tables.ts'
import { testGateways } from '@sillage/domains/payment/testing/gateways.ts'
import { earnPoints } from '@sillage/domains/point/server/earn.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Component as ConfirmPage } from '../order-confirm-page.tsx'
import { Component as ListPage } from '../order-list-page.tsx'
import { Component as ViewPage } from '../order-view-page.tsx'
import { openOrder, openPage } from './testing.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 24_000, sale_price_krw: 20_000, stock: 9 })
  await shop.as('hana')
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

async function issued(changes: Parameters<typeof givenCoupon>[1]) {
  const { id: coupon_id } = await givenCoupon(ctx, changes)
  const [issue] = await db.insert(couponIssueTable).values({ coupon_id, mb_id: 'hana', nth: 1 }).returning()
  return issue?.id ?? 0
}

/** What the page says of the total, row by row: label, reason, amount. */
async function rowsShown() {
  await waitFor(() => expect(document.querySelectorAll('.total-rows > div').length).toBeGreaterThan(2))
  return [...document.querySelectorAll('.total-rows > div')].map((row) =>
    [...row.querySelectorAll('dt, dd')]
      .flatMap((part) => [...part.childNodes].map((node) => node.textContent))
      .join(' | '),
  )
}

const pages = {
  'my-page/order': (id: number, locale: 'ko' | 'en') => openOrder(shop, id, locale),
  my_order_view: (id: number, locale: 'ko' | 'en') =>
    openPage(
      shop,
      {
        at: `/shop/my_order_view?od_id=${id}`,
        route: { path: '/shop/my_order_view', Component: ViewPage },
      },
      locale,
    ),
  'order/confirm': (id: number, locale: 'ko' | 'en') =>
    openPage(
      shop,
      {
        at: `/shop/order/${id}/confirm`,
        route: { path: '/shop/order/:orderId/confirm', Component: ConfirmPage },
      },
      locale,
    ),
} as const
const places = ['my-page/order', 'my_order_view', 'order/confirm'] as const

async function givenCart(quantity: number) {
  const [variant] = await db.select().from(variantTable)
  await (await shop.as('hana')).cart.add({ body: { lines: [{ variant_id: variant?.id ?? 0, quantity }] } })
}

/** With a coupon of every kind and points, to an island. */
async function givenOrder() {
  await earnPoints(ctx, { mb_id: 'hana', amount: 5_000, reason: 'granted', occasion: 'a gift' })
  const order_coupon_id = await issued({ amount_krw: 3_000 })
  const goods = { kind: 'product' as const, target_ids: [1], amount_krw: 2_000 }
  const coupon_id = await issued({ name: '캔들 쿠폰', name_en: 'Candles', ...goods })
  const shipping_coupon_id = await issued({ name: '택배 쿠폰', name_en: 'Way', kind: 'shipping', amount_krw: 1_000 })
  await givenCart(2)
  const hana = await shop.as('hana')
  const [line] = (await hana.checkout.quote({ body: {} })).lines
  const line_coupons = [{ line_id: line?.line_id ?? 0, coupon_id }]
  const chosen = { order_coupon_id, shipping_coupon_id, line_coupons, points: 1_000, zip: '63365' }
  const quote = await hana.checkout.quote({ body: chosen })
  const placed = await hana.checkout.place({ body: filledForm(quote.total_amount, chosen) })
  const [payment] = await db.select().from(paymentTable)
  const { order_no, currency, total_amount: amount, order_id } = placed
  await settle(ctx, payment?.id ?? 0, { state: 'done', order_no, currency, amount })
  return { order_id, quote }
}

test.each(places)('%s explains the total to the won, by the names of coupons and regions', async (place) => {
  const { order_id, quote } = await givenOrder()
  expect((await (await shop.as('hana')).order.show({ params: { order_id } })).rows).toEqual(quote.rows)
  await pages[place](order_id, 'ko')
  expect(await rowsShown()).toEqual([
    '상품 금액 | 2개, 정가에서 8,000원 할인된 금액이에요 | 40,000원',
    '상품 쿠폰 | 캔들 쿠폰 | −2,000원',
    '주문 쿠폰 | 첫 향 쿠폰 | −3,000원',
    '적립금 사용 | −1,000원',
    '배송비 | 50,000원부터 무료 배송이에요 | 3,000원',
    '지역 추가 배송비 | 우도 | 5,000원',
    '배송비 쿠폰 | 택배 쿠폰 | −1,000원',
    '결제한 금액 | 41,000원',
  ])
  // What the lines say adds up to the first row; coupons and points are taken off below it.
  expect(document.querySelector('.order-line > .num')?.textContent).toBe('40,000원')
})

test.each([
  ['ko', /^배송비 .*\| 무료$/],
  ['en', /^Delivery fee .*\| Free$/],
] as const)('delivery that costs nothing is said to be free, in %s', async (locale, row) => {
  const { order_id } = await givenPaid(shop, await shop.as('hana'), [[1, 3]])
  await pages['my-page/order'](order_id, locale)
  expect((await rowsShown()).filter((each) => row.test(each))).toHaveLength(1)
})

test('the list says what was taken off between its lines and its total', async () => {
  await givenOrder()
  await openPage(shop, { at: '/my-page/order', route: { path: '/my-page/order', Component: ListPage } })
  await screen.findByText('할인·적립금 −6,000원, 배송비 포함')
  expect(document.querySelector('.order-line > .num')?.textContent).toBe('40,000원')
  expect(document.querySelector('.order-total')?.textContent).toContain('41,000원')
})

test('the form gives the same reasons before anything is paid', async () => {
  const island = {
    label: '집',
    receiver: '김하나',
    hp: '010-1234-5678',
    zip: '63365',
    addr1: '제주 우도면',
    addr2: '1',
  }
  const address = { ...island, country: 'KR', is_default: true }
  await (await shop.as('hana')).account.addAddress({ body: address })
  await givenCart(1)
  await openPage(shop, { at: '/', route: { path: '/', Component: FormPage } })
  await screen.findByText('우도')
  expect(await rowsShown()).toEqual([
    '상품 금액 | 1개, 정가에서 4,000원 할인된 금액이에요 | 20,000원',
    '배송비 | 50,000원부터 무료 배송이에요 | 3,000원',
    '지역 추가 배송비 | 우도 | 5,000원',
    '결제할 금액 | 28,000원',
  ])
})

test.each([
  ['ko', '200 N Spring St, 3F, Los Angeles, CA 90012, 미국'],
  ['en', '200 N Spring St, 3F, Los Angeles, CA 90012, United States'],
] as const)('an order abroad names its country in %s wherever it names the address', async (locale, address) => {
  const receiver = {
    name: 'Hana',
    hp: '+1 415 555 0123',
    addr1: '200 N Spring St',
    addr2: '3F',
    city: 'Los Angeles',
    state: 'CA',
    memo: '',
  }
  const abroad = { country: 'US', zip: '90012', receiver }
  const { order_id } = await givenPaid(shop, await shop.as('hana'), [[1, 1]], abroad)
  for (const place of places) {
    await pages[place](order_id, locale)
    expect(await screen.findByText(address)).toBeDefined()
    cleanup()
  }
})
