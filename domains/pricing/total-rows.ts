import type { ShippingStep } from '../shipping/cost.ts'
import type { DeliveryKind } from '../shipping/delivery.ts'
import type { TotalRow } from './fields.ts'
import type { TotalStep } from './total.ts'

type Shown = { trace: readonly TotalStep[]; total_amount: number; delivery: DeliveryKind }

/** A total explained line by line, as a buyer reads it; the amounts add up to the last one. */
export function totalRows({ trace, total_amount, delivery }: Shown): TotalRow[] {
  const rows = trace.flatMap((step): TotalRow[] => {
    if (step.step === 'lines') return [goodsRow(step)]
    if (step.step === 'coupon') {
      const { name, name_en, amount } = step
      return [{ kind: `${step.on}_coupon`, amount: -amount, name, name_en }]
    }
    if (step.step === 'points') return [{ kind: 'points', amount: -step.amount }]
    const far = step.trace.find((each) => each.step === 'far')
    const row: TotalRow = {
      kind: 'shipping',
      amount: step.amount - (far?.amount ?? 0),
      ...deliveryOf(step.trace, delivery),
    }
    return far ? [row, { kind: 'far', amount: far.amount, name: far.region, name_en: far.region_en }] : [row]
  })
  return [...rows, { kind: 'total', amount: total_amount }]
}

/** Older orders did not record pieces and list prices. */
function goodsRow({ amount, pieces, list_amount = amount }: Extract<TotalStep, { step: 'lines' }>): TotalRow {
  return { kind: 'goods', amount, ...(pieces ? { pieces } : {}), cut_amount: Math.max(0, list_amount - amount) }
}

function deliveryOf(steps: readonly ShippingStep[], delivery: DeliveryKind): Partial<TotalRow> {
  const [step] = steps
  if (delivery === 'pickup' || delivery === 'none') return { delivery }
  // A kit of a class is sent without a cost of its own.
  if (!step && delivery === 'parcel') return { delivery: 'parcel' }
  if (!step || step.step === 'far') return { delivery: 'unknown' }
  if (step.step === 'ems') return { delivery: 'ems', halves: step.halves, name: step.zone, name_en: step.zone_en }
  return { delivery: 'parcel', ...(step.from === undefined ? {} : { free_from: step.from }) }
}
