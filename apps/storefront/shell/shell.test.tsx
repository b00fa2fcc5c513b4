// @vitest-environment jsdom

import { categoryTable } from '@sillage/domains/catalog/server/tables.ts'
import { selectTable } from '@sillage/domains/content/server/tables.ts'
import { contract } from '@sillage/domains/contract.ts'
import { noticeTable } from '@sillage/domains/notice/server/tables.ts'
import { createShopSession, visitor } from '@sillage/domains/session.ts'
import { createShop } from '@sillage/domains/shop.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { noText } from '@sillage/kit/rich-text.ts'
import { chat } from '@sillage/web-kit/chat.ts'
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { data, type RouteObject } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import english from '../english.json' with { type: 'json' }
import { PageError } from './page-error.tsx'
import { loader, Shell } from './shell.tsx'
import { testChat } from './testing.ts'

const { ctx, dispatcher } = await testShop()
const hana = { mb_id: 'hana', is_admin: false, mb_name: '김하나', mb_hp: '', grade: 'general' as const }

function missing(): never {
  throw data('', { status: 404 })
}
function broken(): never {
  throw new Error('planted')
}
const routes = [
  {
    path: '/',
    element: <Shell />,
    loader,
    ErrorBoundary: PageError,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          { index: true, element: <h1>첫 화면</h1> },
          { path: 'bare', element: <h1>견적서</h1>, handle: { file: '', query: [], blank: true } },
          { path: 'missing', element: null, loader: missing },
          { path: 'broken', element: null, loader: broken },
          { path: '*', element: <h1>다른 화면</h1> },
        ],
      },
    ],
  },
]

type Visit = { at?: string; shown?: RouteObject[]; locale?: 'ko' | 'en'; user?: typeof hana; unread?: number }

function visit({ at = '/', shown = routes, locale = 'ko', user, unread = 0 }: Visit = {}) {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  const session = createShopSession(async () => ({ ...visitor, user: user ?? null, notification_count: unread }))
  return renderPage({ shop, at, routes: shown, session, phrases: createPhrases({ locale, package: english }) })
}

beforeAll(async () => {
  const select = { title: '셀렉트', title_en: 'Select', intro: '', intro_en: '', items: [], published_at: new Date() }
  await ctx.db.insert(selectTable).values({ id: 7, ...select })
  await import('./side-bar.tsx') // a page fetches it with the first touch, a test would wait for it
  await ctx.db.insert(categoryTable).values([
    { id: 2, position: 1, name: '캔들', name_en: 'Candles' },
    { id: 6, position: 2, name: '책', name_en: 'Books' },
    { id: 24, parent_id: 2, position: 1, name: '소이 캔들', name_en: 'Soy candles' },
    { id: 50, parent_id: 24, position: 1, name: '유리 용기', name_en: 'In glass' },
  ])
  const notice = { board: 'customer' as const, title_en: '', body: noText, body_en: noText }
  await ctx.db
    .insert(noticeTable)
    .values([1, 2, 3, 4, 5, 6].map((day) => ({ ...notice, title: `공지 ${day}`, created_at: new Date(2026, 0, day) })))
})
afterEach(cleanup)

test('the footer has the phone, the hours, the company and the latest five notices', async () => {
  visit()
  const foot = within(await screen.findByRole('contentinfo'))
  expect(foot.getByRole('link', { name: '1800-8914' }).getAttribute('href')).toBe('tel:1800-8914')
  expect(foot.getByText('평일 10:00~18:00, 점심 12:00~13:00')).toBeDefined()
  expect(foot.getByText(/사업자등록번호/)).toBeDefined()
  expect(foot.getByText('구매안전서비스 토스페이먼츠 에스크로')).toBeDefined()
  for (const name of ['이용약관', '개인정보처리방침'])
    expect(foot.getByRole('link', { name }).getAttribute('href')).toMatch(/^\/contents\/privacy/)
  const notices = foot.getAllByRole('link', { name: /공지 \d/ })
  expect(notices.map((link) => link.textContent?.slice(-4))).toEqual(['공지 6', '공지 5', '공지 4', '공지 3', '공지 2'])
})

const hrefsIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('the menus lead where the specification says', async () => {
  visit()
  const footer = await screen.findByRole('navigation', { name: '바닥글 메뉴' })
  expect(hrefsIn(footer).slice(0, 9)).toEqual([
    '/my-page/order',
    '/my-page/store-order',
    '/my-page/tssa',
    '/my-page/inquiry',
    '/my-page/product-review',
    '/customer/document-board',
    '/customer/bulk-request',
    '/customer/class-inquiry',
    '/contents/privacy',
  ])
  expect(screen.getByRole('link', { name: '오프라인 매장' }).getAttribute('href')).toBe('/contents/store')
  expect(hrefsIn(screen.getByRole('banner'))).toEqual(
    expect.arrayContaining([
      '/',
      '/shop/cart',
      '/login',
      '/shop/best-seller',
      '/shop/new-item',
      '/contents/select/7',
      '/customer/product-review',
      '/customer/product-inquiry',
      '/guest-order',
      '/contents/store',
      '/customer/wholesale-apply',
      '/customer/dealer-apply',
      '/contents/promotion',
      '/tssa',
    ]),
  )
  expect(screen.getByRole('link', { name: '실라주 이야기' }).getAttribute('href')).toBe('/contents/company')
})

test('the side bar leads to promotions, the school and the house', async () => {
  visit()
  await userEvent.click(await screen.findByRole('button', { name: '메뉴 열기' }))
  const menu = await screen.findByRole('dialog')
  expect(hrefsIn(menu)).toEqual(expect.arrayContaining(['/contents/promotion', '/tssa', '/contents/company']))
})

test('a blank page stands alone', async () => {
  visit({ at: '/bare' })
  await screen.findByRole('heading', { name: '견적서' })
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('contentinfo')).toBeNull()
})

test('an empty search goes nowhere, a word goes to the search', async () => {
  const { router } = visit()
  const box = await screen.findByRole('searchbox', { name: '상품 검색' })
  await userEvent.type(box, '  {Enter}')
  expect(router.state.location.pathname).toBe('/')
  await userEvent.type(box, '무화과{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/shop/search'))
  expect(new URLSearchParams(router.state.location.search).get('keyword')).toBe('무화과')
})

test('the menu marks the category that the page stands in', async () => {
  visit({ at: '/shop/category/50' })
  const nav = within(await screen.findByRole('navigation', { name: '상품 분류' }))
  expect(nav.getByRole('link', { name: '캔들' }).getAttribute('aria-current')).toBe('true')
  expect(nav.getByRole('link', { name: '책' }).getAttribute('aria-current')).toBeNull()
})

test('the menu opens by the down arrow, closes by Escape and gives the focus back', async () => {
  visit()
  const nav = within(await screen.findByRole('navigation', { name: '상품 분류' }))
  const candles = nav.getByRole('link', { name: '캔들' })
  candles.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('소이 캔들')
  expect(nav.getByRole('link', { name: '유리 용기' }).getAttribute('href')).toBe('/shop/category/50')
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(candles)
  expect(nav.queryByRole('link', { name: '유리 용기' })).toBeNull()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('책')
})

