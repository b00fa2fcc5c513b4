import { expect, test } from 'vitest'
import { convertAmount } from './amounts.ts'
import { type FormulaUnit, formulaLimits, formulaUnits } from './words.ts'

test('a tenth of 300 g is 30 g and 750 drops of 40 mg', () => {
  const line = { unit: 'percent', amount: 1_000, drop_mg: 40, batch_mg: 300_000 } as const
  expect(formulaUnits.map((unit) => convertAmount(line, unit))).toEqual([1_000, 30_000, 750])
})

/** Numbers that look random and are the same every time. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    yield state / 4_294_967_296
  }
}

test('what is more than a unit can say is not converted to less', () => {
  expect(convertAmount({ unit: 'grams', amount: 50_000_000, drop_mg: 40, batch_mg: 100_000_000 }, 'drops')).toBeNull()
})

test('there and back is the same amount, within half of what the coarser unit can say', () => {
  const random = numbers(7)
  const next = (max: number) => Math.floor(random.next().value * max)
  for (let round = 0; round < 2_000; round += 1) {
    const [batch_mg, drop_mg] = [1_000 + next(5_000_000), 10 + next(90)]
    const one: Record<FormulaUnit, number> = { percent: batch_mg / 10_000, grams: 1, drops: drop_mg }
    const [from, to] = [formulaUnits[next(3)] ?? 'grams', formulaUnits[next(3)] ?? 'grams']
    // At least one whole of the other unit: less than that cannot be said in it.
    const least = Math.ceil(one[to] / one[from])
    const amount = least + next(Math.max(1, Math.floor(batch_mg / one[from]) - least))
    if (amount > formulaLimits.amount[from]) continue
    const there = convertAmount({ unit: from, amount, drop_mg, batch_mg }, to)
    if (there === null) continue
    const back = convertAmount({ unit: to, amount: there, drop_mg, batch_mg }, from)
    if (back === null) throw new Error('what came from a unit fits into it')
    const error = Math.abs(back - amount) * one[from]
    expect(error, `${amount} ${from} of ${batch_mg} in ${to}`).toBeLessThanOrEqual((one[to] + one[from]) / 2 + 1e-6)
    // Once rounded it stays: changing units to and fro does not creep.
    if (one[to] >= one[from]) expect(convertAmount({ unit: from, amount: back, drop_mg, batch_mg }, to)).toBe(there)
  }
})
