import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { useCurrency } from '../../catalog/shop/price-text.ts'

/** An amount of the cart, as a visitor reads it. */
export function useAmount() {
  const moneyText = useMoneyText()
  const currency = useCurrency()
  return (amount: number) => moneyText({ amount, currency })
}
