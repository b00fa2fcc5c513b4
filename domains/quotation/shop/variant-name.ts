import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import type { Product, Variant } from '../../catalog/contract.ts'

/** A variant in words: 250 g, 나무. */
export function useVariantName() {
  const pick = useLocalizedField()
  return ({ option_groups }: Product, variant: Variant | undefined) =>
    (variant?.values ?? [])
      .map((value, group) => {
        const known = option_groups[group]?.values.find(({ name }) => name === value)
        return known ? pick(known, 'name') : value
      })
      .join(', ')
}
