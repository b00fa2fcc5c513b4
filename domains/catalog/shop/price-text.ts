import { type Currency, percentOff } from '@sillage/kit/money.ts'
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
  return ({ price, list_price }: Priced): PriceText => {
    const amount = moneyText(price[currency])
    if (!list_price) return { amount, labels }
    const cut = percentOff(list_price[currency].amount, price[currency].amount)
    return cut > 0 ? { amount, list: moneyText(list_price[currency]), cut: `${cut}%`, labels } : { amount, labels }
  }
}
