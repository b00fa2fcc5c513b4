import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { CartLine } from '../contract.ts'
import { useCartMemory } from './cart-memory.ts'
import type { Added } from './use-cart.ts'

/** Orders one thing at once: it alone is chosen in the cart, as many as wished, and the order form opens. */
export function useBuyNow() {
  const navigate = useNavigate()
  const { checked, refresh } = useSession()
  const { call } = useDataCalls()
  const { api, cache } = useShop()
  const { hearCart, hearCount, cartKey } = useCartMemory()
  const [pending, setPending] = useState(false)
  const busy = useRef(false)

  async function choose({ add_ons = [], ...wished }: Added) {
    // Who clicks before the first check has answered has no cart yet.
    if (!checked) await refresh()
    const cart = hearCart(await api.cart.select({ body: { selected: false } }))
    const isSame = ({ variant_id, add_on_of, personal }: CartLine) =>
      variant_id === wished.variant_id && add_on_of === 0 && personal.length === 0 && !wished.personal?.length
    const known = cart.lines.find(isSame)
    // What lies in the cart already is not added to: as many are bought as were asked for here.
    if (!known) return hearCount(await api.cart.add({ body: { lines: [{ ...wished, add_ons }] } }))
    const { quantity } = wished
    hearCart(await api.cart.change({ params: { line_id: known.id }, body: { quantity, selected: true } }))
    const add_on_of = known.product_id
    const missing = add_ons.filter(
      ({ variant_id }) => !cart.lines.some((line) => line.variant_id === variant_id && line.add_on_of === add_on_of),
    )
    if (missing.length > 0)
      hearCount(await api.cart.add({ body: { lines: missing.map((line) => ({ ...line, add_on_of })) } }))
  }

  async function buy(line: Added): Promise<boolean> {
    if (busy.current) return false
    busy.current = true
    setPending(true)
    try {
      await call(() => choose(line))
      void cache.invalidateQueries({ queryKey: cartKey })
      await navigate('/shop/order-form')
      return true
    } catch {
      return false // useDataCalls has shown the reason
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  return { buy, pending }
}
