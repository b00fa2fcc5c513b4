import { Button } from '@sillage/admin-kit/button.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { useSortFilter } from '@sillage/admin-kit/list/sort-filter.ts'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useHashAction } from '@sillage/admin-kit/use-hash-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { StaffRow } from '../staff-contract.ts'
import { quotationSources, quotationStates } from '../words.ts'
import { NewQuotation } from './new-quotation.tsx'
import { quotationLooks, sourceLabels } from './quotation-looks.ts'

/** Quotations from the newest on; those that wait for the shop first in the row of views. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const sort = useSortFilter()
  const [isWriting, setWriting] = useState(false)
  useHashAction('new', () => setWriting(true))
  return (
    <>
      <Top title={t('견적')}>
        <Button look="main" icon="plus" onClick={() => setWriting(true)}>
          {t('견적 만들기')}
        </Button>
      </Top>
      <DataList<StaffRow>
        name="quotations"
        label={t('견적 목록')}
        query={(query) => queries.staffQuotations.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ quotation_no }) => quotation_no}
        hrefOf={({ id }) => `/quotations/${id}`}
        views={[
          { label: t('모두'), query: {} },
          ...quotationStates.map((state) => ({ label: t(quotationLooks[state].label), query: { state } })),
        ]}
        filters={[
          {
            name: 'source',
            label: t('어디서'),
            kind: 'choice',
            options: quotationSources.map((value) => ({ value, label: t(sourceLabels[value]) })),
          },
          sort,
        ]}
        find={t('번호 앞자리, 회사, 이름')}
        columns={useColumns()}
        empty={{ title: t('아직 견적이 없어요'), text: t('손님이 견적을 쓰거나 대량 구매를 요청하면 여기에 보여요.') }}
      />
      {isWriting && <NewQuotation onClose={() => setWriting(false)} />}
    </>
  )
}

function useColumns(): Column<StaffRow>[] {
  const t = usePhrases()
  const dates = useDates()
  const moneyText = useMoneyText()
  return [
    { key: 'quotation_no', label: t('번호'), cell: ({ quotation_no }) => quotation_no },
    {
      key: 'created_at',
      label: t('시각'),
      cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
    },
    {
      key: 'state',
      label: t('상태'),
      cell: ({ state }) => (
        <State tone={quotationLooks[state].tone} at={quotationLooks[state].at}>
          {t(quotationLooks[state].label)}
        </State>
      ),
    },
    {
      key: 'buyer',
      label: t('받는 곳'),
      fill: true,
      cell: ({ company, name, mb_id }) => (
        <>
          {company || name} <span className="mute">{company && name}</span>
          {mb_id && <span className="mute"> {mb_id}</span>}
        </>
      ),
    },
    {
      key: 'source',
      label: t('어디서'),
      cell: ({ source }) => <span className="soft">{t(sourceLabels[source])}</span>,
    },
    { key: 'version', label: t('버전'), align: 'end', cell: ({ version }) => (version > 0 ? version : '') },
    {
      key: 'amount',
      label: t('금액'),
      align: 'end',
      cell: ({ total_amount, currency }) => moneyText({ amount: total_amount, currency }),
    },
    {
      key: 'last_day',
      label: t('유효 기간'),
      cell: ({ last_day }) => <span className="mute">{last_day && dates.date(last_day)}</span>,
    },
  ]
}
