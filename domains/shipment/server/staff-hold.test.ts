import { outboxTable } from '@sillage/server-kit/tables.ts'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { variantTable } from '../../catalog/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { testPost } from '../../message/testing/post.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'

const shop = await testShop({ gateways: testGateways().gateways })
const { ctx, db } = shop
const post = await testPost(shop)
const clerk = () => shop.as('clerk', { permissions: [...orderPermissions] })
let variant_id = 0
beforeEach(async () => {
  await post.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
  const [row] = await db.select().from(variantTable)
  variant_id = row?.id ?? 0
})

const paid = async () => buyPaid(ctx, await shop.as('hana'), variant_id)
const emails = () => db.select().from(outboxTable).where(eq(outboxTable.channel, 'mail')).orderBy(asc(outboxTable.id))
const onHoldEmails = async () => (await emails()).filter(({ template }) => template === 'order.on_hold')

test('the buyer of held lines is notified, with the text meant for them and nothing of the staff’s notes', async () => {
  const { order_id } = await paid()
  const staff = await clerk()
  const body = { to: 'on_hold', note: '주소가 수상함', answer: '동과 호수를 알려 주세요.' } as const
  await staff.staffOrders.move({ params: { order_id }, body })
  await staff.staffOrders.move({ params: { order_id }, body })
  await post.carry()
  expect(await onHoldEmails()).toHaveLength(1)
  const email = post.mail.messages().find(({ subject }) => subject.includes('잠시 멈췄어요'))
  expect(email?.text).toContain('동과 호수를 알려 주세요.')
  const all = [...post.mail.messages().map(({ text }) => text), ...post.phones.messages().map(({ text }) => text)]
  expect(all.join('\n')).not.toContain('주소가 수상함')
  expect(post.phones.messages().filter(({ text }) => text.includes('잠시 멈췄어요'))).toHaveLength(1)
})

test('holding it again notifies again, and resuming is reported as being prepared', async () => {
  const { order_id } = await paid()
  const staff = await clerk()
  const params = { order_id }
  await staff.staffOrders.move({ params, body: { to: 'on_hold', note: '확인' } })
  await staff.staffOrders.move({ params, body: { to: 'preparing' } })
  await staff.staffOrders.move({ params, body: { to: 'on_hold', note: '또 확인' } })
  await post.carry()
  expect((await emails()).map(({ template }) => template)).toEqual([
    'order.paid',
    'order.on_hold',
    'order.preparing',
    'order.on_hold',
  ])
  const email = post.mail.messages().find(({ subject }) => subject.includes('잠시 멈췄어요'))
  expect(email?.text).not.toContain('확인\n')
})

test('many orders held at once: a dry run notifies no buyer', async () => {
  const orders = [await paid(), await paid()]
  const order_ids = orders.map(({ order_id }) => order_id)
  const staff = await clerk()
  const body = { order_ids, to: 'on_hold', note: '재고 확인' } as const
  await staff.staffOrders.moveMany({ body: { ...body, dry_run: true } })
  expect(await onHoldEmails()).toEqual([])
  await staff.staffOrders.moveMany({ body: { ...body, answer: '내일 이어서 준비할게요.', dry_run: false } })
  expect((await onHoldEmails()).map(({ payload }) => payload)).toMatchObject([
    { answer: '내일 이어서 준비할게요.' },
    { answer: '내일 이어서 준비할게요.' },
  ])
})
