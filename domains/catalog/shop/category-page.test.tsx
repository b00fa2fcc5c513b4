// @vitest-environment jsdom
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { useRouteError } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contract } from '../../contract.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { categoryTable } from '../server/tables.ts'
import { givenProduct } from '../testing/products.ts'
import { Component, loader } from './category-page.tsx'

const { ctx, dispatcher, empty } = await testShop()

beforeEach(async () => {
  await empty()
  const row = (id: number, name: string, parent_id: number | null = null) => {
    return { id, position: id, name, name_en: name, parent_id }
  }
  await ctx.db.insert(categoryTable).values([row(2, '캔들'), row(24, '소이 캔들', 2), row(25, '필라', 2), row(6, '책')])
})
afterEach(cleanup)

function Refused() {
  const { status } = useRouteError() as { status: number } // loaders answer with route errors
  return <p>{status}</p>
}

function visit(address: string) {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  const route = { path: '/shop/category/:categoryId', Component, loader, ErrorBoundary: Refused }
  return renderPage({ shop, at: address, route })
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('a category shows how many products it has, what is below it, and its breadcrumb', async () => {
  await givenProduct(ctx, { id: 1, category_ids: [2, 24] })
  visit('/shop/category/24')
  expect(await screen.findByRole('heading', { level: 1, name: '소이 캔들' })).toBeDefined()
  expect(screen.getByText('상품 1개')).toBeDefined()
  const chips = within(screen.getByRole('navigation', { name: '하위 분류' })).getAllByRole('link')
  expect(chips.map((chip) => chip.textContent)).toEqual(['전체', '소이 캔들', '필라'])
  expect(screen.getByRole('link', { name: '전체' }).getAttribute('href')).toBe('/shop/category/2')
  expect(screen.getByRole('link', { name: '캔들' }).getAttribute('href')).toBe('/shop/category/2')
})

test('a category says its sentence, below its name and to search engines; without one only the latter', async () => {
  await ctx.db
    .update(categoryTable)
    .set({ lead: '작은 불이에요.', lead_en: 'Small lights.' })
    .where(eq(categoryTable.id, 24))
  await givenProduct(ctx, { id: 1, category_ids: [2, 24] })
  const described = () => document.querySelector('meta[name=description]')?.getAttribute('content')
  visit('/shop/category/24')
  expect((await screen.findByText('작은 불이에요.')).tagName).toBe('P')
  expect(described()).toBe('작은 불이에요.')
  cleanup()
  visit('/shop/category/2')
  await screen.findByRole('heading', { level: 1, name: '캔들' })
  expect(document.querySelector('.page-lead')).toBeNull()
  expect(described()).toContain('캔들 1가지')
})

test('the order is a link, and the address keeps it', async () => {
  await givenProduct(ctx, { id: 1, name: '비싼 초', price_krw: 90_000, category_ids: [2] })
  await givenProduct(ctx, { id: 2, name: '싼 초', price_krw: 10_000, category_ids: [2] })
  visit('/shop/category/2?sort=price&order=asc')
  await screen.findByRole('link', { name: '싼 초' })
  expect(names()).toEqual(['싼 초', '비싼 초'])
  expect(screen.getByRole('link', { name: '낮은 가격순' }).getAttribute('aria-current')).toBe('true')
  const dearest = screen.getByRole('link', { name: '높은 가격순' })
  expect(dearest.getAttribute('href')).toBe('/shop/category/2?sort=price')
})

test('twenty-four stand on a page, the rest on the next, in the same order', async () => {
  for (let id = 1; id <= 25; id += 1) await givenProduct(ctx, { id, category_ids: [2] })
  visit('/shop/category/2?sort=best')
  await screen.findByText('상품 25개')
  expect(names()).toHaveLength(24)
  const next = screen.getByRole('link', { name: '다음 페이지' })
  expect(next.getAttribute('href')).toBe('/shop/category/2?page=2&sort=best')
})

test('choices are links with what they leave; chosen ones stand as chips to take away', async () => {
  const trail = (...families: ('wood' | 'musk' | 'herb')[]) => ({ hours: 3, families })
  await givenProduct(ctx, { id: 1, category_ids: [2], trail: trail('wood', 'musk', 'herb') })
  await givenProduct(ctx, { id: 2, category_ids: [2], trail: trail('wood', 'wood', 'wood'), stock: 0 })
  await givenProduct(ctx, { id: 3, category_ids: [2], price_krw: 9_000 })
  visit('/shop/category/2?family=wood&in_stock=true&sort=price')
  const panel = within(await screen.findByRole('complementary', { name: '상품 필터' }))
  expect(screen.getByText('상품 1개')).toBeDefined()
  expect(panel.getByRole('link', { name: /나무/ }).getAttribute('aria-current')).toBe('true')
  const musk = panel.getByRole('link', { name: /머스크/ })
  expect(musk.textContent).toBe('머스크1')
  expect(musk.getAttribute('href')).toBe('/shop/category/2?sort=price&family=wood,musk&in_stock=true')
  expect(screen.getByRole('link', { name: '나무 빼기' }).getAttribute('href')).toBe(
    '/shop/category/2?sort=price&in_stock=true',
  )
  expect(screen.getByRole('link', { name: '모두 지우기' }).getAttribute('href')).toBe('/shop/category/2?sort=price')
})

test('badges narrow the list, with what each would leave, and are taken away again', async () => {
  await givenProduct(ctx, { id: 1, category_ids: [2], badges: ['best'] })
  await givenProduct(ctx, { id: 2, category_ids: [2], badges: ['new'] })
  await givenProduct(ctx, { id: 3, category_ids: [2], sale_price_krw: 9_000, sale_price_usd: 700 })
  visit('/shop/category/2')
  const group = within(await screen.findByRole('region', { name: '표시' }))
  expect(group.getAllByRole('link').map((link) => link.textContent)).toEqual(['신상1', '베스트1', '세일1'])
  await userEvent.click(group.getByRole('link', { name: /베스트/ }))
  expect(await screen.findByRole('link', { name: '베스트 빼기' })).toBeDefined()
  expect(names()).toEqual(['상품 1'])
  await userEvent.click(screen.getByRole('link', { name: /^세일/ }))
  await expect.poll(() => names().toSorted()).toEqual(['상품 1', '상품 3'])
  await userEvent.click(screen.getByRole('link', { name: '베스트 빼기' }))
  await expect.poll(names).toEqual(['상품 3'])
})

test('a price is typed, and the address keeps it', async () => {
  await givenProduct(ctx, { id: 1, category_ids: [2], price_krw: 9_000 })
  await givenProduct(ctx, { id: 2, category_ids: [2], price_krw: 50_000 })
  visit('/shop/category/2')
  const dearest = await screen.findByRole<HTMLInputElement>('textbox', { name: '최고 가격' })
  // Nothing is chosen: a form that is sent without scripts sends nothing either.
  expect([dearest.value, dearest.placeholder]).toEqual(['', '50000'])
  await userEvent.type(dearest, '10,000')
  await userEvent.click(screen.getByRole('button', { name: '가격 적용' }))
  expect(await screen.findByRole('link', { name: '~ 10,000원 빼기' })).toBeDefined()
  expect(names()).toEqual(['상품 1'])
  await expect.poll(() => screen.getByRole('status').textContent).toBe('상품 1개')
})

test('the dearest price is chosen on a slider; at its end nothing is left out', async () => {
  await givenProduct(ctx, { id: 1, category_ids: [2], price_krw: 9_000 })
  await givenProduct(ctx, { id: 2, category_ids: [2], price_krw: 50_000 })
  visit('/shop/category/2')
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: '최고 가격' })
  expect([slider.min, slider.max, slider.value]).toEqual(['9000', '50000', '50000'])
  fireEvent.change(slider, { target: { value: '20000' } })
  await userEvent.click(screen.getByRole('button', { name: '가격 적용' }))
  expect(await screen.findByRole('link', { name: '~ 20,000원 빼기' })).toBeDefined()
  fireEvent.change(screen.getByRole('slider', { name: '최고 가격' }), { target: { value: '50000' } })
  await userEvent.click(screen.getByRole('button', { name: '가격 적용' }))
  await expect.poll(() => screen.queryByRole('link', { name: /원 빼기/ })).toBeNull()
})

test('choices that leave nothing propose to take them back', async () => {
  await givenProduct(ctx, { id: 1, category_ids: [2] })
  visit('/shop/category/2?family=smoke')
  const all = await screen.findByRole('link', { name: '조건 모두 지우기' })
  expect(all.getAttribute('href')).toBe('/shop/category/2')
})

test('a page past the end leads back to the first', async () => {
  await givenProduct(ctx, { id: 1, category_ids: [2] })
  visit('/shop/category/2?page=9')
  expect((await screen.findByRole('link', { name: '첫 페이지부터 보기' })).getAttribute('href')).toBe(
    '/shop/category/2',
  )
})

test('an empty category offers a next step', async () => {
  visit('/shop/category/6')
  const ahead = await screen.findByRole('link', { name: '베스트셀러 보기' })
  expect(ahead.getAttribute('href')).toBe('/shop/best-seller')
})

test.each(['/shop/category/999', '/shop/category/candles'])('%s is no category', async (address) => {
  visit(address)
  expect(await screen.findByText('404')).toBeDefined()
})
