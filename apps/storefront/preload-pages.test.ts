// @vitest-environment jsdom
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
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

/** A page that comes, and says which address it was to read for. */
const readable = (path: string, handle = {}) => ({
  path,
  handle: {
    ...handle,
    preload: async () => {
      fetched.push(path)
      return { loader: async ({ url }: LoaderFunctionArgs) => void read.push(url.href) }
    },
  },
})
const read: string[] = []
const preloadLikely = preloadPages(
  document,
  [
    page('/shop/product/:id'),
    page('/shop/cart'),
    page('/'),
    readable('/customer/:kind'),
    readable('/my-page/:part', { guarded: true }),
    readable('/shop/search'),
  ],
  () => new RouterContextProvider(),
)
beforeEach(() => {
  history.replaceState(null, '', '/')
  fetched.length = 0
  read.length = 0
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

test('a link that is pressed lets its page read ahead, and one that is pointed at does not', async () => {
  document.body.innerHTML = '<a href="/customer/faq?page=2" id="faq">faq</a> <a href="/my-page/order" id="own">own</a>'
  document.getElementById('faq')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  touch('own')
  await vi.waitFor(() => expect(fetched).toEqual(['/customer/:kind', '/my-page/:part']))
  expect(read).toEqual([])
  touch('faq')
  await vi.waitFor(() => expect(read).toEqual([new URL('/customer/faq?page=2', location.href).href]))
})

test('when there is nothing to do, the page to which most links lead comes, and reads ahead where it is in sight', async () => {
  document.body.innerHTML = `<main><a href="/shop/cart">cart</a> <a href="/shop/search">a</a> <a href="/shop/search">b</a>
    <a href="/shop/search?q=c">c</a></main> <a href="/customer/a">d</a> <a href="/customer/b">e</a>
    <a href="/customer/c">f</a> <a href="/customer/d">g</a>`
  await preloadLikely(({ textContent }) => textContent !== 'c')
  expect(fetched).toEqual(['/shop/search'])
  expect(read).toEqual([new URL('/shop/search', location.href).href])
})
