import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { requestFor } from '../../claim/testing/claims.ts'
import { enrolmentTable } from '../../course/server/enrolment-tables.ts'
import { courseTable } from '../../course/server/tables.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { orderTable } from '../../order/server/tables.ts'
import { filledForm } from '../../order/testing/buyer.ts'
import { settle } from '../../payment/server/settle.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { bookSeats, givenCourse, givenStudios, inDays } from '../testing/school.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { db, ctx } = shop
type Session = Awaited<ReturnType<typeof givenCourse>>[number]
let session: Session
const kit = { name: '재료 상자', name_en: 'materials box' }
const detail = { makes: [], syllabus: [], included: [], bring: [], kit }
beforeEach(async () => {
  await shop.empty()
  await givenStudios(shop)
  const [first] = await givenCourse(shop, [{ starts_at: inDays(10), seats: 4, taken: 0, room_id: 1 }], { detail })
  if (!first) throw new Error('a session was scheduled')
  session = first
})

test('a class with a kit asks for an address in Korea and costs no shipping; without a kit it asks for none', async () => {
  const hana = await shop.as('hana')
  await hana.cart.add({ body: { lines: [{ variant_id: session.variant_id ?? 0, quantity: 1 }] } })
  const quoted = await hana.checkout.quote({ body: {} })
  expect(quoted).toMatchObject({ deliveries: ['parcel'], shipping_amount: 0, total_amount: 90_000 })
  const form = filledForm(90_000)
  const nowhere = { ...form, zip: '', receiver: { ...form.receiver, addr1: '' } }
  await expect(hana.checkout.place({ body: nowhere })).rejects.toMatchObject({
    status: 422,
    errors: { zip: expect.anything(), 'receiver.addr1': expect.anything() },
  })
  await expect(hana.checkout.place({ body: { ...form, country: 'JP' } })).rejects.toMatchObject({ status: 422 })
  const { order_id } = await hana.checkout.place({ body: form })
  const [order] = await db.select().from(orderTable).where(eq(orderTable.id, order_id))
  expect(order).toMatchObject({ delivery: 'parcel', receiver: { addr1: form.receiver.addr1 } })

  const { kit: _, ...plain } = detail
  await db.update(courseTable).set({ detail: plain })
  const juno = await shop.as('juno')
  await juno.cart.add({ body: { lines: [{ variant_id: session.variant_id ?? 0, quantity: 1 }] } })
  expect(await juno.checkout.quote({ body: {} })).toMatchObject({ deliveries: ['none'] })
})

test('staff send the kit before the first day: the buyer is notified once and sees the parcel', async () => {
  const hana = await shop.as('hana')
  const clerk = await shop.as('clerk', { permissions: ['classes'] })
  await bookSeats(shop, hana, session, 2)
  const params = { id: session.id }
  const { kits } = await clerk.staffClasses.roster({ params })
  expect(kits).toMatchObject([{ pieces: 2, sent_at: null, address: expect.stringMatching(/./) }])
  const line_id = kits[0]?.line_id ?? 0
  const send = (tracking_no: string) =>
    clerk.staffCourses.sendKit({ params: { line_id }, body: { courier: 'cj', tracking_no } })
  await expect(send('1')).rejects.toMatchObject({ status: 422 })
  await send('6000-1234-5678')
  await send('600012345678')
  const [mine] = await hana.myClasses.list()
  expect(mine?.kit).toMatchObject({ ...kit, tracking_no: '600012345678', sent_at: expect.any(String) })
  const news = await db.select().from(notificationTable).where(eq(notificationTable.mb_id, 'hana'))
  expect(news.filter(({ body }) => body.includes('600012345678'))).toHaveLength(1)
  const address = { name: '김하나', hp: '010-1234-5678', zip: '04782', addr1: '서울 성동구 연무장길 1' }
  await expect(hana.myClasses.kitAddress({ params: { line_id }, body: address })).rejects.toMatchObject({
    code: 'sent',
  })
})

test('a seat from the waiting list has no address yet: its member gives one, and no one else does', async () => {
  const [hana, juno] = [await shop.as('hana'), await shop.as('juno')]
  const clerk = await shop.as('clerk', { permissions: ['classes'] })
  const { order_id } = await bookSeats(shop, hana, session, 4)
  await juno.myClasses.wait({ body: { session_id: session.id } })
  const [line] = await hana.myClasses.list()
  const lines = [{ line_id: line?.line_id ?? 0, quantity: 1 }]
  await requestFor(hana, { order_id }, { kind: 'cancel', reason: 'changed_mind', lines })
  const [wait] = await juno.myClasses.waits()
  const [payment] = await db
    .select()
    .from(paymentTable)
    .where(eq(paymentTable.order_id, wait?.offer?.order_id ?? 0))
  const [order] = await db
    .select()
    .from(orderTable)
    .where(eq(orderTable.id, wait?.offer?.order_id ?? 0))
  if (!payment || !order) throw new Error('an offer is an order with a payment')
  await settle(ctx, payment.id, { state: 'done', order_no: order.order_no, currency: 'krw', amount: 90_000 })
  const [booked] = await juno.myClasses.list()
  expect(booked?.kit).toMatchObject({ address: '', sent_at: null })
  const params = { line_id: booked?.line_id ?? 0 }
  const sending = { params, body: { courier: 'cj', tracking_no: '600012345678' } } as const
  await expect(clerk.staffCourses.sendKit(sending)).rejects.toMatchObject({ code: 'no_address' })
  const body = { name: '이준', hp: '010-1111-2222', zip: '04782', addr1: '서울 성동구 연무장길 1' }
  await expect(hana.myClasses.kitAddress({ params, body })).rejects.toMatchObject({ status: 404 })
  const [after] = await juno.myClasses.kitAddress({ params, body })
  expect(after?.kit?.address).toContain('연무장길 1')
  await clerk.staffCourses.sendKit(sending)
  expect(await db.$count(enrolmentTable)).toBe(5)
})
