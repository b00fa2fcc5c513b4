import { type Currency, money } from '@sillage/kit/money.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import type { PersonalField } from '../../custom/personal-contract.ts'

/** What a field adds to the price, as it is written beside its name; nothing where it is free. */
export function useExtraText(currency: Currency) {
  const moneyText = useMoneyText()
  return (field: PersonalField) => {
    const amount = field[`price_${currency}`]
    return amount > 0 ? `+${moneyText(money(amount, currency))}` : ''
  }
}
