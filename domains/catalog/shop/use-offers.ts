import { quietly } from '@sillage/web-kit/problems.tsx'
import { useSession } from '@sillage/web-kit/session.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Grade } from '../../member/words.ts'
import { useShop } from '../../shop.ts'
import type { Offers } from './product-choice.ts'

const everyones: Offers = new Map()

/** What this visitor pays: everyone's prices, until a member's own are known. */
export function useOffers(product_id: number): { offers: Offers; grade: Grade } {
  const { user } = useSession()
  const { queries } = useShop()
  const { queryKey, queryFn } = queries.catalog.myPrice({ params: { product_id } })
  // Whoever signs in next at this screen must not see the prices of the one before.
  const { data } = useQuery({
    ...quietly({ queryKey: [...queryKey, user?.mb_id], queryFn }),
    enabled: user !== null,
    refetchOnWindowFocus: 'always',
  })
  const mine = user ? data : undefined
  const offers = useMemo(() => mine && new Map(mine.variants.map(({ id, rules }) => [id, rules])), [mine])
  return { offers: offers ?? everyones, grade: mine?.grade ?? 'general' }
}
