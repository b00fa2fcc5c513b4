import type { MouseEvent } from 'react'
import { openedProduct } from '../../catalog/shop/opened-product.ts'

/** Before the visitor leaves to an item, this entry of the history stores which, so that it is marked on return. */
export function rememberItem(event: MouseEvent) {
  const id = openedProduct(event)
  if (!id) return
  const here = new URL(window.location.href)
  here.searchParams.set('last', String(id))
  // Past the router, which would draw this page once more on the way out; it reads the address when someone comes back.
  window.history.replaceState(window.history.state, '', here)
}
