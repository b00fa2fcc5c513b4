import { Button } from '@sillage/admin-kit/button.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import { percentText, ppmText } from '../amounts.ts'
import type { StaffMaterial } from '../staff-contract.ts'
import { kindNames } from '../words.ts'
import { ImportCompositions } from './import-substances.tsx'
import { RecallLot } from './recall-lot.tsx'

/** Materials: what each is made of, how much of it is allowed, and of which nothing is known yet. */
export function Component() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const [isImporting, setImporting] = useState(false)
  const [isRecalling, setRecalling] = useState(false)
  return (
    <>
      <Top title={t('재료와 조성')}>
        <Button onClick={() => setRecalling(true)}>{t('로트 회수 알리기')}</Button>
        <Button look="main" onClick={() => setImporting(true)}>
          {t('조성 가져오기')}
        </Button>
      </Top>
      <DataList<StaffMaterial>
        name="materials"
        label={t('재료 목록')}
        query={({ after, composition, keyword }) =>
          queries.staffFormulas.list({
            query: {
              ...(after && { after: Number(after) }),
              ...(keyword && { keyword }),
              ...((composition === 'known' || composition === 'unknown') && { composition }),
            },
          })
        }
        find={t('재료 이름')}
        views={[
          { label: t('모두'), query: {} },
          { label: t('조성 모름'), query: { composition: 'unknown' } },
          { label: t('조성 있음'), query: { composition: 'known' } },
        ]}
        keyOf={({ product_id }) => product_id}
        nameOf={(material) => pick(material, 'name')}
        columns={useColumns()}
        empty={{ title: t('재료가 없어요'), text: t('재료 카테고리에 상품을 추가하면 여기에 보여요.') }}
      />
      {isRecalling && <RecallLot onClose={() => setRecalling(false)} />}
      {isImporting && <ImportCompositions onClose={() => setImporting(false)} />}
    </>
  )
}

function useColumns(): Column<StaffMaterial>[] {
  const t = usePhrases()
  const pick = useLocalizedField()
  return [
    {
      key: 'product_id',
      label: t('상품번호'),
      cell: ({ product_id }) => <span className="mute">{product_id}</span>,
    },
    { key: 'name', label: t('재료'), cell: (material) => pick(material, 'name') },
    {
      key: 'composition',
      label: t('제한 성분'),
      fill: true,
      cell: ({ composition, composition_source }) =>
        composition_source === '' ? (
          <State tone="wait">{t('조성 모름')}</State>
        ) : composition.length === 0 ? (
          <span className="mute">{t('제한 성분 없음')}</span>
        ) : (
          composition
            .slice(0, 4)
            .map((each) => `${pick(each, 'name')} ${ppmText(each.ppm)}`)
            .join(', ') + (composition.length > 4 ? ' …' : '')
        ),
    },
    {
      key: 'limits',
      label: t('재료 한도'),
      cell: ({ limits }) => (
        <span className="mute">
          {limits
            .slice(0, 3)
            .map(({ kind, limit }) => `${t(kindNames[kind])} ${percentText(limit)}`)
            .join(', ')}
        </span>
      ),
    },
    { key: 'drop', label: t('한 방울'), align: 'end', cell: ({ drop_mg }) => drop_mg && `${drop_mg} mg` },
    { key: 'source', label: t('출처'), cell: ({ composition_source }) => t(composition_source), hidden: true },
  ]
}
