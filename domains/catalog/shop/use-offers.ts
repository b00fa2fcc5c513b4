import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { Grade } from '../../member/words.ts'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { OfferRules } from '../offer-contract.ts'
import type { Offers } from './product-choice.ts'

export const everyones: Offers = new Map()

/** The question for a product's prices as this member pays them; a visitor asks nothing. */
export function useMyPriceQuery() {
  const { user } = useSession()
  const { queries } = useShop()
  return (product_id: number) => {
    const { queryKey, queryFn } = queries.catalog.myPrice({ params: { product_id } })
    return {
      // The next person to sign in on this screen must not see the prices of the one before.
      ...quietly({ queryKey: [...queryKey, user?.mb_id], queryFn }),
      enabled: user !== null,
      refetchOnWindowFocus: 'always' as const,
    }
  }
}

type Mine = { variants: readonly { id: number; rules: OfferRules }[] }
export const offersOf = ({ variants }: Mine): Offers => new Map(variants.map(({ id, rules }) => [id, rules]))

/** What this visitor pays: everyone's prices, until a member's own are known. */
export function useOffers(product_id: number): { offers: Offers; grade: Grade } {
  const { user } = useSession()
  // A preview has everyone's price: what the member would pay is not asked for what is being typed.
  const isPreview = useSearchParams()[0].has('preview')
  const { data } = useQuery({ ...useMyPriceQuery()(product_id), enabled: user !== null && !isPreview })
  const mine = user && !isPreview ? data : undefined
  const offers = useMemo(() => mine && offersOf(mine), [mine])
  return { offers: offers ?? everyones, grade: mine?.grade ?? 'general' }
}
