import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { useSortFilter } from '@sillage/admin-kit/list/sort-filter.ts'
import { stateQuery } from '@sillage/admin-kit/list/state-query.ts'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { StaffClaimRow } from '../staff-contract.ts'
import { claimKindNames, claimKinds, claimReasons, claimStateNames, claimStates } from '../words.ts'
import { claimLooks } from './claim-looks.ts'

/** Cancellations, returns and exchanges, those that wait longest first. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const sort = useSortFilter('both')
  return (
    <>
      <Top title={t('취소·반품·교환')} />
      <DataList<StaffClaimRow>
        name="claims"
        label={t('취소·반품·교환 목록')}
        query={(query) => queries.staffClaims.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ order_no }) => order_no}
        hrefOf={({ id }) => `/claims/${id}`}
        views={claimStates.map((state) => ({
          label: t(claimStateNames[state]),
          query: stateQuery('requested', state),
        }))}
        filters={[
          {
            name: 'kind',
            label: t('종류'),
            kind: 'choice',
            options: claimKinds.map((value) => ({ value, label: t(claimKindNames[value]) })),
          },
          sort,
        ]}
        find={t('주문 번호, 주문한 분')}
        columns={useColumns()}
        empty={{ title: t('처리할 신청이 없어요'), text: t('손님이 취소나 반품을 신청하면 여기에 보여요.') }}
      />
    </>
  )
}

function useColumns(): Column<StaffClaimRow>[] {
  const t = usePhrases()
  const dates = useDates()
  const moneyText = useMoneyText()
  return [
    { key: 'order_no', label: t('주문'), cell: ({ order_no }) => order_no },
    { key: 'kind', label: t('종류'), cell: ({ kind }) => t(claimKindNames[kind]) },
    {
      key: 'state',
      label: t('상태'),
      cell: ({ state }) => (
        <State tone={claimLooks[state].tone} at={claimLooks[state].at}>
          {t(claimStateNames[state])}
        </State>
      ),
    },
    { key: 'buyer', label: t('주문한 분'), cell: ({ buyer_name }) => buyer_name },
    { key: 'reason', label: t('이유'), fill: true, cell: ({ reason }) => t(claimReasons[reason].name) },
    {
      key: 'money',
      label: t('환불 금액'),
      align: 'end',
      cell: ({ money, currency }) => moneyText({ amount: money, currency }),
    },
    {
      key: 'created_at',
      label: t('신청 일시'),
      cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
    },
  ]
}
