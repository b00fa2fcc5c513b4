import { limits } from '@sillage/kit/limits.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LineState } from '../../order/words.ts'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import { reviewable } from '../words.ts'

const most = limits.paging.per_page_max

/** Which of these lines the member may speak of and has not yet, asked for in one call; without an answer, none. */
export function useToReview(lines: readonly { id: number; state: LineState }[]): ReadonlySet<number> {
  const { user } = useSession()
  const { queries } = useShop()
  const come = lines.filter(({ state }) => reviewable.some((each) => each === state)).slice(0, most)
  const order_line_ids = come.map(({ id }) => id).join()
  const { data } = useQuery({
    ...quietly(queries.review.toWrite({ query: { order_line_ids, per_page: most } })),
    enabled: user !== null && come.length > 0,
    staleTime: 0,
  })
  return useMemo(() => new Set(data?.data.map(({ order_line_id }) => order_line_id)), [data])
}