test('the side bar goes down the categories and back, and closes when a link is followed', async () => {
  const { router } = visit()
  await userEvent.click(await screen.findByRole('button', { name: '메뉴 열기' }))
  await userEvent.click(await screen.findByRole('button', { name: '캔들' }))
  await userEvent.click(screen.getByRole('button', { name: '소이 캔들' }))
  expect(screen.getByRole('link', { name: '소이 캔들 전체' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /^뒤로 ?소이 캔들$/ }))
  await userEvent.click(screen.getByRole('link', { name: '캔들 전체' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/shop/category/2'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('going back from the first level leaves nothing, and the side bar closes', async () => {
  visit()
  await userEvent.click(await screen.findByRole('button', { name: '메뉴 열기' }))
  const menu = within(await screen.findByRole('dialog', { name: '메뉴' }))
  await userEvent.click(menu.getByRole('button', { name: '캔들' }))
  await userEvent.click(screen.getByRole('button', { name: /^뒤로 ?캔들$/ }))
  await userEvent.click(menu.getByRole('button', { name: '뒤로' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the side bar says login and sign-up to a visitor, my page and log-out to a member', async () => {
  visit()
  await userEvent.click(await screen.findByRole('button', { name: '메뉴 열기' }))
  const asVisitor = within(await screen.findByRole('dialog', { name: '메뉴' }))
  expect(asVisitor.getByRole('link', { name: '회원 가입' }).getAttribute('href')).toBe('/register')
  expect(asVisitor.getByRole('link', { name: '로그인' }).getAttribute('href')).toBe('/login')
  for (const name of ['수업', '스튜디오', '인스타그램', '자주 묻는 질문', '도매 신청'])
    expect(asVisitor.getByRole('link', { name })).toBeDefined()
  cleanup()
  visit({ user: hana })
  await userEvent.click(await screen.findByRole('button', { name: '메뉴 열기' }))
  const asMember = within(await screen.findByRole('dialog', { name: '메뉴' }))
  expect(asMember.getByRole('link', { name: '마이페이지' }).getAttribute('href')).toBe('/my-page')
  expect(asMember.getByRole('button', { name: '로그아웃' })).toBeDefined()
  expect(asMember.queryByRole('link', { name: '로그인' })).toBeNull()
})

test('the bottom bar and the chat button make room for the chat, and come back', async () => {
  visit()
  const button = await screen.findByRole('button', { name: '상담 열기' })
  await userEvent.click(button)
  expect(await screen.findByText(/1800-8914번으로 전화해 주세요/)).toBeDefined()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  const widget = testChat()
  chat.connect(widget)
  await userEvent.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button.hasAttribute('data-away')).toBe(true)
  expect(screen.getByRole('navigation', { name: '하단 바' }).hasAttribute('data-chat')).toBe(true)
  act(() => widget.hide())
  expect(button.hasAttribute('data-away')).toBe(false)
  expect(screen.getByRole('navigation', { name: '하단 바' }).hasAttribute('data-chat')).toBe(false)
})

test('a visitor finds the login, a member their name and what is unread', async () => {
  visit()
  expect((await screen.findAllByRole('link', { name: '로그인' })).length).toBeGreaterThan(0)
  cleanup()
  visit({ user: hana, unread: 2 })
  expect(await screen.findByRole('link', { name: '김하나 님' })).toBeDefined()
  expect(screen.getByRole('link', { name: '마이페이지, 읽지 않은 알림 2개' })).toBeDefined()
})

test('the language is not changed without a yes', async () => {
  visit({ locale: 'en' })
  await userEvent.click(await screen.findByRole('button', { name: '한국어 KRW' }))
  expect(await screen.findByRole('dialog', { name: '한국어로 볼까요? · Switch to Korean?' })).toBeDefined()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(localStorage.getItem('lang')).toBeNull()
})

test('what is missing and what is broken say so inside the frame', async () => {
  visit({ at: '/missing' })
  expect(await screen.findByRole('heading', { level: 1, name: /페이지는 사라졌어요/ })).toBeDefined()
  expect(screen.getByRole('contentinfo')).toBeDefined()
  cleanup()
  visit({ at: '/broken' })
  expect(await screen.findByText('페이지를 불러오지 못했어요. 새로고침 해 주세요.')).toBeDefined()
  expect(within(screen.getByRole('main')).getByRole('button', { name: '새로고침' })).toBeDefined()
})

test('where the frame itself fails, the page brings a bare one for the server to find', async () => {
  const { container } = visit({ shown: [{ path: '/', element: null, loader: broken, ErrorBoundary: PageError }] })
  expect(await screen.findByText('페이지를 불러오지 못했어요. 새로고침 해 주세요.')).toBeDefined()
  expect(container.firstElementChild?.className).toBe('app')
})
