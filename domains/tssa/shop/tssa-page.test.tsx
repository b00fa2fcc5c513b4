// @vitest-environment jsdom
import { addDays } from '@sillage/kit/time.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { contract } from '../../contract.ts'
import { classSessionTable, courseTable } from '../../course/server/tables.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { Component, loader } from './tssa-page.tsx'

const { ctx, dispatcher, empty } = await testShop()
beforeEach(empty)
afterEach(cleanup)

function visit() {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  renderPage({ shop, at: '/tssa', route: { path: '/tssa', Component, loader } })
}

test('the school says what it teaches, what begins soon, what is read there, and where its rooms are', async () => {
  await givenProduct(ctx, { id: 7, kind: 'class', name: '처음 만드는 초' })
  await givenProduct(ctx, { id: 8, kind: 'book', name: '왁스의 온도' })
  await ctx.db.insert(courseTable).values({
    product_id: 7,
    title: '처음 만드는 초',
    title_en: 'First candle',
    weeks: 1,
    studio: '성수 스튜디오',
    studio_en: 'Seongsu',
  })
  await ctx.db
    .insert(classSessionTable)
    .values({ product_id: 7, starts_at: addDays(new Date(), 3), seats: 4, taken: 2 })
  visit()
  expect(await screen.findByRole('heading', { level: 1, name: /향을 글로/ })).toBeDefined()
  const soon = within(screen.getByRole('region', { name: '곧 시작하는 수업' }))
  expect(soon.getByRole('link', { name: /처음 만드는 초.*2자리 남았어요/ }).getAttribute('href')).toBe(
    '/tssa/product/7',
  )
  const books = within(screen.getByRole('region', { name: '수업과 함께 읽는 책' }))
  expect(books.getByRole('link', { name: '왁스의 온도' })).toBeDefined()
  const rooms = within(screen.getByRole('navigation', { name: 'TSSA' })).getAllByRole('link')
  expect(rooms.map((room) => room.textContent)).toEqual([
    '한눈에 보기',
    '수업',
    '달력',
    '스튜디오',
    '책',
    '소개',
    '공지',
  ])
})

test('a school without classes or books says so and still opens', async () => {
  visit()
  expect(await screen.findByText('곧 시작하는 수업이 없어요')).toBeDefined()
  expect(screen.queryByRole('region', { name: '수업과 함께 읽는 책' })).toBeNull()
})
