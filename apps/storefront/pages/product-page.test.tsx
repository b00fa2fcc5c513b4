// @vitest-environment jsdom

import { randomUUID } from 'node:crypto'
import { cartLineTable } from '@sillage/domains/cart/server/tables.ts'
import { rebuildCards } from '@sillage/domains/catalog/server/cards.ts'
import {
  addOnTable,
  gradePriceTable,
  productDocumentTable,
  restockAlertTable,
  tierPriceTable,
} from '@sillage/domains/catalog/server/offer-tables.ts'
import { stockTable, variantTable } from '@sillage/domains/catalog/server/tables.ts'
import { givenProduct } from '@sillage/domains/catalog/testing/products.ts'
import { contract } from '@sillage/domains/contract.ts'
import { classSessionTable, courseTable } from '@sillage/domains/course/server/tables.ts'
import { memberTable } from '@sillage/domains/member/server/tables.ts'
import { createShopSession, visitor } from '@sillage/domains/session.ts'
import { firstShippingRules } from '@sillage/domains/shipping/server/first-rules.ts'
import { shippingRulesTable } from '@sillage/domains/shipping/server/tables.ts'
import { createShop } from '@sillage/domains/shop.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage, seeNothing } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { Component, loader } from './product-page.tsx'

const { ctx, dispatcher, empty } = await testShop()

beforeAll(seeNothing)
beforeEach(empty)
afterEach(cleanup)

const sizes = ['180 g', '250 g', '500 g'].map((name) => ({ name, name_en: name }))

/** A candle in three sizes, of which the largest is gone. */
async function givenCandle() {
  await givenProduct(ctx, {
    id: 7,
    name: '무화과 그늘',
    name_en: 'Fig Shade',
    category_ids: [2],
    option_groups: [{ name: '용량', name_en: 'Size', values: sizes }],
  })
  await ctx.db.delete(stockTable) // of the one variant every given product has
  await ctx.db.delete(variantTable)
  await givenVariant('180 g', { price_krw: 30_000, price_usd: 2200, stock: 3 })
  await givenVariant('250 g', { stock: 3 })
  await givenVariant('500 g', { price_krw: 68_000, price_usd: 5050, stock: 0 })
  await rebuildCards(ctx, [7])
}

type Given = { price_krw?: number; price_usd?: number; stock: number }

async function givenVariant(size: string, { stock, ...prices }: Given) {
  const position = sizes.findIndex(({ name }) => name === size)
  const values = { product_id: 7, sku: size, position, values: [size], weight_g: 300, ...prices }
  const [row] = await ctx.db.insert(variantTable).values(values).returning()
  if (row) await ctx.db.insert(stockTable).values({ variant_id: row.id, on_hand: stock })
}

const session = (mb_id?: string) =>
  createShopSession(async () => ({
    ...visitor,
    user: mb_id ? { mb_id, is_admin: false, mb_name: mb_id, mb_hp: '', grade: 'general' as const } : null,
  }))

/** The page as a visitor sees it, or a member of some grade. */
function visit({
  locale = 'ko',
  mb_id,
  grade = 'general',
}: {
  locale?: 'ko' | 'en'
  mb_id?: string
  grade?: string
} = {}) {
  const member = mb_id ? { mb_id, mb_name: mb_id, is_admin: false, permissions: [], grade } : null
  const visitor = { ...ctx.visitor, cookies: { cart_key: 'a-visitor-with-a-cart-key' } }
  const shop = createShop({ contract, transport: dispatcher.transport({ ...ctx, member, visitor }) })
  const routes = [
    { path: '/shop/product/:productId', Component, loader },
    { path: '/login', Component: () => <h1>로그인</h1> },
  ]
  renderPage({ shop, at: '/shop/product/7', routes, phrases: createPhrases({ locale }), session: session(mb_id) })
}

const column = () => within(screen.getByRole('region', { name: '구매 정보' }))

test('each size has its price, and the one that is gone cannot be chosen', async () => {
  await givenCandle()
  visit()
  const large = await screen.findByRole<HTMLInputElement>('radio', { name: /500 g/ })
  expect(large.disabled).toBe(true)
  expect(screen.getByRole('radio', { name: /500 g\s*품절/ })).toBeDefined()
  // The size the product's own price is for.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /250 g\s*42,000원/ }).checked).toBe(true)
})

test('what sending costs is what staff have set, on the page as in the cart', async () => {
  await givenCandle()
  await ctx.db
    .insert(shippingRulesTable)
    .values({ rules: { ...firstShippingRules, fee_krw: 4_000, free_from_krw: 60_000, cut_off: '23:59' } })
  visit()
  expect(await screen.findByText('국내 4,000원, 18,000원 더 담으면 무료')).toBeDefined()
  expect(screen.getByText(/국내 4,000원, 60,000원부터 무료/)).toBeDefined()
  expect(screen.getByText(/평일 23:59 전에 주문하면 당일 발송되고/)).toBeDefined()
})

