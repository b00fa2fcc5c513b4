import type { Currency } from './money.ts'

export type Lang = 'kr' | 'en'

/** One decision: who reads Korean pays in won, who reads English pays in dollars. */
export const currencyOf: Record<Lang, Currency> = { kr: 'krw', en: 'usd' }
