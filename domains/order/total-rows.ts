import type { z } from 'zod'
import type { TotalRow } from './checkout-contract.ts'
import type { OrderTotal } from './total.ts'

type Row = z.output<typeof TotalRow>

/** A total explained line by line, as a buyer reads it; the amounts add up to the last one. */
export function totalRows({ trace, total_amount }: OrderTotal): Row[] {
  const rows = trace.flatMap((step): Row[] => {
    if (step.step === 'lines') return [{ kind: 'goods', amount: step.amount }]
    if (step.step === 'coupon') {
      const { name, name_en, amount } = step
      return [{ kind: `${step.on}_coupon`, amount: -amount, name, name_en }]
    }
    if (step.step === 'points') return [{ kind: 'points', amount: -step.amount }]
    const far = step.trace.find((each) => each.step === 'far')
    const way: Row = { kind: 'shipping', amount: step.amount - (far?.amount ?? 0) }
    return far ? [way, { kind: 'far', amount: far.amount, name: far.region, name_en: far.region_en }] : [way]
  })
  return [...rows, { kind: 'total', amount: total_amount }]
}
