// @vitest-environment jsdom

import { contract } from '@sillage/domains/contract.ts'
import { countUnread } from '@sillage/domains/notification/server/notify.ts'
import { notificationTable } from '@sillage/domains/notification/server/tables.ts'
import { news, notify } from '@sillage/domains/notification/testing/news.ts'
import { createShopSession, visitor } from '@sillage/domains/session.ts'
import { createShop } from '@sillage/domains/shop.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { browserOf, injectTransport } from '@sillage/server-kit/testing.ts'
import { renderPage } from '@sillage/web-kit/testing.tsx'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Component } from './notification-page.tsx'

const shop = await testShop()
const { ctx } = shop
beforeEach(async () => {
  await shop.empty()
  await shop.as('hana')
})
afterEach(cleanup)

async function visit(at = '/my-page/notification') {
  const transport = injectTransport(shop.app, await browserOf({ ...shop, mb_id: 'hana' }))
  const user = { mb_id: 'hana', mb_name: '김하나', is_admin: false, mb_hp: '', grade: 'general' as const }
  const session = createShopSession(async () => ({ ...visitor, user, notification_count: 1 }))
  const route = { path: '/my-page/notification', Component }
  return { ...renderPage({ shop: createShop({ contract, transport }), at, route, session }), session }
}

test('opening one that leads nowhere marks it read, and the number at the door goes down', async () => {
  await notify(ctx, news('hana', 'welcome', { title: '환영해요', link: '' }))
  const { session } = await visit()
  await userEvent.click(await screen.findByRole('button', { name: /^읽지 않음 ?환영해요/ }))
  await screen.findByRole('button', { name: /^환영해요/ })
  await waitFor(() => expect(session.get().notification_count).toBe(0))
  expect(await countUnread(ctx, 'hana')).toBe(0)
})

test('a link that is not ours, however it got there, is not followed', async () => {
  await ctx.db.insert(notificationTable).values(news('hana', 'forged', { title: '위조', link: '//evil.example' }))
  await visit()
  await screen.findByRole('button', { name: /^읽지 않음 ?위조/ })
  expect(screen.queryByRole('link', { name: /위조/ })).toBeNull()
})

test('deleting says so, and deleting the last of a page leads to the one before', async () => {
  for (let each = 1; each <= 11; each += 1) await notify(ctx, news('hana', `order:${each}`, { title: `주문 ${each}` }))
  const { router } = await visit('/my-page/notification?page=2')
  await userEvent.click(await screen.findByRole('button', { name: '‘주문 1’ 지우기' }))
  const dialog = await screen.findByRole('dialog', { name: '확인' })
  within(dialog).getByText('알림을 지웠어요.')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await screen.findByText('주문 11')
})

test('deleting all asks first; nothing left says so', async () => {
  await notify(ctx, news('hana', 'order:1', { title: '주문 1' }))
  await visit()
  await userEvent.click(await screen.findByRole('button', { name: '알림 모두 지우기' }))
  await userEvent.click(await screen.findByRole('button', { name: '취소' }))
  await waitFor(() => expect(screen.queryByText(/모두 삭제할까요/)).toBeNull())
  expect(await countUnread(ctx, 'hana')).toBe(1)
  await userEvent.click(await screen.findByRole('button', { name: '알림 모두 지우기' }))
  const dialog = await screen.findByRole('dialog', { name: '확인' })
  await userEvent.click(within(dialog).getByRole('button', { name: '알림 모두 지우기' }))
  await screen.findByText('알림을 모두 지웠어요.')
  await screen.findByText('받은 알림이 없어요')
})

test('a page number that makes no sense is the first', async () => {
  await notify(ctx, news('hana', 'order:1', { title: '주문 1' }))
  await visit('/my-page/notification?page=-3')
  await screen.findByText('주문 1')
})
