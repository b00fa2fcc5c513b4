import { expect, test } from 'vitest'
import { readPriceWords } from './price-words.ts'

test.each([
  ['3만원', '', { currency: 'krw', price_max: 30_000 }],
  ['3만 원 이하 캔들', '캔들', { currency: 'krw', price_max: 30_000 }],
  ['캔들 15,000원까지', '캔들', { currency: 'krw', price_max: 15_000 }],
  ['1.5만원 디퓨저', '디퓨저', { currency: 'krw', price_max: 15_000 }],
  ['5천원', '', { currency: 'krw', price_max: 5_000 }],
  ['2만원대 선물', '선물', { currency: 'krw', price_min: 20_000, price_max: 29_999 }],
  ['10만원 이상', '', { currency: 'krw', price_min: 100_000 }],
  ['candle under $30', 'candle', { currency: 'usd', price_max: 3_000 }],
  ['over $50', '', { currency: 'usd', price_min: 5_000 }],
])('%s is %s at that price', (keyword, text, price) => {
  expect(readPriceWords(keyword)).toEqual({ text, price })
})

test.each(['원목 받침', '정원', '소이왁스 1kg', '250g 캔들', '망원', '2026', '영원 3', '0원'])(
  '%s names no price',
  (keyword) => {
    expect(readPriceWords(keyword)).toEqual({ text: keyword, price: null })
  },
)
