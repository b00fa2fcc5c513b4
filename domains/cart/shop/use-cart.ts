import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useSession } from '@sillage/web-kit/session.tsx'
import { useData } from '@sillage/web-kit/use-data.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useShop } from '../../shop.ts'
import type { CartCount } from '../contract.ts'
import { newer } from './newer.ts'

type Chosen = { variant_id: number; quantity: number }
/** What is put in at once: a variant, and what goes beside it. */
export type Added = Chosen & { add_ons?: Chosen[] }

/** How many lines are in the cart; another tab's change is seen when this one is looked at again. */
export function useCartCount(): number {
  const { checked } = useSession()
  const { api, queries, cache } = useShop()
  const { queryKey } = queries.cart.count()
  const known = () => cache.getQueryData<CartCount>(queryKey)
  const { data } = useQuery({
    ...quietly({ queryKey, queryFn: async () => newer(known(), await api.cart.count()) }),
    // Before the check there is no key to a cart.
    enabled: checked,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
  return data?.count ?? 0
}

/** Puts things into the cart and says so; true where the server took them. A click while one is on its way does nothing. */
export function useAddToCart() {
  const t = usePhrases()
  const { toast } = useDialogs()
  const { checked, refresh } = useSession()
  const { call } = useData()
  const { api, queries, cache } = useShop()
  const [pending, setPending] = useState(false)
  const busy = useRef(false)

  async function send(lines: Added[]) {
    // Who clicks before the first check has answered has no cart yet.
    if (!checked) await refresh()
    const heard = await call(() => api.cart.add({ body: { lines } }))
    const { queryKey } = queries.cart.count()
    cache.setQueryData<CartCount>(queryKey, (known) => newer(known, heard))
    void cache.invalidateQueries({ queryKey: queries.cart.show.key })
  }

  async function add(lines: Added[]): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    setPending(true)
    try {
      await send(lines)
    } catch {
      return false // useData has told why
    } finally {
      busy.current = false
      setPending(false)
    }
    toast({
      message: t('장바구니에 담았어요.'),
      icon: 'bag',
      action: { label: t('장바구니 보기'), href: '/shop/cart' },
    })
    return true
  }

  return { add, pending }
}
