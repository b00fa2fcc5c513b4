// @vitest-environment jsdom

import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { cartLineTable } from '../../cart/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { contract } from '../../contract.ts'
import { createShopSession } from '../../session.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { WishHeart } from './wish-heart.tsx'
import { Component } from './wish-list-page.tsx'

const { as, ctx, dispatcher, empty } = await testShop()
// Fetched with the first toast; on a busy machine that is longer than a test waits for a text.
beforeAll(() => import('@sillage/web-kit/toast-host.tsx'))
afterEach(cleanup)
beforeEach(async () => {
  await empty()
  await givenProduct(ctx, { id: 7, name: '무화과 그늘' })
  await givenProduct(ctx, { id: 8, name: '먹과 소나무', stock: 0 })
  const hana = await as('hana')
  await hana.wish.add({ body: { product_id: 7 } })
  await hana.wish.add({ body: { product_id: 8 } })
})

function open() {
  const grade = 'general' as const
  const member = { mb_id: 'hana', mb_name: '하나', is_admin: false, permissions: [], grade }
  const shop = createShop({ contract, transport: dispatcher.transport({ ...ctx, member }) })
  const session = createShopSession(async () => ({
    lang: 'kr',
    currency: 'krw',
    cart_key: 'k',
    coupon_count: 0,
    notification_count: 0,
    user: { mb_id: 'hana', is_admin: false, mb_name: '하나', mb_hp: '', grade },
  }))
  const Page = () => (
    <>
      <WishHeart product_id={7} name="무화과 그늘" />
      <Component />
    </>
  )
  renderPage({ shop, at: '/', route: { path: '/', Component: Page }, session })
}

test('emptying a heart takes the product off the list', async () => {
  open()
  expect(await screen.findByText('상품 2개')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: '무화과 그늘 찜하기' }))
  expect(await screen.findByText('상품 1개')).toBeDefined()
  expect(screen.queryByRole('button', { name: '무화과 그늘 장바구니에 담기' })).toBeNull()
})

test('a product without options goes into the cart with one press', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: '무화과 그늘 장바구니에 담기' }))
  await expect.poll(() => ctx.db.select().from(cartLineTable)).toMatchObject([{ quantity: 1 }])
})

test('what is sold out cannot be put into the cart from here', async () => {
  open()
  await screen.findByText('상품 2개')
  expect(screen.queryByRole('button', { name: '먹과 소나무 장바구니에 담기' })).toBeNull()
  expect(screen.getByRole('link', { name: '상품 보기' })).toBeDefined()
})
