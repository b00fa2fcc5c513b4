import { expect, test } from 'vitest'
import { translateFromMemory } from './memory-translator.ts'

const memory = {
  장바구니: 'Cart',
  찜: 'Wishes',
  '3개 남았어요.': '3 left.',
  '5만 원부터 무료': 'Free from ₩50,000',
  '{count}개': '{count} item || {count} items',
}
const translate = async (phrase: string) => Object.values(await translateFromMemory({ phrases: [phrase], memory }))[0]

test.each([
  ['장바구니', 'Cart'],
  ['장바구니!', 'Cart!'],
  [' 장바구니 ', 'Cart'],
  ['12개  남았어요', '12 left'],
  ['장바구니 / 찜', 'Cart / Wishes'],
  ['장바구니, 찜, 장바구니', 'Cart, Wishes, Cart'],
  ['{count}개', '{count} item || {count} items'],
])('%s is %s', async (korean, english) => {
  expect(await translate(korean)).toBe(english)
})

test.each(['처음 보는 말', '장바구니 · 처음 보는 말', '7만 원부터 무료', '장바 구니', '', '[object Undefined]'])(
  '%s is left to others',
  async (korean) => {
    expect(await translate(korean)).toBeUndefined()
  },
)
