import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Found } from '../contract.ts'

type Props = { keyword: string; found: Pick<Found, 'by' | 'correction' | 'price'> }

/** Says so where something else was looked for than what was typed. */
export function FoundNote({ keyword, found: { by, correction, price } }: Props) {
  const t = usePhrases()
  const priceNote = usePriceNote()
  if (correction)
    return (
      <p className="found-note" role="status">
        {t('‘{keyword}’ 대신 ‘{correction}’ 상품을 찾았어요.', { keyword, correction })}
      </p>
    )
  if (price) return <p className="found-note">{priceNote(price)}</p>
  if (by !== 'part') return null
  return (
    <p className="found-note" role="status">
      {t('모두 맞는 상품은 없어서, 일부가 맞는 상품을 보여 드려요.')}
    </p>
  )
}

/** How a price that was typed was understood. */
function usePriceNote() {
  const t = usePhrases()
  const moneyText = useMoneyText()
  return ({ currency, price_min, price_max }: NonNullable<Found['price']>) => {
    const text = (amount = 0) => moneyText({ amount, currency })
    if (price_min === undefined) return t('{max}까지의 상품이에요.', { max: text(price_max) })
    if (price_max === undefined) return t('{min}부터의 상품이에요.', { min: text(price_min) })
    return t('{min}부터 {max}까지의 상품이에요.', { min: text(price_min), max: text(price_max) })
  }
}
