import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import type { Order } from '../../order/contract.ts'
import { useShop } from '../../shop.ts'
import { ClassTicket } from './class-ticket.tsx'
import { OrderOfBookingsContext, queryOf } from './order-of-bookings.ts'
import { PastClasses } from './past-classes.tsx'
import './my-classes.css'

type Props = { order: Order; view_key?: string | undefined }

/** The classes in an order: a guest sees the tickets here, a member has them among their classes. */
export function OrderClasses({ order, view_key }: Props) {
  const t = usePhrases()
  const booked = order.lines.some(({ kind, state }) => kind === 'class' && ['granted', 'confirmed'].includes(state))
  if (!booked) return null
  return (
    <section aria-label={t('예약한 수업')}>
      <h2 className="section-title">{t('예약한 수업')}</h2>
      {order.by_guest ? (
        <Tickets order={{ order_id: order.id, view_key }} />
      ) : (
        <Button kind="line" size="sm" href="/my-page/tssa">
          {t('입장 QR과 수업 안내 보기')}
        </Button>
      )}
    </section>
  )
}

function Tickets({ order }: { order: { order_id: number; view_key: string | undefined } }) {
  const { queries } = useShop()
  const input = { params: { order_id: order.order_id }, query: queryOf(order) }
  // The order is shown without them, where they cannot be read.
  const { data = [] } = useQuery(quietly(queries.orderClasses.list(input)))
  const over = data.filter(({ is_over }) => is_over)
  return (
    <OrderOfBookingsContext value={order}>
      <div className="my-classes">
        {data
          .filter(({ is_over }) => !is_over)
          .map((booked) => (
            <ClassTicket key={booked.line_id} booked={booked} />
          ))}
        {over.length > 0 && <PastClasses classes={over} />}
      </div>
    </OrderOfBookingsContext>
  )
}
