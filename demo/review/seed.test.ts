import { productTable } from '@sillage/domains/catalog/server/tables.ts'
import { formulaLimitTable } from '@sillage/domains/formula/server/tables.ts'
import { productInquiryCountTable, productInquiryTable } from '@sillage/domains/inquiry/server/tables.ts'
import { noticeTable } from '@sillage/domains/notice/server/tables.ts'
import { notificationTable } from '@sillage/domains/notification/server/tables.ts'
import { orderLineTable, orderTable } from '@sillage/domains/order/server/tables.ts'
import { pointEntryTable } from '@sillage/domains/point/server/tables.ts'
import { reviewCountTable, reviewTable } from '@sillage/domains/review/server/tables.ts'
import { testShop } from '@sillage/domains/testing.ts'
import { remindParticipants } from '@sillage/domains/tssa/server/reminders.ts'
import { seoulTime } from '@sillage/kit/time.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedSteps } from '../steps.ts'

const shop = await testShop()
const { db, ctx } = shop
const picture = (name: string) => ({
  src: `/media/${name}-{width}.webp`,
  width: 960,
  height: 1200,
  widths: [480, 960],
  tone: '',
})
await ctx.transaction(async (ctx) => {
  for (const step of seedSteps) await step.run({ ctx, picture })
})
const rows = await db.select().from(reviewTable)

test('hundreds of reviews, each of a line that has come, and no two of a product alike', async () => {
  expect(rows.length).toBeGreaterThan(350)
  const lines = new Map((await db.select().from(orderLineTable)).map((line) => [line.id, line]))
  for (const { order_line_id, product_id } of rows)
    expect(lines.get(order_line_id)).toMatchObject({ product_id, state: 'confirmed' })
  const said = rows.map(({ product_id, body }) => `${product_id} ${body}`)
  expect(new Set(said).size / said.length).toBeGreaterThan(0.95)
  expect(rows.filter(({ has_photo }) => has_photo).length).toBeGreaterThan(60)
  expect(rows.filter(({ reply }) => reply).length).toBeGreaterThan(40)
})

test('no one speaks of a product on the day another does, nor before it was there', async () => {
  const created = new Map((await db.select().from(productTable)).map(({ id, created_at }) => [id, created_at]))
  const days = rows.map(({ product_id, created_at }) => `${product_id} ${created_at.toISOString().slice(0, 10)}`)
  expect(new Set(days).size / days.length).toBeGreaterThan(0.97)
  for (const { product_id, created_at } of rows)
    expect(created_at.getTime()).toBeGreaterThan(created.get(product_id)?.getTime() ?? Number.POSITIVE_INFINITY)
})

test('every class was taken by somebody who speaks of it, in Korean and in English, and of no session to come', async () => {
  const lessons = (await db.select().from(productTable)).filter(({ kind }) => kind === 'class').map(({ id }) => id)
  const said = rows.filter(({ product_id }) => lessons.includes(product_id))
  expect(new Set(said.map(({ product_id }) => product_id))).toEqual(new Set(lessons))
  expect(new Set(said.map(({ option_name }) => option_name))).toEqual(new Set(['']))
  expect(said.filter(({ body }) => !/[가-힣]/.test(body)).length).toBeGreaterThan(2)
})

/** Words that only make sense under some kinds of products. */
const telling: [said: RegExp, under: RegExp][] = [
  [/심지를|켠 날|켜 두|그을음|촛농|불꽃|light it|flame/, /캔들|티라이트|선물 세트|심지|초$/],
  [/스틱|reeds/, /디퓨저/],
  [/뿌리|뿌려|sprays/, /스프레이|미스트|퍼퓸/],
  [/손목|살결에/, /퍼퓸|향수|롤온|디스커버리/],
  [/왁스|굳고/, /캔들|왁스|오일|심지|용기|키트/],
  [/서랍|옷장/, /주머니/],
  [/교재|밑줄|문장|page/, /책/],
  [/선생님|수업은|teacher/, /클래스/],
]

