// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Scroll } from './scroll.tsx'

// jsdom lays nothing out: the window's scrolling is played here.
let top = 0
function scrollBy(to: number) {
  top = to
  window.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  top = 0
  sessionStorage.clear()
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top)
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => scrollBy(Number(Object(options).top)))
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, this.closest('div[style]') ? 0 : 900 - top)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const arrivedBy = (type: 'reload' | 'navigate' | 'back_forward') =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.assign(Object(null), { type })])

function Shell() {
  return (
    <>
      <div style={{ display: 'none' }}>
        <h2 id="오시는 길">A page that was left</h2>
      </div>
      <Outlet />
      <h2 id="오시는 길">오시는 길</h2>
      <Scroll />
    </>
  )
}

function open(at = '/a') {
  const router = createMemoryRouter([{ Component: Shell, children: [{ path: '*', element: null }] }], {
    initialEntries: [at],
  })
  // As in development, where every effect runs twice.
  const { unmount } = render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  const go = (to: string) => act(() => router.navigate(to))
  const back = (steps = -1) => act(() => router.navigate(steps))
  return { go, back, router, unmount }
}

test('a new page begins at the top, and back and forward find their places', async () => {
  const { go, back } = open()
  scrollBy(500)
  await go('/b')
  expect(top).toBe(0)
  scrollBy(300)
  await back()
  expect(top).toBe(500)
  await back(1)
  expect(top).toBe(300)
})

test('a page opened twice is found where it was left each time', async () => {
  const { go, back } = open()
  scrollBy(500)
  await go('/b')
  await go('/a')
  expect(top).toBe(0)
  scrollBy(300)
  await back(-2)
  expect(top).toBe(500)
  await back(2)
  expect(top).toBe(300)
})

test('a change of the query alone goes to the top', async () => {
  const { go } = open('/a?page=1')
  scrollBy(500)
  await go('/a?page=2')
  expect(top).toBe(0)
})

test('a link may ask to stay where one is', async () => {
  const { router } = open('/a?tab=1')
  scrollBy(500)
  await act(() => router.navigate('/a?tab=2', { preventScrollReset: true }))
  expect(top).toBe(500)
})

test('an anchor stands 70 px below the top, and back returns to where it was followed', async () => {
  const { go, back } = open()
  scrollBy(200)
  await go('/a#오시는 길')
  expect(top).toBe(830)
  await back()
  expect(top).toBe(200)
})

test('an unknown anchor, or a broken one, is the top of the page', async () => {
  const { go } = open()
  for (const hash of ['#nowhere', '#%']) {
    scrollBy(200)
    await go(`/a${hash}`)
    expect(top).toBe(0)
  }
})

function leaveAt(position: number) {
  const { unmount } = open('/a')
  scrollBy(position)
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  top = 0
}

test('a reload keeps the position', () => {
  leaveAt(700)
  arrivedBy('reload')
  open('/a')
  expect(top).toBe(700)
})

test('going back to the page the visit began with finds its place, also after a reload', async () => {
  leaveAt(700)
  arrivedBy('reload')
  const { go, back } = open('/a')
  scrollBy(650)
  await go('/b')
  expect(top).toBe(0)
  await back()
  expect(top).toBe(650)
  await go('/a')
  expect(top).toBe(0)
})

test('a new visit in the same tab does not', () => {
  leaveAt(700)
  arrivedBy('navigate')
  open('/a')
  expect(top).toBe(0)
})

test('a first visit with an anchor goes to it', () => {
  arrivedBy('navigate')
  open(`/a#${encodeURIComponent('오시는 길')}`)
  expect(top).toBe(830)
})

test('whatever stands in session storage, the page opens', () => {
  sessionStorage.setItem('scroll', '[["/a"],{')
  arrivedBy('reload')
  open('/a')
  expect(top).toBe(0)
})
