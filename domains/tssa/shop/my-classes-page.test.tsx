// @vitest-environment jsdom
import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { createSessionStore, visitor } from '@sillage/web-kit/session-store.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/server/testing.ts'
import { givenPaid } from '../../claim/testing/claims.ts'
import { contract } from '../../contract.ts'
import { scheduleSessions } from '../../course/server/schedule.ts'
import { courseTable } from '../../course/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { Component } from './my-classes-page.tsx'

const shop = await testShop({ gateways: testGateways().gateways })
const { app, ctx, db, database, secret } = shop
beforeEach(() => shop.empty())
afterEach(cleanup)

async function visit() {
  await shop.as('hana')
  const browser = await browserOf({ database, secret, mb_id: 'hana' })
  const user = { mb_id: 'hana', is_admin: false, mb_name: '김하나', mb_hp: '', grade: 'general' }
  renderPage({
    shop: createShop({ contract, transport: injectTransport(app, browser) }),
    at: '/my-page/tssa',
    route: { path: '/my-page/tssa', Component },
    phrases: createPhrases({ locale: 'ko', package: {} }),
    session: createSessionStore(async () => ({ ...visitor, user })),
  })
}

test('a booked class says when, where and how many seats, and leads to its order', async () => {
  await givenProduct(ctx, { id: 7, kind: 'class', name: '조향', price_krw: 90_000, stock: 9 })
  const course = { product_id: 7, title: '조향', title_en: 'Perfumery', studio: '성수', studio_en: 'Seongsu' }
  await db.insert(courseTable).values({ ...course, weeks: 6, minutes: 90 })
  await scheduleSessions(ctx, 7, [{ starts_at: new Date('2027-03-06T05:00:00Z'), seats: 5, taken: 0 }])
  const { order_id } = await givenPaid(shop, await shop.as('hana'), [[7, 2]])
  await visit()
  const booking = within(await screen.findByRole('article', { name: '조향' }))
  expect(booking.getByText('예약 완료')).toBeDefined()
  expect(booking.getByText('3월 6일 토요일 14:00–15:30')).toBeDefined()
  expect(booking.getByText(/모두 6번 \(4월 10일까지\)/)).toBeDefined()
  expect(booking.getByText('성수')).toBeDefined()
  expect(booking.getByText('2자리')).toBeDefined()
  expect(booking.getByRole('link', { name: '주문 상세' }).getAttribute('href')).toBe(`/my-page/order/${order_id}`)
})

test('who has booked nothing is led to the classes', async () => {
  await visit()
  expect(await screen.findByText('신청한 수업이 없어요')).toBeDefined()
  expect(screen.getByRole('link', { name: '수업 보기' }).getAttribute('href')).toBe('/tssa/class-product')
})
