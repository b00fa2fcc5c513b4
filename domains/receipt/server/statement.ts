import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq } from 'drizzle-orm'
import { optionWithPersonal } from '../../custom/personal.ts'
import { type LineRow, withLines } from '../../order/server/lines.ts'
import { orderReceiptTable } from '../../order/server/tables.ts'
import { requireViewable } from '../../order/server/view-key.ts'
import { findPaid } from '../../payment/server/refundable.ts'
import { type PaymentRow, refundTable, surplusKinds } from '../../payment/server/tables.ts'
import type { OrderStatement } from '../statement-contract.ts'
import { taxesOf, taxOf } from '../tax.ts'
import { anonymousNumber } from './words.ts'

/** An order as its buyer's accounting needs it. Only paid orders have one. */
export async function drawStatement(
  ctx: Context,
  order_id: number,
  view_key: string | undefined,
): Promise<OrderStatement> {
  const order = await requireViewable(ctx, order_id, view_key)
  const payment = await findPaid(ctx, order_id)
  if (!order.paid_at || !payment)
    throw new Problem(409, '결제한 뒤에 영수증과 거래명세서를 볼 수 있어요.', { code: 'unpaid' })
  const { lines } = await withLines(ctx, order)
  // What was exchanged is listed as what came in its place, at the same price.
  const bought = lines.filter(({ state }) => state !== 'exchanged')
  const receipts = await ctx.db
    .select()
    .from(orderReceiptTable)
    .where(eq(orderReceiptTable.order_id, order_id))
    .orderBy(asc(orderReceiptTable.id))
  const shipping = order.shipping_amount
  const taxes = order.currency === 'krw' ? taxesOf([...bought.map((line) => line.total_amount), shipping]) : []
  const money = await readRefunds(ctx, payment)
  const left = order.total_amount - money.refunded_amount - money.refunding_amount
  const taxed = (amount: number) => (order.currency === 'krw' ? taxOf(Math.max(0, amount)) : null)
  const invoice = receipts.find(({ kind }) => kind === 'tax_invoice')
  return {
    order_no: order.order_no,
    currency: order.currency,
    total_amount: order.total_amount,
    created_at: order.created_at.toISOString(),
    paid_at: order.paid_at.toISOString(),
    drawn_at: ctx.now().toISOString(),
    buyer: {
      name: order.buyer.name,
      company: invoice?.company?.name ?? '',
      registration: invoice?.company ? invoice.number : '',
      type: invoice?.company?.type ?? '',
      item: invoice?.company?.item ?? '',
    },
    lines: bought.map((line, at) => ({ ...toLine(line), tax: taxes[at] ?? null })),
    shipping: { amount: shipping, tax: taxes.at(-1) ?? null },
    ...money,
    left_amount: left,
    tax: taxed(order.total_amount),
    left_tax: taxed(left),
    payment: { method: payment.method, details: shownOf(payment), approved_at: iso(payment.approved_at) },
    receipts: receipts.map(({ id, kind, state, amount, corrects_id, issue_number, issued_at, number }) => ({
      id,
      kind,
      state,
      amount,
      corrects_id,
      issue_number,
      issued_at: iso(issued_at),
      by_law: number === anonymousNumber,
    })),
  }
}

const iso = (at: Date | null) => at?.toISOString() ?? null

function toLine(line: LineRow): Omit<OrderStatement['lines'][number], 'tax'> {
  const { id, name, name_en, quantity, unit_amount, total_amount, state } = line
  const { option_name, option_name_en } = optionWithPersonal(line)
  const off_amount = line.discount_amount + line.point_amount
  return { id, name, name_en, option_name, option_name_en, quantity, unit_amount, off_amount, total_amount, state }
}

/** Leaves out the account to pay into, which a paid order does not need. */
function shownOf({ details: { account: _, ...details } }: PaymentRow) {
  return details
}

async function readRefunds(ctx: Context, { id }: PaymentRow) {
  const rows = await ctx.db
    .select()
    .from(refundTable)
    .where(eq(refundTable.payment_id, id))
    .orderBy(asc(refundTable.id))
  const refunds = rows.filter(({ kind }) => !surplusKinds.includes(kind))
  const sum = (done: boolean) =>
    refunds.reduce((total, { amount, state }) => ((state === 'done') === done ? total + amount : total), 0)
  return {
    refunded_amount: sum(true),
    refunding_amount: sum(false),
    refunds: refunds.map(({ id, amount, done_at }) => ({ id, amount, done_at: iso(done_at) })),
  }
}
