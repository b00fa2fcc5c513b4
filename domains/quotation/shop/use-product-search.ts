import { limits } from '@sillage/kit/limits.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ProductCard } from '../../catalog/contract.ts'
import { useShop } from '../../shop.ts'
import { isMeant } from './search-match.ts'

/** What stands there before anything is asked for. */
export const suggested = { query: { sort: 'best' as const, per_page: 12 } }

/** Pages past the counted rows are refused. */
const lastAnswered = limits.paging.counted_rows / limits.paging.per_page_max

type Asked = { keyword: string; category: number | null; wanted: number }
export type Found = {
  cards: ProductCard[]
  state: 'waiting' | 'failed' | 'found'
  /** Whether the whole shelf was looked through. */
  complete: boolean
  retry: () => void
}

/**
 * Products by name, by shelf or both; the best sellers where nothing is asked. The list answers by shelf only, so names
 * are looked for here, page after page, until as many are found as shall be shown.
 */
export function useProductSearch({ keyword, category, wanted }: Asked): Found {
  const { api, queries } = useShop()
  const asking = keyword.trim() !== '' || category !== null
  const best = useQuery({ ...quietly(queries.catalog.list(suggested)), enabled: !asking })
  const walk = useInfiniteQuery({
    queryKey: [...queries.catalog.list.key, 'walk', category],
    queryFn: ({ pageParam: page }) => {
      const query = { sort: 'best' as const, per_page: limits.paging.per_page_max, page }
      return api.catalog.list({ query: category === null ? query : { ...query, category } })
    },
    initialPageParam: 1,
    getNextPageParam: ({ current_page, last_page }) =>
      current_page < Math.min(last_page, lastAnswered) ? current_page + 1 : undefined,
    enabled: asking,
    ...quietly({}),
  })
  const seen = walk.data?.pages.flatMap((page) => page.data) ?? []
  const meant = seen.filter((card) => isMeant(card, keyword))

  const { hasNextPage, isFetching, isError, fetchNextPage } = walk
  const goOn = asking && hasNextPage && !isFetching && !isError && meant.length <= wanted
  useEffect(() => {
    if (goOn) void fetchNextPage()
  }, [goOn, fetchNextPage])

  if (!asking) {
    const { data, isError, refetch } = best
    const state = data ? 'found' : isError ? 'failed' : 'waiting'
    return { cards: data?.data ?? [], state, complete: false, retry: () => void refetch() }
  }
  const state = isError ? 'failed' : meant.length === 0 && (isFetching || hasNextPage) ? 'waiting' : 'found'
  const retry = () => void (seen.length > 0 ? fetchNextPage() : walk.refetch())
  return { cards: meant, state, complete: !hasNextPage, retry }
}
