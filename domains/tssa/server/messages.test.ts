import { addDays } from '@sillage/kit/time.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, asc, eq, like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { requestFor } from '../../claim/testing/claims.ts'
import { sessionTime } from '../../course/server/schedule.ts'
import { memberTable } from '../../member/server/tables.ts'
import {
  classCanceled,
  classCertified,
  classGranted,
  classInAWeek,
  classMoved,
  classSeatOffered,
  classTomorrow,
} from '../../message/server/catalogue/classes.ts'
import { testPost } from '../../message/testing/post.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { buy, buyerOf } from '../../order/testing/buyer.ts'
import { buyPaid, payPlaced } from '../../order/testing/paid-order.ts'
import { settle } from '../../payment/server/settle.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { at, givenCourse, givenStudios, inDays } from '../testing/school.ts'
import { remindParticipants } from './reminders.ts'

type Lang = 'kr' | 'en'
const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
const post = await testPost(shop)
const detail = {
  makes: [],
  syllabus: [],
  included: [],
  bring: [{ name: '필기구', name_en: 'A pen' }],
  kit: { name: '재료 상자', name_en: 'Materials box' },
}
const readers = {
  kr: { name: '김하나', hp: '010-1234-5678', email: 'hana@example.com' },
  en: { name: 'Hana Kim', hp: '010-1234-5678', email: 'hana@example.com' },
} as const

const reason = '최소 인원이 모이지 않았어요.'

beforeEach(async () => {
  await post.empty()
  await givenStudios(shop)
})

/** Everything happens twice, the second time to no effect. */
async function twice<Answer>(action: () => Promise<Answer>): Promise<Answer> {
  const answer = await action()
  await action().catch(() => undefined)
  return answer
}

/** A participant from the booking to the certificate, then from the waiting list to a class that is canceled. */
async function takeClasses(lang: Lang) {
  const [first, second] = await givenCourse(
    shop,
    [
      { starts_at: inDays(10), seats: 4, taken: 0, room_id: 1 },
      { starts_at: inDays(20), seats: 1, taken: 0, room_id: 2 },
    ],
    { weeks: 1, level: 'basic', detail },
  )
  if (!first || !second) throw new Error('two sessions were scheduled')
  const [hana, mina] = [await shop.as('hana'), await shop.as('mina')]
  const clerk = await shop.as('clerk', { permissions: ['classes'] })
  const { name: mb_name, hp: mb_hp, email: mb_email } = readers[lang]
  await db.update(memberTable).set({ mb_name, mb_hp, mb_email, lang }).where(eq(memberTable.mb_id, 'hana'))

  const placed = await buy(hana, first.variant_id ?? 0, { quantity: 2, buyer: readers[lang] })
  await db.update(orderTable).set({ lang }).where(eq(orderTable.id, placed.order_id))
  await payPlaced(ctx, placed)
  const params = { id: first.id }
  for (const days of [-7, -1]) await twice(() => remindParticipants(at(shop, addDays(first.starts_at, days))))
  const moved_to = inDays(12)
  await twice(() => clerk.staffClasses.move({ params, body: { meets_at: [moved_to.toISOString()] } }))
  const { meetings, participants } = await clerk.staffClasses.roster({ params })
  const enrolment_id = participants[0]?.id ?? 0
  const marks = meetings.map(({ id: meeting_id }) => ({ enrolment_id, meeting_id, present: true }))
  await clerk.staffClasses.attendance({ params, body: { marks } })
  const { numbers } = await twice(() => clerk.staffClasses.certify({ params, body: { enrolment_ids: [enrolment_id] } }))

  const { order_id } = await buyPaid(ctx, mina, second.variant_id ?? 0, { buyer: buyerOf(1) })
  await twice(() => hana.myClasses.wait({ body: { session_id: second.id } }))
  const [line] = await db.select().from(orderLineTable).where(eq(orderLineTable.order_id, order_id))
  const lines = [{ line_id: line?.id ?? 0, quantity: 1 }]
  await twice(() => requestFor(mina, { order_id }, { kind: 'cancel', reason: 'changed_mind', lines }))
  const [wait] = await hana.myClasses.waits()
  const offered = wait?.offer?.order_id ?? 0
  await payOffer(offered)
  await twice(() => clerk.staffClasses.cancel({ params: { id: second.id }, body: { reason } }))
  await post.carry()
  return { first, second, moved_to, placed, number: numbers[0] ?? '', offered, until: wait?.offer?.until ?? '' }
}

async function payOffer(order_id: number) {
  const [order] = await db.select().from(orderTable).where(eq(orderTable.id, order_id))
  const [payment] = await db.select().from(paymentTable).where(eq(paymentTable.order_id, order_id))
  if (!order || !payment) throw new Error('an offer is an order with a payment')
  const { order_no, currency, total_amount: amount } = order
  await twice(() => settle(ctx, payment.id, { state: 'done', order_no, currency, amount }))
}

