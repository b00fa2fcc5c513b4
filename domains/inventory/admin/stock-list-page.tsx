import { ButtonLink } from '@sillage/admin-kit/button.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { StockRow } from '../contract.ts'

/** Every option that is sold, with its pieces. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const columns = useColumns()
  return (
    <>
      <Top title={t('재고')}>
        <ButtonLink look="main" to="/stock/count">
          {t('재고 실사')}
        </ButtonLink>
      </Top>
      <DataList
        name="stock"
        label={t('재고 목록')}
        columns={columns}
        query={(asked) => queries.staffStock.list({ query: asked })}
        keyOf={({ variant_id }) => variant_id}
        nameOf={({ sku }) => sku}
        hrefOf={({ variant_id }) => `/stock/${variant_id}`}
        views={[
          { label: t('모든 재고'), query: {} },
          { label: t('재고 적음'), query: { stock: 'low' } },
          { label: t('품절'), query: { stock: 'out' } },
          { label: t('입고 대기'), query: { stock: 'waiting' } },
        ]}
        find={t('이름, 상품 코드, 번호')}
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
      cell: ({ name, name_en, option }) => (
        <>
          {locale === 'en' ? name_en : name} <span className="mute">{option}</span>
        </>
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
