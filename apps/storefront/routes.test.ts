import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import type { PageHandle } from './page-route.ts'
import { routes } from './routes.ts'

/** Every address of the specification's second section, an example for each parameter. */
const specified = {
  public: ['/', '/login', '/register', '/forgot-password', '/shop/reset'],
  custom: ['/custom/bottle', '/custom/fragrance_service', '/custom/fragrance'],
  member: [
    '',
    '/account',
    '/notification',
    '/order',
    '/order/1',
    '/store-order',
    '/tssa',
    '/inquiry',
    '/product-inquiry',
    '/product-review',
    '/wish-list',
    '/inquiry/1',
    '/inquiry/1/show',
    '/coupon',
    '/point',
    '/formula',
    '/formula/1/show',
  ].map((path) => `/my-page${path}`),
  tssa: ['', '/about', '/class-product', '/books', '/notice', '/notice/1', '/category', '/studio', '/product/1'].map(
    (path) => `/tssa${path}`,
  ),
  contents: ['diy', 'diy/1', 'company', 'select/1', 'store', 'privacy', 'promotion', 'promotion/1', 'some-page'].map(
    (path) => `/contents/${path}`,
  ),
  customer: [
    'center',
    'notice',
    'notice/1',
    'wholesale-apply',
    'faq',
    'product-inquiry',
    'product-review',
    'dealer-apply',
    'document-board',
    'shipment-cost',
    'class-inquiry',
    'bulk-request',
  ].map((path) => `/customer/${path}`),
  shop: [
    'best-seller',
    'category/12',
    'product/1',
    'cart',
    'order-form',
    'order/1/confirm',
    'payment_confirm',
    'my_order_view',
    'search',
    'new-item',
  ].map((path) => `/shop/${path}`),
  guardedElsewhere: ['wholesale-apply/1/show', 'wholesale-apply/1/edit', 'document-board/1'].map(
    (path) => `/customer/${path}`,
  ),
  edit: ['/tssa/notice/1/edit', '/customer/notice/1/edit', '/customer/faq/1/edit', '/customer/document-board/1/edit'],
}
const all = Object.values(specified).flat()
const guarded = [...specified.member, ...specified.guardedElsewhere, ...specified.edit]

const routeAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route
// Handles are written by page() and its like only.
const handleOf = (address: string) => routeAt(address)?.handle as PageHandle | undefined

test.each([...all, '/shop/quotation'])('%s has a page', (address) => {
  expect(handleOf(address)?.file).toMatch(/^(domains|apps\/storefront\/pages)\/.+-page\.tsx$/)
})

test('there is no other page than these and a few of our own', () => {
  const maker = ['/my-page/shelf', '/my-page/batches', '/my-page/formula/:id/label', '/contents/wick']
  const ours = ['/verify/', '/guest-order', '/share/', '/auth/kakao/callback', '/auth/mail/', ...maker]
  const named = new Set([...all, '/shop/quotation'].map((address) => routeAt(address)?.path))
  const inFrame = routes.flatMap(({ children = [] }) => children).flatMap(({ children = [] }) => children)
  const pages = inFrame.filter(({ handle }) => (handle as PageHandle | undefined)?.file)
  expect(pages.length).toBeGreaterThan(70)
  const unknown = pages.flatMap(({ path = '' }) => (named.has(path) ? [] : path))
  expect(unknown.filter((path) => !ours.some((start) => path.startsWith(start)))).toEqual([])
})

test('these and no others need a member; the edit pages need staff', () => {
  expect(all.filter((address) => handleOf(address)?.guarded).toSorted()).toEqual(guarded.toSorted())
  expect(all.filter((address) => handleOf(address)?.staffOnly)).toEqual(specified.edit)
  expect(all.filter((address) => handleOf(address)?.visitorsOnly)).toEqual(['/login'])
})

test('the quotation stands alone; all other pages stand in the frame', () => {
  for (const address of ['/shop/quotation']) expect(handleOf(address)?.blank).toBe(true)
  expect(all.filter((address) => handleOf(address)?.blank)).toEqual([])
})

test('whatever else stands below /my-page needs a member too', () => {
  for (const address of ['/my-page/nothing', '/my-page/order/1/2/3']) expect(handleOf(address)?.guarded).toBe(true)
})

test.each(['/customer', '/shop', '/contents', '/custom', '/nothing', '/tssa/nothing', '/shop/category'])(
  '%s is no page',
  (address) => {
    expect(routeAt(address)?.path).toBe('*')
  },
)
