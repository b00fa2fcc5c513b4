import { Button } from '@sillage/admin-kit/button.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import { claimStateNames } from '../../claim/words.ts'
import type { Lot } from '../../inventory/lot-contract.ts'
import { useShop } from '../../shop.ts'
import { useCan } from '../../staff/admin/me.ts'
import type { LotBuyer } from '../contract.ts'

/** Everyone who bought of the lot; names and numbers for staff who may see orders. */
export function LotBuyers({ lot }: { lot: Lot }) {
  const t = usePhrases()
  const can = useCan()
  const { api, queries } = useShop()
  const { run: save, pending } = useAction(() =>
    api.staffExports.start({ body: { list: 'lot-buyers', format: 'xlsx', query: { lot_id: String(lot.id) } } }),
  )
  return (
    <Part
      title={t('이 로트를 산 주문')}
      actions={
        can('orders') && (
          <Button small icon="download" disabled={pending} onClick={() => save(undefined)}>
            {t('엑셀로 받기')}
          </Button>
        )
      }
    >
      <DataList
        name="lot-buyers"
        label={t('주문 목록')}
        columns={useColumns()}
        query={(query) => queries.staffRecalls.buyers({ query: { ...query, lot_id: lot.id } })}
        keyOf={({ order_id }) => order_id}
        nameOf={({ order_no }) => order_no}
        empty={{ title: t('아직 보낸 주문이 없어요.') }}
      />
    </Part>
  )
}

function useColumns(): Column<LotBuyer>[] {
  const t = usePhrases()
  const can = useCan()
  const dates = useDates()
  return [
    {
      key: 'order',
      label: t('주문번호'),
      cell: ({ order_id, order_no }) =>
        can('orders') ? (
          <Link className="link" to={`/orders/${order_id}`}>
            {order_no}
          </Link>
        ) : (
          order_no
        ),
    },
    {
      key: 'buyer',
      label: t('주문자'),
      fill: true,
      cell: ({ name, hp, email }) =>
        name === null ? (
          <span className="mute">{t('주문 권한이 있으면 보여요')}</span>
        ) : (
          <>
            {name} <span className="mute">{[hp, email].filter(Boolean).join(', ')}</span>
          </>
        ),
    },
    { key: 'quantity', label: t('수량'), align: 'end', cell: ({ quantity }) => quantity.toLocaleString() },
    { key: 'shipped_at', label: t('발송'), cell: ({ shipped_at }) => dates.shortDateTime(shipped_at) },
    {
      key: 'notified_at',
      label: t('알림'),
      cell: ({ notified_at }) => (notified_at ? dates.shortDateTime(notified_at) : ''),
    },
    {
      key: 'claim',
      label: t('반품 상태'),
      cell: ({ claim_id, claim_state }) =>
        claim_id &&
        claim_state && (
          <Link className="link" to={`/claims/${claim_id}`}>
            {t(claimStateNames[claim_state])}
          </Link>
        ),
    },
  ]
}
