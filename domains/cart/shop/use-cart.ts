import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useRef, useState } from 'react'
import type { Design } from '../../custom/design-contract.ts'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import { useCartMemory } from './cart-memory.ts'

type Chosen = { variant_id: number; quantity: number }
type Personal = { key: string; value?: string; design?: Design | undefined }
/** What is put in at once: a variant, and what goes beside it. */
export type Added = Chosen & { add_ons?: Chosen[]; personal?: Personal[] }

/**
 * Adds items to the cart and says so; true if the server accepted them. A click while a request is running does
 * nothing.
 */
export function useAddToCart() {
  const t = usePhrases()
  const { toast } = useDialogs()
  const { checked, refresh } = useSession()
  const { call } = useDataCalls()
  const { api, cache } = useShop()
  const { hearCount, cartKey } = useCartMemory()
  const [pending, setPending] = useState(false)
  const busy = useRef(false)

  async function send(lines: Added[]) {
    // Who clicks before the first check has answered has no cart yet.
    if (!checked) await refresh()
    hearCount(await call(() => api.cart.add({ body: { lines } })))
    void cache.invalidateQueries({ queryKey: cartKey })
  }

  async function add(lines: Added[]): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    setPending(true)
    try {
      await send(lines)
    } catch {
      return false // useDataCalls has shown the reason
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
