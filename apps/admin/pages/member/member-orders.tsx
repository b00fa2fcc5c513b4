import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { LineState } from '@sillage/domains/order/admin/line-state.tsx'
import { useShop } from '@sillage/domains/shop.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'

/** The last orders of a member. */
export function MemberOrders({ mb_id }: { mb_id: string }) {
  const t = usePhrases()
  const dates = useDates()
  const moneyText = useMoneyText()
  const { queries } = useShop()
  return (
    <Part
      title={t('주문')}
      actions={
        <Link className="link" to={`/orders?mb_id=${mb_id}`}>
          {t('모두 보기')}
        </Link>
      }
    >
      <Loaded query={queries.staffOrders.list({ query: { mb_id, limit: 10 } })}>
        {({ data }) => (
          <SmallTable
            label={t('주문 목록')}
            rows={data}
            keyOf={({ id }) => id}
            empty={t('아직 주문이 없어요')}
            columns={[
              {
                key: 'order_no',
                label: t('번호'),
                cell: ({ id, order_no }) => (
                  <Link className="link" to={`/orders/${id}`}>
                    {order_no}
                  </Link>
                ),
              },
              {
                key: 'created_at',
                label: t('시각'),
                cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
              },
              { key: 'state', label: t('상태'), cell: ({ state }) => <LineState state={state} /> },
              { key: 'goods', label: t('상품'), fill: true, cell: ({ goods }) => goods },
              {
                key: 'amount',
                label: t('금액'),
                align: 'end',
                cell: ({ total_amount, currency }) => moneyText({ amount: total_amount, currency }),
              },
            ]}
          />
        )}
      </Loaded>
    </Part>
  )
}