test('the price and the total follow the chosen size and the quantity', async () => {
  await givenCandle()
  visit()
  await userEvent.click(await screen.findByRole('radio', { name: /250 g/ }))
  await userEvent.click(screen.getByRole('button', { name: '하나 더하기' }))
  expect(priceLine()).toBe('42,000원')
  expect(screen.getByText('합계').parentElement?.textContent).toBe('합계84,000원')
  expect(column().getByText('구매를 확정하면 적립금 840원')).toBeDefined()
})

test('an English page is in dollars and promises no points', async () => {
  await givenCandle()
  visit({ locale: 'en' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Fig Shade' })).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: /250 g/ }))
  expect(priceLine()).toBe('$31.00')
  expect(screen.queryByText('적립')).toBeNull()
})

test('a product that is sold out says so and asks for no quantity', async () => {
  await givenProduct(ctx, { id: 7, stock: 0 })
  visit()
  expect(await screen.findByText(/지금은 품절이에요/)).toBeDefined()
  expect(column().queryByText('출고 안내')).toBeNull()
  expect(screen.queryByRole('textbox', { name: '수량' })).toBeNull()
})

test.each([
  ['ko', ''],
  ['en', '?lang=en'],
] as const)('the address of the page can be handed on, in its language: %s', async (locale, query) => {
  const user = userEvent.setup()
  await givenCandle()
  visit({ locale })
  const [share] = await screen.findAllByRole('button', { name: '공유하기' })
  if (share) await user.click(share)
  expect(await screen.findByText('링크를 복사했어요')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe(location.origin + location.pathname + query)
})

const priceLine = () =>
  column().getByRole('heading', { level: 1 }).parentElement?.querySelector('.price-lg')?.textContent

/** The one beside the price; another stands in the phone's bar. */
async function mainButton(name: string) {
  const [button] = await screen.findAllByRole('button', { name })
  if (!button) throw new Error('findAll found none')
  return button
}

test('few pieces are counted out, and no more can be chosen', async () => {
  await givenCandle()
  visit()
  expect(await screen.findByText('3개 남았어요')).toBeDefined()
  const more = screen.getByRole<HTMLButtonElement>('button', { name: '하나 더하기' })
  await userEvent.click(more)
  await userEvent.click(more)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '수량' }).value).toBe('3')
  expect(more.disabled).toBe(true)
})

test('the least and the most are said and kept', async () => {
  await givenProduct(ctx, { id: 7, min_quantity: 2, max_quantity: 4, stock: 50 })
  visit()
  const quantity = await screen.findByRole<HTMLInputElement>('textbox', { name: '수량' })
  expect(quantity.value).toBe('2')
  expect(screen.getByText('2개부터 살 수 있어요')).toBeDefined()
  expect(screen.getByText('한 번에 4개까지 살 수 있어요')).toBeDefined()
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '9{Enter}')
  expect(quantity.value).toBe('4')
})

test('what goes beside it is ticked, counted and put in the cart with it', async () => {
  await givenCandle()
  await givenProduct(ctx, { id: 8, name: '심지 가위', price_krw: 14_000, stock: 20 })
  const [scissors] = await ctx.db.select().from(variantTable).where(eq(variantTable.product_id, 8))
  await ctx.db.insert(addOnTable).values({ product_id: 7, variant_id: scissors?.id ?? 0, position: 0 })
  visit()
  await userEvent.click(await screen.findByRole('checkbox', { name: /심지 가위/ }))
  const [, more] = screen.getAllByRole('button', { name: '하나 더하기' })
  if (more) await userEvent.click(more)
  expect(screen.getByText('합계').parentElement?.textContent).toBe('합계70,000원')
  await userEvent.click(await mainButton('장바구니에 담기'))
  expect(await screen.findByText('장바구니에 담았어요.')).toBeDefined()
  const lines = await ctx.db.select().from(cartLineTable).orderBy(cartLineTable.id)
  expect(lines).toMatchObject([
    { quantity: 1, add_on_of: 0 },
    { quantity: 2, variant_id: scissors?.id, add_on_of: 7 },
  ])
})

test('what went to somebody else meanwhile is refused, and the page shows it', async () => {
  await givenCandle()
  visit()
  const button = await mainButton('장바구니에 담기')
  await ctx.db.update(stockTable).set({ on_hand: 0 })
  await rebuildCards(ctx, [7])
  await userEvent.click(button)
  expect(await screen.findByRole('dialog')).toBeDefined()
  expect(await screen.findByText(/지금은 품절이에요/)).toBeDefined()
})

