import { expect, test } from 'vitest'
import { createPhrases } from './phrases.ts'

const english = {
  장바구니: 'Cart',
  '{count}개 담았어요': 'One item added || {count} items added',
  '{name}, {days}일 뒤': '{name} in {days} day || {name} in {days} days',
  비었음: '',
}

function inEnglish() {
  const misses: string[] = []
  const { t } = createPhrases({ locale: 'en', package: english, onMiss: (phrase) => misses.push(phrase) })
  return { t, misses }
}

test('Korean needs no package, only its slots filled', () => {
  const { t } = createPhrases({ locale: 'ko' })
  expect(t('{name} 님, 안녕하세요', { name: '수진' })).toBe('수진 님, 안녕하세요')
})

test('English comes from the package', () => {
  const { t, misses } = inEnglish()
  expect(t('장바구니')).toBe('Cart')
  expect(misses).toEqual([])
})

test.each([
  [1, 'One item added'],
  [0, '0 items added'],
  [2, '2 items added'],
])('a count of %i chooses its own words', (count, text) => {
  expect(inEnglish().t('{count}개 담았어요', { count })).toBe(text)
})

test('without a count the only number chooses', () => {
  expect(inEnglish().t('{name}, {days}일 뒤', { name: 'Candles', days: 1 })).toBe('Candles in 1 day')
  expect(inEnglish().t('{name}, {days}일 뒤', { name: 'Candles', days: 3 })).toBe('Candles in 3 days')
})

test('a missing or empty translation stays Korean, with its slots filled, and is reported as it is written', () => {
  const { t, misses } = inEnglish()
  expect(t('{n}초 남음', { n: 3 })).toBe('3초 남음')
  expect(t('비었음')).toBe('비었음')
  expect(misses).toEqual(['{n}초 남음', '비었음'])
})

test('names that every object has are phrases like any other', () => {
  expect(inEnglish().t('packages/web-kit/phrases.test.ts')).toBe('packages/web-kit/phrases.test.ts')
  expect(inEnglish().t('{toString}', {})).toBe('{toString}')
})

test('an empty text is not a phrase', () => {
  const { t, misses } = inEnglish()
  expect(t('')).toBe('')
  expect(misses).toEqual([])
})

test('a text from an address is translated if it is known, and never reported', () => {
  const misses: string[] = []
  const { known } = createPhrases({ locale: 'en', package: english, onMiss: (phrase) => misses.push(phrase) })
  expect(known('장바구니')).toBe('Cart')
  expect(known('비었음')).toBe('비었음')
  expect(known('아무나 쓴 {count} 글')).toBe('아무나 쓴 {count} 글')
  expect(misses).toEqual([])
})
