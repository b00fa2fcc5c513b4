import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { Priced } from './price-text.ts'

export const hasOwnPrices = (user: ReturnType<typeof useSession>['user']) => user !== null && user.grade !== 'general'

/**
 * What a card costs this visitor: everyone's price, until a member with a price of their grade has it. Lists are the
 * same for everyone and cached as such; all cards of a page are requested together.
 */
export function useMyPrice(card: Priced & { id: number }): Priced {
  const { user } = useSession()
  const { api, queries } = useShop()
  const enabled = hasOwnPrices(user)
  const { data } = useQuery({
    ...quietly({
      // The next person to sign in on this screen must not see the prices of the one before.
      queryKey: [...queries.catalog.myPrices.key, user?.mb_id, card.id],
      queryFn: async () => (await import('./batch-prices.ts')).batchMyPrice(api.catalog, card.id),
    }),
    enabled,
  })
  return (enabled && data) || card
}
