import { ListFilters } from '@sillage/admin-kit/list/list-filters.tsx'
import { useListParams } from '@sillage/admin-kit/list/use-list-params.ts'
import { Skeleton } from '@sillage/admin-kit/part.tsx'
import { QueryFailed } from '@sillage/admin-kit/query-failed.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useStored } from '@sillage/admin-kit/use-stored.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useShop } from '../../shop.ts'
import { type ColumnGroup, GridColumns } from './grid-columns.tsx'
import { GridEditor } from './grid-editor.tsx'
import { gridRows } from './grid-rows.ts'
import { useProductFilters } from './product-list-page.tsx'

/** Products as a table that is typed into: nothing is sent until it is saved, all of it at once. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const { params, setParams } = useListParams()
  const find = useRef<HTMLInputElement>(null)
  const filters = useProductFilters()
  const [group, setGroup] = useStored<ColumnGroup>('product-grid-columns', 'prices')
  const { data, error, refetch } = useQuery({
    ...queries.staffProducts.list({ query: params }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Top title={t('상품 표')} fact={<span className="mute">{t('엑셀에서 복사해 붙여 넣을 수 있어요')}</span>} />
      <div className="body body-list">
        <div className="filters">
          <ListFilters
            filters={filters}
            find={t('이름, 상품 코드, 번호')}
            findRef={find}
            params={params}
            setParams={setParams}
          />
          <span className="push" />
          <GridColumns group={group} onChoose={setGroup} />
        </div>
        {error ? (
          <QueryFailed error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton label={t('불러오고 있어요.')} lines={12} />
        ) : (
          <GridEditor
            rows={gridRows(data.data)}
            group={group}
            onShowAll={() => setGroup('all')}
            isFirst={!params.after}
            next_after={data.next_after}
            onPage={(after) => setParams({ after })}
          />
        )}
      </div>
    </>
  )
}
