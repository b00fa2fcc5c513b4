import { Problem } from '@sillage/kit/problem.ts'
import { listening, openStream } from '@sillage/server-kit/event-stream-testing.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { news, notify } from '../testing/news.ts'
import { unreadPath } from '../words.ts'

const shop = await testShop()
const { ctx } = shop
const url = `${await listening(shop.app)}${unreadPath}`
beforeEach(shop.empty)

test('an open page hears the number go up with each commit, and down with reading and deleting', async () => {
  const hana = await shop.as('hana')
  const { next, leave } = await openStream(url, await browserOf({ ...shop, mb_id: 'hana' }))
  expect(await next()).toEqual({ unread: 0 })
  const failing = ctx.transaction(async (ctx) => {
    await notify(ctx, news('hana', 'order:6'))
    throw new Problem(409, '이미 취소된 주문이에요.')
  })
  await expect(failing).rejects.toMatchObject({ status: 409 })
  await notify(ctx, news('bora', 'order:7'))
  await ctx.transaction(async (ctx) => {
    await notify(ctx, news('hana', 'order:7'))
    await notify(ctx, news('hana', 'order:8'))
  })
  // The first thing heard is both at once: nothing of what was taken back, nothing of bora's, no half a change.
  expect(await next()).toEqual({ unread: 2 })
  const { data } = await hana.notification.list({ query: {} })
  await hana.notification.read({ params: { id: data[0]?.id } })
  expect(await next()).toEqual({ unread: 1 })
  await hana.notification.removeAll()
  expect(await next()).toEqual({ unread: 0 })
  leave()
})

test('after logging out nothing more is heard', async () => {
  await shop.as('hana')
  const browser = await browserOf({ ...shop, mb_id: 'hana' })
  const { next } = await openStream(url, browser)
  expect(await next()).toEqual({ unread: 0 })
  const reply = await shop.app.inject({ method: 'POST', url: '/api/v1/logout', ...browser })
  expect(reply.statusCode).toBe(200)
  await notify(ctx, news('hana', 'order:7'))
  expect(await next()).toBeUndefined()
})
