// @vitest-environment jsdom

import type { Transport } from '@sillage/kit/client.ts'
import { renderPage, surroundings } from '@sillage/web-kit/testing.tsx'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { contract } from '../../contract.ts'
import { createShopSession, visitor } from '../../session.ts'
import { createShop } from '../../shop.ts'
import type { Quote } from '../contract.ts'
import { AddressChooser } from './form/address-chooser.tsx'
import { CouponDialog } from './form/coupon-dialog.tsx'
import { emptyDraft } from './form/draft.ts'
import { PointField } from './form/point-field.tsx'
import { Component } from './order-form-page.tsx'

// Fetched with the first dialog; on a busy machine that is longer than a test waits for a text.
beforeAll(() => import('@sillage/ui/dialog.tsx'))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const picture = { src: '/media/fig-{width}.webp', width: 960, height: 1200, widths: [480], tone: '' }
const line: Quote['lines'][number] = {
  line_id: 1,
  product_id: 101,
  variant_id: 11,
  kind: 'goods',
  name: '무화과 그늘',
  name_en: 'Fig Shade',
  picture,
  personal: [],
  option_name: '',
  option_name_en: '',
  quantity: 1,
  list_amount: 20_000,
  unit_amount: 20_000,
  amount: 20_000,
  discount_amount: 0,
  point_amount: 0,
  total_amount: 20_000,
  no_return: null,
}
const store = {
  id: 1,
  name: '성수 매장',
  name_en: 'Seongsu',
  address: '연무장길 47',
  address_en: '47',
  hours: '',
  hours_en: '',
}

function quoteOf(shipping: number, more: Partial<Quote> = {}): Quote {
  return {
    cart: { id: 'mine', version: 1 },
    quotation: null,
    currency: 'krw',
    lines: [line],
    left_out: 0,
    coupons: [],
    point_balance: 0,
    point_minimum: 1_000,
    point_max: 0,
    goods_amount: 20_000,
    discount_amount: 0,
    point_amount: 0,
    shipping_amount: shipping,
    total_amount: 20_000 + shipping,
    rows: [
      { kind: 'goods', amount: 20_000 },
      { kind: 'shipping', amount: shipping },
      { kind: 'total', amount: 20_000 + shipping },
    ],
    missing_for_free: null,
    earns: 0,
    weight_g: 500,
    refused: { coupons: [], points: null, shipping: null, total: null },
    methods: [
      { method: 'card', sandbox: true },
      { method: 'bank_transfer', sandbox: false },
    ],
    deliveries: ['parcel', 'pickup', 'ems'],
    stores: [store],
    countries: ['US', 'JP'],
    ...more,
  }
}

type Sent = { url: string; body: unknown; answer: (body: unknown, status?: number) => Promise<void> }

/** A guest's order form whose server answers when the test says so, and in the order it says. */
function openForm() {
  const sent: Sent[] = []
  const transport: Transport = ({ url, body }) =>
    new Promise((resolve) => {
      const answer = (reply: unknown, status = 200) => act(async () => resolve({ status, body: reply }))
      sent.push({ url: url.replace(/^.*\/api\/v1/, ''), body, answer })
    })
  const session = createShopSession(async () => ({ ...visitor, checked: true }))
  renderPage({ shop: createShop({ contract, transport }), at: '/', route: { path: '/', Component }, session })
  return async (url: string, nth = 0) => {
    const asked = () => sent.filter((each) => each.url === url)
    await waitFor(() => expect(asked().length).toBeGreaterThan(nth))
    const found = asked()[nth]
    if (!found) throw new Error(`${url} was not asked`)
    return found
  }
}

const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const total = () => screen.findAllByText(/결제하기/)

test('a late answer never replaces a newer one', async () => {
  const next = openForm()
  await (await next('/order-form')).answer(quoteOf(3_000))
  expect((await total()).map((each) => each.textContent)).toContain('23,000원 결제하기')
  await choose(/해외 배송/)
  const abroad = await next('/order-form', 1)
  await choose(/매장 픽업/)
  const pickup = await next('/order-form', 2)
  expect([abroad.body, pickup.body]).toMatchObject([{ delivery: 'ems', country: 'US' }, { delivery: 'pickup' }])
  await pickup.answer(quoteOf(0))
  await screen.findByText('20,000원 결제하기')
  await abroad.answer(quoteOf(33_000))
  expect(screen.queryByText('53,000원 결제하기')).toBeNull()
  expect(screen.getByText('20,000원 결제하기')).toBeTruthy()
})

test('a guest is promised no points of their own', async () => {
  const next = openForm()
  await (await next('/order-form')).answer({ ...quoteOf(3_000), earns: 200 })
  expect(await screen.findByText('회원은 구매를 확정하면 적립금 200원이 쌓여요.')).toBeTruthy()
})

