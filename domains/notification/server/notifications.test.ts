import { Problem } from '@sillage/kit/problem.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { news, notify } from '../testing/news.ts'
import { unreadMax } from '../words.ts'
import { countUnread } from './notify.ts'
import { notificationTable } from './tables.ts'

const shop = await testShop()
const { ctx } = shop
beforeEach(shop.empty)

const notifications = async (mb_id: string) => (await shop.as(mb_id)).notification
const missing = expect.objectContaining({ status: 404 })
const unread = async (mb_id: string) => (await (await notifications(mb_id)).unread()).unread

test('what happened once is notified once, however many report it at the same time', async () => {
  await Promise.all(Array.from({ length: 20 }, () => notify(ctx, news('hana', 'order:7 shipped'))))
  await notify(ctx, news('hana', 'order:8 shipped'))
  await notify(ctx, news('bora', 'order:7 shipped'))
  const { total, data } = await (await notifications('hana')).list({ query: {} })
  expect(total).toBe(2)
  expect(data[0]).toMatchObject({ mb_id: 'hana', kind: 'order', title_en: 'On its way', read_at: null })
  expect(data[0]).not.toHaveProperty('occasion')
})

test('what the caller rolls back was never notified', async () => {
  const change = ctx.transaction(async (ctx) => {
    await notify(ctx, news('hana', 'order:7 shipped'))
    throw new Problem(409, '이미 취소된 주문이에요.')
  })
  await expect(change).rejects.toMatchObject({ status: 409 })
  expect(await countUnread(ctx, 'hana')).toBe(0)
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
  'a notification does not lead to %j',
  async (link) => {
    await expect(notify(ctx, news('hana', 'order:7', { link }))).rejects.toThrow('a page of ours')
  },
)

test('the newest comes first, in pages, and the unread ones alone when asked for', async () => {
  for (const each of [1, 2, 3]) await notify(ctx, news('hana', `order:${each}`, { title: `주문 ${each}` }))
  const hana = await notifications('hana')
  const first = await hana.list({ query: { per_page: 2 } })
  expect(first.data.map(({ title }) => title)).toEqual(['주문 3', '주문 2'])
  expect(first).toMatchObject({ total: 3, last_page: 2, from: 1, to: 2 })
  await hana.read({ params: { id: first.data[0]?.id } })
  const fresh = await hana.list({ query: { mb_id: 'hana', unread: 'true' } })
  expect(fresh.data.map(({ title }) => title)).toEqual(['주문 2', '주문 1'])
  expect(fresh.total).toBe(2)
})

test('opening marks it read, and a second time keeps the first moment', async () => {
  await notify(ctx, news('hana', 'order:7'))
  const hana = await notifications('hana')
  const { data } = await hana.list({ query: {} })
  const params = { id: data[0]?.id }
  const { read_at } = await hana.read({ params })
  expect(Date.parse(read_at ?? '')).toBeGreaterThan(0)
  expect((await hana.read({ params })).read_at).toBe(read_at)
  expect(await unread('hana')).toBe(0)
})

test('another member’s notifications are not found, not read and not deleted', async () => {
  await notify(ctx, news('hana', 'order:7'))
  const [row] = await ctx.db.select().from(notificationTable)
  const bora = await notifications('bora')
  await expect(bora.list({ query: { mb_id: 'hana' } })).rejects.toEqual(missing)
  await expect(bora.read({ params: { id: row?.id } })).rejects.toEqual(missing)
  await expect(bora.remove({ params: { id: row?.id } })).rejects.toEqual(missing)
  await bora.removeAll()
  expect((await bora.list({ query: {} })).total).toBe(0)
  expect(await ctx.db.select().from(notificationTable)).toEqual([row])
})

test('one is deleted, then all, and the server says so', async () => {
  for (const each of [1, 2, 3]) await notify(ctx, news('hana', `order:${each}`))
  const hana = await notifications('hana')
  const { data } = await hana.list({ query: {} })
  expect(await hana.remove({ params: { id: data[0]?.id } })).toEqual({ message: '알림을 지웠어요.' })
  expect((await hana.list({ query: {} })).total).toBe(2)
  await expect(hana.remove({ params: { id: data[0]?.id } })).rejects.toEqual(missing)
  expect(await hana.removeAll()).toEqual({ message: '알림을 모두 지웠어요.' })
  expect((await hana.list({ query: {} })).total).toBe(0)
})

test('no one counts past a hundred', async () => {
  const rows = Array.from({ length: unreadMax + 5 }, (_, index) => news('hana', `order:${index}`))
  await ctx.db.insert(notificationTable).values(rows)
  expect(await countUnread(ctx, 'hana')).toBe(unreadMax)
  expect(await unread('hana')).toBe(unreadMax)
})

test('marking as read is a change: it needs the token, and no cache keeps the answer', async () => {
  await notify(ctx, news('hana', 'order:7'))
  await shop.as('hana')
  const [row] = await ctx.db.select().from(notificationTable)
  const { cookies, headers } = await browserOf({ ...shop, mb_id: 'hana' })
  const url = `/api/v1/notification/${row?.id}/read-at`
  expect((await shop.app.inject({ url, cookies })).statusCode).toBe(419)
  const reply = await shop.app.inject({ url, cookies, headers })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.headers).not.toHaveProperty('etag')
})
