import type { Product, Variant } from '@sillage/domains/catalog/contract.ts'
import type { Price } from '@sillage/domains/catalog/price.ts'
import { useCurrency } from '@sillage/domains/catalog/shop/price-text.ts'
import { priceOf } from '@sillage/domains/catalog/shop/product-choice.ts'
import { useOffers } from '@sillage/domains/catalog/shop/use-offers.ts'
import type { Design } from '@sillage/domains/custom/design-contract.ts'
import { designOptions } from '@sillage/domains/custom/design-facts.ts'
import { extraOf } from '@sillage/domains/custom/personal.ts'
import type { Currency } from '@sillage/kit/money.ts'

export type PricedDesign = {
  /** The vessel in its size; none where the shop does not have it. */
  variant: Variant | undefined
  price: Price | null
  currency: Currency
  /** What one piece costs from how many on, one piece first. */
  tiers: { from: number; amount: number }[]
}

/** What a design costs this visitor, by the function that the cart charges with. */
export function useBottlePrice(product: Product, design: Design, quantity: number): PricedDesign {
  const currency = useCurrency()
  const { offers } = useOffers(product.id)
  const { options } = designOptions(design)
  const variant = product.variants.find(({ values }) => options.every((option) => values.includes(option)))
  if (!variant) return { variant, price: null, currency, tiers: [] }
  const extra = extraOf(product.personal_fields, [{ key: design.kind, design }], currency)
  const at = (count: number) => priceOf(variant, count, { offers, currency }, extra)
  const steps = [
    1,
    ...(offers.get(variant.id) ?? variant.rules)[currency].tiers.map(({ min_quantity }) => min_quantity),
  ]
  const tiers = [...new Set(steps)].map((from) => ({ from, amount: at(from).amount }))
  return { variant, price: at(quantity), currency, tiers }
}
