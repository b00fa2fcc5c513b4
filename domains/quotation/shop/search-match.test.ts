import { expect, test } from 'vitest'
import { fig } from '../../catalog/shop/testing.ts'
import { isMeant } from './search-match.ts'

test.each([
  '무화과',
  '과 그',
  '무화과그늘',
  ' 그늘',
  'fig',
  'FIG SH',
  '소이',
  'candle',
  'ㅁㅎㄱ',
  'ㅎㄱㄱㄴ',
  '무화과'.normalize('NFD'),
])('“%s” means the fig candle', (keyword) => {
  expect(isMeant(fig, keyword)).toBe(true)
})

test.each(['무화가', 'rain', 'ㅂㅅ', '한낮'])('“%s” does not', (keyword) => {
  expect(isMeant(fig, keyword)).toBe(false)
})
