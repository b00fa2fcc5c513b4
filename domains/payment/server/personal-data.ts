import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { keepRecord } from '../../member/server/retained-records.ts'
import { orderReceiptTable, orderTable } from '../../order/server/tables.ts'
import type { PersonalData } from '../../personal-data-shape.ts'
import { bankDepositTable, paymentTable, refundTable } from './tables.ts'

const ordersOf = (mb_id: string) =>
  sql`(select ${orderTable.id} from ${orderTable} where ${orderTable.mb_id} = ${mb_id})`

const paymentsOf = (ctx: Context, mb_id: string) =>
  ctx.db
    .select({
      id: paymentTable.id,
      order_id: paymentTable.order_id,
      method: paymentTable.method,
      state: paymentTable.state,
      currency: paymentTable.currency,
      amount: paymentTable.amount,
      canceled_amount: paymentTable.canceled_amount,
      details: paymentTable.details,
      created_at: paymentTable.created_at,
      approved_at: paymentTable.approved_at,
      depositor: bankDepositTable.depositor,
    })
    .from(paymentTable)
    .leftJoin(bankDepositTable, eq(bankDepositTable.payment_id, paymentTable.id))
    .where(inArray(paymentTable.order_id, ordersOf(mb_id)))
    .orderBy(asc(paymentTable.id))

const refundsOf = (ctx: Context, mb_id: string) =>
  ctx.db
    .select({
      order_id: refundTable.order_id,
      amount: refundTable.amount,
      reason: refundTable.reason,
      state: refundTable.state,
      account: refundTable.account,
      created_at: refundTable.created_at,
    })
    .from(refundTable)
    .where(inArray(refundTable.order_id, ordersOf(mb_id)))
    .orderBy(asc(refundTable.id))

const receiptsOf = (ctx: Context, mb_id: string) =>
  ctx.db
    .select({
      order_id: orderReceiptTable.order_id,
      kind: orderReceiptTable.kind,
      number: orderReceiptTable.number,
      company: orderReceiptTable.company,
      amount: orderReceiptTable.amount,
      state: orderReceiptTable.state,
      issue_number: orderReceiptTable.issue_number,
      issued_at: orderReceiptTable.issued_at,
    })
    .from(orderReceiptTable)
    .where(inArray(orderReceiptTable.order_id, ordersOf(mb_id)))
    .orderBy(asc(orderReceiptTable.id))

/** How orders were paid and what was refunded. Before the orders go: they are found through them. */
export const paymentData: PersonalData = {
  name: 'payments',
  /** After they leave, the buyer could not be asked for an account. */
  async open(ctx, { mb_id }) {
    const unpaid = and(inArray(refundTable.order_id, ordersOf(mb_id)), ne(refundTable.state, 'done'))
    const [refund] = await ctx.db.select({ id: refundTable.id }).from(refundTable).where(unpaid).limit(1)
    return refund ? '아직 끝나지 않은 환불이 있어요. 환불이 끝난 뒤에 탈퇴할 수 있어요.' : null
  },
  collect: async (ctx, { mb_id }) => ({
    payments: await paymentsOf(ctx, mb_id),
    refunds: await refundsOf(ctx, mb_id),
    receipts: await receiptsOf(ctx, mb_id),
  }),
  async erase(ctx, person) {
    const payments = await paymentsOf(ctx, person.mb_id)
    const refunds = await refundsOf(ctx, person.mb_id)
    if (payments.length === 0) return
    const receipts = await receiptsOf(ctx, person.mb_id)
    await keepRecord(ctx, 'contract', person, { payments, refunds, receipts })
    // A receipt that is still to be issued needs the number of its buyer.
    await ctx.db
      .update(orderReceiptTable)
      .set({ number: '', company: null, sealed_number: null })
      .where(and(inArray(orderReceiptTable.order_id, ordersOf(person.mb_id)), ne(orderReceiptTable.state, 'requested')))
    const ids = payments.map(({ id }) => id)
    await ctx.db
      .update(paymentTable)
      .set({ details: sql`${paymentTable.details} - 'account' - 'receipt_url'`, webhook_secret: null })
      .where(inArray(paymentTable.id, ids))
    await ctx.db.update(refundTable).set({ account: null }).where(inArray(refundTable.payment_id, ids))
    const wholes = ctx.db
      .select({ id: bankDepositTable.split_from })
      .from(bankDepositTable)
      .where(inArray(bankDepositTable.payment_id, ids))
    await ctx.db
      .update(bankDepositTable)
      .set({ depositor: '' })
      .where(or(inArray(bankDepositTable.payment_id, ids), inArray(bankDepositTable.id, wholes)))
  },
}
