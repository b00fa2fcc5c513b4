import { rowsOf, type State, type Values } from './differences.ts'
import { useKnownProducts, useKnownVariants } from './known-products.ts'
import { useCategoryOptions } from './use-category-options.ts'

export const idsOf = (value: unknown) => (Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [])

/** Names of the categories, products and options that the states speak of. */
export function useNamesIn(states: readonly State[]) {
  const values = states.flatMap(({ before, after }) => [before, after])
  const partsOf = (value: Values) => [
    ...rowsOf(value?.parts),
    ...rowsOf(value?.variants).flatMap((row) => rowsOf(row.parts)),
  ]
  const variant_ids = values.flatMap((value) => [
    ...idsOf(value?.add_on_ids),
    ...partsOf(value).map(({ variant_id }) => Number(variant_id)),
  ])
  const products = useKnownProducts([...new Set(values.flatMap((value) => idsOf(value?.related_ids)))].slice(0, 100))
  const variants = useKnownVariants(variant_ids)
  const categories = useCategoryOptions()
  return {
    category: (id: number) => categories.find(({ category }) => category.id === id)?.label.trim() ?? String(id),
    product: (id: number) => products.get(id)?.name ?? String(id),
    variant: (id: number) => variants.get(id)?.name ?? String(id),
  }
}
