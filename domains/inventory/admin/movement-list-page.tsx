import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { NamedMovement } from '../contract.ts'
import { useMovementColumns } from './movement-columns.tsx'

/** Every change of any stock, the newest first. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const pick = useLocalizedField()
  const [when, ...what] = useMovementColumns()
  const named: Column<NamedMovement>[] = [
    { key: 'sku', label: t('상품 코드'), cell: ({ sku }) => sku },
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
  ]
  return (
    <>
      <Top title={t('바뀐 기록')} crumb={{ to: '/stock', label: t('재고') }} />
      <DataList
        name="all-movements"
        label={t('바뀐 기록')}
        columns={[...(when ? [when] : []), ...named, ...what]}
        query={(query) => queries.staffStock.allMovements({ query })}
        keyOf={({ id }) => id}
        nameOf={({ sku }) => sku}
        hrefOf={({ variant_id }) => `/stock/${variant_id}`}
        empty={{ title: t('아직 바뀐 적이 없어요') }}
      />
    </>
  )
}
