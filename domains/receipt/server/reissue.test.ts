import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { auditTable } from '../../audit/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { orderReceiptTable } from '../../order/server/tables.ts'
import { buyPaid } from '../../order/testing/paid-order.ts'
import { finishRefund, recordRefund } from '../../payment/server/refund.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import { testShop } from '../../testing.ts'
import { testReceipts } from '../testing/receipts.ts'
import { issueReceipts } from './issue.ts'

const { toss, gateways } = await testReceipts()
const shop = await testShop({ gateways })
const { ctx, db } = shop
beforeEach(async () => {
  await shop.empty()
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 10 })
})

const stored = () => db.select().from(orderReceiptTable)
const asked = { kind: 'cash_income' as const, number: '010-1234-5678', company: null }
const right = { kind: 'cash_income' as const, number: '010-9999-4321', reason: '번호를 잘못 적으셨어요' }

async function givenIssued() {
  const hana = await shop.as('hana')
  const placed = await buyPaid(ctx, hana, await variantOf(db, 1), { method: 'bank_transfer', receipt: asked })
  await issueReceipts(ctx, gateways)
  const [receipt] = await stored()
  expect(receipt).toMatchObject({ state: 'issued', number: '…5678' })
  const staff = await shop.as('clerk', { permissions: [...orderPermissions] })
  const reissue = (body: { kind: 'cash_income' | 'cash_expense'; number: string; reason: string } = right) =>
    staff.staffReceipts.reissue({ params: { receipt_id: receipt?.id ?? 0 }, body })
  /** What the tax office knows of, each with what is left of it. */
  const known = () => toss.receipts().flatMap(({ orderId, amount }) => (orderId === placed.order_no ? amount : []))
  return { ...placed, receipt, staff, reissue, known }
}

test('a wrong number: what was issued is canceled and another issued, once however often it is asked', async () => {
  const { receipt, reissue, known } = await givenIssued()
  // Who comes while it is being asked for is told to look again.
  await Promise.all(
    [reissue, reissue, reissue].map((each) => each().catch(({ code }) => expect(code).toBe('in_progress'))),
  )
  await reissue()
  const [now] = await stored()
  expect(now).toMatchObject({ state: 'issued', number: '…4321', amount: 23_000 })
  expect(now?.provider_key).not.toBe(receipt?.provider_key)
  expect(known().toSorted()).toEqual([0, 23_000])
  const [written] = await db.select().from(auditTable)
  expect(written).toMatchObject({ action: 'receipt.reissued', before: { issue_number: receipt?.issue_number } })
  expect(JSON.stringify(written)).not.toContain('9999')
})

test('the other one is for what is left of the sum, and is lowered like any', async () => {
  const { order_id, reissue, known } = await givenIssued()
  const [payment] = await db.select().from(paymentTable)
  const giveBack = async (amount: number) => {
    const order = { id: order_id }
    const refund = await recordRefund(ctx, {
      payment: { id: payment?.id ?? 0 },
      order,
      kind: 'goodwill',
      amount,
      reason: '-',
    })
    if (refund) await finishRefund(ctx, refund, `key-${amount}`)
  }
  await giveBack(3_000)
  await reissue({ ...right, kind: 'cash_expense', number: '220-81-62517' })
  expect(await stored()).toMatchObject([{ kind: 'cash_expense', amount: 20_000, state: 'issued' }])
  await giveBack(5_000)
  await issueReceipts(ctx, gateways)
  expect(await stored()).toMatchObject([{ amount: 15_000 }])
  expect(known().toSorted()).toEqual([0, 15_000])
})

test('an answer that is lost on the way: the next try goes on, and the tax office knows of one', async () => {
  const { reissue, known } = await givenIssued()
  toss.failNext('cash-receipt', 'lost reply')
  await reissue().catch(() => undefined)
  await reissue()
  await issueReceipts(ctx, gateways)
  expect(await stored()).toMatchObject([{ state: 'issued', number: '…4321' }])
  expect(known().reduce((sum, amount) => sum + amount, 0)).toBe(23_000)
})

test('what is no number, canceled, or a tax invoice is not reissued', async () => {
  const { staff, reissue, receipt, known } = await givenIssued()
  await expect(reissue({ ...right, number: '1234567890' })).rejects.toMatchObject({
    status: 422,
    errors: { number: ['휴대전화 번호나 현금영수증 카드 번호 18자리를 확인해 주세요.'] },
  })
  expect(known()).toEqual([23_000])
  // Trying again what was issued would issue a second one.
  const params = { receipt_id: receipt?.id ?? 0 }
  await expect(staff.staffReceipts.retry({ params })).rejects.toMatchObject({ code: 'not_allowed' })
  await staff.staffReceipts.cancel({ params, body: { reason: '취소' } })
  await expect(reissue()).rejects.toMatchObject({ code: 'not_allowed' })
  await db.update(orderReceiptTable).set({ kind: 'tax_invoice', state: 'issued' })
  await expect(reissue()).rejects.toMatchObject({ code: 'tax_invoice' })
})

test('one that was issued by hand elsewhere is not known at the issuer: staff read where to go', async () => {
  const { staff, reissue, receipt } = await givenIssued()
  await db.update(orderReceiptTable).set({ provider_key: 'H-1', issue_number: 'H-1' })
  await expect(reissue()).rejects.toMatchObject({ status: 409, code: 'issuer_refused' })
  const params = { receipt_id: receipt?.id ?? 0 }
  const canceling = staff.staffReceipts.cancel({ params, body: { reason: '취소' } })
  await expect(canceling).rejects.toMatchObject({ status: 409, code: 'issuer_refused' })
  expect(await stored()).toMatchObject([{ state: 'issued', issue_number: 'H-1' }])
})
