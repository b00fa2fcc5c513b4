import type { Currency } from '@sillage/kit/money.ts'
import type { FarRegion, ShippingRules } from './words.ts'

export type ShippingAsk = {
  currency: Currency
  /** `none` where nothing travels: classes, files. */
  delivery: 'parcel' | 'pickup' | 'ems' | 'none'
  country: string
  zip: string
  /** What the goods cost after discounts. */
  goods_amount: number
  weight_g: number
}

export type ShippingStep =
  | { step: 'fee'; from?: number; amount: number }
  | { step: 'free'; from: number; amount: number }
  | { step: 'far'; region: string; region_en: string; amount: number }
  | { step: 'ems'; zone: string; zone_en: string; halves: number; amount: number }

export type ShippingCost = {
  /** What a shipping coupon can take away. */
  fee: number
  /** What a far region costs on top. */
  extra: number
  amount: number
  /** How much more makes it free; 0 where it is, null where it never is. */
  missing: number | null
  trace: ShippingStep[]
}

export type ShippingRefusal = 'country' | 'weight'

/** What shipping costs: one function for the cart, the order and the look-up page. */
export function shippingCost(rules: ShippingRules, ask: ShippingAsk): ShippingCost | ShippingRefusal {
  if (ask.delivery === 'pickup' || ask.delivery === 'none') return nothing
  return ask.delivery === 'ems' ? abroad(rules, ask) : athome(rules, ask)
}

const nothing: ShippingCost = { fee: 0, extra: 0, amount: 0, missing: null, trace: [] }

function athome(rules: ShippingRules, { currency, goods_amount, zip }: ShippingAsk): ShippingCost {
  const from = rules[`free_from_${currency}`]
  const free = goods_amount >= from
  const fee = free ? 0 : rules[`fee_${currency}`]
  const region = regionOf(rules.far_regions, zip)
  const extra = region?.[`extra_${currency}`] ?? 0
  const trace: ShippingStep[] = [free ? { step: 'free', from, amount: 0 } : { step: 'fee', from, amount: fee }]
  if (region) trace.push({ step: 'far', region: region.name, region_en: region.name_en, amount: extra })
  return { fee, extra, amount: fee + extra, missing: free ? 0 : from - goods_amount, trace }
}

/** The postcode decides, which stands on the parcel: a region that names it before one whose stretch it lies in. */
function regionOf(regions: readonly FarRegion[], zip: string) {
  const named = regions.find(({ include }) => include.includes(zip))
  if (named) return named
  return regions.find(
    ({ zip_from, zip_to, exclude }) => zip.length === 5 && zip_from <= zip && zip <= zip_to && !exclude.includes(zip),
  )
}

const halfKilo = 500

function abroad(rules: ShippingRules, { currency, country, weight_g }: ShippingAsk): ShippingCost | ShippingRefusal {
  const zone = rules.ems_zones.find(({ countries }) => countries.includes(country))
  if (!zone) return 'country'
  if (weight_g > zone.max_g) return 'weight'
  const halves = Math.max(1, Math.ceil(weight_g / halfKilo))
  const amount = zone[`first_${currency}`] + (halves - 1) * zone[`step_${currency}`]
  const trace: ShippingStep[] = [{ step: 'ems', zone: zone.name, zone_en: zone.name_en, halves, amount }]
  return { fee: amount, extra: 0, amount, missing: null, trace }
}
