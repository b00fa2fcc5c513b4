import type { Currency } from '@sillage/kit/money.ts'
import type { Grade } from '../member/words.ts'
import type { ShopRules } from '../setting/rules.ts'

type Percents = Pick<ShopRules, 'percent_general' | 'percent_silver' | 'percent_gold'>

/** What buyers of a grade earn, in percent; grades with prices of their own earn nothing. */
export function earnPercent(grade: Grade, rules: Percents) {
  if (grade === 'general') return rules.percent_general
  if (grade === 'silver') return rules.percent_silver
  return grade === 'gold' ? rules.percent_gold : 0
}

/** What an amount earns once its purchase is confirmed: whole points, rounded down; dollars earn none. */
export const earnedOn = (amount: number, currency: Currency, percent: number) =>
  // Percents have one decimal: tenths are whole, where 4.1 % of something in floating point may fall short.
  currency === 'krw' ? Math.floor((amount * Math.round(percent * 10)) / 1_000) : 0

/** Each line earns for itself. */
export const earnedOnLines = (lines: readonly { total_amount: number }[], currency: Currency, percent: number) =>
  lines.reduce((sum, { total_amount }) => sum + earnedOn(total_amount, currency, percent), 0)
