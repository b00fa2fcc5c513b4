import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { redirectOf, redirectRoutes } from './redirects.ts'

const moved = [
  ['/shop/list?ca_id_new=2', '/shop/category/2'],
  ['/shop/list?x=1&ca_id_new=12', '/shop/category/12'],
  ['/shop/list', '/'],
  ['/info/select/7', '/contents/select/7'],
  ['/info/do-it-yourself/3', '/contents/diy/3'],
  ['/shop/workshop/notice', '/tssa/notice'],
  ['/board/document/post/41', '/customer/document-board/41'],
  ['/shop/board/document/post/41', '/customer/document-board/41'],
  ['/shop/item.php?it_id=1001', '/shop/product/1001'],
  ['/shop/item.php', '/'],
  ['/shop/item.php?it_id=', '/'],
  ['/shop/register.php', '/register'],
  ['/shop/qa_list.php', '/customer/faq'],
  ['/shop/qa_view.php?qa_id=3', '/customer/faq'],
] as const

test.each(moved)('%s has moved to %s', (from, to) => {
  expect(redirectOf(from)).toBe(to)
})

test.each(moved)('followed inside the shop, %s opens %s', async (from, to) => {
  const router = createMemoryRouter([
    ...moved.map(([, to]) => ({ path: to, element: null })),
    ...redirectRoutes(
      async () => null,
      () => {
        throw new Error('nowhere')
      },
    ),
  ])
  await router.navigate(from)
  expect(router.state.location.pathname).toBe(to)
  router.dispose()
})

test.each(['/', '/shop/product/1001', '/shop/lists', '/shop/item.php/x', '/info/select', '/no-such-page', '//', '/%'])(
  '%s is no old address',
  (address) => {
    expect(redirectOf(address)).toBeNull()
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '..',
  '../login',
  'https://evil.example',
  'a b',
  '1?x=1',
  '1#x',
  'x\r\ny',
])('the id %j leads neither out of the shop nor elsewhere in it', (id) => {
  const written = encodeURIComponent(id)
  expect(redirectOf(`/shop/item.php?it_id=${written}`)).toBe('/')
  expect(redirectOf(`/shop/list?ca_id_new=${written}`)).toBe('/')
  expect(redirectOf(`/info/select/${written}`)).toBeNull()
  expect(redirectOf(`/board/document/post/${written}`)).toBeNull()
})
