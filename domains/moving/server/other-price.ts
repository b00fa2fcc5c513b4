import type { Moving } from './mover.ts'

/** A price in the currency the old shop did not have, in minor units: whole dollars up, or whole hundreds of won. */
export function otherPrice(amount: number, { currency, krw_per_usd }: Pick<Moving, 'currency' | 'krw_per_usd'>) {
  return currency === 'krw'
    ? Math.ceil(amount / krw_per_usd) * 100
    : Math.ceil(((amount / 100) * krw_per_usd) / 100) * 100
}
