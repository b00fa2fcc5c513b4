import { Problem } from '@sillage/kit/problem.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useState } from 'react'
import { keepViewKey } from '../../../order/shop/view-keys.ts'
import { useStartPayment } from '../../../payment/shop/use-start-payment.ts'
import { useShop } from '../../../shop.ts'
import type { Placed } from '../../contract.ts'
import { lastPlacedOrder } from '../last-placed-order.ts'
import { type Draft, type OrderBody, orderFingerprint } from './draft.ts'
import { missingFields, withFields } from './field-errors.ts'
import type { Change } from './use-draft.ts'

type Sending = Omit<OrderBody, 'request_key'>
type Options = {
  draft: Draft
  change: Change
  forget: () => void
  askAgain: () => Promise<unknown>
  /** A guest sets a password; and something that cannot be sent back is agreed to. */
  who: { isGuest: boolean; keeps: boolean }
}

/** Why the order was not placed, or was placed and could not be paid yet. */
export type PlaceProblem =
  | {
      kind: 'changed'
      before: number /** What differs from the order that this form made before. */
      differs: string[]
    }
  | { kind: 'unpaid'; message: string }

/** Places the order and sends the buyer off to pay. */
export function usePlaceOrder({ draft, change, forget, askAgain, who }: Options) {
  const { api, queries, cache } = useShop()
  const start = useStartPayment()
  const [problem, setProblem] = useState<PlaceProblem | null>(null)

  /** The same draft sent again means the same order; a changed one is another. */
  function keyOf(body: Sending, { again }: { again: boolean }) {
    const mark = orderFingerprint({ ...body, request_key: '' })
    const key = draft.sent.mark === mark && !again ? draft.sent.key : crypto.randomUUID()
    change({ sent: { key, mark } })
    return key
  }

  async function place(body: Sending, { again }: { again: boolean }): Promise<Placed> {
    try {
      return await api.checkout.place({ body: { ...body, request_key: keyOf(body, { again }) } })
    } catch (error) {
      // The order of the first attempt expired in the meantime, unpaid: this one is a new one.
      if (error instanceof Problem && error.code === 'expired' && !again) return place(body, { again: true })
      throw error
    }
  }

  async function send(body: Sending) {
    setProblem(null)
    try {
      return await place(body, { again: false })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (error.status === 409) {
        const isOther = error.code === 'other_contents'
        // The next press places another order.
        if (isOther) change({ sent: { key: '', mark: '' } })
        const differs = isOther ? Object.values(error.errors ?? {}).flat() : []
        // While an earlier payment is being checked nothing has changed: the message of the refusal is enough.
        if (error.code !== 'in_progress') setProblem({ kind: 'changed', before: body.total_amount, differs })
        await Promise.all([askAgain(), cache.invalidateQueries({ queryKey: queries.cart.show().queryKey })])
      }
      throw withFields(error, error.status === 422 ? missingFields(body, who) : {})
    }
  }

  async function begin({ order_id, view_key, start: how }: Placed) {
    keepViewKey(order_id, view_key)
    const failure = await start(how, order_id)
    if (how.kind === 'paid' || how.kind === 'deposit') {
      lastPlacedOrder.keep(order_id)
      forget()
      await cache.invalidateQueries({ queryKey: queries.cart.count().queryKey })
    }
    if (failure) setProblem({ kind: 'unpaid', message: failure })
  }

  return { ...useSubmit(send, { onDone: begin }), problem }
}
