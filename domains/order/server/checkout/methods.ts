import type { Context } from '@sillage/server-kit/context.ts'
import { type Cashier, providerOf } from '../../../payment/server/cashier.ts'
import { methodNames, type PaymentMethod, paymentMethods } from '../../../payment/words.ts'
import type { Basket } from './basket.ts'

/** How this basket can be paid: what its currency allows and who takes money for the shop. */
export function offeredMethods(ctx: Context, cashier: Cashier, basket: Basket, total: number) {
  if (total === 0) return [{ method: 'free' as const, sandbox: false }]
  const holdsSeats = basket.lines.some(({ sellable }) => sellable.product.kind === 'class')
  return methodNames.flatMap((method) => {
    if (paymentMethods[method].currency !== ctx.visitor.currency) return []
    if (holdsSeats && comesLater(method)) return []
    const provider = providerOf(cashier, method)
    return provider ? [{ method, sandbox: provider.sandbox }] : []
  })
}

/** Money that comes days later, while a seat in a class is held for ten minutes. */
export const comesLater = (method: PaymentMethod) => method === 'bank_transfer' || method === 'virtual_account'
