import type { Context } from '@sillage/server-kit/context.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import { listMethods } from '../../payment/server/offered-methods.ts'
import type { Basket } from './basket.ts'

/** How what is in the basket can be paid. */
export const offeredMethods = (ctx: Context, gateways: PaymentGateways, { lines }: Basket, total_amount: number) =>
  listMethods(ctx, gateways, {
    currency: ctx.visitor.currency,
    total_amount,
    lines: lines.map(({ sellable: { product, variant } }) => ({
      kind: product.kind,
      product_id: product.id,
      variant_id: variant.id,
    })),
  })
