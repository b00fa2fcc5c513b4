import { jobTable, outboxTable } from '@sillage/server-kit/tables.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { restockAlertTable } from '../../catalog/server/offer-tables.ts'
import { notifyRestocked } from '../../catalog/server/restock-job.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { remindOfCoupons } from '../../coupon/server/remind.ts'
import { couponIssueTable, couponTable } from '../../coupon/server/tables.ts'
import { consentTable, memberTable } from '../../member/server/tables.ts'
import type { ConsentDocument } from '../../member/words.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { testShop } from '../../testing.ts'
import { noonOf, testPost, today } from '../testing/post.ts'
import { orderPaid } from './catalogue/orders.ts'
import { registeredTexts } from './catalogue.ts'
import { nightEnds } from './permit.ts'
import { type Reader, sendMessage } from './send-message.ts'

const shop = await testShop()
const { db, ctx } = shop
const post = await testPost(shop)
const day = today()
const noon = noonOf(day)
const atHour = (hour: number) => new Date(noon.getTime() + (hour - 12) * 3_600_000)
beforeEach(async () => {
  await post.empty()
  post.clock.now = noon
})

const hana: Reader = { mb_id: null, name: '김하나', email: '', hp: '010-1234-5678', lang: 'kr' }
const sendPaid = (to: Partial<Reader> = {}, subject = 'order:1') =>
  sendMessage(ctx, orderPaid, {
    to: { ...hana, ...to },
    subject,
    transition: 'paid',
    values: { order_no: '20261116-1', goods: { kr: '초', en: 'Candle' }, total: '20,000원', link: '/my-page/order/1' },
  })
const rows = () => db.select().from(outboxTable).orderBy(asc(outboxTable.id))
const ways = async () => (await rows()).map(({ channel, state, failure }) => [channel, state, failure])
const types = () => post.phones.messages().map(({ type, status }) => [type, status])

test.each<[string, Partial<Reader>, string[]]>([
  ['in Korea and in Korean', {}, ['alimtalk']],
  ['in Korea, written as from abroad', { hp: '+82 10-1234-5678' }, ['alimtalk']],
  ['in Korea, in English', { lang: 'en' }, ['sms']],
  ['abroad', { hp: '+14155550123' }, ['sms']],
  ['with a telephone on the desk', { hp: '02-123-4567' }, []],
  ['without any', { hp: '' }, []],
  ['with a mail address too', { email: 'hana@example.com' }, ['mail', 'alimtalk']],
])('a person %s is told by %s', async (_, to, expected) => {
  await Promise.all([sendPaid(to), sendPaid(to), sendPaid(to)])
  expect((await rows()).map(({ channel }) => channel)).toEqual(expected)
  await post.carry()
  expect(post.phones.messages()).toHaveLength(expected.filter((each) => each !== 'mail').length)
})

test.each([
  ['not a user', '3104'],
  ['blocked', '3107'],
  ['template mismatch', '3105'],
] as const)('%s: the same goes as a text message, once', async (ending, code) => {
  post.phones.endNext(ending)
  await sendPaid()
  await post.carry()
  await post.carry()
  expect(await ways()).toEqual([
    ['alimtalk', 'failed', code],
    ['sms', 'delivered', null],
  ])
  expect(types()).toEqual([
    ['ATA', code],
    ['SMS', '4000'],
  ])
  expect(post.phones.messages()[1]?.text).toContain('20261116-1')
})

test('a text that was registered again does not go on KakaoTalk as the old one', async () => {
  const registered = registeredTexts.find(({ name }) => name === 'order_paid')
  await sendPaid()
  await post.carry()
  post.phones.register({ name: 'order_paid', content: '#{name} 님, #{colour}', buttons: ['주문 보기'] })
  await sendPaid({}, 'order:2')
  await post.carry()
  if (registered) post.phones.register(registered)
  expect(types()).toEqual([
    ['ATA', '4000'],
    ['ATA', '3105'],
    ['SMS', '4000'],
  ])
})

test('what no one knows the end of yet is asked about again', async () => {
  post.phones.endNext('on its way', 'any')
  await sendPaid({ lang: 'en' })
  await post.carry()
  expect(await ways()).toEqual([['sms', 'sent', null]])
})

