import { randomUUID } from 'node:crypto'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { auditTable } from '../../audit/server/tables.ts'
import { stockTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { orderEventTable } from '../../order/server/tables.ts'
import { buy } from '../../order/testing/buyer.ts'
import { testGateways } from '../../payment/testing/gateways.ts'
import { testShop } from '../../testing.ts'
import { givenLinesAt, givenPaid, linesOf } from '../testing/claims.ts'
import { claimTable } from './tables.ts'

const { gateways } = testGateways()
const shop = await testShop({ gateways })
const { ctx, db } = shop

test('staff open a return for a buyer who called: the buyer’s rules and refund, the employee’s name', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 30_000, stock: 20 })
  const { order_id } = await givenPaid(shop, await shop.as('hana'), [[1, 2]])
  await givenLinesAt(shop, order_id, 'delivered')
  const clerk = await shop.as('clerk', { permissions: [...orderPermissions] })
  const { staffClaims } = clerk
  const params = { order_id }
  const [line] = await linesOf(shop, order_id)
  const claimable = await staffClaims.claimable({ params })
  expect(claimable.lines).toMatchObject([{ line_id: line?.id, quantity: 2 }])
  const asked = { kind: 'return' as const, reason: 'broken' as const, lines: [{ line_id: line?.id ?? 0, quantity: 1 }] }
  const { money, points, to_pay } = await staffClaims.preview({ params, body: asked })
  const body = { ...asked, request_key: randomUUID(), memo: '전화', agreed: { money, points, to_pay } }
  await expect(
    staffClaims.open({
      params,
      body: { ...body, request_key: randomUUID(), agreed: { money: money + 1, points, to_pay } },
    }),
  ).rejects.toMatchObject({ code: 'changed' })
  const claim = await staffClaims.open({ params, body })
  const again = await staffClaims.open({ params, body })
  expect([claim.state, again.id]).toEqual(['requested', claim.id])
  expect(await db.$count(claimTable)).toBe(1)
  const [event] = await db.select().from(orderEventTable).where(eq(orderEventTable.claim_id, claim.id))
  expect(event).toMatchObject({ actor: 'staff', staff_id: 'clerk', note: '전화' })
  expect(await db.select().from(auditTable)).toMatchObject([{ action: 'claim.open', after: { claim_id: claim.id } }])
})

test('staff cancel an order that waits for its transfer, once, and the buyer reads why', async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 30_000, stock: 20 })
  const { order_id } = await buy(await shop.as('hana'), await variantOf(db, 1), {
    method: 'bank_transfer',
    quantity: 2,
  })
  const { staffClaims, staffOrders } = await shop.as('clerk', { permissions: [...orderPermissions] })
  const params = { order_id }
  const body = { answer: '전화로 요청하신 대로 취소했어요.' }
  for (const _ of [1, 2]) await staffClaims.cancelUnpaid({ params, body })
  const { state, events } = await staffOrders.show({ params })
  expect(state).toBe('canceled_unpaid')
  expect(events.at(-1)).toMatchObject({ kind: 'canceled_unpaid', actor: 'staff', staff_id: 'clerk', note: body.answer })
  expect(await db.select().from(stockTable)).toMatchObject([{ on_hand: 20, reserved: 0 }])
  expect(await db.select().from(auditTable)).toMatchObject([
    { action: 'order.cancel', subject: `order:${order_id}`, mb_id: 'clerk' },
  ])
  const mail = and(eq(outboxTable.template, 'order.canceled'), eq(outboxTable.channel, 'mail'))
  expect(await db.select().from(outboxTable).where(mail)).toMatchObject([{ payload: { answer: body.answer } }])
})

test('an order that is paid is not canceled as unpaid, and only who may handle money gives any back', async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 30_000, stock: 20 })
  const { order_id } = await givenPaid(shop, await shop.as('hana'), [[1, 2]])
  const { staffClaims } = await shop.as('claims-clerk', { permissions: ['orders', 'claims'] })
  const params = { order_id }
  await expect(staffClaims.cancelUnpaid({ params, body: {} })).rejects.toMatchObject({ status: 409 })
  const request_key = randomUUID()
  const [line] = await linesOf(shop, order_id)
  const lines = [{ line_id: line?.id ?? 0, quantity: 1 }]
  await expect(staffClaims.soldOut({ params, body: { request_key, lines } })).rejects.toMatchObject({ status: 403 })
  const given = staffClaims.goodwill({ params, body: { request_key, amount: 1_000, reason: '죄송해요.' } })
  await expect(given).rejects.toMatchObject({ status: 403 })
})
