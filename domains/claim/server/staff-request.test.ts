import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { auditTable } from '../../audit/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { orderEventTable } from '../../order/server/tables.ts'
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
