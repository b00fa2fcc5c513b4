import { expect, test } from 'vitest'
import type { FormulaVersion } from './formula-contract.ts'
import { allergensOf, emptyFields, ingredientsOf, labelOf, missingIn, unknownIn } from './label.ts'
import { lawOf } from './label-law.ts'

type Line = FormulaVersion['lines'][number]
type Composition = NonNullable<NonNullable<Line['material']>['composition']>

const substance = (cas: string, name: string, ppm: number, sensitizer = true): Composition[number] => ({
  cas,
  name,
  name_en: `${name} (en)`,
  sensitizer,
  ppm,
  limits: [],
})
// Only what a label reads of a line.
const line = (name: string, share: number, composition: Composition | null) =>
  ({ name, share, material: { name, name_en: `${name} (en)`, composition } }) as unknown as Line
const own = (name: string, share: number) => ({ name, share, material: null }) as unknown as Line
const candle = (lines: Line[]) => ({ name: '귤밭', kind: 'candle' as const, shown: { lines } })

test('the rows are those the law lists, in its order', () => {
  expect(lawOf('candle').rows.map(({ words }) => words.ko)).toEqual([
    '품목',
    '제품명',
    '용도',
    '중량·용량',
    '주요 물질',
    '제조연월',
    '유통기한',
    '신고번호',
    '제조자',
    '주소',
    '연락처',
  ])
  expect(lawOf('diffuser').rows).toBe(lawOf('candle').rows)
  expect(lawOf('perfume').rows.map(({ words }) => words.ko)).toEqual([
    '명칭',
    '용량',
    '전성분',
    '제조번호',
    '사용기한',
    '책임판매업자',
    '주소',
    '상담 전화',
    '가격',
  ])
})

test('an allergen is summed across materials and named above the threshold, by hand', () => {
  // 1% of 8,000 ppm and 0.5% of 4,100 ppm: 80 + 20.5 = 100.5 ppm, above 100; alone neither is.
  const source = candle([
    line('소이왁스', 9_850, []),
    line('귤', 100, [substance('1', '리모넨', 8_000), substance('2', '머스크', 900_000, false)]),
    line('유자', 50, [substance('1', '리모넨', 4_100), substance('3', '시트랄', 19_000)]),
  ])
  expect(allergensOf(source).map(({ name, ppm }) => [name, ppm])).toEqual([['리모넨', 100.5]])
  expect(ingredientsOf(source, 'ko')).toBe('소이왁스, 향료 1.5% (리모넨)')
  // On skin ten times less is named.
  expect(allergensOf({ ...source, kind: 'perfume' }).map(({ name }) => name)).toEqual(['리모넨', '시트랄'])
  expect(labelOf(source, emptyFields, 'en').caution.text).toContain('Contains 리모넨 (en): may cause')
})

test('what is phototoxic is said of what is worn, not of a candle', () => {
  const lines = [line('알코올', 9_000, []), line('베르가못', 1_000, [substance('484-20-8', '베르갑텐', 300, false)])]
  const sun = '햇볕을 쬐지 마세요'
  expect(labelOf({ ...candle(lines), kind: 'perfume' }, emptyFields, 'ko').caution.text).toContain(sun)
  expect(labelOf(candle(lines), emptyFields, 'ko').caution.text).not.toContain(sun)
})

test('what is missing is known, and so is what nobody can say', () => {
  const source = candle([line('소이왁스', 9_000, []), line('새 향', 500, null), own('쑥 오일', 500)])
  expect(unknownIn(source)).toEqual(['새 향', '쑥 오일'])
  expect(missingIn(source, emptyFields)).toEqual([
    'content',
    'made_on',
    'best_before',
    'number',
    'maker',
    'address',
    'contact',
  ])
  const complete = Object.fromEntries(Object.keys(emptyFields).map((key) => [key, 'x'])) as typeof emptyFields
  expect(missingIn(source, complete)).toEqual([])
})
