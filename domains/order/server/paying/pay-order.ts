import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { Cashier } from '../../../payment/server/cashier.ts'
import type { PaymentMethod } from '../../../payment/words.ts'
import type { Placed } from '../../checkout-contract.ts'
import type { ReceiptAsk } from '../../receipt-contract.ts'
import { receiptErrors } from '../checkout/check-receipt.ts'
import type { OrderRow } from '../lines/move-lines.ts'
import { cashMethods } from '../receipts-words.ts'
import { requireViewable, viewKeyOf } from '../view-key.ts'
import { payAgain } from './begin.ts'

type Paying = { method: PaymentMethod; receipt: ReceiptAsk | null }
type Asked = Paying & { order_id: number; view_key?: string | undefined }

/** An unpaid order is paid after all, by whoever may see it. */
export async function payOrder(ctx: Context, cashier: Cashier, asked: Asked): Promise<Placed> {
  const { order_id, view_key, method, receipt } = asked
  const order = await requireViewable(ctx, order_id, view_key)
  refuseReceipt(order, asked)
  const start = await payAgain(ctx, cashier, order_id, { method, receipt })
  const { order_no, currency, total_amount } = order
  return { order_id, order_no, currency, total_amount, start, view_key: viewKeyOf(ctx, order_id) }
}

function refuseReceipt({ currency }: OrderRow, { method, receipt }: Paying) {
  if (!receipt) return
  const errors = cashMethods.includes(method)
    ? receiptErrors(currency, receipt)
    : { receipt: ['이 결제 방법은 영수증이 따로 나와요.'] }
  const [first] = Object.values(errors).flat()
  if (first) throw new Problem(422, first, { errors })
}
