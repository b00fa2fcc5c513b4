// @vitest-environment jsdom

import type { Cart, CartLine } from '@sillage/domains/cart/contract.ts'
import english from '@sillage/domains/cart/english.json' with { type: 'json' }
import { prices } from '@sillage/domains/catalog/testing/shown-product.ts'
import { contract } from '@sillage/domains/contract.ts'
import { createShopSession, visitor } from '@sillage/domains/session.ts'
import { createShop } from '@sillage/domains/shop.ts'
import type { Transport } from '@sillage/kit/client.ts'
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Component } from './cart-page.tsx'

// Fetched with the first toast or dialog; on a busy machine that is longer than a test waits for a text.
beforeAll(() => Promise.all([import('@sillage/web-kit/toast-host.tsx'), import('@sillage/ui/dialog.tsx')]))
afterEach(cleanup)

const picture = { src: '/media/fig-{width}.webp', width: 960, height: 1200, widths: [480], tone: '' }
const candle: CartLine = {
  id: 1,
  variant_id: 11,
  product_id: 101,
  add_on_of: 0,
  kind: 'goods',
  name: '무화과 그늘',
  name_en: 'Fig Shade',
  option_name: '',
  option_name_en: '',
  picture,
  personal: [],
  quantity: 1,
  min_quantity: 1,
  max_quantity: null,
  room: null,
  available: 1,
  selected: true,
  unit_amount: 20_000,
  list_amount: 20_000,
  amount: 20_000,
  seen_amount: null,
  trouble: null,
  choices: [],
}
const wax: CartLine = { ...candle, id: 2, variant_id: 12, product_id: 102, name: '골든 소이왁스' }

function cartOf(version: number, lines: CartLine[], more: Partial<Cart> = {}): Cart {
  const goods = lines.reduce((sum, line) => sum + line.unit_amount * line.quantity, 0)
  return {
    id: 'mine',
    version,
    currency: 'krw',
    lines,
    list_amount: goods,
    goods_amount: goods,
    shipping_amount: 0,
    total_amount: goods,
    missing_for_free: 0,
    coupon_count: 0,
    points: 0,
    weight_g: 0,
    ...more,
  }
}

type Sent = { method: string; url: string; body: unknown; answer: (body: unknown, status?: number) => Promise<void> }

/** A shop whose server answers when the test says so, and in the order it says. */
async function openCart(first: Cart, { locale = 'ko' }: { locale?: 'ko' | 'en' } = {}) {
  const sent: Sent[] = []
  const transport: Transport = ({ method, url, body }) =>
    new Promise((resolve) => {
      const answer = (reply: unknown, status = 200) => act(async () => resolve({ status, body: reply }))
      sent.push({ method, url: url.replace(/^.*\/api\/v1/, ''), body, answer })
    })
  const session = createShopSession(async () => ({ ...visitor, checked: true }))
  const routes = [
    { path: '/', Component },
    { path: '/shop/quotation', Component: () => <p>the quotation</p> },
  ]
  const phrases = createPhrases({ locale, package: english })
  renderPage({ shop: createShop({ contract, transport }), at: '/', routes, session, phrases })
  const asked = (method: string, url: string) => sent.filter((each) => each.method === method && each.url === url)
  const next = async (method: string, url: string, nth = 0) => {
    await waitFor(() => expect(asked(method, url).length).toBeGreaterThan(nth))
    const found = asked(method, url)[nth]
    if (!found) throw new Error(`${method} ${url} was not asked`)
    return found
  }
  await (await next('GET', '/cart')).answer(first)
  await screen.findByRole('heading', { name: phrases.t('담은 상품') })
  return { next, asked }
}

const quantityOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${name} 수량` }).value
const more = (name: string) =>
  userEvent.click(
    within(screen.getByRole('group', { name: `${name} 수량` })).getByRole('button', { name: '하나 더하기' }),
  )
const total = () => screen.getByRole('complementary').querySelector('.total dd')?.textContent
const lookAgain = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')))
const twice = (line: CartLine, quantity: number) => ({ ...line, quantity, amount: line.unit_amount * quantity })

test('a change is seen at once, and the sum when the server has said it', async () => {
  const { next } = await openCart(cartOf(1, [candle]))
  await more('무화과 그늘')
  expect(quantityOf('무화과 그늘')).toBe('2')
  expect(total()).toBe('20,000원')
  await (await next('PUT', '/cart/1')).answer(cartOf(2, [twice(candle, 2)]))
  await waitFor(() => expect(total()).toBe('40,000원'))
})

test('an answer that was long on its way does not bring the old cart back', async () => {
  const { next } = await openCart(cartOf(1, [candle]))
  await lookAgain()
  const slow = await next('GET', '/cart', 1)
  await more('무화과 그늘')
  await (await next('PUT', '/cart/1')).answer(cartOf(2, [twice(candle, 2)]))
  await slow.answer(cartOf(1, [candle]))
  // The next question is asked only once the slow answer has been taken in.
  await lookAgain()
  await next('GET', '/cart', 2)
  expect([quantityOf('무화과 그늘'), total()]).toEqual(['2', '40,000원'])
})

test('two changes go one after the other; the first answer does not undo the second on the screen', async () => {
  const { next, asked } = await openCart(cartOf(1, [candle, wax]))
  await more('무화과 그늘')
  await more('골든 소이왁스')
  const first = await next('PUT', '/cart/1')
  expect(asked('PUT', '/cart/2')).toEqual([])
  await first.answer(cartOf(2, [twice(candle, 2), wax]))
  expect([quantityOf('무화과 그늘'), quantityOf('골든 소이왁스')]).toEqual(['2', '2'])
  await (await next('PUT', '/cart/2')).answer(cartOf(3, [twice(candle, 2), twice(wax, 2)]))
  await waitFor(() => expect(total()).toBe('80,000원'))
})

test('of many clicks while one is on its way, only the last number is sent', async () => {
  const { next, asked } = await openCart(cartOf(1, [candle]))
  for (const _ of [2, 3, 4, 5]) await more('무화과 그늘')
  expect(quantityOf('무화과 그늘')).toBe('5')
  await (await next('PUT', '/cart/1')).answer(cartOf(2, [twice(candle, 2)]))
  const last = await next('PUT', '/cart/1', 1)
  expect([last.body, quantityOf('무화과 그늘')]).toEqual([{ quantity: 5 }, '5'])
  await last.answer(cartOf(3, [twice(candle, 5)]))
  await waitFor(() => expect(total()).toBe('100,000원'))
  expect(asked('PUT', '/cart/1')).toHaveLength(2)
})

test('what the server refuses goes back, and the reason is told', async () => {
  const { next } = await openCart(cartOf(1, [candle]))
  await more('무화과 그늘')
  const errors = { quantity: ['한 번에 살 수 있는 수량보다 많아요.'] }
  await (await next('PUT', '/cart/1')).answer({ message: '확인해 주세요.', errors }, 422)
  expect(await screen.findByText('한 번에 살 수 있는 수량보다 많아요.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: '닫기' }))
  await waitFor(() => expect(quantityOf('무화과 그늘')).toBe('1'))
})

test('what another tab did is there when this one is looked at again; after a sign-in it is another cart', async () => {
  const { next } = await openCart(cartOf(7, [candle]))
  await lookAgain()
  await (await next('GET', '/cart', 1)).answer(cartOf(8, [twice(candle, 3)]))
  await waitFor(() => expect(quantityOf('무화과 그늘')).toBe('3'))
  await lookAgain()
  await (await next('GET', '/cart', 2)).answer({ ...cartOf(2, [wax]), id: 'the member’s' })
  await waitFor(() => expect(quantityOf('골든 소이왁스')).toBe('1'))
})

test('what is taken out is gone at once and can be put back, with what was beside it', async () => {
  const scissors = { ...wax, add_on_of: 101, name: '심지 가위' }
  const { next } = await openCart(cartOf(1, [candle, scissors, { ...wax, id: 3, product_id: 103 }]))
  await userEvent.click(screen.getByRole('button', { name: '무화과 그늘 빼기' }))
  expect(screen.queryByText('심지 가위')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '담은 상품' }))
  await (await next('DELETE', '/cart/1')).answer(cartOf(2, [{ ...wax, id: 3, product_id: 103 }]))
  await userEvent.click(await screen.findByRole('button', { name: '되돌리기' }))
  const putBack = await next('POST', '/cart')
  expect(putBack.body).toEqual({
    lines: [
      { variant_id: 11, quantity: 1, add_on_of: 0 },
      { variant_id: 12, quantity: 1, add_on_of: 101 },
    ],
  })
})

test('what has changed since is said at its line, and what is sold out cannot be chosen', async () => {
  const short = { ...twice(candle, 3), available: 2, trouble: 'short' as const, seen_amount: 22_000 }
  const gone = { ...wax, trouble: 'sold_out' as const, available: 0 }
  const { next } = await openCart(cartOf(1, [short, gone], { missing_for_free: 3_200, goods_amount: 46_800 }))
  expect(await screen.findByText('지금은 2개만 살 수 있어요')).toBeDefined()
  expect(screen.getByText('담은 뒤에 가격이 2,000원 내렸어요')).toBeDefined()
  expect(screen.getByText('품절됐어요')).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '골든 소이왁스 고르기' }).disabled).toBe(true)
  expect(screen.getByRole('progressbar', { name: '3,200원만 더 담으면 무료 배송이에요' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: '2개로 바꾸기' }))
  expect((await next('PUT', '/cart/1')).body).toEqual({ quantity: 2 })
})

test('a line outside of what may be bought at once says so and is brought within in one press', async () => {
  const over = { ...twice(candle, 9), max_quantity: 5, room: 5, trouble: 'over_max' as const }
  const under = { ...wax, min_quantity: 4, trouble: 'under_min' as const }
  const { next } = await openCart(cartOf(1, [over, under], {}))
  expect(await screen.findByText('한 번에 5개까지 살 수 있어요')).toBeDefined()
  expect(screen.getByText('4개부터 살 수 있어요')).toBeDefined()
  expect(screen.getByText('수량을 바꾸지 않은 상품은 주문에서 빠져요.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: '5개로 바꾸기' }))
  expect((await next('PUT', '/cart/1')).body).toEqual({ quantity: 5 })
})

test.each([
  [2, 'ko', '다른 옵션까지 합해 한 번에 5개까지 살 수 있어요', '2개로 바꾸기'],
  [2, 'en', 'Limit 5 per order across all options', 'Change to 2'],
  [0, 'ko', '다른 옵션까지 합해 한 번에 5개까지 살 수 있어요', null],
] as const)('what other options leave room for is offered: %i (%s)', async (room, locale, say, take) => {
  const over = { ...twice(candle, 4), max_quantity: 5, room, trouble: 'over_max' as const }
  await openCart(cartOf(1, [over, wax], {}), { locale })
  expect(await screen.findByText(say)).toBeDefined()
  if (take) expect(screen.getByRole('button', { name: take })).toBeDefined()
  else expect(screen.queryByRole('button', { name: /개로 바꾸기/ })).toBeNull()
})

test('what is chosen becomes a quotation in one click, as many as lie in the cart', async () => {
  const drafted = { product_id: 101, variant_id: 11, quantity: 7 }
  localStorage.quotation_draft = JSON.stringify({ version: 1, lines: [drafted], buyer: {} })
  await openCart(cartOf(1, [twice(candle, 3), { ...wax, selected: false }, { ...candle, id: 3, add_on_of: 101 }]))
  await userEvent.click(screen.getByRole('button', { name: '장바구니로 견적서 만들기' }))
  await screen.findByText('the quotation')
  expect(JSON.parse(localStorage.quotation_draft).lines).toEqual([{ ...drafted, quantity: 4 }])
})

test('below stands what goes well with the first thing, but nothing that is in the cart or sold out', async () => {
  const { next } = await openCart(cartOf(1, [candle, wax]))
  const card = (id: number, name: string, sold_out = false) => ({
    id,
    name,
    name_en: name,
    kind: 'goods',
    type_label: '초',
    type_label_en: 'Candle',
    trail: null,
    badges: [],
    price: prices(9_000, 700),
    list_price: null,
    picture,
    sold_out,
  })
  const related = [card(102, '골든 소이왁스'), card(103, '면 심지'), card(104, '틴케이스', true)]
  await (await next('GET', '/products/101/related')).answer(related)
  const beside = within(await screen.findByRole('region', { name: '함께 담으면 좋아요' }))
  expect(beside.getAllByRole('article').map((tile) => within(tile).getByRole('link').textContent)).toEqual(['면 심지'])
})

test('an amount is written in the currency it came in, whatever the page is in', async () => {
  await openCart(cartOf(1, [candle]), { locale: 'en' })
  expect(document.body.textContent).not.toContain('$')
  expect(within(screen.getByRole('complementary')).getAllByText(/^₩[\d,]+$/).length).toBeGreaterThan(1)
})

test('in dollars nothing promises a free way to another country', async () => {
  await openCart(cartOf(1, [candle], { currency: 'usd' }), { locale: 'en' })
  const rows = [...screen.getByRole('complementary').querySelectorAll('.cart-dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(': '),
  )
  expect(rows).toContain('Delivery within Korea: Free')
  expect(rows).toContain('Delivery abroad (EMS): Calculated at checkout')
  expect(screen.getByRole('progressbar', { name: 'Delivery within Korea is free' })).toBeTruthy()
})

test('the cart is counted in kinds, what lies beside another included, however many of each', async () => {
  const beside = { ...wax, add_on_of: 101 }
  const other = { ...wax, id: 3, product_id: 103, selected: false }
  await openCart(cartOf(1, [twice(candle, 120), beside, other]))
  expect(screen.getByText('2/3')).toBeDefined()
  expect(screen.getAllByRole('link', { name: '상품 2종 주문하기' }).length).toBeGreaterThan(0)
})
