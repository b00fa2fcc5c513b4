import { expect, test } from 'vitest'
import { kindsOf } from './kinds-of.ts'

const group = (name: string, ...values: [string, string][]) => ({
  name,
  name_en: name,
  values: values.map(([name, name_en]) => ({ name, name_en })),
})
const variant = (id: number, ...values: string[]) => ({ id, values })
const size = group('용량', ['30 ml', '30 ml'], ['1 kg', '1 kg'])
const colour = group('색', ['흰색', 'White'], ['검정', 'Black'])

test('sizes of one thing are one material', () => {
  const product = { option_groups: [size], variants: [variant(1, '30 ml'), variant(2, '1 kg')] }
  expect(kindsOf(product)).toEqual([{ variant_id: 1, name: '30 ml', name_en: '30 ml' }])
  expect(kindsOf({ option_groups: [], variants: [variant(1)] })).toHaveLength(1)
})

test('of two groups of options the one that is no size is chosen between', () => {
  const variants = [
    variant(1, '30 ml', '흰색'),
    variant(2, '1 kg', '흰색'),
    variant(3, '30 ml', '검정'),
    variant(4, '1 kg', '검정'),
  ]
  expect(kindsOf({ option_groups: [size, colour], variants })).toEqual([
    { variant_id: 1, name: '흰색', name_en: 'White' },
    { variant_id: 3, name: '검정', name_en: 'Black' },
  ])
})

test('what is only a size beside another kind is named by it', () => {
  const option_groups = [group('구성', ['병과 리드', 'Bottle and reeds'], ['리필 200 ml', 'Refill 200 ml'])]
  expect(kindsOf({ option_groups, variants: [variant(1, '병과 리드'), variant(2, '리필 200 ml')] })).toEqual([
    { variant_id: 1, name: '병과 리드', name_en: 'Bottle and reeds' },
    { variant_id: 2, name: '리필 200 ml', name_en: 'Refill 200 ml' },
  ])
})
