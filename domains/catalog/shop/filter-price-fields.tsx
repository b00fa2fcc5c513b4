import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ComponentProps } from 'react'
import '@sillage/ui/field.css'

type Props = {
  defaults: { price_min?: number | undefined; price_max?: number | undefined }
  hints: { min: string; max: string } | null
  onChange?: ComponentProps<'input'>['onChange']
}

/** The cheapest and the dearest, typed. */
export function PriceFields({ defaults, hints, onChange }: Props) {
  const t = usePhrases()
  const field = { className: 'input num', inputMode: 'numeric', autoComplete: 'off', maxLength: 10, onChange } as const
  return (
    <div className="price-fields">
      <input
        {...field}
        name="price_min"
        aria-label={t('최저 가격')}
        defaultValue={defaults.price_min}
        placeholder={hints?.min}
      />
      <span aria-hidden="true">~</span>
      <input
        {...field}
        name="price_max"
        aria-label={t('최고 가격')}
        defaultValue={defaults.price_max}
        placeholder={hints?.max}
      />
    </div>
  )
}
