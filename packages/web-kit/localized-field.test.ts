import { expect, expectTypeOf, test } from 'vitest'
import { type Bilingual, createLocalizedField } from './localized-field.ts'
import { createPhrases } from './phrases.ts'

const candle = {
  id: 7,
  name: '라벤더 캔들',
  name_en: 'Lavender candle',
  summary: '잔잔한 향',
  summary_en: ' ',
  story: ['첫째', '둘째'],
  story_en: ['First', 'Second'],
  notes: ['위', '아래'],
  notes_en: [],
  sku: 'A1',
}
const korean = createLocalizedField(createPhrases({ locale: 'ko' }))
const english = createLocalizedField(
  createPhrases({ locale: 'en', package: { '잔잔한 향': 'A calm scent', 위: 'Top' } }),
)

test('each language reads its own field', () => {
  expect(korean(candle, 'name')).toBe('라벤더 캔들')
  expect(english(candle, 'name')).toBe('Lavender candle')
  expect(korean(candle, 'story')).toEqual(['첫째', '둘째'])
  expect(english(candle, 'story')).toEqual(['First', 'Second'])
})

test('an empty English text is looked up among the phrases, and else stays Korean', () => {
  expect(english(candle, 'summary')).toBe('A calm scent')
  expect(english(candle, 'notes')).toEqual(['Top', '아래'])
  expect(english({ ...candle, name_en: '' }, 'name')).toBe('라벤더 캔들')
})

test('only fields with an English sibling are taken', () => {
  expectTypeOf<Bilingual<typeof candle>>().toEqualTypeOf<'name' | 'summary' | 'story' | 'notes'>()
  expectTypeOf(english(candle, 'name')).toEqualTypeOf<string>()
  expectTypeOf(english(candle, 'story')).toEqualTypeOf<string[]>()
})
