import { useShop } from '../../shop.ts'
import type { Cart, CartCount } from '../contract.ts'
import { newer } from './newer.ts'

/** The known state of the cart: every answer is compared with it, and the newer one stays. */
export function useCartMemory() {
  const { queries, cache } = useShop()
  const cartKey = queries.cart.show().queryKey
  const countKey = queries.cart.count().queryKey

  function hearCount(heard: CartCount): CartCount {
    const kept = newer(cache.getQueryData<CartCount>(countKey), heard)
    cache.setQueryData<CartCount>(countKey, kept)
    return kept
  }

  function hearCart(heard: Cart): Cart {
    const kept = newer(cache.getQueryData<Cart>(cartKey), heard)
    cache.setQueryData<Cart>(cartKey, kept)
    hearCount({ id: kept.id, version: kept.version, count: kept.lines.length })
    return kept
  }

  return { cartKey, countKey, hearCount, hearCart }
}
