import type { Money } from '@sillage/kit/money.ts'
import { type Grade, gradeRules } from '../../member/words.ts'

/** What comes back in points once the purchase is confirmed; dollars earn none. */
export const pointsFor = ({ amount, currency }: Money, grade: Grade = 'general') =>
  currency === 'krw' ? Math.floor((amount * gradeRules[grade].point_percent) / 100) : 0
