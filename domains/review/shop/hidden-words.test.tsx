// @vitest-environment jsdom

import { renderPage, seeNothing } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { contract } from '../../contract.ts'
import { Component as MyQuestions } from '../../inquiry/shop/my-product-inquiry-page.tsx'
import { givenLine } from '../../order/testing/orders.ts'
import { createShopSession, visitor } from '../../session.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { Component as MyReviews } from './my-review-page.tsx'

const { as, ctx, dispatcher, empty } = await testShop()
beforeAll(seeNothing)
beforeEach(async () => {
  await empty()
  await givenProduct(ctx, { id: 7 })
})
afterEach(cleanup)

function openAsHana(at: string, Component: ComponentType) {
  const user = { mb_id: 'hana', mb_name: 'hana', is_admin: false, mb_hp: '', grade: 'general' as const }
  const member = { ...user, permissions: [] }
  const shop = createShop({ contract, transport: dispatcher.transport({ ...ctx, member }) })
  const session = createShopSession(async () => ({ ...visitor, user }))
  renderPage({ shop, at, route: { path: at.split('?')[0] ?? at, Component }, session })
}

test('whose review was hidden reads why, and can no longer change it', async () => {
  const order_line_id = await givenLine(ctx, { mb_id: 'hana', product_id: 7 })
  const body = { order_line_id, stars: 1, body: '궁금하면 이 번호로 연락 주세요.' }
  const { id } = await (await as('hana')).review.create({ body })
  const clerk = await as('clerk', { permissions: ['reviews'] })
  await clerk.review.staff.hide({ params: { id }, body: { reason: '연락처가 적혀 있어요' } })
  openAsHana('/my-page/product-review?tab=written', MyReviews)
  expect(await screen.findByText('다른 분께는 보이지 않아요. 이유: 연락처가 적혀 있어요')).toBeDefined()
  expect(screen.getByText('궁금하면 이 번호로 연락 주세요.')).toBeDefined()
  expect(screen.queryByRole('button', { name: '지우기' })).toBeNull()
})

test('whose question was hidden reads why, and can no longer change it', async () => {
  const hana = await as('hana')
  const { id } = await hana.productInquiry.create({ body: { product_id: 7, body: '연락 주세요.', secret: false } })
  const clerk = await as('clerk', { permissions: ['inquiries'] })
  await clerk.productInquiry.staff.hide({ params: { id }, body: { reason: '광고로 보여요' } })
  openAsHana('/my-page/product-inquiry', MyQuestions)
  expect(await screen.findByText('다른 분께는 보이지 않아요. 이유: 광고로 보여요')).toBeDefined()
  expect(screen.getByText('연락 주세요.')).toBeDefined()
  expect(screen.queryByRole('button', { name: '지우기' })).toBeNull()
})
