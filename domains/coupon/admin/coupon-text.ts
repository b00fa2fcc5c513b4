import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Coupon } from '../staff-contract.ts'

/** What a coupon takes off, in one line. */
export function useCouponText() {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const won = (amount: number) => moneyText({ amount, currency: 'krw' })
  return ({
    amount_krw,
    percent,
    cap_krw,
    minimum_krw,
  }: Pick<Coupon, 'amount_krw' | 'percent' | 'cap_krw' | 'minimum_krw'>) =>
    [
      amount_krw !== null
        ? t('{amount} 할인', { amount: won(amount_krw) })
        : t('{percent}% 할인', { percent: percent ?? 0 }),
      cap_krw !== null && t('최대 {amount}', { amount: won(cap_krw) }),
      minimum_krw > 0 && t('{amount} 이상 주문', { amount: won(minimum_krw) }),
    ]
      .filter(Boolean)
      .join(', ')
}
