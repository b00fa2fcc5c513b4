import { post as postMessage } from '@sillage/server-kit/outbox.ts'
import { jobTable, outboxTable } from '@sillage/server-kit/tables.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { phoneCodeText } from '../../member/server/emails.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { testShop } from '../../testing.ts'
import { noonOf, testPost, today } from '../testing/post.ts'
import { orderPaid } from './catalogue/orders.ts'
import { type Reader, sendMessage } from './send-message.ts'

const shop = await testShop()
const { db, ctx } = shop
const post = await testPost(shop, { ceiling: { perMinute: 3, perDay: 7 } })
// Tomorrow: what waits must be later by the database's own clock, too.
const noon = new Date(noonOf(today()).getTime() + 86_400_000)
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

beforeEach(async () => {
  await post.empty()
  post.clock.now = noon
  await shop.as('clerk', { permissions: ['messages'] })
  await shop.as('packer', { permissions: [...orderPermissions] })
})

const hana: Reader = { mb_id: null, name: '김하나', email: '', hp: '010-1234-5678', lang: 'en' }
async function sendPaid(count: number, to: Partial<Reader> = {}) {
  for (const _ of Array(count))
    await sendMessage(ctx, orderPaid, {
      to: { ...hana, ...to },
      subject: `order:${crypto.randomUUID()}`,
      transition: 'paid',
      values: { order_no: '1', goods: { kr: '초', en: 'Candle' }, total: '20,000원', link: '/my-page/order/1' },
    })
}
const states = async () => (await db.select().from(outboxTable).orderBy(asc(outboxTable.id))).map(({ state }) => state)
const left = async () => (await states()).filter((state) => state !== 'waiting').length
const alarms = () => db.select().from(notificationTable).orderBy(asc(notificationTable.id))

/** The clock goes on, and what is due by then goes. */
async function waitUntil(minutes: number) {
  post.clock.now = minutesLater(minutes)
  await db.execute(sql`update job set run_at = now() - interval '1 second'
    where state = 'waiting' and run_at <= ${post.clock.now.toISOString()}::timestamptz`)
  await post.carry()
}

test('more messages than fit into a minute wait for their turn, and none is lost', async () => {
  await sendPaid(10)
  await post.carry()
  // Two workers may ask at the same moment: one too many may go.
  const atOnce = await left()
  expect(atOnce).toBeGreaterThanOrEqual(3)
  expect(atOnce).toBeLessThanOrEqual(4)
  const waiting = await db.select().from(jobTable).where(eq(jobTable.state, 'waiting'))
  expect(waiting).toHaveLength(10 - atOnce)
  for (const { run_at } of waiting) expect(run_at.getTime()).toBeGreaterThanOrEqual(minutesLater(1).getTime())
  // They do not all come back in the same minute.
  const perMinute = Object.values(Object.groupBy(waiting, ({ run_at }) => run_at.toISOString()))
  expect(perMinute.length).toBeGreaterThan(1)
  for (const some of perMinute) expect(some?.length).toBeLessThanOrEqual(4)
  // Another channel has a ceiling of its own.
  await sendPaid(1, { hp: '', email: 'hana@example.com' })
  await post.carry()
  expect(post.mail.messages()).toHaveLength(1)
  for (const minutes of [1, 2, 3, 4, 5]) await waitUntil(minutes)
  expect([7, 8]).toContain(post.phones.messages().length)
  for (const minutes of [1, 7]) await waitUntil(24 * 60 + minutes)
  expect(post.phones.messages()).toHaveLength(10)
  expect(await states()).not.toContain('waiting')
})

test('a code to sign in with does not stand in line behind a full minute', async () => {
  // An hour of its own: a channel that was found full stays so.
  post.clock.now = minutesLater(60)
  await sendPaid(8)
  await post.carry()
  expect(await left()).toBeLessThanOrEqual(4)
  await postMessage(ctx, {
    template: phoneCodeText,
    subject: 'phone',
    transition: 'asked',
    recipient: '010-9876-5432',
    lang: 'kr',
    payload: { code: '314159' },
  })
  await post.carry()
  expect(post.phones.messages().some(({ text }) => text.includes('314159'))).toBe(true)
})

test('staff are notified once of a full minute, and once of a full day', async () => {
  await sendPaid(6)
  await post.carry()
  expect(await alarms()).toMatchObject([
    { mb_id: 'clerk', kind: 'notice', title: '문자 발송이 한도를 넘었어요', title_en: 'Too many text messages' },
  ])
  await waitUntil(1)
  await sendPaid(6)
  await post.carry()
  await waitUntil(3)
  const all = await alarms()
  expect(all.map(({ mb_id, body_en }) => [mb_id, body_en.split('.')[0]])).toEqual([
    ['clerk', 'More than 3 in a minute'],
    ['clerk', 'More than 7 in a day'],
  ])
  expect(JSON.stringify(all)).not.toContain('1234')
})

test.each<[string, string, string]>([
  ['a country parcels go to', '+14155550123', 'delivered'],
  ['a Korean number', '+82 10-1234-5678', 'delivered'],
  ['a country nothing is sold to', '+2348012345678', 'dead'],
  ['an island that shares the code of the United States', '+18765550123', 'dead'],
])('a text message to %s (%s) is %s', async (_, hp, state) => {
  await sendPaid(1, { hp })
  await post.carry()
  expect(await states()).toEqual([state])
  expect(post.phones.messages()).toHaveLength(state === 'dead' ? 0 : 1)
})
