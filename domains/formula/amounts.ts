import { type FormulaUnit, formulaLimits, wholePercent } from './words.ts'

const places: Record<FormulaUnit, number> = { percent: 2, grams: 3, drops: 0 }

/** What someone typed, as a whole number of the unit's smallest part; null where it is none, or too fine, or too much. */
export function readAmount(text: string, unit: FormulaUnit): number | null {
  const found = /^(\d{1,9})(?:[.,](\d*))?$/.exec(text.trim())
  const [, whole = '', rest = ''] = found ?? []
  if (!found || rest.replace(/0+$/, '').length > places[unit]) return null
  const amount = Number(whole) * 10 ** places[unit] + Number(rest.slice(0, places[unit]).padEnd(places[unit], '0') || 0)
  return amount >= 1 && amount <= formulaLimits.amount[unit] ? amount : null
}

/** As it is typed and read: 12.5, 0.05, 3. */
export function amountText(amount: number, unit: FormulaUnit): string {
  const scale = 10 ** places[unit]
  const rest = String(amount % scale)
    .padStart(places[unit], '0')
    .replace(/0+$/, '')
  return `${Math.trunc(amount / scale)}${places[unit] > 0 && rest ? `.${rest}` : ''}`
}

type Converted = { unit: FormulaUnit; amount: number; drop_mg: number; batch_mg: number }

/** The same weight in another unit, as near as that unit can say it and never nothing; null where it is too much for it. */
export function convertAmount({ unit, amount, drop_mg, batch_mg }: Converted, to: FormulaUnit): number | null {
  const one = { percent: batch_mg / wholePercent, grams: 1, drops: drop_mg }
  if (unit === to) return amount
  const converted = Math.max(1, Math.round((amount * one[unit]) / one[to]))
  return converted <= formulaLimits.amount[to] ? converted : null
}

/** Milligrams as people weigh: 1,250 g, 0.05 g. */
export function gramsText(mg: number): string {
  const sign = mg < 0 ? '-' : ''
  const [whole = '0', rest] = amountText(Math.abs(mg), 'grams').split('.')
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest ? `.${rest}` : ''} g`
}

export const percentText = (share: number) => `${amountText(share, 'percent')}%`

/** Parts per million as the percent people compare: 0.0015%. */
export const ppmText = (ppm: number) => `${Number((ppm / 10_000).toFixed(4))}%`
