import { isCarrier, partsOf, type Recipe, reckon, type Weighed } from './reckon.ts'
import { type FormulaUnit, formulaLimits, wholePercent } from './words.ts'

type Amount = { unit: FormulaUnit; amount: number }

/**
 * The amounts with which a formula is within its limits: everything but the carrier is made less alike, so that the
 * blend stays what it is, and the largest carrier takes its room. Null where nothing is over, or something is not
 * allowed at all.
 */
export function scaleToLimits<Line extends Weighed>(recipe: Recipe<Line>): Amount[] | null {
  const { room, lines, total_mg } = reckon(recipe)
  if (room >= 1 || room === 0) return null
  const carrier = carrierOf(lines)
  // Lines that are more than the batch have to fit into it where no carrier takes all of their room: a carrier in percent
  // is the whole batch at most.
  const fitting = room * Math.min(1, recipe.batch_mg / total_mg)
  // Rounding may leave a whole that is a little smaller: then a little less fits.
  for (const first of carrier === null ? [fitting] : [room, fitting])
    for (let factor = first; factor > first / 2; factor *= 0.999) {
      const scaled = recipe.lines.map((line, at) =>
        isCarrier(line, lines[at]?.limit ?? null)
          ? { unit: line.unit, amount: line.amount }
          : less(line, recipe.batch_mg, factor),
      )
      const filled = fill(recipe, scaled, carrier)
      if (reckon({ ...recipe, lines: withAmounts(recipe.lines, filled) }).verdict !== 'red') return filled
    }
  return null
}

const withAmounts = <Line extends Weighed>(lines: readonly Line[], amounts: readonly Amount[]): Line[] =>
  lines.map((line, at) => ({ ...line, ...amounts[at] }))

/** Rounded down in the line's own unit; where that is nothing, in milligrams. */
function less(line: Weighed, batch_mg: number, factor: number): Amount {
  const amount = Math.floor(line.amount * factor)
  if (amount >= 1) return { unit: line.unit, amount }
  return { unit: 'grams', amount: Math.max(1, Math.floor((partsOf(line, batch_mg) * factor) / wholePercent)) }
}

function carrierOf(lines: ReturnType<typeof reckon>['lines']) {
  const carriers = lines.filter(({ line, limit }) => isCarrier(line, limit))
  const largest = carriers.toSorted((a, b) => b.parts - a.parts)[0]
  return largest ? lines.indexOf(largest) : null
}

/** What was taken away is added to the carrier, in its own unit and never more. */
function fill<Line extends Weighed>({ batch_mg, lines }: Recipe<Line>, scaled: Amount[], at: number | null): Amount[] {
  const carrier = at === null ? undefined : lines[at]
  if (at === null || !carrier) return scaled
  const weigh = (amounts: readonly Amount[]) =>
    withAmounts(lines, amounts).reduce((sum, line) => sum + partsOf(line, batch_mg), 0)
  const freed = weigh(lines) - weigh(scaled)
  const one = partsOf({ ...carrier, amount: 1 }, batch_mg)
  const amount = Math.min(formulaLimits.amount[carrier.unit], carrier.amount + Math.floor(freed / one))
  return scaled.with(at, { unit: carrier.unit, amount })
}
