import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import { reasonNames } from './reason-names.ts'

type Movement = {
  id: number
  on_hand: number
  reserved: number
  reason: string
  order_id: number | null
  mb_id: string | null
  created_at: string
}

const signed = (count: number) => (count > 0 ? `+${count}` : count < 0 ? String(count) : '')

/** When stock changed, why, by how much, and for which order or by whom. */
export function useMovementColumns(): Column<Movement>[] {
  const t = usePhrases()
  const dates = useDates()
  return [
    {
      key: 'created_at',
      label: t('언제'),
      cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
    },
    { key: 'reason', label: t('이유'), fill: true, cell: ({ reason }) => t(reasonNames[reason] ?? reason) },
    { key: 'on_hand', label: t('보유'), align: 'end', cell: ({ on_hand }) => signed(on_hand) },
    { key: 'reserved', label: t('예약'), align: 'end', cell: ({ reserved }) => signed(reserved) },
    {
      key: 'cause',
      label: t('누가'),
      cell: ({ order_id, mb_id }) =>
        order_id ? (
          <Link className="link" to={`/orders/${order_id}`}>
            {t('주문 {id}', { id: order_id })}
          </Link>
        ) : (
          mb_id
        ),
    },
  ]
}
