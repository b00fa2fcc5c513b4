import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { Cart, CartLine } from '../contract.ts'
import { type CartChange, expectChange } from './cart-changes.ts'
import { lookAgain } from './cart-count.ts'
import { useCartMemory } from './cart-memory.ts'
import { usePendingChanges } from './pending-changes.ts'

/**
 * The cart's lines as the buyer last changed them: the server's answer, and on top of it every change that is still
 * being sent.
 */
export function useCartLines() {
  const { checked } = useSession()
  const { api, cache } = useShop()
  const { cartKey, hearCart } = useCartMemory()
  const { call } = useDataCalls()
  const query = useQuery({
    queryKey: cartKey,
    queryFn: async () => hearCart(await api.cart.show()),
    ...lookAgain,
    enabled: checked,
  })

  async function send(change: CartChange) {
    if (change.action === 'change') {
      const { line_id, change: body } = change
      hearCart(await api.cart.change({ params: { line_id }, body }))
    } else if (change.action === 'select') hearCart(await api.cart.select({ body: { selected: change.selected } }))
    else if (change.action === 'remove')
      for (const line_id of change.line_ids) hearCart(await api.cart.remove({ params: { line_id } }))
    else {
      await api.cart.add({ body: { lines: [...change.lines] } })
      hearCart(await api.cart.show())
    }
  }

  const { pending, change } = usePendingChanges({
    send: (change) => call(() => send(change)),
    // useDataCalls has shown the reason; the lines are those of the server.
    onRefused: () => void cache.invalidateQueries({ queryKey: cartKey }),
  })
  const cart = query.data && pending.reduce(expectChange, query.data)
  return { cart, isSettled: pending.length === 0, failed: query.isLoadingError, retry: query.refetch, change }
}

/** Takes lines out and offers to put them back. What cannot be bought any more could not be put in again. */
export function useRemoveLines(cart: Cart, change: (change: CartChange) => void) {
  const t = usePhrases()
  const { toast } = useDialogs()
  return (lines: readonly CartLine[]) => {
    const removal: CartChange = { action: 'remove', line_ids: lines.map(({ id }) => id) }
    const { lines: left } = expectChange(cart, removal)
    change(removal)
    const back = cart.lines
      .filter((line) => !left.includes(line) && line.trouble !== 'gone' && line.available >= line.min_quantity)
      .filter(({ room, min_quantity }) => room === null || room >= min_quantity)
      .map(({ variant_id, available, room, add_on_of }) => ({
        variant_id,
        quantity: Math.min(available, room ?? available),
        add_on_of,
      }))
    const undo = { label: t('되돌리기'), onPress: () => change({ action: 'put_back', lines: back }) }
    toast({ message: t('장바구니에서 뺐어요.'), ...(back.length > 0 && { action: undo }) })
  }
}
