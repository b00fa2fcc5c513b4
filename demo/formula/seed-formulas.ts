import type { FormulaKind, FormulaUnit } from '@sillage/domains/formula/words.ts'

/** A product's number or a name of one's own, the unit, and how many hundredths of a percent, milligrams or drops. */
export type SeedLine = readonly [what: number | string, unit: FormulaUnit, amount: number]

export type SeedFormula = {
  name: string
  note: string
  kind: FormulaKind
  days_ago: number
  versions: { batch_mg: number; days_ago: number; lines: SeedLine[] }[]
}

type SeedMaterial = {
  product_id: number
  drop_mg?: number
  density?: number
  source: string
  limits: Partial<Record<FormulaKind, number>>
}

const free = 10_000
const ground = '베이스 재료 · 한도 없음'
// Made up for the demo, and said so where they are shown.
const blend = '데모 수치 · IFRA 51차 형식'

const base = (product_id: number, density: number, limits: SeedMaterial['limits']): SeedMaterial => ({
  product_id,
  density,
  source: ground,
  limits,
})
const oil = (product_id: number, candle: number, diffuser: number, perfume: number): SeedMaterial => ({
  product_id,
  density: 920,
  drop_mg: 40,
  source: blend,
  limits: { candle, diffuser, spray: Math.round(diffuser / 2), perfume, sachet: candle },
})

export const demoMaterials: SeedMaterial[] = [
  base(1301, 900, { candle: free, sachet: free }),
  base(1801, 900, { candle: free, sachet: free }),
  base(1901, 810, { perfume: free, spray: free, diffuser: free }),
  base(1902, 980, { diffuser: free }),
  base(1903, 865, { perfume: free, soap: free }),
  oil(1304, 1_000, 2_000, 1_200),
  oil(1305, 300, 1_000, 250),
  oil(1321, 900, 1_800, 500),
  oil(1371, 1_000, 1_900, 1_600),
  oil(1375, 900, 1_900, 1_500),
  oil(1377, 900, 1_900, 1_000),
  oil(1378, 1_100, 2_200, 1_500),
]

/** Oils and waxes of the shop that are not written above; a few stay unknown, as in any shop. */
export function usualMaterial(product_id: number, type_label: string): SeedMaterial | undefined {
  const step = product_id % 5
  if (/왁스|밀랍/.test(type_label)) return base(product_id, 900, { candle: free, sachet: free })
  if (/^프래그런스 오일/.test(type_label) && product_id % 10 !== 9)
    return oil(product_id, 800 + step * 100, 1_600 + step * 150, 600 + step * 250)
  // A set of five has no composition of its own.
  if (/^에센셜 오일(?!.*5병)/.test(type_label))
    return oil(product_id, 300 + step * 100, 900 + step * 100, 200 + step * 100)
  return undefined
}

/** The oldest first; the first has grown, one holds something of the maker's own, and one is too strong. */
export const demoFormulas: SeedFormula[] = [
  {
    name: '저녁 무화과 캔들',
    note: '65도에서 향을 넣고 이 분 저은 뒤 55도에서 붓기. 이틀 재우고 켜 보기.',
    kind: 'candle',
    days_ago: 40,
    versions: [
      {
        batch_mg: 300_000,
        days_ago: 40,
        lines: [
          [1301, 'percent', 9_200],
          [1304, 'percent', 600],
          [1305, 'percent', 200],
        ],
      },
      {
        batch_mg: 300_000,
        days_ago: 12,
        lines: [
          [1301, 'percent', 9_150],
          [1304, 'percent', 550],
          [1305, 'percent', 150],
          ['집에서 우린 쑥 오일', 'percent', 150],
        ],
      },
    ],
  },
  {
    name: '비 온 뒤 편백 디퓨저',
    note: '사흘 뒤에 다시 맡아 보기.',
    kind: 'diffuser',
    days_ago: 20,
    versions: [
      {
        batch_mg: 200_000,
        days_ago: 20,
        lines: [
          [1902, 'grams', 168_000],
          [1377, 'grams', 24_000],
          [1371, 'drops', 120],
          [1378, 'drops', 80],
        ],
      },
    ],
  },
  {
    name: '얼그레이 향수',
    note: '베르가못이 너무 앞서요. 줄여 보기.',
    kind: 'perfume',
    days_ago: 3,
    versions: [
      {
        batch_mg: 30_000,
        days_ago: 3,
        lines: [
          [1901, 'grams', 25_500],
          [1375, 'grams', 3_000],
          [1378, 'drops', 30],
        ],
      },
    ],
  },
]
