import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'

/** The products of these ids, by their id. */
export function useKnownProducts(ids: readonly number[]) {
  const { queries } = useShop()
  const query = queries.staffProducts.list({ query: { ids: ids.join(','), limit: 100 } })
  const { data } = useQuery({ ...query, enabled: ids.length > 0, placeholderData: keepPreviousData })
  return new Map(data?.data.map((product) => [product.id, product]))
}

/** The options of these ids, each with its product and called by both names. */
export function useKnownVariants(variant_ids: readonly number[]) {
  const { queries } = useShop()
  const pick = useLocalizedField()
  const first = [...new Set(variant_ids)].slice(0, 100)
  const query = queries.staffProducts.list({ query: { variant_ids: first.join(','), limit: 100 } })
  const { data } = useQuery({ ...query, enabled: first.length > 0, placeholderData: keepPreviousData })
  return new Map(
    data?.data.flatMap((product) =>
      product.variants.map((variant) => {
        const name = [pick(product, 'name'), pick(variant, 'name')].filter(Boolean).join(' ')
        return [variant.id, { product, variant, name }] as const
      }),
    ),
  )
}
