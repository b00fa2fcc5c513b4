import type { Grade } from '../../member/words.ts'
import type { OfferRules } from '../offer-contract.ts'
import { rulesAt } from '../price.ts'
import { fewLeft } from '../words.ts'
import { isSoldOut } from './availability.ts'
import { type Priced, rulesOf, type VariantRow } from './cards.ts'

type Own = {
  grade_price: { grade: Grade; price_krw: number; price_usd: number } | null
  tiers: { min_quantity: number; percent: number }[]
}
const everyones: Own = { grade_price: null, tiers: [] }

/** What a variant's price follows from now: for everyone, or for a buyer whose grade pays something else. */
export function offerRules(
  product: Priced,
  variant: Pick<VariantRow, 'price_krw' | 'price_usd'>,
  at: Date,
  { grade_price, tiers }: Own = everyones,
): OfferRules {
  const rulesIn = (currency: 'krw' | 'usd') => ({
    ...rulesAt(rulesOf(product, variant, currency), at),
    grade: grade_price && { name: grade_price.grade, price: grade_price[`price_${currency}`] },
    tiers: tiers.toSorted((a, b) => a.min_quantity - b.min_quantity),
  })
  return { krw: rulesIn('krw'), usd: rulesIn('usd') }
}

/** A small number of pieces is shown; a larger one is not revealed. */
export function stockWords(available: number, least: number) {
  const sold_out = isSoldOut(available, least)
  return { sold_out, left: !sold_out && available <= fewLeft ? available : null }
}
