// @vitest-environment jsdom
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { contract } from '../../contract.ts'
import { clickTable } from '../../insight/server/tables.ts'
import { createShop } from '../../shop.ts'
import { testShop } from '../../testing.ts'
import { popupTable } from '../server/tables.ts'
import { StartPopups } from './start-popups.tsx'

const { ctx, db, dispatcher } = await testShop()

// jsdom lays nothing out and knows no media: here nothing moves.
window.matchMedia = (media) => Object.assign(new EventTarget(), calm(media))
const calm = (media: string) => ({ matches: true, media, onchange: null, addListener: noop, removeListener: noop })
const noop = () => undefined

const picture = (name: string) => ({
  src: `/media/${name}-{width}.webp`,
  width: 960,
  height: 1200,
  widths: [480, 960],
  tone: '',
})
beforeAll(() =>
  db.insert(popupTable).values([
    {
      id: 1,
      type: 'daily',
      title: '선물 포장',
      title_en: 'Gifts',
      position: 1,
      link: '/gift',
      thumbnail_ko: picture('ko'),
      thumbnail_en: picture('en'),
      link_en: '/gift-en',
    },
    { id: 2, type: 'once', title: '키트', position: 2, link: '/kit', thumbnail_ko: picture('kit') },
  ]),
)
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('data-acted')
})

const records = (): { id: number }[] => JSON.parse(localStorage.getItem('read_popups') ?? '[]')

function visit({ locale = 'ko' }: { locale?: 'ko' | 'en' } = {}) {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  const routes = [{ path: '/', element: <StartPopups />, children: [{ path: '*', element: null }] }]
  const { router } = renderPage({
    shop,
    at: '/',
    routes,
    phrases: createPhrases({ locale, package: { '새 소식': 'News', 닫기: 'Close' } }),
  })
  return { shop, router }
}
const news = () => screen.findByRole('dialog', { name: '새 소식' })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test.each(['닫기', '오늘 하루 보지 않기'])(
  '%s marks every popup shown as read, and they do not come back',
  async (button) => {
    visit()
    await news()
    expect(records()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: button }))
    await gone()
    expect(records().map(({ id }) => id)).toEqual([1, 2])
    cleanup()
    const { shop } = visit()
    await waitFor(() => expect(shop.cache.isFetching()).toBe(0))
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('Escape counts as closing', async () => {
  visit()
  await news()
  await userEvent.keyboard('{Escape}')
  await gone()
  expect(records()).toHaveLength(2)
})

test.each([
  ['has pressed something', () => document.documentElement.setAttribute('data-acted', '')],
  ['has begun to read', () => vi.stubGlobal('scrollY', 40)],
])('a visitor who %s is not interrupted, and nothing counts as read', async (_, act) => {
  act()
  const { shop } = visit()
  await waitFor(() => expect(shop.cache.isFetching()).toBe(0))
  // Fetched by the page too: what would open has had all it needs.
  await import('@sillage/ui/card-deck-cards.tsx')
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(records()).toEqual([])
})

test('one unread popup brings all of them', async () => {
  localStorage.setItem('read_popups', JSON.stringify([{ id: 1, read_at: new Date().toISOString() }]))
  visit()
  expect((await news()).querySelectorAll('img')).toHaveLength(2)
})

test('a Korean reader gets the Korean picture and link; clicking it marks all as read', async () => {
  const { router } = visit()
  await news()
  const card = screen.getByRole('link', { name: '선물 포장' })
  expect(card.getAttribute('href')).toBe('/gift')
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/media/ko-960.webp')
  await userEvent.click(card)
  await gone()
  expect(router.state.location.pathname).toBe('/gift')
  expect(records()).toHaveLength(2)
  await expect
    .poll(() => db.select().from(clickTable))
    .toMatchObject([{ click_type: 'popups', click_id: '1', click_name: '선물 포장' }])
})

test('an English reader gets the English picture and link, and the Korean ones where there are none', async () => {
  visit({ locale: 'en' })
  const dialog = await screen.findByRole('dialog', { name: 'News' })
  const links = [...dialog.querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/gift-en', '/kit'])
  expect(links.map((link) => link.querySelector('img')?.getAttribute('src'))).toEqual([
    '/media/en-960.webp',
    '/media/kit-960.webp',
  ])
})
