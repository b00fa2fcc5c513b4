import { Loaded } from '@sillage/domains/member/shop/account/loaded.tsx'
import { orderSteps } from '@sillage/domains/order/words.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import './order-steps.css'

export const useOrderSummary = () => useQuery(useShop().queries.order.summary())

/** How many lines are at each step of an order. */
export function OrderSteps() {
  const t = usePhrases()
  return (
    <Loaded query={useOrderSummary()} height="96px">
      {({ lines }) => (
        <ol className="order-steps">
          {orderSteps.map(({ name, states }) => (
            <li key={name}>
              <Anchor href="/my-page/order">
                <b className="num">{states.reduce((sum, state) => sum + (lines[state] ?? 0), 0)}</b>
                <span>{t(name)}</span>
              </Anchor>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  )
}
