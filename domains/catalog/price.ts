import type { Currency } from '@sillage/kit/money.ts'

/** What a price is made from, as the tables have it; every amount in minor units of the currency asked for. */
export type PriceRules = {
  currency: Currency
  /** The variant's own price, or the product's. */
  base: number
  /** What the product as a whole costs and its sale price: the sale cuts every variant by the same share. */
  sale: { base: number; price: number; from?: Date | null; to?: Date | null } | null
  grade: { name: string; price: number } | null
  tiers: readonly { min_quantity: number; percent: number }[]
}

export type PriceStep =
  | { step: 'base'; amount: number }
  | { step: 'sale'; amount: number; base: number; price: number }
  | { step: 'grade'; amount: number; grade: string }
  | { step: 'personal'; amount: number; extra: number }
  | { step: 'tier'; amount: number; min_quantity: number; percent: number }
  | { step: 'rounding'; amount: number; unit: number }

export type Price = { amount: number; list_amount: number; trace: PriceStep[] }

/** Won end in tens, cents in ones. */
const roundingUnit = { krw: 10, usd: 1 } as const satisfies Record<Currency, number>

const isOn = ({ from, to }: { from?: Date | null; to?: Date | null }, at: Date) =>
  (!from || from <= at) && (!to || at < to)

/** The rules as they are valid at a time: a sale is on or there is none, so the calculation needs no clock. */
export function rulesAt<Rules extends PriceRules>(rules: Rules, at: Date) {
  const { sale } = rules
  return { ...rules, sale: sale && isOn(sale, at) ? { base: sale.base, price: sale.price } : null }
}

type Buying = { quantity: number; at: Date /** What engraving or a design adds to one piece. */; extra?: number }

/** What one piece costs now, and why: base → sale → grade → personal → tier → rounding. A step that changes nothing is not said. */
export function unitPrice(rules: PriceRules, { quantity, at, extra = 0 }: Buying): Price {
  const trace: PriceStep[] = [{ step: 'base', amount: rules.base }]
  let amount = rules.base
  const take = (step: PriceStep) => {
    if (step.amount >= amount && step.step !== 'rounding' && step.step !== 'personal') return // no rule ever makes it dearer
    amount = step.amount
    trace.push(step)
  }
  const { sale, grade, currency } = rules
  if (sale && sale.base > 0 && isOn(sale, at))
    take({ step: 'sale', base: sale.base, price: sale.price, amount: share(rules.base, sale.price, sale.base) })
  if (grade) take({ step: 'grade', grade: grade.name, amount: grade.price })
  if (extra > 0) take({ step: 'personal', extra, amount: amount + extra })
  const tier = tierFor(rules.tiers, quantity)
  if (tier) take({ step: 'tier', ...tier, amount: share(amount, 100 - tier.percent, 100) })
  const unit = roundingUnit[currency]
  // What staff typed as a price stands; only what we computed is rounded, and in the buyer's favour.
  const computed = trace.findLast(({ step }) => step !== 'personal')
  const isComputed = computed?.step === 'sale' || computed?.step === 'tier'
  if (isComputed && amount % unit !== 0) take({ step: 'rounding', unit, amount: amount - (amount % unit) })
  return { amount, list_amount: rules.base + extra, trace }
}

/** The trace worked through again from its own numbers; equal to the price it explains. */
export function replay(trace: readonly PriceStep[]): number {
  return trace.reduce((amount, step) => {
    if (step.step === 'base') return step.amount
    if (step.step === 'sale') return share(amount, step.price, step.base)
    if (step.step === 'grade') return step.amount
    if (step.step === 'personal') return amount + step.extra
    if (step.step === 'tier') return share(amount, 100 - step.percent, 100)
    return amount - (amount % step.unit)
  }, 0)
}

/** The best tier that this many pieces reach. */
function tierFor(tiers: PriceRules['tiers'], quantity: number) {
  const reached = tiers.filter(({ min_quantity }) => quantity >= min_quantity)
  return reached.sort((a, b) => b.percent - a.percent)[0]
}

/** amount × part ÷ whole, to the nearest minor unit. */
const share = (amount: number, part: number, whole: number) => Math.round((amount * part) / whole)
