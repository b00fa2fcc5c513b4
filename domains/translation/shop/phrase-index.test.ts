import { expect, test } from 'vitest'
import { createPhraseIndex } from './phrase-index.ts'

const find = createPhraseIndex({
  장바구니: 'Cart',
  '장바구니 (표)': 'Cart',
  '{count}개 담았어요': '{count} item in your cart || {count} items in your cart',
  '{name}': '{name}',
  '물어보세요 (?)': 'Ask us (any time?)',
})
const phrases = (text: string) => find(text).map(({ phrase }) => phrase)

test('a text on the page leads to the phrases it was drawn from', () => {
  expect(phrases('  Cart\n')).toEqual(['장바구니', '장바구니 (표)'])
  expect(phrases('1 item in your cart')).toEqual(['{count}개 담았어요'])
  expect(phrases('12 items in your cart')).toEqual(['{count}개 담았어요'])
  expect(phrases('Ask us (any time?)')).toEqual(['물어보세요 (?)'])
})

test('what is no phrase of the shop leads nowhere, and a gap alone does not match it', () => {
  expect(phrases('Evening Smoke Candle')).toEqual([])
})
