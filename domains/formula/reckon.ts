import { defaultDropMg, type FormulaKind, type FormulaUnit, type Verdict, verdicts, wholePercent } from './words.ts'

/** What is known of a material: of ours its product, what a drop weighs, and how much is allowed in what. */
export type MaterialFacts = {
  product_id: number
  drop_mg: number
  limits: readonly { kind: FormulaKind; limit: number; source: string }[]
}
export type Weighed = { unit: FormulaUnit; amount: number; material: MaterialFacts | null }
type Formula<Line> = { kind: FormulaKind; batch_mg: number; lines: readonly Line[] }

/** In ten-thousandths of a milligram, in which a hundredth of a percent of a whole batch is a whole number. */
export function partsOf({ unit, amount, material }: Weighed, batch_mg: number): number {
  if (unit === 'percent') return batch_mg * amount
  return (unit === 'grams' ? amount : amount * (material?.drop_mg ?? defaultDropMg)) * wholePercent
}

export const percentSum = (lines: readonly Pick<Weighed, 'unit' | 'amount'>[]) =>
  lines.reduce((sum, { unit, amount }) => (unit === 'percent' ? sum + amount : sum), 0)

/**
 * What every line weighs, its share of what is made, and whether that is allowed. What is made is the batch, or the sum
 * of the lines where that is more. A material that stands in two lines is held against its limit with both.
 */
export function reckon<Line extends Weighed>({ kind, batch_mg, lines }: Formula<Line>) {
  const weighed = lines.map((line) => ({ line, parts: partsOf(line, batch_mg) }))
  const total = weighed.reduce((sum, { parts }) => sum + parts, 0)
  const whole = Math.max(batch_mg * wholePercent, total)
  const together = (product_id: number) =>
    weighed.reduce((sum, { line, parts }) => (line.material?.product_id === product_id ? sum + parts : sum), 0)
  const reckoned = weighed.map(({ line, parts }) => {
    const known = line.material?.limits.find((limit) => limit.kind === kind)
    const all = line.material ? shareOf(together(line.material.product_id), whole) : shareOf(parts, whole)
    return {
      line,
      parts,
      mg: Math.round(parts / wholePercent),
      share: shareOf(parts, whole),
      together: all,
      limit: known?.limit ?? null,
      source: known?.source ?? '',
      verdict: verdictOf(all, known?.limit),
    }
  })
  return {
    lines: reckoned,
    total_mg: Math.round(total / wholePercent),
    /** What is missing from the batch; less than nothing where the lines are more than it. */
    rest_mg: batch_mg - Math.round(total / wholePercent),
    percent: percentSum(lines),
    verdict: worstOf(reckoned.map(({ verdict }) => verdict)),
  }
}

/** In hundredths of a percent, rounded up: what is over a limit is never rounded away. The rest takes away noise only. */
const shareOf = (parts: number, whole: number) =>
  whole === 0 ? 0 : Math.ceil((parts / whole) * wholePercent - 1 / 1_000_000)

/** A material of which nobody knows what is allowed is never green. */
function verdictOf(share: number, limit: number | undefined): Verdict {
  if (limit === undefined) return 'amber'
  return share > limit ? 'red' : 'green'
}

const worstOf = (each: readonly Verdict[]): Verdict => verdicts.findLast((verdict) => each.includes(verdict)) ?? 'green'
