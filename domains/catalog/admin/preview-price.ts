import type { Currency, Money } from '@sillage/kit/money.ts'
import { unitPrice } from '../price.ts'
import { readCell } from './cells.ts'
import type { Draft } from './draft.ts'

/** What everyone would pay at a time for the option shown first, as the shop will calculate it from what is typed. */
export function previewPrice(draft: Draft, currency: Currency, at: Date): { price: Money; list_price: Money | null } {
  const typed = (text: string) => {
    const read = readCell(`sale_price_${currency}`, text)
    return 'value' in read && typeof read.value === 'number' ? read.value : null
  }
  const whole = typed(draft[`price_${currency}`]) ?? 0
  const sale = typed(draft[`sale_price_${currency}`])
  const shown = draft.variants.filter(({ retired }) => !retired)
  const option = shown.find(({ price_krw }) => price_krw.trim() === '') ?? shown[0]
  const { amount, list_amount } = unitPrice(
    {
      currency,
      base: (option && typed(option[`price_${currency}`])) ?? whole,
      sale: sale === null ? null : { base: whole, price: sale, from: day(draft.sale_from), to: day(draft.sale_to) },
      grade: null,
      tiers: [],
    },
    { quantity: 1, at },
  )
  const money = (amount: number) => ({ amount, currency })
  return { price: money(amount), list_price: list_amount > amount ? money(list_amount) : null }
}

const day = (typed: string) => (typed ? new Date(`${typed}:00+09:00`) : null)
