import { defaultDensity, type FormulaKind, formulaKinds, formulaLimits, kindNames } from './words.ts'

const mgOf = { kg: 1_000_000, g: 1_000, ml: defaultDensity } as const

/** What a recipe says is used, weighed: `300 g`, `귤 8 g, 유자 4 g`. Null for what is counted, such as wicks. */
export function weighedIn(uses: string): number | null {
  const found = [...uses.matchAll(/(\d+(?:\.\d+)?)\s*(kg|g|ml)\b/g)]
  if (found.length === 0) return null
  // The pattern names the units.
  return Math.round(found.reduce((sum, [, number, unit]) => sum + Number(number) * mgOf[unit as keyof typeof mgOf], 0))
}

/** What a recipe makes, as its Korean title calls it. */
export const kindInTitle = (title: string): FormulaKind =>
  formulaKinds.find((kind) => title.includes(kindNames[kind])) ?? 'candle'

type Step = { text: string }

/** The steps as a note, as far as a note goes. */
export const noteOfSteps = (steps: readonly Step[]) =>
  steps
    .map(({ text }, at) => `${at + 1}. ${text}`)
    .join('\n')
    .slice(0, formulaLimits.note)
