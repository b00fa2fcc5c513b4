import { Button } from '@sillage/admin-kit/button.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { StaffWick } from '../staff-contract.ts'
import { waxKinds, waxNames, wickKindNames } from '../words.ts'
import { ImportWicks } from './import-wicks.tsx'

/** Wicks on sale that the finder knows, and how wide each melts which wax. */
export function Component() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <Top title={t('심지 자료')}>
        <Button look="main" onClick={() => setImporting(true)}>
          {t('심지 자료 가져오기')}
        </Button>
      </Top>
      <DataList<StaffWick>
        name="wicks"
        label={t('심지 목록')}
        query={({ after }) => queries.staffWicks.list({ query: { ...(after && { after: Number(after) }) } })}
        keyOf={({ variant_id }) => variant_id}
        nameOf={({ sku }) => sku}
        columns={[
          { key: 'sku', label: 'SKU', cell: ({ sku }) => <span className="mute">{sku}</span> },
          {
            key: 'name',
            label: t('심지'),
            fill: true,
            cell: (wick) => `${pick(wick, 'name')} ${pick(wick, 'option_name')}`,
          },
          { key: 'kind', label: t('종류'), cell: ({ kind }) => t(wickKindNames[kind]) },
          ...waxKinds.map((wax) => ({
            key: wax,
            label: t(waxNames[wax]),
            align: 'end' as const,
            cell: ({ pools }: StaffWick) => {
              const pool = pools.find((each) => each.wax === wax)
              return pool ? `${pool.pool_mm} mm` : <span className="mute">{t('모름')}</span>
            },
          })),
          { key: 'burns', label: t('태운 기록'), align: 'end', cell: ({ burns }) => burns || '' },
          { key: 'source', label: t('출처'), cell: ({ pools }) => t(pools[0]?.source ?? ''), hidden: true },
        ]}
        empty={{ title: t('심지 자료가 없어요'), text: t('자료를 가져오면 심지 찾기에 나와요.') }}
      />
      {isImporting && <ImportWicks onClose={() => setImporting(false)} />}
    </>
  )
}
