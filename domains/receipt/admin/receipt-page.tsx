import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { useSortFilter } from '@sillage/admin-kit/list/sort-filter.ts'
import { stateQuery } from '@sillage/admin-kit/list/state-query.ts'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import { receiptKinds, receiptStates } from '../../order/words.ts'
import { useShop } from '../../shop.ts'
import type { StaffReceipt } from '../staff-contract.ts'
import { ReceiptActions } from './receipt-actions.tsx'
import { receiptFailure, receiptKindLabels, receiptLooks } from './receipt-looks.ts'

/** Cash receipts and tax invoices: what waits, what failed, what was issued. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const sort = useSortFilter()
  return (
    <>
      <Top title={t('증빙')} />
      <DataList<StaffReceipt>
        name="receipts"
        label={t('증빙 목록')}
        query={(query) => queries.staffReceipts.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ order_no }) => order_no}
        views={receiptStates.map((state) => ({
          label: t(receiptLooks[state].label),
          query: stateQuery('requested', state),
        }))}
        filters={[
          {
            name: 'kind',
            label: t('종류'),
            kind: 'choice',
            options: receiptKinds.map((value) => ({ value, label: t(receiptKindLabels[value]) })),
          },
          { name: 'from', label: t('부터'), kind: 'day' },
          { name: 'until', label: t('까지'), kind: 'day' },
          sort,
        ]}
        find={t('주문 번호')}
        columns={useColumns()}
        empty={{
          title: t('발급할 증빙이 없어요'),
          text: t('손님이 현금영수증이나 세금계산서를 요청하면 여기에 보여요.'),
        }}
      />
    </>
  )
}

function useColumns(): Column<StaffReceipt>[] {
  const t = usePhrases()
  const dates = useDates()
  const moneyText = useMoneyText()
  return [
    {
      key: 'order_no',
      label: t('주문 번호'),
      cell: ({ order_id, order_no }) => (
        <Link className="link" to={`/orders/${order_id}`}>
          {order_no}
        </Link>
      ),
    },
    { key: 'kind', label: t('종류'), cell: ({ kind }) => t(receiptKindLabels[kind]) },
    {
      key: 'state',
      label: t('상태'),
      cell: ({ state }) => <State tone={receiptLooks[state].tone}>{t(receiptLooks[state].label)}</State>,
    },
    {
      key: 'company',
      label: t('받는 곳'),
      fill: true,
      cell: ({ company, number, failure }) => (
        <>
          {company?.name} <span className="mute">{number}</span>
          {failure && <span className="error"> {t(receiptFailure(failure))}</span>}
        </>
      ),
    },
    {
      key: 'issue_number',
      label: t('승인 번호'),
      hidden: true,
      cell: ({ issue_number }) => <span className="mute">{issue_number}</span>,
    },
    {
      key: 'amount',
      label: t('금액'),
      align: 'end',
      cell: ({ amount }) => moneyText({ amount, currency: 'krw' }),
    },
    { key: 'actions', label: t('할 일'), align: 'end', cell: (receipt) => <ReceiptActions receipt={receipt} /> },
    {
      key: 'created_at',
      label: t('시각'),
      cell: ({ created_at, issued_at }) => <span className="mute">{dates.shortDateTime(issued_at ?? created_at)}</span>,
    },
  ]
}