test.each([
  ['usd', '적립금은 원화로 주문할 때 쓸 수 있어요.', true],
  ['krw', '1,000원부터 10원 단위로, 상품 금액까지 쓸 수 있어요.', false],
] as const)('who pays in %s reads what points are good for, before typing any', (currency, words, isShut) => {
  const quote = { ...quoteOf(3_000), currency, point_balance: 8_250 }
  const nothing = () => undefined
  const part = { draft: emptyDraft, quote, errors: {}, change: nothing, clear: nothing }
  render(<PointField {...part} />, { wrapper: surroundings() })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('textbox').hasAttribute('disabled')).toBe(isShut)
})

test('a saved address in Korea names no other country', () => {
  const nothing = () => undefined
  const place = { zip: '04524', addr1: '서울 중구 세종대로 110', addr2: '1층', city: '', state: '' }
  const draft = { ...emptyDraft, address_id: 3, place, receiver: { name: '김하나', hp: '010-1234-5678' } }
  const part = { draft, quote: quoteOf(3_000), errors: {}, change: nothing, clear: nothing, book: [] }
  const shop = createShop({ contract, transport: () => new Promise(() => undefined) })
  render(<AddressChooser {...part} />, { wrapper: surroundings({ shop }) })
  expect(screen.getByText('04524 서울 중구 세종대로 110 1층')).toBeTruthy()
})

test('nothing is sent while the total is not certain', async () => {
  const next = openForm()
  await (await next('/order-form')).answer(quoteOf(3_000))
  const [pay] = await total()
  await choose(/매장 픽업/)
  await next('/order-form', 1)
  await waitFor(() => expect(pay?.getAttribute('aria-busy')).toBe('true'))
})

test('errors are shown under their fields, two of one part separately', async () => {
  const next = openForm()
  await (await next('/order-form')).answer(quoteOf(3_000))
  await userEvent.type(await screen.findByRole('textbox', { name: '이름' }), '이손님')
  const [pay] = await total()
  if (pay) await userEvent.click(pay)
  const placing = await next('/orders')
  expect(placing.body).toMatchObject({ total_amount: 23_000, left_out: 0, method: 'card', buyer: { name: '이손님' } })
  const errors = { 'buyer.hp': ['연락처를 입력해 주세요.'] }
  await placing.answer({ message: '연락처를 입력해 주세요.', errors }, 422)
  await screen.findByText('연락처를 입력해 주세요.')
  expect(screen.getByRole('textbox', { name: '연락처' }).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('textbox', { name: '이름' }).getAttribute('aria-invalid')).toBe(null)
  // The server had stopped there; what else is missing is said as well.
  expect(screen.getByText('우편번호를 찾아 주세요.')).toBeTruthy()
})

test('abroad the city is asked for, and a postcode where there are any', async () => {
  const next = openForm()
  await (await next('/order-form')).answer(quoteOf(3_000))
  await total()
  await choose(/해외 배송/)
  await (await next('/order-form', 1)).answer(quoteOf(33_000))
  const pay = await screen.findByText('53,000원 결제하기')
  const field = (name: string) => screen.getByRole('textbox', { name })
  expect(field('도시').getAttribute('aria-required')).toBe('true')
  expect(field('주(State)').getAttribute('aria-required')).toBe('true')
  expect(field('우편번호').getAttribute('aria-required')).toBe('true')
  await userEvent.click(pay)
  const errors = { 'buyer.hp': ['연락처를 입력해 주세요.'] }
  await (await next('/orders')).answer({ message: '연락처를 입력해 주세요.', errors }, 422)
  await screen.findByText('도시를 입력해 주세요.')
  expect(screen.getByText('주나 지역을 입력해 주세요.')).toBeTruthy()
  expect(screen.getByText('우편번호를 입력해 주세요.')).toBeTruthy()
})

test('the courier gets the chosen note', async () => {
  const next = openForm()
  await (await next('/order-form')).answer(quoteOf(3_000))
  await userEvent.click(await screen.findByRole('combobox', { name: '배송 메모' }))
  await userEvent.click(await screen.findByRole('option', { name: '문 앞에 놓아 주세요' }))
  const [pay] = await total()
  if (pay) await userEvent.click(pay)
  expect((await next('/orders')).body).toMatchObject({ receiver: { memo: '문 앞에 놓아 주세요' } })
})