test('staff see what was sent of an order and send what failed again; twice pressed is once, and it is written down', async () => {
  await shop.as('hana')
  post.phones.endNext('switched off', 'any')
  await sendPaid({ mb_id: 'hana', lang: 'en', email: 'hana@example.com' })
  await post.carry()
  const clerk = await shop.as('clerk', { permissions: ['messages'] })
  const { data } = await clerk.staffMessages.list({ query: { order_id: 1 } })
  expect(data).toMatchObject([
    { channel: 'sms', state: 'failed', failure: '3046', can_resend: true, recipient: '010…5678' },
    {
      channel: 'mail',
      state: 'sent',
      recipient: 'ha…@example.com',
      subject: '[Sillage] Thank you for your order (20261116-1)',
    },
  ])
  expect((await clerk.staffMessages.list({ query: { mb_id: 'hana' } })).data).toHaveLength(2)
  expect((await clerk.staffMessages.list({ query: { mb_id: 'another' } })).data).toEqual([])
  const undelivered = await clerk.staffMessages.list({ query: { undelivered: 'true' } })
  expect(undelivered.data.map(({ id }) => id)).toEqual([data[0]?.id])
  const params = { message_id: data[0]?.id ?? 0 }
  // Held up, so that no one is quicker than the second press.
  await post.stop()
  const pressed = await Promise.allSettled([1, 2, 3].map(() => clerk.staffMessages.resend({ params })))
  expect(pressed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  const [again] = (await clerk.staffMessages.list({ query: { order_id: 1 } })).data
  expect(again).toMatchObject({ state: 'waiting', failure: null, sends: 2, can_resend: false })
  expect(await db.select().from(auditTable)).toMatchObject([
    { mb_id: 'clerk', action: 'message.resend', subject: `message:${params.message_id}` },
  ])
  post.start()
  await post.carry()
  expect((await clerk.staffMessages.list({ query: { order_id: 1 } })).data[0]).toMatchObject({ state: 'delivered' })
})

test('staff see which texts to register with KakaoTalk', async () => {
  const clerk = await shop.as('clerk', { permissions: ['messages'] })
  const { data } = await clerk.staffMessages.templates()
  expect(data.find(({ name }) => name === 'order_paid')?.content).toBe(orderPaid.kr.talk?.text)
})

test('staff see what each message says by each channel, and try one out on themselves alone', async () => {
  const clerk = await shop.as('clerk', { permissions: ['messages'] })
  const { data } = await clerk.staffMessages.templates()
  const paid = data.find(({ key }) => key === 'order.paid')
  expect(paid?.previews.map(({ channel, lang }) => `${channel} ${lang}`)).toEqual([
    'mail kr',
    'mail en',
    'sms kr',
    'sms en',
    'alimtalk kr',
  ])
  for (const { text } of paid?.previews ?? []) expect(text).not.toContain('#{')

  const tryOut = (channel: 'mail' | 'sms', lang: 'kr' | 'en') =>
    clerk.staffMessages.tryOut({ params: { key: 'order.paid' }, body: { channel, lang } })
  await expect(tryOut('mail', 'kr')).rejects.toMatchObject({ status: 422 })
  const proved = { mb_hp: '010-1234-5678', email_proved_at: noon, hp_proved_at: noon }
  await db.update(memberTable).set(proved).where(eq(memberTable.mb_id, 'clerk'))
  await tryOut('mail', 'en')
  await tryOut('sms', 'kr')
  await post.carry()
  const sent = await clerk.staffMessages.list({ query: {} })
  expect(sent.data).toMatchObject([
    { channel: 'sms', mb_id: 'clerk', template: 'message.test', text: expect.stringContaining('[시험 발송]') },
    { channel: 'mail', mb_id: 'clerk', subject: expect.stringContaining('[Test send]') },
  ])
  const advertising = clerk.staffMessages.tryOut({
    params: { key: 'coupon.ending' },
    body: { channel: 'alimtalk', lang: 'kr' },
  })
  await expect(advertising).rejects.toMatchObject({ status: 422 })
})

test('an email that may open a door is not shown, and not sent again', async () => {
  await db.insert(outboxTable).values({
    channel: 'mail',
    template: 'member.reset',
    subject: 'x',
    transition: 'x',
    recipient: 'hana@example.com',
    lang: 'kr',
    payload: { token: 'open-sesame' },
    state: 'sent',
  })
  const clerk = await shop.as('clerk', { permissions: ['messages'] })
  const { data } = await clerk.staffMessages.list({ query: {} })
  expect(data).toMatchObject([{ text: '', can_resend: false }])
  expect(JSON.stringify(data)).not.toContain('sesame')
  const resent = clerk.staffMessages.resend({ params: { message_id: data[0]?.id ?? 0 } })
  await expect(resent).rejects.toMatchObject({ status: 409 })
})

async function givenCoupon(consents: ConsentDocument[]) {
  await shop.as('hana')
  const proved = { mb_hp: '010-1234-5678', email_proved_at: noon, hp_proved_at: noon }
  await db.update(memberTable).set(proved).where(eq(memberTable.mb_id, 'hana'))
  for (const document of consents) await agree(document, true)
  const coupon = { name: '생일 축하', name_en: 'Birthday', kind: 'order' as const, target_ids: [], amount_krw: 3_000 }
  const [row] = await db.insert(couponTable).values(coupon).returning()
  const expires_at = new Date(noon.getTime() + 2 * 86_400_000)
  await db.insert(couponIssueTable).values({ coupon_id: row?.id ?? 0, mb_id: 'hana', nth: 1, expires_at })
}

const agree = (document: ConsentDocument, given: boolean) =>
  db.insert(consentTable).values({ mb_id: 'hana', document, version: '1', given })

test('a coupon about to end is advertising: marked, by day, and to those who agreed', async () => {
  await givenCoupon(['ads_mail', 'ads_sms'])
  for (const _ of [1, 2]) await remindOfCoupons(post.context())
  await post.carry()
  const [email] = post.mail.messages()
  expect(email?.subject).toBe('(광고) 실라주 쿠폰이 곧 끝나요')
  expect(email?.text).toContain('https://shop.example/my-page/account#consent')
  const [text] = post.phones.messages()
  expect(text).toMatchObject({ type: 'LMS' })
  expect(text?.text.startsWith('(광고)실라주 ')).toBe(true)
  expect(post.mail.messages()).toHaveLength(1)
  expect(post.phones.messages()).toHaveLength(1)
})

test('who agreed to nothing reads of it in the shop only', async () => {
  await givenCoupon([])
  await remindOfCoupons(post.context())
  expect(await rows()).toEqual([])
  expect(await db.select().from(notificationTable)).toMatchObject([{ mb_id: 'hana', kind: 'coupon' }])
})

test('at night advertising waits for the morning, and is dropped if consent is gone by then', async () => {
  await givenCoupon(['ads_mail'])
  post.clock.now = atHour(21)
  await remindOfCoupons(post.context())
  await post.carry()
  expect(await ways()).toEqual([['mail', 'waiting', null]])
  const [later] = await db.select().from(jobTable).where(eq(jobTable.state, 'waiting'))
  expect(later?.run_at).toEqual(new Date(atHour(8).getTime() + 86_400_000))
  await agree('ads_mail', false)
  post.clock.now = new Date(atHour(8).getTime() + 86_400_000)
  await db.execute(sql`update job set run_at = now() where state = 'waiting'`)
  await post.carry()
  expect(await ways()).toEqual([['mail', 'dead', 'no_consent']])
  expect(post.mail.messages()).toEqual([])
})

test.each([
  [20.99, null],
  [21, 32],
  [24, 32],
  [31.99, 32],
  [8, null],
])('the night around %s o’clock ends at %s', (hour, ends) => {
  expect(nightEnds(atHour(hour))).toEqual(ends === null ? null : atHour(ends))
})

test('a restock alert is sent once, to proved addresses only, and not to phones at night', async () => {
  await givenProduct(ctx, { id: 7, stock: 3 })
  await shop.as('hana')
  await db.update(memberTable).set({ email_proved_at: noon, mb_hp: '010-1234-5678', hp_proved_at: noon })
  await shop.as('minsu')
  const [variant] = await db.select().from(variantTable)
  const waiting = ['hana', 'minsu'].map((mb_id) => ({ mb_id, variant_id: variant?.id ?? 0 }))
  await db.insert(restockAlertTable).values(waiting)
  post.clock.now = atHour(23)
  for (const _ of [1, 2]) await notifyRestocked.run(post.context(), {})
  await post.carry()
  expect(await ways()).toEqual([
    ['mail', 'sent', null],
    ['alimtalk', 'waiting', null],
  ])
  expect(await db.$count(notificationTable)).toBe(2)
})
