import { allocate } from '../pricing/allocate.ts'

export type Taxed = { supply: number; vat: number }

/** Prices hold their value-added tax: an eleventh, rounded to the won, as payment providers reckon it. */
export function taxOf(total: number): Taxed {
  const vat = Math.round(total / 11)
  return { supply: total - vat, vat }
}

/** The tax of a whole, spread over its parts so that they add up to it. */
export function taxesOf(amounts: readonly number[]): Taxed[] {
  const whole = taxOf(amounts.reduce((sum, amount) => sum + amount, 0))
  return allocate(whole.vat, amounts).map((vat, at) => ({ supply: (amounts[at] ?? 0) - vat, vat }))
}
