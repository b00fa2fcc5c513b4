import { type Currency, type Money, money } from '@sillage/kit/money.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import type { Prices } from '../contract.ts'

export type Priced = { price: Prices; list_price: Prices | null }
type PriceText = {
  amount: string
  list?: string
  cut?: string
  labels: { cut: string; list: string }
}

/** Korean pages are in won, English pages in dollars. */
export function useCurrency(): Currency {
  return usePhrasebook().locale === 'en' ? 'usd' : 'krw'
}

/** A price in the visitor's currency, as the Price widget sets it. */
export function usePriceText() {
  const moneyText = useMoneyText()
  const { t } = usePhrasebook()
  const currency = useCurrency()
  const labels = { cut: t('할인'), list: t('정가') }
  const cutText = useCutText()
  return ({ price, list_price }: Priced): PriceText => {
    const amount = moneyText(price[currency])
    const cut = list_price && cutText(list_price[currency], price[currency])
    return list_price && cut ? { amount, list: moneyText(list_price[currency]), cut, labels } : { amount, labels }
  }
}

/** The reduction: in percent if that is whole, else the amount; a rounded percentage would be a guess. */
export function useCutText() {
  const moneyText = useMoneyText()
  return (list: Money, price: Money) => {
    const cut = list.amount - price.amount
    if (cut <= 0) return undefined
    return (cut * 100) % list.amount === 0
      ? `${(cut * 100) / list.amount}%`
      : `−${moneyText(money(cut, list.currency))}`
  }
}
