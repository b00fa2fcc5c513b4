import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { PaymentMethod } from '../../order/payment-words.ts'
import type { OrderRow } from '../../order/server/lines.ts'
import { requireViewable, viewKeyOf } from '../../order/server/view-key.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import type { ReceiptRequest } from '../../receipt/fields.ts'
import { receiptErrors } from '../../receipt/server/check-receipt.ts'
import { cashMethods } from '../../receipt/server/words.ts'
import type { Placed } from '../contract.ts'
import { payAgain } from './pay-again.ts'

type Paying = { method: PaymentMethod; receipt: ReceiptRequest | null }
type Asked = Paying & { order_id: number; view_key?: string | undefined }

/** Pays an unpaid order, for every visitor who may see it. */
export async function payOrder(ctx: Context, gateways: PaymentGateways, asked: Asked): Promise<Placed> {
  const { order_id, view_key, method, receipt } = asked
  const order = await requireViewable(ctx, order_id, view_key)
  refuseReceipt(order, asked)
  const start = await payAgain(ctx, gateways, order_id, { method, receipt })
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