test('what is said and asked fits what it stands under', async () => {
  const labels = new Map((await db.select().from(productTable)).map(({ id, type_label }) => [id, type_label]))
  const asked = await db.select().from(productInquiryTable)
  const misplaced = [...rows, ...asked.filter(({ secret }) => !secret)].filter(({ product_id, body }) =>
    telling.some(([said, under]) => said.test(body) && !under.test(labels.get(product_id) ?? '')),
  )
  expect(misplaced.map(({ product_id, body }) => `${labels.get(product_id)}: ${body}`)).toEqual([])
})

test('counters, ratings and rows say the same', async () => {
  const spreadOf = (own: typeof rows) => [1, 2, 3, 4, 5].map((stars) => own.filter((row) => row.stars === stars).length)
  for (const { product_id, photos, ...spread } of await db.select().from(reviewCountTable)) {
    const own = rows.filter((row) => product_id === 0 || row.product_id === product_id)
    expect(Object.values(spread)).toEqual(spreadOf(own))
    expect(photos).toBe(own.filter(({ has_photo }) => has_photo).length)
  }
  for (const { id, rating_count, rating_sum } of await db.select().from(productTable)) {
    const own = rows.filter(({ product_id }) => product_id === id)
    expect([rating_count, rating_sum]).toEqual([own.length, own.reduce((sum, { stars }) => sum + stars, 0)])
  }
  const questions = (await db.select().from(productInquiryTable)).filter(({ secret }) => !secret)
  const [whole] = (await db.select().from(productInquiryCountTable)).filter(({ product_id }) => product_id === 0)
  expect(whole).toMatchObject({
    open: questions.length,
    answered: questions.filter(({ answer }) => answer !== null).length,
  })
  expect(questions.length).toBeGreaterThan(30)
})

test('the demo member has something to write, something written, and questions of both kinds', async () => {
  const hana = await shop.as('hana')
  // Two of the products she bought and the two classes she took, the newest first.
  const toWrite = (await hana.review.toWrite({ query: {} })).data.map(({ product_id }) => product_id)
  expect(toWrite).toEqual([1206, 1003, 1602, 1606])
  expect((await hana.review.mine({ query: {} })).total).toBe(1)
  const { data } = await hana.productInquiry.mine({ query: {} })
  expect(new Set(data.map(({ secret }) => secret))).toEqual(new Set([true, false]))
})

test('what happened before happened at all hours of the day', async () => {
  const times = [
    ...(await db.select({ at: orderTable.created_at }).from(orderTable)),
    ...(await db.select({ at: productInquiryTable.created_at }).from(productInquiryTable)),
    ...(await db.select({ at: noticeTable.created_at }).from(noticeTable)),
    ...(await db.select({ at: pointEntryTable.created_at }).from(pointEntryTable)),
  ].map(({ at }) => seoulTime(at))
  const commonest = Math.max(...[...Map.groupBy(times, (time) => time).values()].map((same) => same.length))
  expect(commonest / times.length).toBeLessThan(0.02)
  expect(new Set(times.map((time) => time.slice(0, 2))).size).toBeGreaterThan(10)
})

test('limits are known of most oils, and the demo member has an address', async () => {
  const products = await db.select().from(productTable)
  const known = new Set((await db.select().from(formulaLimitTable)).map(({ product_id }) => product_id))
  const oils = products.filter(({ type_label }) => /^(프래그런스|에센셜) 오일/.test(type_label))
  const unknown = oils.filter(({ id }) => !known.has(id))
  expect(unknown.length).toBeGreaterThan(0)
  expect(unknown.length / oils.length).toBeLessThan(0.2)
  const { account } = await shop.as('hana')
  expect(await account.addresses()).toMatchObject([{ zip: '04783', is_default: true }])
})

