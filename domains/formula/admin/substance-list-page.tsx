import { Button } from '@sillage/admin-kit/button.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import { ppmText } from '../amounts.ts'
import type { StaffSubstance } from '../staff-contract.ts'
import { formulaKinds, kindNames } from '../words.ts'
import { ImportLimits } from './import-substances.tsx'

/** Restricted substances: how much of each is allowed in what, and in how many materials it is. */
export function Component() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const [isImporting, setImporting] = useState(false)
  const limitIn = ({ limits }: StaffSubstance, kind: string) => {
    const limit_ppm = limits.find((limit) => limit.kind === kind)?.limit_ppm
    if (limit_ppm === undefined) return <span className="mute">{t('모름')}</span>
    return limit_ppm >= 1_000_000 ? <span className="mute">{t('제한 없음')}</span> : ppmText(limit_ppm)
  }
  return (
    <>
      <Top title={t('성분과 한도')}>
        <Button look="main" onClick={() => setImporting(true)}>
          {t('한도 가져오기')}
        </Button>
      </Top>
      <DataList<StaffSubstance>
        name="substances"
        label={t('성분 목록')}
        query={({ after, keyword }) =>
          queries.staffFormulas.substances({ query: { ...(after && { after }), ...(keyword && { keyword }) } })
        }
        find={t('성분 이름이나 CAS 번호')}
        keyOf={({ cas }) => cas}
        nameOf={(substance) => pick(substance, 'name')}
        columns={[
          { key: 'cas', label: 'CAS', cell: ({ cas }) => <span className="mute">{cas}</span> },
          { key: 'name', label: t('성분'), fill: true, cell: (substance) => pick(substance, 'name') },
          { key: 'materials', label: t('재료 수'), align: 'end', cell: ({ materials }) => materials },
          ...formulaKinds
            .filter((kind) => kind !== 'other')
            .map((kind) => ({
              key: kind,
              label: t(kindNames[kind]),
              align: 'end' as const,
              cell: (substance: StaffSubstance) => limitIn(substance, kind),
            })),
        ]}
        empty={{ title: t('성분이 없어요'), text: t('조성을 가져오면 성분이 여기에 보여요.') }}
      />
      {isImporting && <ImportLimits onClose={() => setImporting(false)} />}
    </>
  )
}
