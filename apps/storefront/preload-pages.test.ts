// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { preloadPages } from './preload-pages.ts'

const fetched: string[] = []
const page = (path: string) => ({
  path,
  // Only pointed at, a page that does not come leads nowhere: its own loading would.
  lazy: () => Promise.reject(new Error('the route itself was opened')),
  handle: {
    preload: async () => {
      fetched.push(path)
      throw new Error('no connection')
    },
  },
})
const touch = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new Event('pointerdown', { bubbles: true, cancelable: true }))

preloadPages(document, [page('/shop/product/:id'), page('/shop/cart'), page('/')])
beforeEach(() => {
  history.replaceState(null, '', '/')
  fetched.length = 0
  document.body.innerHTML = `<a href="/shop/product/7"><b id="product">7</b></a> <a href="/shop/product/8" id="other">8</a>
    <a href="/" id="here">here</a> <a href="https://outside.example/shop/cart" id="outside">outside</a> <p id="text">text</p>`
})

test('the script of a page is fetched when its link is touched, once for all pages of its kind', () => {
  touch('product')
  touch('other')
  expect(fetched).toEqual(['/shop/product/:id'])
})

test('the open page, other sites and texts fetch nothing', () => {
  for (const id of ['here', 'outside', 'text']) touch(id)
  expect(fetched).toEqual([])
})
