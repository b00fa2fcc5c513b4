import { seoulDay } from '@sillage/kit/time.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { fileOf } from '@sillage/server-kit/testing-files.ts'
import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { productTable, stockMovementTable } from '../../catalog/server/tables.ts'
import { faqTable } from '../../faq/server/tables.ts'
import { productInquiryTable } from '../../inquiry/server/tables.ts'
import { noticeTable } from '../../notice/server/tables.ts'
import { orderLineTable, orderTable, shipmentTable } from '../../order/server/tables.ts'
import { pointBalanceTable } from '../../point/server/tables.ts'
import { reviewTable } from '../../review/server/tables.ts'
import { testShop } from '../../testing.ts'
import { applyWaiting, dryRunWaiting, dumpOf, itsHistory, smallShop } from '../testing/dumps.ts'

const { as, ctx, db, empty } = await testShop()
beforeEach(empty)

async function moveIn(history = itsHistory()) {
  const staff = await as('mover', { permissions: ['moving'] })
  const files = [fileOf(dumpOf({ ...smallShop(), ...history }), 'dump.sql')]
  const { id } = await staff.staffMoves.start({ body: { source: 'youngcart', files } })
  await dryRunWaiting(ctx)
  const dry = await staff.staffMoves.show({ params: { move_id: id } })
  await staff.staffMoves.apply({ params: { move_id: id } })
  await applyWaiting(ctx)
  const done = await staff.staffMoves.show({ params: { move_id: id } })
  const { data } = await staff.staffMoves.leftOut({ params: { move_id: id }, query: { limit: 100 } })
  return { dry, done, left: data.filter(({ outcome }) => outcome === 'left_out') }
}
const orders = () => db.select().from(orderTable).orderBy(asc(orderTable.id))
const counts = ({ kinds }: { kinds: { kind: string; counts: object }[] }) =>
  Object.fromEntries(kinds.map(({ kind, counts }) => [kind, counts]))

test('ended orders come as history, with their lines, sums and parcel, and nothing follows from them', async () => {
  const { left } = await moveIn()
  const [first, second] = await orders()
  expect(first).toMatchObject({
    order_no: '2019030211223344',
    mb_id: 'suji',
    state: 'confirmed',
    goods_amount: 97_000,
    discount_amount: 3_000,
    point_amount: 1_000,
    shipping_amount: 3_000,
    total_amount: 96_000,
    created_at: new Date('2019-03-02T02:22:33Z'),
  })
  expect(second).toMatchObject({ mb_id: null, state: 'canceled', paid_at: null })
  const lines = await db.select().from(orderLineTable).orderBy(asc(orderLineTable.id))
  expect(lines.map(({ name, quantity, unit_amount, state }) => [name, quantity, unit_amount, state])).toEqual([
    ['저녁 캔들', 2, 45_000, 'confirmed'],
    ['사라진 상품', 1, 7_000, 'confirmed'],
    ['사진 없는 상품', 1, 12_000, 'canceled'],
  ])
  const forgotten = (await db.select().from(productTable)).find(({ archived }) => archived)
  expect(lines[1]?.product_id).toBe(forgotten?.id)
  expect(await db.select().from(shipmentTable)).toMatchObject([
    { courier: 'cj', tracking_no: '12345', state: 'delivered' },
  ])
  expect(left.find(({ kind }) => kind === 'order')?.notes[0]?.text).toMatch('아직 끝나지 않은 주문')
  expect(await db.$count(outboxTable)).toBe(0)
  expect((await db.select().from(stockMovementTable)).every(({ occasion }) => occasion === 'moving')).toBe(true)
})

test('points come as lots, reviews with what was bought, questions and notices with their answers', async () => {
  const { dry, left } = await moveIn()
  expect(counts(dry)).toMatchObject({
    point: { new: 1, left_out: 1 },
    question: { new: 1 },
    post: { new: 3, left_out: 3 },
    faq: { new: 1, left_out: 1 },
  })
  expect(await db.select().from(pointBalanceTable)).toMatchObject([{ mb_id: 'suji', balance: 2_000 }])
  expect(await db.select().from(reviewTable)).toMatchObject([
    { mb_id: 'suji', stars: 4, body: '좋아요\n향이 은은해요', reply: '고마워요' },
  ])
  expect(left.find(({ kind }) => kind === 'review')?.notes[0]?.text).toBe('구매 기록이 없는 리뷰예요.')
  expect(await db.select().from(productInquiryTable)).toMatchObject([
    { body: '언제 오나요\n궁금해요', answer: '내일 가요' },
  ])
  const notices = await db.select().from(noticeTable)
  expect(notices.map(({ title }) => title).sort()).toEqual(['가게에서 알려요', '겨울 행사', '설 배송 안내'])
  const notice = notices.find(({ title }) => title === '설 배송 안내')
  expect(JSON.stringify(notice?.body)).not.toContain('alert')
  const visitor = await as()
  const find = (address: string) => visitor.redirects.find({ query: { address } })
  expect(await find('/bbs/board.php?bo_table=notice&wr_id=5&page=2')).toEqual({ to: `/customer/notice/${notice?.id}` })
  expect(await find('/bbs/board.php?bo_table=notice')).toEqual({ to: '/customer/notice' })
  expect(await find('/bbs/faq.php?fm_id=1')).toEqual({ to: '/customer/faq' })
  expect(await db.select().from(faqTable)).toMatchObject([
    { title: '배송은 얼마나 걸리나요?', topic: 'delivery', position: 3 },
  ])
})

test('moved in again nothing is doubled, an order that has ended since comes along, and points spent since are gone', async () => {
  await moveIn()
  const later = itsHistory()
  Object.assign(later.g5_shop_order[2] ?? {}, { od_status: '배송' })
  Object.assign(later.g5_shop_cart[3] ?? {}, { ct_status: '배송' })
  Object.assign(later.g5_point[0] ?? {}, { po_use_point: 2_500 })
  const { dry } = await moveIn(later)
  expect(counts(dry)).toMatchObject({
    order: { new: 1, same: 2 },
    point: { changed: 1 },
    review: { same: 1 },
    post: { same: 3 },
    faq: { same: 1 },
  })
  expect((await orders()).map(({ state }) => state)).toEqual(['confirmed', 'canceled', 'confirmed'])
  expect(await db.select().from(pointBalanceTable)).toMatchObject([{ balance: 500 }])
  expect(await db.$count(reviewTable)).toBe(1)
  expect(await db.$count(noticeTable)).toBe(3)
  expect(await db.$count(faqTable)).toBe(1)
})

test('a member finds the old orders among their own', async () => {
  await moveIn()
  const { data } = await (await as('suji')).order.list({ query: {} })
  expect(data.map(({ order_no }) => order_no)).toEqual(['2019030211223344'])
  expect(seoulDay(new Date(data[0]?.created_at ?? 0))).toBe('2019-03-02')
})
