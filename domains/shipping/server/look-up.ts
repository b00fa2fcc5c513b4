import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { Cost, shipping } from '../contract.ts'
import { shippingCost } from '../cost.ts'
import { findShippingRules } from './rules.ts'

const nothing = { fee: 0, extra: 0, amount: 0, free_from: null, region: null }

/** What a parcel to somewhere costs, by the function that charges. */
export async function lookUpCost(ctx: Context, { query }: HandlerInput<typeof shipping.cost>): Promise<Cost> {
  const { currency, zip = '', country = 'KR', weight_g = 500, goods_amount } = query
  const rules = await findShippingRules(ctx)
  const isHome = country === 'KR'
  const cost = shippingCost(rules, {
    currency,
    zip,
    country,
    weight_g,
    delivery: isHome ? 'parcel' : 'ems',
    goods_amount,
  })
  if (typeof cost === 'string') return { ...nothing, refused: cost }
  const { fee, extra, amount, trace } = cost
  const far = trace.find((step) => step.step === 'far')
  return {
    fee,
    extra,
    amount,
    refused: null,
    free_from: isHome ? rules[`free_from_${currency}`] : null,
    region: far ? { name: far.region, name_en: far.region_en } : null,
  }
}
