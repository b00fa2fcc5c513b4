import { Button } from '@sillage/admin-kit/button.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State, type Tone } from '@sillage/admin-kit/state.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { ProductSheet } from '../editing-contract.ts'
import type { ScheduledPrice } from '../scheduled-price-contract.ts'
import type { ScheduledPriceState } from '../words.ts'
import { cellText } from './cells.ts'
import { SchedulePrice } from './schedule-price.tsx'

const looks: Record<ScheduledPriceState, { label: string; tone: Tone }> = {
  waiting: { label: '예약됨', tone: 'wait' },
  applied: { label: '적용됨', tone: 'done' },
  refused: { label: '적용 못 함', tone: 'stop' },
}

type Props = { product: ProductSheet }

/** Regular prices that will hold from a time on. They are saved apart from the sheet. */
export function SheetScheduledPrices({ product }: Props) {
  const t = usePhrases()
  const { queries } = useShop()
  const [isAdding, setAdding] = useState(false)
  return (
    <Part
      title={t('가격 변경 예약')}
      fact={t('정한 시각에 정가가 바뀌어요. 며칠만 할인하려면 세일을 쓰세요.')}
      actions={
        <Button small icon="plus" onClick={() => setAdding(true)}>
          {t('가격 예약')}
        </Button>
      }
    >
      <Loaded query={queries.scheduledPrices.list({ params: { product_id: product.id } })}>
        {({ data }) => <Prices product={product} prices={data} />}
      </Loaded>
      {isAdding && <SchedulePrice product={product} onClose={() => setAdding(false)} />}
    </Part>
  )
}

function Prices({ product, prices }: Props & { prices: readonly ScheduledPrice[] }) {
  const t = usePhrases()
  const dates = useDates()
  const { api } = useShop()
  const { run, pending } = useAction(
    (id: number) => api.scheduledPrices.remove({ params: { product_id: product.id, id } }),
    { done: ({ message }) => t(message) },
  )
  const skuOf = (id: number) => product.variants.find((variant) => variant.id === id)?.sku ?? String(id)
  return (
    <SmallTable
      label={t('가격 변경 예약')}
      rows={prices}
      keyOf={({ id }) => id}
      empty={t('예약한 가격이 없어요.')}
      columns={[
        { key: 'starts_at', label: t('적용 시각'), cell: ({ starts_at }) => dates.shortDateTime(starts_at) },
        {
          key: 'of',
          label: t('대상'),
          fill: true,
          cell: ({ variant_id }) => (variant_id === null ? t('상품 가격') : skuOf(variant_id)),
        },
        {
          key: 'price_krw',
          label: t('가격 (원)'),
          align: 'end',
          cell: ({ price_krw }) => cellText('price_krw', price_krw),
        },
        {
          key: 'price_usd',
          label: t('가격 ($)'),
          align: 'end',
          cell: ({ price_usd }) => cellText('price_usd', price_usd),
        },
        {
          key: 'state',
          label: t('상태'),
          cell: ({ state, reason }) => (
            <span className="row">
              <State tone={looks[state].tone}>{t(looks[state].label)}</State>
              {reason && <span className="mute">{t(reason)}</span>}
            </span>
          ),
        },
        {
          key: 'actions',
          label: t('관리'),
          align: 'end',
          cell: ({ id, state }) =>
            state === 'waiting' && (
              <Button small disabled={pending} onClick={() => void run(id)}>
                {t('예약 취소')}
              </Button>
            ),
        },
      ]}
    />
  )
}
