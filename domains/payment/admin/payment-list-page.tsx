import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { useSortFilter } from '@sillage/admin-kit/list/sort-filter.ts'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { methodNames, paymentMethods, paymentStates } from '../../order/payment-words.ts'
import { useShop } from '../../shop.ts'
import type { StaffPaymentRow } from '../staff-payment-contract.ts'
import { paymentLooks } from './payment-looks.ts'

/** Every attempt to pay, the newest first. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const columns = useColumns()
  const sort = useSortFilter()
  return (
    <>
      <Top title={t('결제')} />
      <DataList<StaffPaymentRow>
        name="payments"
        label={t('결제 목록')}
        columns={columns}
        query={(query) => queries.staffPayments.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ order_no }) => order_no}
        hrefOf={({ id }) => `/payments/${id}`}
        views={[
          { label: t('모두'), query: {} },
          { label: t('입금 대기'), query: { state: 'waiting_for_deposit' } },
          { label: t('입금 부족'), query: { state: 'underpaid' } },
          { label: t('초과 입금'), query: { state: 'overpaid' } },
          { label: t('확인 필요'), query: { state: 'unknown' } },
        ]}
        filters={[
          {
            name: 'state',
            label: t('상태'),
            kind: 'choice',
            options: paymentStates.map((value) => ({ value, label: t(paymentLooks[value].label) })),
          },
          {
            name: 'method',
            label: t('결제 방법'),
            kind: 'choice',
            options: methodNames.map((value) => ({ value, label: t(paymentMethods[value].name) })),
          },
          sort,
        ]}
        find={t('주문 번호, 결제사 키')}
        empty={{ title: t('아직 결제가 없어요'), text: t('손님이 결제를 시작하면 여기에 보여요.') }}
      />
    </>
  )
}

function useColumns(): Column<StaffPaymentRow>[] {
  const t = usePhrases()
  const dates = useDates()
  const moneyText = useMoneyText()
  return [
    { key: 'order_no', label: t('주문 번호'), cell: ({ order_no }) => order_no },
    {
      key: 'created_at',
      label: t('시각'),
      cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
    },
    {
      key: 'state',
      label: t('상태'),
      cell: ({ state }) => <State tone={paymentLooks[state].tone}>{t(paymentLooks[state].label)}</State>,
    },
    { key: 'buyer', label: t('주문한 분'), cell: ({ buyer_name }) => buyer_name },
    { key: 'method', label: t('결제 방법'), cell: ({ method }) => t(paymentMethods[method].name) },
    {
      key: 'failure',
      label: t('실패한 이유'),
      fill: true,
      cell: ({ failure }) => <span className="mute">{failure}</span>,
    },
    {
      key: 'canceled',
      label: t('환불한 금액'),
      align: 'end',
      cell: ({ canceled_amount: amount, currency }) => (amount > 0 ? moneyText({ amount, currency }) : ''),
    },
    {
      key: 'amount',
      label: t('금액'),
      align: 'end',
      cell: ({ amount, currency }) => moneyText({ amount, currency }),
    },
    {
      key: 'provider_key',
      label: t('결제사 키'),
      hidden: true,
      cell: ({ provider_key }) => <span className="mute">{provider_key}</span>,
    },
  ]
}
