import type { Product, Variant } from '../contract.ts'

type Optioned = Pick<Product, 'option_groups' | 'variants'>

/** What is chosen when the page opens: the one the product's card spoke of (of those that can be had, if any can). */
export function firstVariant({ variants, price }: Optioned & Pick<Product, 'price'>) {
  const inStock = variants.filter((variant) => !variant.sold_out)
  const spokenOf = inStock.length > 0 ? inStock : variants
  return spokenOf.find((variant) => variant.price.krw.amount === price.krw.amount) ?? spokenOf[0]
}

/** The variant one gets by choosing a value: of those that can be had, if any can, the one that keeps most other choices. */
export function variantWith({ variants }: Optioned, chosen: Variant | undefined, group: number, value: string) {
  const having = variants.filter((variant) => variant.values[group] === value)
  const inStock = having.filter((variant) => !variant.sold_out)
  const kept = ({ values }: Variant) => values.filter((each, at) => at !== group && each === chosen?.values[at]).length
  const [first] = (inStock.length > 0 ? inStock : having).toSorted((one, other) => kept(other) - kept(one))
  return first
}

/** The other choices that a choice changes, because what was chosen with it is not available. */
export const changedWith = (chosen: Variant | undefined, variant: Variant, group: number) =>
  variant.values.map((value, at) => (at === group || value === chosen?.values[at] ? null : value))

/** The values of an option that anything sold has: what is over, such as a class that has begun, is none. */
export const offered = ({ option_groups, variants }: Optioned, group: number) =>
  (option_groups[group]?.values ?? []).filter(({ name }) => variants.some(({ values }) => values[group] === name))

/** Whether prices need to be said beside the options. */
export const pricesDiffer = ({ variants }: Optioned) =>
  new Set(variants.map(({ price }) => `${price.krw.amount} ${price.usd.amount}`)).size > 1

/** What a variant is called by: its values, in both languages. */
export const valuesOf = ({ option_groups }: Optioned, { values }: { values: readonly (string | null)[] }) =>
  values.flatMap((value, at) => option_groups[at]?.values.find(({ name }) => name === value) ?? [])
