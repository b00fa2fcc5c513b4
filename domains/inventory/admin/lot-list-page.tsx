import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { Lot } from '../lot-contract.ts'
import { LotState } from './lot-state.tsx'

/** Every lot that came in, the newest first. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  return (
    <>
      <Top title={t('로트')} crumb={{ to: '/stock', label: t('재고') }} />
      <DataList
        name="lots"
        label={t('로트 목록')}
        columns={useColumns()}
        query={(query) => queries.staffLots.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ lot, sku }) => `${lot} ${sku}`}
        hrefOf={({ id }) => `/lots/${id}`}
        views={[
          { label: t('모든 로트'), query: {} },
          { label: t('남아 있음'), query: { state: 'in_house' } },
          { label: t('사용 기한 가까움'), query: { state: 'expiring' } },
          { label: t('출고 막음'), query: { state: 'blocked' } },
        ]}
        find={t('로트 번호, 상품 코드')}
        empty={{ title: t('아직 로트가 없어요'), text: t('입고할 때 로트 번호를 적으면 여기에 보여요.') }}
      />
    </>
  )
}

function useColumns(): Column<Lot>[] {
  const t = usePhrases()
  const pick = useLocalizedField()
  return [
    { key: 'lot', label: t('로트'), cell: ({ lot }) => lot },
    {
      key: 'name',
      label: t('상품'),
      fill: true,
      cell: (row) => (
        <>
          {pick(row, 'name')} <span className="mute">{row.option}</span>
        </>
      ),
    },
    { key: 'sku', label: t('상품 코드'), cell: ({ sku }) => <span className="mute">{sku}</span> },
    { key: 'best_before', label: t('사용 기한'), cell: ({ best_before }) => best_before ?? '' },
    { key: 'received', label: t('입고'), align: 'end', cell: ({ received }) => received.toLocaleString() },
    { key: 'on_hand', label: t('남은 수량'), align: 'end', cell: ({ on_hand }) => on_hand.toLocaleString() },
    { key: 'state', label: t('상태'), cell: (lot) => <LotState lot={lot} /> },
  ]
}
