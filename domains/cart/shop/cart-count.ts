import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import { useCartMemory } from './cart-memory.ts'

/** Asked again whenever the tab is looked at: another one may have changed it. */
export const lookAgain = { staleTime: 0, refetchOnWindowFocus: 'always' } as const

/** How many lines are in the cart. */
export function useCartCount(): number {
  const { checked } = useSession()
  const { api } = useShop()
  const { countKey, hearCount } = useCartMemory()
  const { data } = useQuery({
    ...quietly({ queryKey: countKey, queryFn: async () => hearCount(await api.cart.count()) }),
    ...lookAgain,
    // Before the check there is no key to a cart.
    enabled: checked,
  })
  return data?.count ?? 0
}
