import { limits } from '@sillage/kit/limits.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useDebouncedValue } from '@sillage/web-kit/use-debounced-value.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ProductCard } from '../../catalog/contract.ts'
import { useCurrency } from '../../catalog/shop/price-text.ts'
import { useShop } from '../../shop.ts'

/** What stands there before anything is asked for. */
export const suggested = { query: { sort: 'best' as const, per_page: 12 } }

const pauseMs = 150
const atOnce = limits.paging.grid_per_page

type Asked = { keyword: string; category: number | null; wanted: number }
export type Found = {
  cards: ProductCard[]
  total: number
  state: 'waiting' | 'failed' | 'found'
  retry: () => void
}

/** Products by name, by category or both; the best sellers where nothing is asked. */
export function useProductSearch({ keyword, category, wanted }: Asked): Found {
  const { queries } = useShop()
  const currency = useCurrency()
  const typed = keyword.trim()
  const settled = useDebouncedValue(typed, pauseMs)
  const per_page = Math.min(Math.ceil((wanted + 1) / atOnce) * atOnce, limits.paging.per_page_max)
  const inCategory = category === null ? {} : { category }
  const byName = useQuery({
    ...quietly(queries.search.find({ query: { keyword: settled || '-', currency, per_page, ...inCategory } })),
    enabled: settled !== '',
    ...(wanted > atOnce && { placeholderData: keepPreviousData }),
  })
  const byCategory = useQuery({
    ...quietly(queries.catalog.list(category === null ? suggested : { query: { sort: 'best', per_page, category } })),
    enabled: settled === '',
  })
  const { data, isError, refetch } = settled === '' ? byCategory : byName
  const state = isError ? 'failed' : data && settled === typed ? 'found' : 'waiting'
  return { cards: data?.data ?? [], total: data?.total ?? 0, state, retry: () => void refetch() }
}
