import { type Currency, formatMoney, type Money } from '@sillage/kit/money.ts'
import { usePhrasebook } from './phrases.ts'

/** How the page writes amounts: 46,000원 for a Korean reader, ₩46,000 for an English one. */
export function useMoneyText() {
  const { locale } = usePhrasebook()
  return (value: Money) => formatMoney(value, locale)
}

/** Writes the amounts of an answer in the currency that the answer itself names, never in the page's. */
export function useAmountText({ currency }: { currency: Currency }) {
  const moneyText = useMoneyText()
  return (amount: number) => moneyText({ amount, currency })
}
