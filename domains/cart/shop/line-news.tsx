import { Badge } from '@sillage/ui/badge.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { CartLine } from '../contract.ts'
import { useAmount } from './use-amount.ts'

type Props = { line: CartLine; onTake: (quantity: number) => void }

/** What is no longer as it was when the line was put in. Said aloud when it comes while the page is open. */
export function LineNews({ line, onTake }: Props) {
  return (
    <div className="cart-news" aria-live="polite">
      <Trouble line={line} onTake={onTake} />
      <PriceNews line={line} />
    </div>
  )
}

function Trouble({ line, onTake }: Props) {
  const t = usePhrases()
  const { trouble, available, min_quantity, kind } = line
  if (trouble === 'gone') return <Badge tone="danger">{t('더는 팔지 않는 상품이에요')}</Badge>
  if (trouble === 'sold_out')
    return <Badge tone="danger">{t(kind === 'class' ? '자리가 모두 찼어요' : '품절됐어요')}</Badge>
  if (trouble !== 'short') return null
  return (
    <>
      <Badge tone="danger">{t('지금은 {count}개만 살 수 있어요', { count: available })}</Badge>
      {available >= min_quantity && (
        <button type="button" className="link small" onClick={() => onTake(available)}>
          {t('{count}개로 바꾸기', { count: available })}
        </button>
      )}
    </>
  )
}

function PriceNews({ line: { seen_amount, unit_amount, trouble } }: Pick<Props, 'line'>) {
  const t = usePhrases()
  const amount = useAmount()
  if (seen_amount === null || trouble === 'gone' || trouble === 'sold_out') return null
  const difference = amount(Math.abs(unit_amount - seen_amount))
  return unit_amount < seen_amount ? (
    <Badge tone="accent">{t('담은 뒤로 {amount} 내렸어요', { amount: difference })}</Badge>
  ) : (
    <Badge tone="sale">{t('담은 뒤로 {amount} 올랐어요', { amount: difference })}</Badge>
  )
}