const sentencesOf = (text: string) => text.split(/(?<=[.]) /)
const timesSaid = (sentences: string[]) =>
  Math.max(...[...Map.groupBy(sentences, (each) => each).values()].map(({ length }) => length))

test('no question and no review is read twice, and no sentence again and again', async () => {
  const asked = (await db.select().from(productInquiryTable)).map(({ body }) => body)
  expect(timesSaid(asked)).toBe(1)
  expect(timesSaid(rows.map(({ body }) => body))).toBe(1)
  expect(timesSaid(rows.flatMap(({ body }) => sentencesOf(body)))).toBeLessThanOrEqual(4)
  expect(
    timesSaid(rows.flatMap(({ product_id, body }) => sentencesOf(body).map((each) => `${product_id} ${each}`))),
  ).toBe(1)
  const replies = rows.flatMap(({ reply }) => reply ?? [])
  expect(timesSaid(replies)).toBe(1)
  expect(timesSaid(replies.flatMap(sentencesOf))).toBeLessThanOrEqual(7)
})

test('readers of English can have every Korean review, reply and open question translated', async () => {
  const anyone = await shop.as()
  const { data: reviews } = await anyone.review.list({ query: { per_page: 50 } })
  const { data: questions } = await anyone.productInquiry.list({ query: { per_page: 50 } })
  for (const { body, answer, translatable } of questions)
    expect(translatable, body).toBe(/[가-힣]/.test(`${body} ${answer}`))
  for (const { body, reply, translatable } of reviews)
    expect(translatable, body).toBe(/[가-힣]/.test(`${body} ${reply}`))
})

test('notifications speak of what the demo member has ordered, wished for, asked and been given', async () => {
  const hana = await shop.as('hana')
  const [orders, wishes, inquiries, coupons, points] = await Promise.all([
    hana.order.list({ query: { per_page: 50 } }),
    hana.wish.list({ query: { per_page: 50 } }),
    hana.inquiry.list({ query: {} }),
    hana.coupon.list({ query: {} }),
    hana.point.list({ query: {} }),
  ])
  const known = [
    ...orders.data.flatMap(({ lines }) => lines.map(({ name }) => name)),
    ...wishes.data.filter(({ product }) => !product.sold_out).map(({ product }) => product.name),
    ...inquiries.data.map(({ title }) => title),
    ...coupons.data.map(({ name }) => name),
  ]
  const told = await db.select().from(notificationTable).where(eq(notificationTable.mb_id, 'hana'))
  const named = told.flatMap(({ title, body }) => [...`${title} ${body}`.matchAll(/‘(.+?)’/g)].map(([, name]) => name))
  expect(named.length).toBeGreaterThan(6)
  expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([])
  const knownInEnglish = [
    ...orders.data.flatMap(({ lines }) => lines.map(({ name_en }) => name_en)),
    ...wishes.data.map(({ product }) => product.name_en),
    ...coupons.data.map(({ name_en }) => name_en),
  ]
  const namedInEnglish = told.flatMap(({ title_en, body_en }) =>
    [...`${title_en} ${body_en}`.matchAll(/“(.+?)”/g)].map(([, name]) => name),
  )
  expect(namedInEnglish.length).toBeGreaterThan(6)
  expect(namedInEnglish.filter((name) => !knownInEnglish.includes(name ?? ''))).toEqual([])
  expect(points.data.map(({ amount }) => amount)).toContain(640)
  const titles = (await db.select().from(noticeTable)).map(({ title }) => title)
  for (const { kind, title } of told) if (kind === 'notice') expect(titles).toContain(title)
  const [applied] = await hana.application.list({ query: {} })
  expect(told.map(({ link }) => link)).toContain(`/customer/wholesale-apply/${applied?.id}/show`)
  // What was told is not told again by the jobs.
  await remindParticipants(ctx)
  expect(await db.$count(notificationTable, eq(notificationTable.mb_id, 'hana'))).toBe(told.length)
})
