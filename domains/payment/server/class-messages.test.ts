import { addDays } from '@sillage/kit/time.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { givenPaid } from '../../claim/testing/claims.ts'
import { scheduleSessions } from '../../course/server/schedule.ts'
import { classSessionTable, courseTable } from '../../course/server/tables.ts'
import { weeklyFrom } from '../../course/words.ts'
import { testPost } from '../../message/testing/post.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { orderTable } from '../../order/server/tables.ts'
import { buy } from '../../order/testing/buyer.ts'
import { storeTable } from '../../store/server/tables.ts'
import { givenStores } from '../../store/testing/stores.ts'
import { testShop } from '../../testing.ts'
import { testGateways } from '../testing/gateways.ts'
import { settle } from './settle.ts'
import { paymentTable } from './tables.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
const post = await testPost(shop)

beforeEach(async () => {
  await post.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  await givenProduct(ctx, { id: 7, kind: 'class', name: '조향 첫걸음', name_en: 'First scent', price_krw: 80_000 })
  const course = { product_id: 7, title: '조향 첫걸음', title_en: 'First scent', studio: '성수', studio_en: 'Seongsu' }
  const detail = {
    makes: [],
    syllabus: [],
    included: [],
    bring: [{ name: '필기구', name_en: 'A pen' }],
  }
  await db.insert(courseTable).values({ ...course, weeks: 3, detail })
})

const first = new Date('2031-03-08T14:00:00+09:00')
const schedule = (meets_at = weeklyFrom(first, 3)) => scheduleSessions(ctx, 7, [{ meets_at, seats: 12, taken: 0 }])

const buyer = { name: 'Hana', hp: '010-1234-5678', email: 'hana@example.com' }
const templates = async () =>
  (await db.select().from(outboxTable).where(eq(outboxTable.channel, 'mail')).orderBy(asc(outboxTable.id))).map(
    ({ template }) => template,
  )

test.each([
  ['kr', ['조향 첫걸음', '2031.03.08 (토) 14:00', '성수', '자리 2', '모두 3번', '준비물 필기구']],
  ['en', ['First scent', 'Sat 8 Mar 2031, 14:00 KST', 'Seongsu', 'Seats: 2', '3 times', 'Bring: A pen']],
] as const)('a paid seat is confirmed in %s with its day, hour and place, once', async (lang, words) => {
  await schedule()
  const [session] = await db.select().from(classSessionTable)
  const wish = { buyer, quantity: 2 }
  const { order_id, order_no, total_amount } = await buy(await shop.as('hana'), session?.variant_id ?? 0, wish)
  await db.update(orderTable).set({ lang })
  const [payment] = await db.select().from(paymentTable)
  const reported = { state: 'done', order_no, currency: 'krw', amount: total_amount } as const
  // The buyer returns while the provider's webhook arrives, and a job asks later.
  const settled = await Promise.all([1, 2].map(() => settle(ctx, payment?.id ?? 0, reported)))
  expect([...settled, await settle(ctx, payment?.id ?? 0, reported)]).toEqual(['done', 'done', 'done'])
  await post.carry()
  expect(await templates()).toEqual(['order.paid-class', 'class.granted'])
  const email = post.mail.messages().find(({ text }) => text.includes(words[1]))
  for (const word of words) expect(email?.text).toContain(word)
  expect(email?.text).toContain(`https://shop.example/my-page/order/${order_id}`)
  const phones = post.phones.messages().map(({ text }) => text)
  expect(phones.filter((text) => [words[0], words[1], words[2]].every((word) => text.includes(word)))).toHaveLength(1)
  const news = await db.select().from(notificationTable).where(eq(notificationTable.kind, 'class'))
  expect(news.map(({ body, body_en }) => (lang === 'kr' ? body : body_en))).toEqual([`${words[0]}, ${words[1]}`])
  const everything = [...post.mail.messages().map(({ text }) => text), ...phones].join('\n')
  expect(everything).not.toMatch(/보내 드릴 때|on its way/)
})

test('a class on days of its own names them all', async () => {
  await schedule([0, 1, 8].map((days) => addDays(first, days)))
  const [session] = await db.select().from(classSessionTable)
  await givenPaid(shop, await shop.as('hana'), [[7, 1]])
  expect(session?.starts_at).toEqual(first)
  await post.carry()
  const texts = post.mail.messages().map(({ text }) => text)
  const days = '모두 3번 만나요: 2031.03.08 (토) 14:00, 2031.03.09 (일) 14:00, 2031.03.16 (일) 14:00'
  expect(texts.filter((text) => text.includes(days))).toHaveLength(1)
})

test('a class without a day says whom to ask', async () => {
  await givenPaid(shop, await shop.as('hana'), [[7, 1]])
  const [email] = await db
    .select()
    .from(outboxTable)
    .where(and(eq(outboxTable.template, 'class.granted'), eq(outboxTable.channel, 'mail')))
  expect(email?.payload).toMatchObject({ when: expect.stringContaining('1800-8914'), meetings: '' })
})

test('the message names the store for pickup, and the parcel if goods are sent too', async () => {
  await schedule()
  await givenStores(ctx)
  const [store] = await db.select().from(storeTable)
  const store_id = store?.id ?? 0
  await givenPaid(shop, await shop.as('hana'), [[1, 1]], { delivery: 'pickup', store_id })
  await givenPaid(shop, await shop.as('hana'), [
    [1, 1],
    [7, 1],
  ])
  await post.carry()
  expect(await templates()).toEqual(['order.paid-pickup', 'order.paid', 'class.granted'])
  const [pickup] = post.phones.messages()
  expect(pickup?.text).toContain('매장에 준비되면')
  expect(pickup?.text).not.toContain('보내 드릴')
})
