import { Skeleton } from '@sillage/admin-kit/part.tsx'
import { QueryFailed } from '@sillage/admin-kit/query-failed.tsx'
import { useRecent } from '@sillage/admin-kit/recents.ts'
import { Top } from '@sillage/admin-kit/top.tsx'
import { LineState } from '@sillage/domains/order/admin/line-state.tsx'
import { useShop } from '@sillage/domains/shop.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { OrderActions } from './order/order-actions.tsx'
import { OrderBuyer } from './order/order-buyer.tsx'
import { OrderClaims } from './order/order-claims.tsx'
import { OrderLines } from './order/order-lines.tsx'
import { OrderLog } from './order/order-log.tsx'
import { OrderMessages } from './order/order-messages.tsx'
import { OrderMoney } from './order/order-money.tsx'
import { OrderReceipts } from './order/order-receipts.tsx'
import { OrderShipments } from './order/order-shipments.tsx'

/** One order: the work on the left, the person and the log on the right. */
export function Component() {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  const order_id = Number(useParams().orderId)
  const { data: order, error, refetch } = useQuery(queries.staffOrders.show({ params: { order_id } }))
  useRecent(`/orders/${order_id}`, order?.order_no)
  const crumb = { to: '/orders', label: t('주문') }
  if (error || !order)
    return (
      <>
        <Top title={t('주문')} crumb={crumb} />
        <div className="body">
          {error ? (
            <QueryFailed error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton label={t('불러오고 있어요.')} lines={12} />
          )}
        </div>
      </>
    )
  return (
    <>
      <Top
        title={order.order_no}
        crumb={crumb}
        fact={
          <>
            <LineState state={order.state} />
            <span className="mute only-wide">{dates.shortDateTime(order.created_at)}</span>
          </>
        }
      >
        <OrderActions order={order} />
      </Top>
      <div className="body">
        <div className="cols cols-wide">
          <div>
            <OrderLines order={order} />
            <OrderMoney order={order} />
            <OrderShipments order={order} />
            <OrderClaims order={order} />
            <OrderReceipts order={order} />
          </div>
          <div>
            <OrderBuyer order={order} />
            <OrderLog order={order} />
            <OrderMessages order_id={order.id} />
          </div>
        </div>
      </div>
    </>
  )
}
