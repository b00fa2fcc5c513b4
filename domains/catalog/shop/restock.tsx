import { Button } from '@sillage/ui/button.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Product, Variant } from '../contract.ts'
import { useRestockAlert } from './use-restock-alert.ts'
import { valuesOf } from './variant-choice.ts'

/** The sizes that are sold out while others are available: each can have an alert. */
export function RestockHints({ product }: { product: Product }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { waits, toggle } = useRestockAlert()
  const gone = product.variants.filter(({ sold_out }) => sold_out)
  if (product.kind === 'class') return null
  return gone.map((variant) => {
    const name = valuesOf(product, variant)
      .map((value) => pick(value, 'name'))
      .join(' · ')
    const waiting = waits(variant.id)
    return (
      <p key={variant.id} className="restock">
        <span>
          {waiting
            ? t('{name}, 다시 들어오면 알려 드릴게요.', { name })
            : t('{name}, 다시 들어오면 알려 드릴까요?', { name })}
        </span>
        <button type="button" className="link" onClick={() => void toggle(variant.id)}>
          {waiting ? t('알림 취소') : t('재입고 알림')}
        </button>
      </p>
    )
  })
}

/** In place of the main button where nothing is left. */
export function RestockButton({ variant }: { variant: Variant }) {
  const t = usePhrases()
  const { waits, toggle } = useRestockAlert()
  const waiting = waits(variant.id)
  return (
    <Button kind={waiting ? 'line' : 'ink'} onClick={() => void toggle(variant.id)}>
      {waiting ? t('재입고 알림 취소') : t('재입고 알림 받기')}
    </Button>
  )
}
