// @vitest-environment jsdom

import { testGateways } from '@sillage/domains/payment/testing/gateways.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from './order/testing.ts'
import { Component } from './order-view-page.tsx'

const shop = await testShop({ gateways: testGateways().gateways })
afterEach(cleanup)

const message = '주문 번호나 비밀번호가 맞지 않아요.'

test.each([
  ['ko', message, message],
  ['en', message, 'Incorrect order number or password.'],
  ['en', '모르는 말이에요.', '모르는 말이에요.'],
] as const)('what an address says went wrong is read in %s, where the shop knows it', async (locale, said, shown) => {
  await shop.empty()
  await shop.as('hana')
  const at = `/shop/my_order_view?${new URLSearchParams({ errorMessage: said })}`
  await openPage(shop, { at, route: { path: '/shop/my_order_view', Component } }, locale)
  expect((await screen.findByRole('alert')).textContent).toBe(shown)
})
