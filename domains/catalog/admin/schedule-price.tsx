import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { type FieldErrors, Problem } from '@sillage/kit/problem.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { ProductSheet } from '../editing-contract.ts'
import type { ScheduledPrice } from '../scheduled-price-contract.ts'
import { cellText, readCell } from './cells.ts'

/** Prices are typed as in the sheet: dollars with their cents. */
type Values = { of: string; price_krw: string; price_usd: string; starts_at: string | null }

type Props = { product: ProductSheet; onClose: () => void }

/** Asks from when on which price holds. */
export function SchedulePrice({ product, onClose }: Props) {
  const t = usePhrases()
  const dates = useDates()
  const { api } = useShop()
  const fields: FormField<Values>[] = [
    {
      name: 'of',
      label: t('대상'),
      kind: 'choice',
      options: [
        { value: '', label: t('상품 가격') },
        ...product.variants
          .filter(({ retired, price_krw }) => !retired && price_krw !== null)
          .map(({ id, sku }) => ({ value: String(id), label: sku })),
      ],
    },
    { name: 'starts_at', label: t('적용 시각'), kind: 'moment' },
    { name: 'price_krw', label: t('가격 (원)'), kind: 'text' },
    { name: 'price_usd', label: t('가격 ($)'), kind: 'text' },
  ]
  return (
    <FormDialog<Values, ScheduledPrice>
      title={t('가격 예약')}
      lead={t('가격이 따로 없는 옵션은 상품 가격을 따라가요.')}
      fields={fields}
      initial={{
        of: '',
        price_krw: cellText('price_krw', product.price_krw),
        price_usd: cellText('price_usd', product.price_usd),
        starts_at: null,
      }}
      save={(values) => api.scheduledPrices.add({ params: { product_id: product.id }, body: bodyOf(values) })}
      done={({ starts_at }) => t('{time}에 바뀌도록 예약했어요.', { time: dates.shortDateTime(starts_at) })}
      button={t('가격 예약')}
      onClose={onClose}
    />
  )
}

/** What is wrong is said at its field before anything is sent. */
function bodyOf({ of, starts_at, ...typed }: Values) {
  const errors: FieldErrors = {}
  function read(name: 'price_krw' | 'price_usd') {
    const cell = readCell(name, typed[name])
    if ('error' in cell) errors[name] = [cell.error]
    return 'value' in cell && typeof cell.value === 'number' ? cell.value : 0
  }
  const prices = { price_krw: read('price_krw'), price_usd: read('price_usd') }
  if (!starts_at) errors.starts_at = ['날짜와 시각을 확인해 주세요.']
  if (!starts_at || Object.keys(errors).length > 0) throw new Problem(422, '수정할 항목이 있어요.', { errors })
  return { variant_id: of ? Number(of) : null, ...prices, starts_at }
}
