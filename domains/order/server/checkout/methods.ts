import type { Currency } from '@sillage/kit/money.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { OfferedMethod } from '../../../payment/fields.ts'
import { type Cashier, providerOf } from '../../../payment/server/cashier.ts'
import { methodNames, type PaymentMethod, paymentMethods } from '../../../payment/words.ts'
import type { Basket } from './basket.ts'

type Payable = { currency: Currency; total_amount: number; lines: readonly { kind: string }[] }

/** How something can be paid: what its currency allows and who takes money for the shop. */
export function listMethods(cashier: Cashier, { currency, total_amount, lines }: Payable): OfferedMethod[] {
  if (total_amount === 0) return [{ method: 'free' as const, sandbox: false }]
  const holdsSeats = lines.some(({ kind }) => kind === 'class')
  return methodNames.flatMap((method) => {
    if (paymentMethods[method].currency !== currency) return []
    if (holdsSeats && comesLater(method)) return []
    const provider = providerOf(cashier, method)
    return provider ? [{ method, sandbox: provider.sandbox }] : []
  })
}

export const offeredMethods = (ctx: Context, cashier: Cashier, basket: Basket, total_amount: number) =>
  listMethods(cashier, {
    ...{ currency: ctx.visitor.currency, total_amount },
    lines: basket.lines.map(({ sellable }) => sellable.product),
  })

/** Money that comes days later, while a seat in a class is held for ten minutes. */
export const comesLater = (method: PaymentMethod) => method === 'bank_transfer' || method === 'virtual_account'
