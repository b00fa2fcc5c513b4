import { Button, ButtonLink } from '@sillage/admin-kit/button.tsx'
import { useDraftKey } from '@sillage/admin-kit/draft-key.ts'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useStored } from '@sillage/admin-kit/use-stored.ts'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate } from 'react-router'
import { Thumb } from '../../catalog/admin/thumb.tsx'
import { useShop } from '../../shop.ts'
import type { StockRow } from '../contract.ts'
import { type Counted, draftNames, type Mode } from './counting.ts'

/** Every option that is sold, with its pieces. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const columns = useColumns()
  return (
    <>
      <Top title={t('재고')}>
        <ButtonLink to="/stock/movements">{t('바뀐 기록')}</ButtonLink>
        <ButtonLink to="/lots">{t('로트')}</ButtonLink>
        <ButtonLink to="/stock/count">{t('재고 실사')}</ButtonLink>
        <ButtonLink look="main" icon="plus" to="/stock/receive">
          {t('입고')}
        </ButtonLink>
      </Top>
      <DataList
        name="stock"
        label={t('재고 목록')}
        columns={columns}
        query={(query) => queries.staffStock.list({ query })}
        keyOf={({ variant_id }) => variant_id}
        nameOf={({ sku }) => sku}
        hrefOf={({ variant_id }) => `/stock/${variant_id}`}
        views={[
          { label: t('모든 재고'), query: {} },
          { label: t('재고 적음'), query: { stock: 'low' } },
          { label: t('품절'), query: { stock: 'out' } },
          { label: t('입고 대기'), query: { stock: 'waiting' } },
          { label: t('예약 있음'), query: { stock: 'reserved' } },
        ]}
        find={t('이름, 상품 코드, 번호')}
        bulk={(rows) => <CountChosen rows={rows} />}
        empty={{ title: t('아직 재고가 없어요'), text: t('상품에 옵션을 만들면 여기에 보여요.') }}
      />
    </>
  )
}

function useColumns(): Column<StockRow>[] {
  const t = usePhrases()
  const { locale } = usePhrasebook()
  return [
    { key: 'sku', label: t('상품 코드'), cell: ({ sku }) => sku },
    {
      key: 'name',
      label: t('상품'),
      fill: true,
      cell: ({ picture, name, name_en, option }) => (
        <span className="row">
          <Thumb picture={picture} />
          {locale === 'en' ? name_en : name} <span className="mute">{option}</span>
        </span>
      ),
    },
    { key: 'on_hand', label: t('보유'), align: 'end', cell: ({ on_hand }) => on_hand.toLocaleString() },
    { key: 'reserved', label: t('예약'), align: 'end', cell: ({ reserved }) => reserved.toLocaleString() },
    { key: 'available', label: t('판매 가능'), align: 'end', cell: ({ available }) => available.toLocaleString() },
    { key: 'low_at', label: t('알림 기준'), align: 'end', cell: ({ low_at }) => low_at.toLocaleString() },
    {
      key: 'waiting',
      label: t('입고 대기'),
      align: 'end',
      cell: ({ waiting }) => (waiting > 0 ? t('{count}명', { count: waiting }) : ''),
    },
    { key: 'state', label: t('상태'), cell: (row) => <StockState row={row} /> },
  ]
}

/** Takes the chosen options to the screen where pieces are counted, beside those that wait there. */
function CountChosen({ rows }: { rows: StockRow[] }) {
  const t = usePhrases()
  return (
    <>
      <span className="nowrap">
        <b>{t('{count}가지', { count: rows.length })}</b> {t('고름')}
      </span>
      <span className="sep" />
      <CountButton mode="count" to="/stock/count" rows={rows} label={t('재고 실사')} />
      <CountButton mode="receive" to="/stock/receive" rows={rows} label={t('입고')} />
    </>
  )
}

type CountProps = { mode: Mode; to: string; rows: StockRow[]; label: string }

function CountButton({ mode, to, rows, label }: CountProps) {
  const navigate = useNavigate()
  const [counted, store] = useStored<Counted>(useDraftKey(draftNames[mode]), {})
  const listed = Object.fromEntries(rows.map(({ sku }) => [sku, null]))
  return (
    <Button
      {...(mode === 'receive' && { look: 'main' })}
      onClick={() => {
        store({ ...listed, ...counted })
        navigate(to)
      }}
    >
      {label}
    </Button>
  )
}

/** Enough, time to order more, or none left. */
export function StockState({ row: { available, low_at } }: { row: StockRow }) {
  const t = usePhrases()
  if (available <= 0) return <State tone="stop">{t('품절')}</State>
  if (available <= low_at)
    return (
      <State tone="act" at={25}>
        {t('적음')}
      </State>
    )
  return (
    <State tone="done" at={100}>
      {t('충분')}
    </State>
  )
}
