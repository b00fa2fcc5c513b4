type Currency = 'krw' | 'usd'
/** What a price in the keyword limits the products to, in minor units. */
export type PriceWords = { currency: Currency; price_min?: number; price_max?: number }

const won = /(?<![\d.,])(\d[\d,]*(?:\.\d)?)\s*(만|천)?\s*원\s*(이하|미만|까지|이내|이상|부터|대)?/
const dollars = /(?:(under|below|up to|over|above|from)\s+)?\$\s?(\d[\d,]{0,6})/i
const units: Record<string, number> = { 만: 10_000, 천: 1_000 }
const dearest = 2_000_000_000

/** Reads "3만원 캔들" as 캔들 for at most 30,000 won: people type what they want to spend. */
export function readPriceWords(keyword: string): { text: string; price: PriceWords | null } {
  const price = readWon(won.exec(keyword)) ?? readDollars(dollars.exec(keyword))
  if (!price) return { text: keyword, price: null }
  return { text: keyword.replace(price.read, ' ').trim(), price: price.words }
}

type Read = { read: string; words: PriceWords } | null

function readWon(found: RegExpExecArray | null): Read {
  if (!found) return null
  const [read, figures = '', unit = '', bound] = found
  const amount = Math.round(Number(figures.replaceAll(',', '')) * (units[unit] ?? 1))
  if (!isPrice(amount)) return null
  // 2만원대 is twenty thousand and something.
  if (bound === '대') {
    const step = units[unit] ?? 10 ** (String(amount).length - 1)
    return { read, words: { currency: 'krw', price_min: amount, price_max: amount + step - 1 } }
  }
  if (bound === '이상' || bound === '부터') return { read, words: { currency: 'krw', price_min: amount } }
  return { read, words: { currency: 'krw', price_max: amount } }
}

function readDollars(found: RegExpExecArray | null): Read {
  if (!found) return null
  const [read, bound = '', figures = ''] = found
  const amount = Number(figures.replaceAll(',', '')) * 100
  if (!isPrice(amount)) return null
  const isLeast = /over|above|from/i.test(bound)
  return { read, words: { currency: 'usd', ...(isLeast ? { price_min: amount } : { price_max: amount }) } }
}

const isPrice = (amount: number) => amount > 0 && amount <= dearest
