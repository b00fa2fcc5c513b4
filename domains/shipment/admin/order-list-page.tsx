import { ButtonLink } from '@sillage/admin-kit/button.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column, View } from '@sillage/admin-kit/list/list-props.ts'
import { useSortFilter } from '@sillage/admin-kit/list/sort-filter.ts'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { deliveryNames } from '../../order/admin/delivery-names.ts'
import { LineState } from '../../order/admin/line-state.tsx'
import { lineStateLooks } from '../../order/admin/state-looks.ts'
import { useShop } from '../../shop.ts'
import type { StaffOrderRow } from '../staff-order-contract.ts'
import { MoveOrders } from './move-orders.tsx'

/** Orders from the newest on, with what staff do to many at once. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const columns = useColumns()
  const sort = useSortFilter()
  const looks = Object.entries(lineStateLooks)
  const views: View[] = [
    { label: t('모두'), query: {} },
    ...(['paid', 'preparing', 'ready', 'on_hold', 'shipping', 'pending_payment'] as const).map((state) => ({
      label: t(lineStateLooks[state].label),
      query: { state },
    })),
  ]
  return (
    <>
      <Top title={t('주문')}>
        <ButtonLink to="/orders/new" icon="plus">
          {t('대신 주문하기')}
        </ButtonLink>
      </Top>
      <DataList
        name="orders"
        label={t('주문 목록')}
        columns={columns}
        query={(query) => queries.staffOrders.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ order_no }) => order_no}
        hrefOf={({ id }) => `/orders/${id}`}
        views={views}
        filters={[
          {
            name: 'state',
            label: t('상태'),
            kind: 'choice',
            options: looks.map(([value, { label }]) => ({ value, label: t(label) })),
          },
          { name: 'day', label: t('주문한 날'), kind: 'day' },
          sort,
        ]}
        find={t('번호 앞자리, 이름, 전화')}
        bulk={(orders, clear) => <MoveOrders orders={orders} onDone={clear} />}
        empty={{ title: t('아직 주문이 없어요'), text: t('첫 주문이 들어오면 여기에 보여요.') }}
      />
    </>
  )
}

function useColumns(): Column<StaffOrderRow>[] {
  const t = usePhrases()
  const dates = useDates()
  const moneyText = useMoneyText()
  return [
    { key: 'order_no', label: t('번호'), cell: ({ order_no }) => order_no },
    {
      key: 'created_at',
      label: t('시각'),
      cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
    },
    { key: 'state', label: t('상태'), cell: ({ state }) => <LineState state={state} /> },
    { key: 'buyer', label: t('주문한 분'), cell: ({ buyer }) => buyer.name },
    { key: 'goods', label: t('상품'), fill: true, cell: ({ goods }) => goods },
    {
      key: 'amount',
      label: t('금액'),
      align: 'end',
      cell: ({ total_amount, currency }) => moneyText({ amount: total_amount, currency }),
    },
    {
      key: 'delivery',
      label: t('받는 방법'),
      cell: ({ delivery }) => <span className="soft">{t(deliveryNames[delivery])}</span>,
    },
    { key: 'receiver', label: t('받는 분'), hidden: true, cell: ({ receiver_name }) => receiver_name },
    {
      key: 'paid_at',
      label: t('결제 일시'),
      hidden: true,
      cell: ({ paid_at }) => (paid_at ? dates.shortDateTime(paid_at) : ''),
    },
  ]
}
