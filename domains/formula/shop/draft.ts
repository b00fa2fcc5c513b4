import type { LocalizedField } from '@sillage/web-kit/localized-field.ts'
import type { RecipeSheet } from '../../content/recipe-contract.ts'
import { amountText, readAmount } from '../amounts.ts'
import type { Formula, Material } from '../formula-contract.ts'
import { kindInTitle, noteOfSteps, weighedIn } from '../recipe-draft.ts'
import { partsOf } from '../reckon.ts'
import {
  type FormulaKind,
  type FormulaUnit,
  formulaKinds,
  formulaLimits,
  formulaUnits,
  wholePercent,
} from '../words.ts'

/** A line as it is being written: its amount is what was typed, be it a number or not yet. */
export type DraftLine = { key: string; variant_id: number | null; name: string; unit: FormulaUnit; amount: string }

/** The draft as the browser keeps it: texts only. */
export type DraftTexts = {
  name: string
  note: string
  kind: string
  batch: string
  lines: string
  based_on: string
  request_key: string
  /** Says that something was typed: else there is nothing to go on with. */
  touched: string
}

export const textsOf = (formula: Formula | undefined): DraftTexts => ({
  name: formula?.name ?? '',
  note: formula?.note ?? '',
  kind: formula?.kind ?? 'candle',
  batch: formula ? amountText(formula.shown.batch_mg, 'grams') : '100',
  lines: JSON.stringify(
    (formula?.shown.lines ?? []).map(({ position, material, name, unit, amount }) => ({
      key: String(position),
      variant_id: material?.variant_id ?? null,
      name,
      unit,
      amount: amountText(amount, unit),
    })),
  ),
  based_on: String(formula?.revision ?? ''),
  request_key: '',
  touched: '',
})

/** A draft with what a recipe weighs; what it counts, such as wicks and vessels, is no part of a formula. */
export function textsOfRecipe(recipe: RecipeSheet, pick: LocalizedField): DraftTexts {
  const weighed = recipe.materials.flatMap(({ uses, variant_id, product }) => {
    const mg = weighedIn(uses)
    return mg === null ? [] : [{ variant_id, name: pick(product, 'name'), mg }]
  })
  return {
    ...textsOf(undefined),
    name: pick(recipe, 'title'),
    note: noteOfSteps(recipe.steps.map((step) => ({ text: pick(step, 'text') }))),
    kind: kindInTitle(recipe.title),
    batch: amountText(
      weighed.reduce((sum, { mg }) => sum + mg, 0),
      'grams',
    ),
    lines: JSON.stringify(
      weighed.map(({ mg, ...line }, at) => ({
        ...line,
        key: String(at),
        unit: 'grams',
        amount: amountText(mg, 'grams'),
      })),
    ),
    request_key: crypto.randomUUID(),
  }
}

export const kindOf = (text: string): FormulaKind => formulaKinds.find((kind) => kind === text) ?? 'other'

/** What lies in a browser may be anything: only what is a line is one. */
export function linesOf(text: string): DraftLine[] {
  try {
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) ? found.flatMap(lineOf).slice(0, formulaLimits.lines) : []
  } catch {
    return []
  }
}

function lineOf(value: unknown, at: number): DraftLine[] {
  const { variant_id, name, unit, amount } = Object(value)
  const known = formulaUnits.find((each) => each === unit)
  if (!known || typeof name !== 'string' || typeof amount !== 'string') return []
  const id = Number.isSafeInteger(variant_id) ? Number(variant_id) : null
  // Keys are counted again: two that were written by hand may be the same.
  return [{ key: String(at), variant_id: id, name: name.slice(0, formulaLimits.name), unit: known, amount }]
}

/** The lines that can be weighed already, each with the number of the line it is. */
export const weighable = (lines: readonly DraftLine[], materials: ReadonlyMap<number, Material>) =>
  lines.flatMap((line, at) => {
    const amount = readAmount(line.amount, line.unit)
    return amount === null
      ? []
      : [{ at, unit: line.unit, amount, material: materials.get(line.variant_id ?? 0) ?? null }]
  })

/**
 * Grams and drops made larger or smaller together, so that with what is said in percent they fill the batch. Null where
 * there are none, or percent fill it already.
 */
export function fitToBatch(lines: readonly DraftLine[], batch_mg: number, materials: ReadonlyMap<number, Material>) {
  const weighed = weighable(lines, materials)
  const sum = (percent: boolean) =>
    weighed.reduce((all, line) => ((line.unit === 'percent') === percent ? all + partsOf(line, batch_mg) : all), 0)
  const [room, filled] = [batch_mg * wholePercent - sum(true), sum(false)]
  if (filled === 0 || room <= 0) return null
  return lines.map((line, at) => {
    const known = weighed.find((each) => each.at === at)
    if (!known || known.unit === 'percent') return line
    const amount = Math.min(formulaLimits.amount[line.unit], Math.max(1, Math.round((known.amount * room) / filled)))
    return { ...line, amount: amountText(amount, line.unit) }
  })
}

type Amount = { unit: FormulaUnit; amount: number }

/** The lines with other amounts for those that could be weighed. */
export const withAmounts = (
  lines: readonly DraftLine[],
  weighed: readonly { at: number }[],
  amounts: readonly Amount[],
) =>
  lines.map((line, at) => {
    const found = amounts[weighed.findIndex((each) => each.at === at)]
    return found ? { ...line, unit: found.unit, amount: amountText(found.amount, found.unit) } : line
  })
