import type { Money } from '@sillage/kit/money.ts'

/** One point in a hundred won comes back; dollars earn none. */
const pointsPercent = 1

export const pointsFor = ({ amount, currency }: Money) =>
  currency === 'krw' ? Math.floor((amount * pointsPercent) / 100) : 0
