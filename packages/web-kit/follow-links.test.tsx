// @vitest-environment jsdom
import '@sillage/ui/testing-patience.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useFollowedLinks } from './follow-links.ts'

afterEach(cleanup)

function open(link: ComponentProps<'a'>) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <a {...link}>scents</a> },
      { path: '/shop/cart', element: <h1>cart</h1> },
    ],
    { initialEntries: ['/?page=2'] },
  )
  function App() {
    useFollowedLinks(router)
    return <RouterProvider router={router} />
  }
  render(<App />)
  return router
}

/** Whether the browser is left to open the link; jsdom would only complain that it cannot. */
function isLeftToTheBrowser(keys: MouseEventInit = {}) {
  let isLeft = false
  const last = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', last, { once: true })
  fireEvent.click(screen.getByText('scents'), keys)
  return isLeft
}

test('a link to a page of the shop leads there without loading the document again', async () => {
  const router = open({ href: '/shop/cart?from=home#sum' })
  expect(isLeftToTheBrowser()).toBe(false)
  expect(await screen.findByRole('heading', { name: 'cart' })).toBeDefined()
  expect(router.state.location).toMatchObject({ search: '?from=home', hash: '#sum' })
  expect(router.state.historyAction).toBe('PUSH')
})

test('the open page once more is no new step for Back', async () => {
  const router = open({ href: '/?page=2' })
  expect(isLeftToTheBrowser()).toBe(false)
  await expect.poll(() => router.state.historyAction).toBe('REPLACE')
})

test.each([
  ['a file', { href: '/rss/notice' }, {}],
  ['another site', { href: 'https://outside.example/shop/cart' }, {}],
  ['another site by the same protocol', { href: '//outside.example/shop/cart' }, {}],
  ['a part of the page', { href: '#sum' }, {}],
  ['a page in a window of its own', { href: '/shop/cart', target: '_blank' }, {}],
  ['a page to be stored', { href: '/shop/cart', download: true }, {}],
  ['a page with a key held', { href: '/shop/cart' }, { ctrlKey: true }],
])('%s is left to the browser', (_, link, keys) => {
  const router = open(link)
  expect(isLeftToTheBrowser(keys)).toBe(true)
  expect(router.state.location.pathname).toBe('/')
})

test('a click that a widget has taken leads nowhere', () => {
  const router = open({ href: '/shop/cart', onClick: (event) => event.preventDefault() })
  expect(isLeftToTheBrowser()).toBe(false)
  expect(router.state).toMatchObject({ navigation: { state: 'idle' }, location: { pathname: '/' } })
})