type Taken = Awaited<ReturnType<typeof takeClasses>>

/** Of each message: what every channel says, what phones and email say too, and what the email alone says. */
function expectedOf(lang: Lang, { first, second, moved_to, placed, number, offered, until }: Taken) {
  const when = (date: Date | string) => sessionTime(new Date(date))[lang]
  const course = lang === 'kr' ? '조향' : 'Perfumery'
  const [here, there] = lang === 'kr' ? ['성수 스튜디오', '망원 스튜디오'] : ['Seongsu studio', 'Mangwon studio']
  const things = lang === 'kr' ? ['필기구', '재료 상자'] : ['A pen', 'Materials box']
  const [pen = ''] = things
  const own = '/my-page/tssa'
  const [start, next] = [when(first.starts_at), when(second.starts_at)]
  const [order, offer] = [`/my-page/order/${placed.order_id}`, `/my-page/order/${offered}`]
  return [
    { of: classGranted, news: [course, start], phone: [here], mail: [...things, placed.order_no], link: order },
    { of: classInAWeek, news: [course, start], phone: [here], mail: [], link: own },
    { of: classTomorrow, news: [course, start], phone: [here], mail: [pen], link: own },
    { of: classMoved, news: [course, when(moved_to)], phone: [start], mail: [here], link: own },
    { of: classCertified, news: [course, number], phone: [], mail: [], link: own },
    { of: classSeatOffered, news: [course, when(until)], phone: [], mail: [next, there], link: offer },
    { of: classGranted, news: [course, next], phone: [there], mail: things, link: offer },
    { of: classCanceled, news: [course], phone: [next], mail: [there, reason], link: '/tssa/product/7' },
  ]
}

/** The keys of what went to the participant by a channel, in order; all of it has arrived. */
async function arrivedBy(channel: 'mail' | 'sms' | 'alimtalk') {
  const own = and(
    eq(outboxTable.channel, channel),
    eq(outboxTable.mb_id, 'hana'),
    like(outboxTable.template, 'class.%'),
  )
  const rows = await db.select().from(outboxTable).where(own).orderBy(asc(outboxTable.id))
  for (const { state } of rows) expect(state).toBe(channel === 'mail' ? 'sent' : 'delivered')
  return rows.map(({ template }) => template)
}

/** What tells a text from the others: its longest words between two gaps. */
const longestWords = (text: string) =>
  text.split(/#\{\w+\}/).toSorted((one, other) => other.length - one.length)[0] ?? text

test.each<Lang>(['kr', 'en'])(
  'seven messages go from the booking to the certificate in %s, by email, phone and notification, once each',
  async (lang) => {
    const taken = await takeClasses(lang)
    const expected = expectedOf(lang, taken)
    const keys = expected.map(({ of }) => of.key)
    expect(new Set(keys).size).toBe(7)
    const [onPhone, onNone] = lang === 'kr' ? (['alimtalk', 'sms'] as const) : (['sms', 'alimtalk'] as const)
    expect(await arrivedBy('mail')).toEqual(keys)
    expect(await arrivedBy(onPhone)).toEqual(keys)
    expect(await arrivedBy(onNone)).toEqual([])
    const news = await db
      .select()
      .from(notificationTable)
      .where(and(eq(notificationTable.mb_id, 'hana'), eq(notificationTable.kind, 'class')))
      .orderBy(asc(notificationTable.id))
    expect(news.map((each) => (lang === 'kr' ? each.title : each.title_en))).toEqual(
      expected.map(({ of }) => of[lang].title),
    )

    const emails = post.mail.messages().filter(({ to }) => to.includes(readers[lang].email))
    const phones = post.phones.messages().filter(({ to }) => to === readers[lang].hp.replaceAll('-', ''))
    for (const [nth, { of, link, ...says }] of expected.entries()) {
      const { title, action } = of[lang]
      const inAll = [...says.news, ...says.phone]
      const own = emails.filter(
        ({ subject, text }) => subject.includes(title) && [...inAll, ...says.mail].every((word) => text.includes(word)),
      )
      expect(own, `${of.key} by email`).toHaveLength(1)
      expect(own[0]?.text).toContain(`https://shop.example${link}`)
      expect(own[0]?.html).toContain(action)
      const sign = longestWords((lang === 'kr' && of.kr.talk?.text) || of[lang].text)
      const texts = phones.filter(({ text }) => [sign, ...inAll].every((word) => text.includes(word)))
      expect(texts, `${of.key} on the phone`).toHaveLength(1)
      expect(texts[0]?.type === 'ATA').toBe(lang === 'kr')
      const notified = news[nth]
      const body = lang === 'kr' ? notified?.body : notified?.body_en
      for (const word of says.news) expect(body).toContain(word)
      expect(notified?.link).toBe(link)
    }
  },
)
