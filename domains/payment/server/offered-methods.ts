import type { Currency } from '@sillage/kit/money.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { findSessions } from '../../course/server/class-times.ts'
import type { OfferedMethod } from '../../order/payment-fields.ts'
import { methodNames, paymentMethods, settlesLater } from '../../order/payment-words.ts'
import { findShopRules } from '../../setting/server/rules.ts'
import { type PaymentGateways, providerOf } from '../providers/gateways.ts'

type Bought = { kind: string; product_id: number; variant_id: number }
type Payable = { currency: Currency; total_amount: number; lines: readonly Bought[] }

/** The payment methods for an amount: what its currency allows and the shop's providers offer. */
export function acceptedMethods(
  gateways: PaymentGateways,
  { currency, total_amount }: Omit<Payable, 'lines'>,
): OfferedMethod[] {
  if (total_amount === 0) return [{ method: 'free' as const, sandbox: false }]
  return methodNames.flatMap((method) => {
    if (paymentMethods[method].currency !== currency) return []
    const provider = providerOf(gateways, method)
    return provider ? [{ method, sandbox: provider.sandbox }] : []
  })
}

/** The same, without methods whose money would arrive after the class has begun. */
export async function listMethods(ctx: Context, gateways: PaymentGateways, payable: Payable): Promise<OfferedMethod[]> {
  const isSoon = await startsSoon(ctx, payable.lines)
  return acceptedMethods(gateways, payable).filter(({ method }) => !isSoon || !settlesLater(method))
}

/** Whether a class begins before a transfer could arrive; one without a date could begin tomorrow. */
async function startsSoon(ctx: Context, lines: readonly Bought[]): Promise<boolean> {
  const sessions = await findSessions(ctx, lines, ctx.now())
  if (sessions.size === 0) return false
  const inTime = addDays(ctx.now(), (await findShopRules(ctx)).deposit_days)
  return [...sessions.values()].some((session) => !session || session.starts_at <= inTime)
}
