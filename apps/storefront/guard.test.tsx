// @vitest-environment jsdom

import { contract } from '@sillage/domains/contract.ts'
import type { Session } from '@sillage/domains/member/contract.ts'
import { createShopSession, visitor } from '@sillage/domains/session.ts'
import { createShop, useShop } from '@sillage/domains/shop.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { useQuery } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Guard } from './guard.tsx'
import { membersOnly, type PageHandle } from './page-route.ts'
import { MembersNowhere } from './shell/members-nowhere.tsx'

const { ctx, dispatcher } = await testShop()
const hana = { mb_id: 'hana', is_admin: false, mb_name: '김하나', mb_hp: '', grade: 'general' as const }
const clerk = { ...hana, mb_id: 'clerk', is_admin: true }

afterEach(cleanup)

const place = (path: string, title: string, handle: Partial<PageHandle> = {}) => ({
  path,
  element: <h1>{title}</h1>,
  handle: { file: '', query: [], ...handle },
})
/** Reads something of its member's, which the server refuses here: no one is signed in. */
function Notifications() {
  const { queries } = useShop()
  useQuery(queries.notification.list({ query: {} }))
  return <h1>알림</h1>
}
const routes = [
  {
    Component: Guard,
    children: [
      { path: '/my-page/notification', Component: Notifications, handle: { file: '', query: [], guarded: true } },
      place('/', '첫 화면'),
      place('/login', '다시 오셨군요', { visitorsOnly: true }),
      place('/my-page', '마이페이지', { guarded: true }),
      place('/my-page/order', '주문 내역', { guarded: true }),
      membersOnly('/my-page/*', MembersNowhere),
      place('/notice/edit', '공지 고치기', { guarded: true, staffOnly: true }),
    ],
  },
]

function visit(at: string, check: () => Promise<Session>) {
  const shop = createShop({ contract, transport: dispatcher.transport(ctx) })
  const session = createShopSession(check)
  return renderPage({ shop, at, routes, session }).router
}
const asVisitor = async () => visitor
const as = (user: typeof hana) => async () => ({ ...visitor, user })
const addressOf = ({ state: { location } }: ReturnType<typeof visit>) => location.pathname + location.search

test('without login a page for members says so and leads to the login, which knows the way back', async () => {
  const router = visit('/my-page/order?page=2#row', asVisitor)
  expect(await screen.findByText('로그인이 필요해요.')).toBeDefined()
  await screen.findByRole('heading', { name: '다시 오셨군요' })
  expect(addressOf(router)).toBe(`/login?redirect=${encodeURIComponent('/my-page/order?page=2#row')}`)
})

test('below the page for members nothing is said to a visitor, not even that nothing is there', async () => {
  const router = visit('/my-page/no-such-thing', asVisitor)
  expect(await screen.findByText('로그인이 필요해요.')).toBeDefined()
  await screen.findByRole('heading', { name: '다시 오셨군요' })
  expect(addressOf(router)).toBe(`/login?redirect=${encodeURIComponent('/my-page/no-such-thing')}`)
  cleanup()
  visit('/my-page/no-such-thing', as(hana))
  expect(await screen.findByRole('heading', { level: 1, name: /페이지는 사라졌어요/ })).toBeDefined()
})

test('a check that failed makes a visitor of everyone', async () => {
  const router = visit('/my-page', () => Promise.reject(new Error('no network')))
  await screen.findByRole('heading', { name: '다시 오셨군요' })
  expect(addressOf(router)).toBe('/login?redirect=%2Fmy-page')
})

test('no one is sent away before it is known who is here', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<Session>()
  const router = visit('/my-page', () => promise)
  expect(await screen.findByRole('heading', { name: '마이페이지' })).toBeDefined()
  expect(addressOf(router)).toBe('/my-page')
  answer({ ...visitor, user: hana })
  await waitFor(() => expect(screen.getByRole('heading', { name: '마이페이지' })).toBeDefined())
  expect(addressOf(router)).toBe('/my-page')
})

test('a session that ended in the member area: one dialog and no toast, then login with the page that was open', async () => {
  const answers = [as(hana), asVisitor]
  const router = visit('/my-page/notification?page=2', () => (answers.shift() ?? asVisitor)())
  const dialog = await screen.findByRole('dialog', { name: '알림' })
  expect(within(dialog).getByText('로그인이 필요합니다.')).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: '닫기' }))
  await screen.findByRole('heading', { name: '다시 오셨군요' })
  await waitFor(() => expect(answers).toEqual([]))
  expect(addressOf(router)).toBe(`/login?redirect=${encodeURIComponent('/my-page/notification?page=2')}`)
  expect(screen.queryByText('로그인이 필요해요.')).toBeNull()
})

test('who is signed in is led from the login to their own page', async () => {
  const router = visit('/login?redirect=%2Fshop%2Fcart', as(hana))
  await screen.findByRole('heading', { name: '마이페이지' })
  expect(addressOf(router)).toBe('/my-page')
})

test('what only staff may change is not there for a member, and a visitor has to sign in', async () => {
  visit('/notice/edit', as(hana))
  expect(await screen.findByRole('heading', { level: 1, name: /페이지는 사라졌어요/ })).toBeDefined()
  cleanup()
  visit('/notice/edit', as(clerk))
  expect(await screen.findByRole('heading', { name: '공지 고치기' })).toBeDefined()
  cleanup()
  visit('/notice/edit', asVisitor)
  expect(await screen.findByRole('heading', { name: '다시 오셨군요' })).toBeDefined()
})

test('other pages are for everybody', async () => {
  const router = visit('/', asVisitor)
  expect(await screen.findByRole('heading', { name: '첫 화면' })).toBeDefined()
  expect(addressOf(router)).toBe('/')
})