test('a member pays their grade’s price, is told why, and from how many it is less', async () => {
  await givenCandle()
  const member = { mb_id: 'maker', mb_name: 'maker', mb_email: 'm@example.com', password_hash: '' }
  await ctx.db.insert(memberTable).values({ ...member, grade: 'wholesale' as const })
  const [, middle] = await ctx.db.select().from(variantTable).orderBy(variantTable.position)
  await ctx.db
    .insert(gradePriceTable)
    .values({ variant_id: middle?.id ?? 0, grade: 'wholesale' as const, price_krw: 30_000, price_usd: 2_000 })
  await ctx.db
    .insert(tierPriceTable)
    .values({ product_id: 7, grade: 'wholesale' as const, min_quantity: 3, percent: 10 })
  visit({ mb_id: 'maker', grade: 'wholesale' as const })
  await waitFor(() => expect(priceLine()).toContain('30,000원'))
  expect(screen.getByRole('row', { name: '3개부터 10% 27,000원' })).toBeDefined()
  const more = screen.getByRole('button', { name: '하나 더하기' })
  await userEvent.click(more)
  await userEvent.click(more)
  expect(priceLine()).toContain('27,000원')
  await userEvent.click(screen.getByRole('button', { name: '왜 이 가격인가요?' }))
  const why = within(await screen.findByRole('dialog', { name: '왜 이 가격인가요?' }))
  expect(why.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '정가42,000원',
    '도매 회원 가격−12,000원',
    '3개부터 10%−3,000원',
    '지금 가격27,000원쿠폰과 적립금은 주문서에서 고를 수 있어요.',
  ])
  // Wholesalers have their prices instead of points.
  expect(screen.queryByText('적립')).toBeNull()
})

test('a member waits for what is sold out and thinks better of it', async () => {
  await givenProduct(ctx, { id: 7, stock: 0 })
  visit({ mb_id: 'hana' })
  await userEvent.click(await mainButton('재입고 알림 받기'))
  await userEvent.click(await mainButton('재입고 알림 취소'))
  expect(await mainButton('재입고 알림 받기')).toBeDefined()
  expect(await ctx.db.$count(restockAlertTable)).toBe(0)
})

test('a visitor who wants to hear of it is led to the login', async () => {
  await givenCandle()
  visit()
  expect(await screen.findByText('500 g, 다시 들어오면 알려 드릴까요?')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: '재입고 알림' }))
  expect(await screen.findByRole('heading', { name: '로그인' })).toBeDefined()
})

test('what cannot be sent back says so before it is bought', async () => {
  await givenProduct(ctx, { id: 7, no_return: 'opened_fragrance' })
  visit()
  await screen.findAllByRole('button', { name: '장바구니에 담기' })
  expect(column().getByText('향 제품은 뜯은 뒤에는 교환이나 반품이 어려워요.')).toBeDefined()
})

test('a class shows its dates, what is left of their seats, and what canceling brings before and after its start', async () => {
  await givenProduct(ctx, { id: 7, kind: 'class', no_return: 'class_started' })
  const course = { title: '조향', title_en: 'Perfumery', weeks: 8, studio: '성수', studio_en: 'Seongsu' }
  await ctx.db.insert(courseTable).values({ product_id: 7, ...course })
  const starts_at = new Date(Date.now() + 7 * 86_400_000)
  await ctx.db.insert(classSessionTable).values({ product_id: 7, starts_at, seats: 8, taken: 6 })
  visit()
  expect((await screen.findAllByText('2자리 남았어요')).length).toBeGreaterThan(0)
  expect(screen.queryByText('배송')).toBeNull()
  expect(screen.getAllByText(/수업 시작 전 전액.*수강료의 2분의 1/).length).toBeGreaterThan(0)
  expect(screen.queryByText('시작하기 전까지 취소할 수 있어요.')).toBeNull()
})

test('the law’s table and the documents are there for everyone, files for members', async () => {
  const statutory = [{ label: '제조국', label_en: 'Made in', value: '대한민국', value_en: 'Korea' }]
  await givenProduct(ctx, { id: 7, statutory })
  const document = { product_id: 7, kind: 'msds', name: 'MSDS', name_en: 'MSDS', lang: 'kr', version: '3' } as const
  await ctx.db.insert(productDocumentTable).values([document, { ...document, name: 'IFRA', file_id: randomUUID() }])
  visit()
  expect(await screen.findByRole('row', { name: '제조국 대한민국' })).toBeDefined()
  expect(screen.getByText('준비 중')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'IFRA, 로그인하고 받기' }))
  expect(await screen.findByRole('heading', { name: '로그인' })).toBeDefined()
})
