import { Problem } from '@sillage/kit/problem.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { storedText } from '@sillage/web-kit/stored-value.ts'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { isFailedPayment, type PaymentState, returnWords } from '../../order/payment-words.ts'
import { keepViewKey } from '../../order/shop/view-keys.ts'
import type { Outcome } from '../../payment/contract.ts'
import { useShop } from '../../shop.ts'
import { draftStore } from './form/draft-store.ts'
import { lastPlacedOrder } from './last-placed-order.ts'

/** What the provider wrote into the address it sent the buyer back to. */
export type Returned = { token: string; step: string; words: Record<string, string> }

const never = () => () => undefined
const longest = 1000

/** Read once the page is awake: the HTML is the same for every payment. Null where the address names none. */
export function useReturned(): Returned | null | 'unread' {
  const { search } = useLocation()
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!awake) return 'unread'
  const query = Object.fromEntries(new URLSearchParams(search))
  const { [returnWords.token]: token = '', [returnWords.step]: step = '', ...words } = query
  if (token.length < 20 || Object.values(words).some(({ length }) => length > longest)) return null
  return { token, step, words }
}

/** Whether the outcome is still unknown. */
export const isUnderWay = (state: PaymentState) => ['ready', 'in_progress', 'unknown'].includes(state)

const failureOf = ({ code = '', message = '' }: Record<string, string>) => ({ code, message: message.slice(0, 500) })

/** How long to wait before asking for the nth time. */
const pauseMs = (times: number) => Math.min(1000 * 1.6 ** times, 20_000)

/**
 * What came of the payment. It is confirmed by the first question that is answered; all later ones only ask. The server
 * takes the money once, whatever is asked how often.
 */
export function useOutcome({ token, step, words }: Returned) {
  const { api, queries, cache } = useShop()
  const queryKey = ['payment', token]

  async function ask(): Promise<Outcome> {
    const mark = returnMark()
    const known = cache.getQueryData<Outcome>(queryKey)
    const outcome = await (known
      ? api.payment.state({ body: { token, mark } })
      : step === 'failed'
        ? api.payment.fail({ body: { token, mark, ...failureOf(words) } })
        : api.payment.confirm({ body: { token, mark, returned: words } }))
    if (outcome.view_key) keepViewKey(outcome.order_id, outcome.view_key)
    if (!isUnderWay(outcome.state) && !isFailedPayment(outcome.state)) {
      draftStore.forget()
      lastPlacedOrder.keep(outcome.order_id)
      // The items have left the cart.
      void cache.invalidateQueries({ queryKey: queries.cart.count().queryKey })
    }
    return outcome
  }

  const query = useQuery<Outcome>({
    ...quietly({ queryKey, queryFn: ask }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: true,
    // The same answer again is shown: the buyer reads that it takes longer.
    notifyOnChangeProps: 'all',
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && isUnderWay(data.state) ? pauseMs(dataUpdateCount) : false,
  })
  return {
    data: query.data,
    isError: query.isError,
    /** How often an answer came. */
    times: cache.getQueryState(queryKey)?.dataUpdateCount ?? 0,
    isMissing: query.error instanceof Problem && [404, 422].includes(query.error.status),
    askAgain: () => void query.refetch(),
  }
}

const storedMark = storedText(() => sessionStorage, 'return-mark')
let madeMark: string | undefined

/**
 * This tab's own marker for the return from a provider. The first browser to return may see the order; by the marker it
 * is recognised again if the answer is lost, after a reload too. Without storage it lasts until the reload.
 */
function returnMark(): string {
  madeMark ??= storedMark.read() ?? crypto.randomUUID()
  storedMark.write(madeMark)
  return madeMark
}
