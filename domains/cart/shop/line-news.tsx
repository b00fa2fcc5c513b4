import { Badge } from '@sillage/ui/badge.tsx'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Cart, CartLine } from '../contract.ts'

type Props = { line: CartLine; currency: Cart['currency']; onTake: (quantity: number) => void }

/** What is no longer as it was when the line was put in. Said aloud when it comes while the page is open. */
export function LineNews({ line, currency, onTake }: Props) {
  return (
    <div className="cart-news" aria-live="polite">
      <Trouble line={line} onTake={onTake} />
      <PriceNews line={line} currency={currency} />
    </div>
  )
}

function Trouble({ line, onTake }: Omit<Props, 'currency'>) {
  const t = usePhrases()
  const { trouble, available, min_quantity: min, max_quantity: max, room, kind } = line
  if (trouble === 'gone') return <Badge tone="danger">{t('더는 팔지 않는 상품이에요')}</Badge>
  if (trouble === 'sold_out')
    return <Badge tone="danger">{t(kind === 'class' ? '자리가 모두 찼어요' : '품절됐어요')}</Badge>
  if (trouble === 'under_min') return <Bound say={t('{min}개부터 살 수 있어요', { min })} take={min} onTake={onTake} />
  if (trouble === 'over_max' && max !== null)
    return (
      <Bound
        say={
          room === max
            ? t('한 번에 {max}개까지 살 수 있어요', { max })
            : t('다른 옵션까지 합해 한 번에 {max}개까지 살 수 있어요', { max })
        }
        take={room !== null && room >= min ? room : null}
        onTake={onTake}
      />
    )
  if (trouble !== 'short') return null
  const say = t('지금은 {count}개만 살 수 있어요', { count: available })
  return <Bound say={say} take={available >= min ? available : null} onTake={onTake} />
}

/** How many can be bought, and one press that takes so many. */
function Bound({ say, take, onTake }: { say: string; take: number | null } & Pick<Props, 'onTake'>) {
  const t = usePhrases()
  return (
    <>
      <Badge tone="danger">{say}</Badge>
      {take !== null && (
        <button type="button" className="link small" onClick={() => onTake(take)}>
          {t('{count}개로 바꾸기', { count: take })}
        </button>
      )}
    </>
  )
}

function PriceNews({ line: { seen_amount, unit_amount, trouble }, currency }: Omit<Props, 'onTake'>) {
  const t = usePhrases()
  const amount = useAmountText({ currency })
  if (seen_amount === null || trouble === 'gone' || trouble === 'sold_out') return null
  const difference = amount(Math.abs(unit_amount - seen_amount))
  return unit_amount < seen_amount ? (
    <Badge tone="accent">{t('담은 뒤에 가격이 {amount} 내렸어요', { amount: difference })}</Badge>
  ) : (
    <Badge tone="sale">{t('담은 뒤에 가격이 {amount} 올랐어요', { amount: difference })}</Badge>
  )
}