test('the same form sent again is the same order, and a changed one is another', async () => {
  const next = openForm()
  await (await next('/order-form')).answer(quoteOf(3_000))
  const keys: unknown[] = []
  const press = async (nth: number) => {
    const [pay] = await total()
    if (pay) await userEvent.click(pay)
    const placing = await next('/orders', nth)
    keys.push(Object(placing.body).request_key)
    const start = {
      kind: 'failed',
      message: '결제를 시작하지 못했어요. 다른 방법을 고르거나 잠시 뒤에 다시 시도해 주세요.',
    }
    await placing.answer({ order_id: 5, order_no: 'n', currency: 'krw', total_amount: 23_000, view_key: 'key', start })
    await screen.findByText(start.message)
  }
  await press(0)
  await choose(/무통장/)
  await press(1)
  await userEvent.type(screen.getByRole('textbox', { name: '이름' }), '이')
  await press(2)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('the same form of other goods at the same price is another order', async () => {
  const next = openForm()
  await (await next('/order-form')).answer(quoteOf(3_000))
  const keys: unknown[] = []
  const press = async (nth: number, reply: object, status = 200) => {
    const [pay] = await total()
    if (pay) await userEvent.click(pay)
    const placing = await next('/orders', nth)
    keys.push(Object(placing.body).request_key)
    await placing.answer(reply, status)
    return placing.body
  }
  const placed = { order_id: 5, order_no: 'n', currency: 'krw', total_amount: 23_000, view_key: 'key' }
  const unpaid = { ...placed, start: { kind: 'failed', message: '결제를 시작하지 못했어요.' } }
  const shown_lines = [{ variant_id: 11, quantity: 1, unit_amount: 20_000 }]
  expect(await press(0, unpaid)).toMatchObject({ shown_lines })
  await choose(/매장 픽업/)
  // Meanwhile another size was put into the cart.
  await (await next('/order-form', 1)).answer(quoteOf(3_000, { lines: [{ ...line, variant_id: 12 }] }))
  await choose(/택배/)
  await (await next('/order-form', 2)).answer(quoteOf(3_000, { lines: [{ ...line, variant_id: 12 }] }))
  const errors = { lines: ['상품이나 수량이 달라요.'] }
  await press(1, { message: '앞서 보낸 주문과 내용이 달라요.', code: 'other_contents', errors }, 409)
  expect(keys[1]).not.toBe(keys[0])
  await (await next('/order-form', 3)).answer(quoteOf(3_000, { lines: [{ ...line, variant_id: 12 }] }))
  expect(await screen.findAllByText('상품이나 수량이 달라요.')).not.toHaveLength(0)
  await press(2, unpaid)
  expect(keys[2]).not.toBe(keys[1])
})

test('an empty cart is said plainly', async () => {
  const next = openForm()
  await (await next('/order-form')).answer(quoteOf(0, { lines: [], rows: [] }))
  await screen.findByText('주문할 상품이 없어요')
})

test('a form without goods says that they were ordered here just now, if they were', async () => {
  sessionStorage.setItem('order-placed', '5')
  const next = openForm()
  await (await next('/order-form')).answer(quoteOf(0, { lines: [] }))
  await screen.findByText('주문을 이미 받았어요')
  expect(screen.getByRole('link', { name: '주문 보기' }).getAttribute('href')).toBe('/shop/order/5/confirm')
})

test('without an order there is nothing to order', async () => {
  const next = openForm()
  await (await next('/order-form')).answer(quoteOf(0, { lines: [] }))
  await screen.findByText('주문할 상품이 없어요')
})

const coupon = (id: number, name: string, refused: string | null): Quote['coupons'][number] => ({
  id,
  kind: 'order',
  name,
  name_en: name,
  expires_at: null,
  amount: refused ? 0 : 1_000,
  refused,
  line_ids: [],
})
const showCoupons = (coupons: Quote['coupons']) => {
  const part = { draft: emptyDraft, change: () => undefined, clear: () => undefined, errors: {} }
  const props = { ...part, quote: quoteOf(0, { coupons }), open: true, onClose: () => undefined }
  render(<CouponDialog {...props} />, { wrapper: surroundings() })
}

test('coupons that do not fit stand apart from those that do', async () => {
  showCoupons([coupon(1, '열 장', null), coupon(2, '원화만', 'currency')])
  const groupOf = (name: RegExp) => screen.getByRole('radio', { name }).closest('fieldset, [role=radiogroup]')
  await screen.findByRole('button', { name: '적용하기' })
  expect(groupOf(/원화만/)?.textContent).toContain('이번 주문에 쓸 수 없는 쿠폰')
  expect(groupOf(/열 장/)?.textContent).not.toContain('원화만')
})

test('where no coupon fits there is nothing to apply', async () => {
  showCoupons([coupon(2, '원화만', 'currency')])
  await screen.findByRole('button', { name: '닫기' })
  expect(screen.queryByRole('button', { name: '적용하기' })).toBeNull()
})

test('a coupon that ends with a midnight can be used until the day before', async () => {
  showCoupons([{ ...coupon(1, '열 장', null), expires_at: '2026-11-21T15:00:00.000Z' }])
  expect(await screen.findByText('11.21까지')).toBeTruthy()
})
