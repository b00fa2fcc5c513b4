import { expect, test } from 'vitest'
import { convertAmount } from './amounts.ts'
import { formulaUnits } from './words.ts'

test('a tenth of 300 g is 30 g and 750 drops of 40 mg', () => {
  const line = { unit: 'percent', amount: 1_000, drop_mg: 40, batch_mg: 300_000 } as const
  expect(formulaUnits.map((unit) => convertAmount(line, unit))).toEqual([1_000, 30_000, 750])
})

test('what is more than a unit can say is not converted to less', () => {
  expect(convertAmount({ unit: 'grams', amount: 50_000_000, drop_mg: 40, batch_mg: 100_000_000 }, 'drops')).toBeNull()
})
