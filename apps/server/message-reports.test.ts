import { orderPaid } from '@sillage/domains/message/server/catalogue/orders.ts'
import { sendMessage } from '@sillage/domains/message/server/send-message.ts'
import { testPost } from '@sillage/domains/message/testing/post.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { jobTable, outboxTable } from '@sillage/server-kit/tables.ts'
import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addMessageReports, reportPath } from './message-reports.ts'

const shop = await testShop()
const { db, ctx } = shop
const post = await testPost(shop)
const app = Fastify()
await addMessageReports(app, () => ctx)
afterAll(() => app.close())
beforeEach(post.empty)

const report = (body: unknown) =>
  app.inject({
    method: 'POST',
    url: reportPath,
    headers: { 'content-type': 'application/json' },
    payload: String(body),
  })
const sms = async () =>
  (await db.select().from(outboxTable)).map(({ state, provider_key }) => ({ state, provider_key }))

async function givenText() {
  await sendMessage(ctx, orderPaid, {
    to: { mb_id: null, name: 'Hana', email: '', hp: '010-1234-5678', lang: 'en' },
    subject: 'order:1',
    transition: 'paid',
    values: { order_no: '1', goods: 'Candle', total: '₩20,000', link: '/shop/my_order_view?od_id=1&key=secret' },
  })
  await post.idle()
  const [row] = await sms()
  return row?.provider_key ?? ''
}

test('a report makes the shop ask, and what the service answers counts, not what the report says', async () => {
  post.phones.endNext('switched off', 'any')
  const groupId = await givenText()
  const forged = JSON.stringify([{ groupId, messageId: 'M4V1', statusCode: '4000' }])
  for (const _ of [1, 2]) expect((await report(forged)).statusCode).toBe(200)
  await post.idle()
  expect(await sms()).toMatchObject([{ state: 'failed' }])
})

test.each([
  ['nonsense', 'nonsense'],
  ['no array', '{}'],
  ['messages that are not ours', JSON.stringify([{ groupId: 'G4VSOMEBODY' }])],
  ['an id that no database can look for', JSON.stringify([{ groupId: 'a\0b' }])],
])('a report of %s is answered, and no one is asked', async (_, body) => {
  await givenText()
  expect((await report(body)).statusCode).toBe(200)
  expect(await db.$count(jobTable, eq(jobTable.name, 'outbox.results'))).toBe(0)
})
