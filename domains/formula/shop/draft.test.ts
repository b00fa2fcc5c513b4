import { createLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { expect, test } from 'vitest'
import type { RecipeSheet } from '../../content/recipe-contract.ts'
import type { Material } from '../formula-contract.ts'
import { type DraftLine, fitToBatch, linesOf, textsOf, textsOfRecipe, weighable } from './draft.ts'

const line = (unit: DraftLine['unit'], amount: string, variant_id: number | null = null): DraftLine => ({
  key: '0',
  name: '쑥',
  unit,
  amount,
  variant_id,
})
const heavy: Material = {
  variant_id: 7,
  product_id: 1,
  page: 'goods',
  name: '꿀',
  name_en: 'Honey',
  option_name: '',
  option_name_en: '',
  picture: null,
  drop_mg: 100,
  limits: [],
  composition: null,
}
const materials = new Map([[7, heavy]])

test('a new formula begins with a batch and no lines', () => {
  expect(textsOf(undefined)).toMatchObject({ name: '', kind: 'candle', batch: '100', lines: '[]', touched: '' })
})

test.each(['', 'null', '{}', '[1, null, {"unit": "pints"}]', '[{"unit":"grams","amount":3,"name":"쑥"}]'])(
  'what is no line is left behind: %s',
  (text) => {
    expect(linesOf(text)).toEqual([])
  },
)

test('what was typed comes back as it was, a number or not', () => {
  const typed = [line('grams', '하나'), line('drops', '3', 7)]
  expect(linesOf(JSON.stringify(typed)).map(({ amount, variant_id }) => [amount, variant_id])).toEqual([
    ['하나', null],
    ['3', 7],
  ])
  expect(weighable(typed, materials)).toEqual([{ at: 1, unit: 'drops', amount: 3, material: heavy }])
})

test('grams and drops are made to fill what percent leave of the batch', () => {
  const lines = [line('percent', '50'), line('grams', '10'), line('drops', '100', 7)]
  expect(fitToBatch(lines, 100_000, materials)?.map(({ amount }) => amount)).toEqual(['50', '25', '250'])
  expect(fitToBatch([line('percent', '100'), line('grams', '1')], 100_000, materials)).toBeNull()
  expect(fitToBatch([line('percent', '40')], 100_000, materials)).toBeNull()
})

test('a recipe becomes a draft with what it weighs; what it counts stays outside', () => {
  const used = (variant_id: number, name: string, uses: string) => ({ variant_id, uses, product: { name } })
  // Only what a draft reads of a recipe.
  const recipe = {
    id: 3,
    title: '귤 캔들',
    steps: [{ text: '녹여요.' }, { text: '부어요.' }],
    materials: [
      used(1, '왁스', '200 g'),
      used(2, '귤 세트', '귤 8 g, 유자 4 g'),
      used(3, '오일', '30 ml 모두'),
      used(4, '심지', '두 개'),
    ],
  } as unknown as RecipeSheet
  const texts = textsOfRecipe(recipe, createLocalizedField(createPhrases({ locale: 'ko' })))
  expect(texts).toMatchObject({
    name: '귤 캔들',
    kind: 'candle',
    batch: '239',
    note: '1. 녹여요.\n2. 부어요.',
    touched: '',
  })
  expect(linesOf(texts.lines).map(({ variant_id, unit, amount }) => [variant_id, unit, amount])).toEqual([
    [1, 'grams', '200'],
    [2, 'grams', '12'],
    [3, 'grams', '27'],
  ])
})
