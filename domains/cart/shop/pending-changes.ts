import { useEffect, useState } from 'react'
import { useShop } from '../../shop.ts'
import { type CartChange, overtakes } from './cart-changes.ts'

const mutationKey = ['cart-change']

type Options = { send: (change: CartChange) => Promise<void>; onRefused: () => void }

/**
 * Changes that are being sent, oldest first. They are sent one after the other, or the fastest would decide the final
 * state; a change that a later one replaces is not sent at all.
 */
export function usePendingChanges({ send, onRefused }: Options) {
  const { cache } = useShop()
  const mutations = cache.getMutationCache()
  const [pending, setPending] = useState<CartChange[]>([])

  function underWay() {
    const found = mutations.findAll({ mutationKey, status: 'pending' })
    // Only `change` below writes under this key.
    return found.map(({ state }) => state.variables as CartChange)
  }

  useEffect(() => {
    const listen = () => setPending(underWay())
    listen()
    return mutations.subscribe(listen)
  }, [mutations])

  function isOvertaken(change: CartChange) {
    const all = underWay()
    return all.slice(all.indexOf(change) + 1).some((later) => overtakes(later, change))
  }

  function change(wished: CartChange) {
    const mutationFn = async () => (isOvertaken(wished) ? undefined : send(wished))
    const mutation = mutations.build<void, Error, CartChange, unknown>(cache, {
      mutationKey,
      mutationFn,
      scope: { id: 'cart' },
    })
    mutation.execute(wished).catch(onRefused)
  }

  return { pending, change }
}
