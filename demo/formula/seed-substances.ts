import type { Trail } from '@sillage/domains/catalog/fields.ts'
import type { FormulaKind } from '@sillage/domains/formula/words.ts'

type ScentFamily = Trail['families'][number]

// Made up for the demo in the form of the industry's tables, and said so where they are shown.
export const compositionSource = '데모 조성표 · 제조사 양식'
export const substanceSource = '데모 수치 · IFRA 51차 형식'

const free = 1_000_000
const limitedKinds = ['perfume', 'candle', 'diffuser', 'spray', 'sachet', 'soap'] as const satisfies FormulaKind[]
type Limits = readonly [perfume: number, candle: number, diffuser: number, spray: number, sachet: number, soap: number]
type SeedSubstance = readonly [cas: string, name: string, name_en: string, sensitizer: boolean, limits: Limits]

const seedSubstances = {
  linalool: ['78-70-6', '리날룰', 'Linalool', true, [120_000, free, 250_000, 90_000, free, 100_000]],
  limonene: ['5989-27-5', '리모넨', 'Limonene', true, [150_000, free, 300_000, 110_000, free, 120_000]],
  citral: ['5392-40-5', '시트랄', 'Citral', true, [6_000, free, 47_000, 12_000, free, 12_000]],
  geraniol: ['106-24-1', '제라니올', 'Geraniol', true, [47_000, free, 98_000, 47_000, free, 89_000]],
  citronellol: ['106-22-9', '시트로넬올', 'Citronellol', true, [120_000, free, 240_000, 100_000, free, 120_000]],
  eugenol: ['97-53-0', '유제놀', 'Eugenol', true, [25_000, free, 50_000, 25_000, free, 49_000]],
  coumarin: ['91-64-5', '쿠마린', 'Coumarin', true, [15_000, free, 42_000, 15_000, free, 15_000]],
  cinnamal: ['104-55-2', '신남알', 'Cinnamal', true, [2_500, 20_000, 5_000, 2_500, 20_000, 5_000]],
  isoeugenol: ['97-54-1', '아이소유제놀', 'Isoeugenol', true, [1_100, 10_000, 2_100, 1_100, 10_000, 2_100]],
  methylEugenol: ['93-15-2', '메틸유제놀', 'Methyl eugenol', false, [100, 2_000, 1_000, 100, 2_000, 100]],
  bergapten: ['484-20-8', '베르갑텐', 'Bergapten', false, [15, 15_000, 150, 15, 15_000, 15]],
  hydroxycitronellal: [
    '107-75-5',
    '하이드록시시트로넬알',
    'Hydroxycitronellal',
    true,
    [10_000, free, 36_000, 10_000, free, 10_000],
  ],
  benzylSalicylate: [
    '118-58-1',
    '벤질살리실레이트',
    'Benzyl salicylate',
    true,
    [73_000, free, 140_000, 73_000, free, 100_000],
  ],
  hexylCinnamal: ['101-86-0', '헥실신남알', 'Hexyl cinnamal', true, [99_000, free, 180_000, 99_000, free, 180_000]],
  ionone: [
    '127-51-5',
    '알파-아이소메틸아이오논',
    'alpha-Isomethyl ionone',
    true,
    [30_000, free, 90_000, 30_000, free, 60_000],
  ],
  otne: [
    '54464-57-2',
    '테트라메틸아세틸옥타하이드로나프탈렌',
    'OTNE',
    true,
    [200_000, free, 300_000, 150_000, free, 200_000],
  ],
  musk: ['1222-05-5', '갈락솔라이드', 'HHCB', false, [140_000, free, 280_000, 140_000, free, 200_000]],
  vanillin: ['121-33-5', '바닐린', 'Vanillin', false, [34_000, free, 130_000, 34_000, free, 34_000]],
  oakmoss: [
    '90028-68-5',
    '참나무이끼추출물',
    'Evernia prunastri extract',
    true,
    [1_000, free, 2_000, 1_000, free, 1_000],
  ],
  cade: ['90046-02-9', '케이드오일', 'Cade oil, rectified', false, [2_000, free, 20_000, 2_000, free, 2_000]],
} as const satisfies Record<string, SeedSubstance>
type SubstanceKey = keyof typeof seedSubstances

export const demoSubstances = Object.values(seedSubstances).map(([cas, name, name_en, sensitizer]) => ({
  cas,
  name,
  name_en,
  sensitizer,
}))
export const demoSubstanceLimits = Object.values(seedSubstances).flatMap(([cas, , , , limits]) =>
  limitedKinds.map((kind, at) => ({ cas, kind, limit_ppm: limits[at] ?? free, source: substanceSource })),
)

type Composition = Partial<Record<SubstanceKey, number>>

/** What an oil of a scent family usually contains, in parts per million of an essential oil. */
const families: Record<ScentFamily, Composition> = {
  citrus: { limonene: 480_000, linalool: 60_000, citral: 12_000 },
  green: { linalool: 90_000, hexylCinnamal: 70_000, benzylSalicylate: 30_000 },
  herb: { linalool: 260_000, limonene: 20_000, coumarin: 9_000, geraniol: 6_000 },
  fruit: { limonene: 40_000, ionone: 60_000, vanillin: 12_000 },
  floral: { citronellol: 110_000, geraniol: 60_000, linalool: 80_000, eugenol: 6_000 },
  spice: { eugenol: 60_000, cinnamal: 3_000, linalool: 30_000 },
  wood: { otne: 120_000, limonene: 30_000, linalool: 12_000 },
  smoke: { cade: 9_000, eugenol: 12_000, vanillin: 9_000 },
  musk: { musk: 180_000, hydroxycitronellal: 12_000, coumarin: 9_000 },
}

/** Of these more is known than their family says. */
const own: Record<number, Composition> = {
  // Pressed from the peel: what makes it dangerous in the sun is a few hundredths of a percent.
  1375: { limonene: 400_000, linalool: 80_000, citral: 4_000, bergapten: 300 },
}

/** Makers' sheets name hundredths of a percent, in parts per million. */
const hundredth = 100

/** A blend carries about a third of what an essential oil does; its first family most of it. */
export function demoComposition(product_id: number, kind: 'essential' | 'fragrance', scent: readonly ScentFamily[]) {
  const strength = kind === 'essential' ? 1 : 1 / 3
  const sum = new Map<SubstanceKey, number>()
  const parts: [Composition | undefined, number][] = own[product_id]
    ? [[own[product_id], 1]]
    : [
        [families[scent[0] ?? 'wood'], 0.7 * strength],
        [families[scent[1] ?? 'wood'], 0.3 * strength],
      ]
  // Entries of a record keyed by the substances.
  for (const [part = {}, share] of parts)
    for (const [key, ppm] of Object.entries(part) as [SubstanceKey, number][])
      sum.set(key, (sum.get(key) ?? 0) + hundredth * Math.round((ppm * share) / hundredth))
  return [...sum].map(([key, ppm]) => ({ product_id, cas: seedSubstances[key][0], ppm }))
}
