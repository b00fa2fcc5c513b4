import { formatMoney, type Money } from '@sillage/kit/money.ts'
import { usePhrasebook } from './phrases.ts'

/** How the page writes amounts: 46,000원 for a Korean reader, ₩46,000 for an English one. */
export function useMoneyText() {
  const { locale } = usePhrasebook()
  return (value: Money) => formatMoney(value, locale)
}
