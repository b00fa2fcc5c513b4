import { Button } from '@sillage/admin-kit/button.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { useSortFilter } from '@sillage/admin-kit/list/sort-filter.ts'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useShop } from '../../shop.ts'
import type { StaffStoreOrder } from '../contract.ts'
import { storePaymentNames, storePayments } from '../words.ts'
import { ImportSlips } from './import-slips.tsx'

/** What was bought at the stores' counters, imported from their tills. */
export function Component() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const [importing, setImporting] = useState(false)
  const columns = useColumns()
  const sort = useSortFilter()
  const { data: stores = [] } = useQuery(queries.store.list())
  return (
    <>
      <Top title={t('매장 구매')}>
        <Button look="main" icon="upload" onClick={() => setImporting(true)}>
          {t('영수증 가져오기')}
        </Button>
      </Top>
      <DataList<StaffStoreOrder>
        name="store-orders"
        label={t('매장 구매')}
        columns={columns}
        query={(query) => queries.staffStoreOrders.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ receipt_no }) => receipt_no}
        views={[
          { label: t('모두'), query: {} },
          { label: t('회원 확인됨'), query: { tied: 'yes' } },
          { label: t('회원 미확인'), query: { tied: 'no' } },
        ]}
        filters={[
          {
            name: 'store_id',
            label: t('매장'),
            kind: 'choice',
            options: stores.map((store) => ({ value: String(store.id), label: pick(store, 'name') })),
          },
          {
            name: 'payment',
            label: t('결제'),
            kind: 'choice',
            options: storePayments.map((value) => ({ value, label: t(storePaymentNames[value]) })),
          },
          { name: 'day', label: t('구매한 날'), kind: 'day' },
          sort,
        ]}
        find={t('영수증 번호, 회원 아이디')}
        empty={{ title: t('아직 가져온 영수증이 없어요'), text: t('매장 포스의 파일을 가져오면 여기에 보여요.') }}
      />
      {importing && <ImportSlips stores={stores} onClose={() => setImporting(false)} />}
    </>
  )
}

function useColumns(): Column<StaffStoreOrder>[] {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const moneyText = useMoneyText()
  return [
    { key: 'receipt_no', label: t('영수증 번호'), cell: ({ receipt_no }) => receipt_no },
    {
      key: 'bought_at',
      label: t('구매 일시'),
      cell: ({ bought_at }) => <span className="mute">{dates.shortDateTime(bought_at)}</span>,
    },
    { key: 'store', label: t('매장'), cell: ({ store }) => (store ? pick(store, 'name') : t('폐점한 매장')) },
    {
      key: 'member',
      label: t('회원'),
      cell: ({ mb_id }) =>
        mb_id && (
          <Link className="link" to={`/members/${mb_id}`}>
            {mb_id}
          </Link>
        ),
    },
    { key: 'goods', label: t('상품'), fill: true, cell: ({ goods }) => goods },
    { key: 'payment', label: t('결제'), cell: ({ payment }) => t(storePaymentNames[payment]) },
    {
      key: 'amount',
      label: t('금액'),
      align: 'end',
      cell: ({ total_amount: amount }) => moneyText({ amount, currency: 'krw' }),
    },
  ]
}
