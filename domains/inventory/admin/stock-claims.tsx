import { Part } from '@sillage/admin-kit/part.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useShop } from '../../shop.ts'

/** Which orders have reserved pieces that were not sent yet. */
export function Reservations({ variant_id }: { variant_id: number }) {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  const { data = [] } = useQuery(queries.staffStock.reservations({ params: { variant_id } }))
  return (
    <Part title={t('재고를 예약한 주문')} fact={t('{count}건', { count: data.length })}>
      <ul className="lines">
        {data.map(({ order_id, quantity, since }, at) => (
          <li key={at}>
            {order_id ? (
              <Link className="link" to={`/orders/${order_id}`}>
                {t('주문 {id}', { id: order_id })}
              </Link>
            ) : (
              t('기타')
            )}
            <span className="grow mute">{dates.shortDateTime(since)}</span>
            <b className="medium">{quantity.toLocaleString()}</b>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Members who asked for a message when it is back, those who asked first. */
export function Waiting({ variant_id, count }: { variant_id: number; count: number }) {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  const { data = [] } = useQuery(queries.staffStock.waiting({ params: { variant_id } }))
  return (
    <Part title={t('재입고 알림을 기다리는 회원')} fact={t('{count}명', { count })}>
      <ul className="lines">
        {data.map(({ mb_id, name, created_at }) => (
          <li key={mb_id}>
            <Link className="link" to={`/members/${mb_id}`}>
              {name}
            </Link>
            <span className="grow mute">{mb_id}</span>
            <span className="mute">{dates.shortDateTime(created_at)}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
