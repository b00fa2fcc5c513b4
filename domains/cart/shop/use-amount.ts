import { formatMoney } from '@sillage/kit/money.ts'
import { useCurrency } from '../../catalog/shop/price-text.ts'

/** An amount of the cart, as a visitor reads it. */
export function useAmount() {
  const currency = useCurrency()
  return (amount: number) => formatMoney({ amount, currency })
}
