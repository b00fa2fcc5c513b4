import type { Currency } from './money.ts'

export type Lang = 'kr' | 'en'

/** One decision: a Korean page is in won, an English one in dollars. */
export const currencyOf: Record<Lang, Currency> = { kr: 'krw', en: 'usd' }
