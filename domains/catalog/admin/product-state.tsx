import { State } from '@sillage/admin-kit/state.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

type Props = { product: { visible: boolean; archived: boolean; available?: number; min_quantity: number } }

/** Whether visitors see it and can buy it. */
export function ProductState({ product }: Props) {
  const t = usePhrases()
  const { visible, archived, available, min_quantity } = product
  if (archived) return <State tone="off">{t('보관함')}</State>
  if (!visible) return <State tone="wait">{t('숨김')}</State>
  if (available !== undefined && available < min_quantity) return <State tone="stop">{t('품절')}</State>
  return (
    <State tone="done" at={100}>
      {t('판매 중')}
    </State>
  )
}
