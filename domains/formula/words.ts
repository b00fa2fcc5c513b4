/** What a formula is made into; limits are said for each of them. */
export const formulaKinds = ['perfume', 'candle', 'diffuser', 'spray', 'sachet', 'soap', 'other'] as const
export type FormulaKind = (typeof formulaKinds)[number]

export const kindNames = {
  perfume: '향수',
  candle: '캔들',
  diffuser: '디퓨저',
  spray: '룸 스프레이',
  sachet: '사셰',
  soap: '비누',
  other: '기타',
} as const satisfies Record<FormulaKind, string>

export const formulaUnits = ['percent', 'grams', 'drops'] as const
export type FormulaUnit = (typeof formulaUnits)[number]

export const unitNames = { percent: '%', grams: 'g', drops: '방울' } as const satisfies Record<FormulaUnit, string>

/** Everything is counted in whole numbers: hundredths of a percent, milligrams, drops. */
export const wholePercent = 10_000

/** What a drop weighs where no one has said so of its material. */
export const defaultDropMg = 50
/** What a millilitre weighs where no one has said so: rather little, so that a pack is not thought fuller than it is. */
export const defaultDensity = 900

export const formulaLimits = {
  formulas: 500,
  lines: 60,
  versions: 200,
  name: 80,
  note: 2_000,
  /** A hundred kilograms. */
  batch_mg: 100_000_000,
  amount: { percent: wholePercent, grams: 100_000_000, drops: 100_000 },
  per_page: 12,
  /** How long a deletion can be undone. */
  undo_days: 30,
} as const

/** green: within what is allowed; red: more than that; amber: no one knows what is allowed. */
export const verdicts = ['green', 'amber', 'red'] as const
export type Verdict = (typeof verdicts)[number]

/** Why less than is needed can be had. */
export const packTroubles = ['gone', 'content', 'sold_out', 'short', 'bounds'] as const
export type PackTrouble = (typeof packTroubles)[number]

/** The category of wax, oils, vessels and tools: what it holds comes first where a material is looked for. */
export const materialsCategory = 4
