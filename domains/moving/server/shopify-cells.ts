import type { Currency } from '@sillage/kit/money.ts'

/** An amount in minor units of its currency; null where it is none. */
export function amountOf(cell: string | undefined, currency: Currency): number | null {
  const amount = Number((cell ?? '').replaceAll(',', ''))
  if (cell === undefined || cell.trim() === '' || !Number.isFinite(amount) || amount < 0) return null
  return currency === 'krw' ? Math.round(amount) : Math.round(amount * 100)
}

/** A moment as Shopify writes it: 2024-03-02 11:22:33 +0900. */
export function momentOf(cell: string | undefined): Date | null {
  const at = new Date((cell ?? '').replace(/^(\S+) (\S+) ([+-]\d\d)(\d\d)$/, '$1T$2$3:$4'))
  return Number.isNaN(at.getTime()) ? null : at
}
