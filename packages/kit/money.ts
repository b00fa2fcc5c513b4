export type Currency = 'krw' | 'usd'
/** An integer in minor units: won as they are, dollars in cents. */
export type Money = { amount: number; currency: Currency }

const decimals: Record<Currency, number> = { krw: 0, usd: 2 }

export const money = (amount: number, currency: Currency): Money => {
  if (!Number.isSafeInteger(amount)) throw new TypeError(`money is a whole number of minor units, not ${amount}`)
  return { amount, currency }
}

export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new TypeError(`${a.currency} and ${b.currency} cannot be added`)
  return money(a.amount + b.amount, a.currency)
}

export const timesMoney = ({ amount, currency }: Money, quantity: number): Money => money(amount * quantity, currency)

/** The part off the list price in whole percent, rounded down: never promise more than is given. */
export const percentOff = (list: number, price: number) =>
  list > price ? Math.floor(((list - price) * 100) / list) : 0

/** Figures with separators and without a unit: 46,000 or 34.50. */
export function moneyFigures({ amount, currency }: Money) {
  const places = decimals[currency]
  const whole = Math.trunc(Math.abs(amount) / 10 ** places)
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = places === 0 ? '' : `.${String(Math.abs(amount) % 10 ** places).padStart(places, '0')}`
  return `${amount < 0 ? '-' : ''}${grouped}${rest}`
}

/** As a reader of that language reads it: 46,000원 or ₩46,000, and $34.50 to both. */
export function formatMoney(value: Money, lang: 'ko' | 'kr' | 'en') {
  const figures = moneyFigures(value)
  if (value.currency === 'krw' && lang !== 'en') return `${figures}원`
  const sign = value.currency === 'krw' ? '₩' : '$'
  return figures.startsWith('-') ? `-${sign}${figures.slice(1)}` : `${sign}${figures}`
}

/** What someone typed as an amount, in minor units: `46,000` or `34.50`; null where it is none. */
export function readAmount(typed: string, currency: Currency): number | null {
  const places = decimals[currency]
  const found = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.replaceAll(/[\s,원₩$]/g, ''))
  if (!found) return null
  const [, whole = '', rest = ''] = found
  if (rest.length > places) return null
  return Number(whole) * 10 ** places + Number(rest.padEnd(places, '0') || 0)
}
