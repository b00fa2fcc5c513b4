import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { isListed, listedAddresses } from './listed.ts'
import { routes } from './routes.ts'

const isListedAt = (address: string) => isListed(matchRoutes(routes, address)?.at(-1)?.route ?? {})

test.each(['/', '/shop/category/2', '/shop/product/1001', '/contents/diy/1', '/customer/notice/1', '/customer/faq'])(
  '%s may be found',
  (address) => {
    expect(isListedAt(address)).toBe(true)
  },
)

test.each([
  '/my-page',
  '/my-page/order/1',
  '/my-page/nothing',
  '/customer/document-board/1',
  '/customer/notice/1/edit',
  '/login',
  '/register',
  '/forgot-password',
  '/shop/reset',
  '/auth/mail/x',
  '/shop/cart',
  '/shop/order-form',
  '/shop/order/1/confirm',
  '/shop/payment_confirm',
  '/shop/my_order_view',
  '/shop/search',
  '/shop/quotation',
  '/admin',
  '/nothing',
])('%s is no one else’s business, or nothing', (address) => {
  expect(isListedAt(address)).toBe(false)
})

test('what stands for itself is listed once, and is a page', () => {
  const all = listedAddresses(routes)
  expect(all).toContain('/')
  expect(all).toContain('/shop/best-seller')
  expect(all.length).toBeGreaterThan(20)
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((address) => !isListedAt(address))).toEqual([])
})
