import type { Context } from '@sillage/server-kit/context.ts'
import type { Cashier } from '../../../payment/server/cashier.ts'
import type { PaymentMethod } from '../../../payment/words.ts'
import type { Placed } from '../../checkout-contract.ts'
import { requireViewable, viewKeyOf } from '../view-key.ts'
import { payAgain } from './begin.ts'

type Asked = { order_id: number; view_key?: string | undefined; method: PaymentMethod }

/** An unpaid order is paid after all, by whoever may see it. */
export async function payOrder(ctx: Context, cashier: Cashier, { order_id, view_key, method }: Asked): Promise<Placed> {
  const { order_no, currency, total_amount } = await requireViewable(ctx, order_id, view_key)
  const start = await payAgain(ctx, cashier, order_id, method)
  return { order_id, order_no, currency, total_amount, start, view_key: viewKeyOf(ctx, order_id) }
}
