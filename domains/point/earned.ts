import type { Currency } from '@sillage/kit/money.ts'
import { type Grade, gradeRules } from '../member/words.ts'

/** What an amount earns once its purchase is confirmed: whole points, rounded down; dollars earn none. */
export const earnedOn = (amount: number, currency: Currency, grade: Grade) =>
  currency === 'krw' ? Math.floor((amount * gradeRules[grade].point_percent) / 100) : 0

/** Each line earns for itself. */
export const earnedOnLines = (lines: readonly { total_amount: number }[], currency: Currency, grade: Grade) =>
  lines.reduce((sum, { total_amount }) => sum + earnedOn(total_amount, currency, grade), 0)
