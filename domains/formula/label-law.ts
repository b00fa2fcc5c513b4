import type { FormulaKind } from './words.ts'

type Words = { ko: string; en: string }

/** What a maker writes on a label. What the formula knows is filled in where a field is left empty. */
export const labelFields = [
  'name',
  'name_en',
  'content',
  'use',
  'ingredients',
  'ingredients_en',
  'made_on',
  'best_before',
  'number',
  'maker',
  'address',
  'contact',
  'price',
] as const
export type LabelField = (typeof labelFields)[number]

/** A row of a label, in the order in which the law lists it. */
export type LawRow = { key: LabelField | 'item'; words: Words }

export type Law = {
  heading: Words
  /** The act and notice the list is taken from. */
  source: string
  rows: readonly LawRow[]
  cautions: Words
  /** From how much of an allergen on, in parts per million of the product, its name stands on the label. */
  allergen_ppm: number
  signs: readonly (keyof typeof labelSigns)[]
}

const chemicalRows: readonly LawRow[] = [
  { key: 'item', words: { ko: '품목', en: 'Type' } },
  { key: 'name', words: { ko: '제품명', en: 'Name' } },
  { key: 'use', words: { ko: '용도', en: 'Use' } },
  { key: 'content', words: { ko: '중량·용량', en: 'Content' } },
  { key: 'ingredients', words: { ko: '주요 물질', en: 'Contains' } },
  { key: 'made_on', words: { ko: '제조연월', en: 'Made' } },
  { key: 'best_before', words: { ko: '유통기한', en: 'Best before' } },
  { key: 'number', words: { ko: '신고번호', en: 'Report no.' } },
  { key: 'maker', words: { ko: '제조자', en: 'Maker' } },
  { key: 'address', words: { ko: '주소', en: 'Address' } },
  { key: 'contact', words: { ko: '연락처', en: 'Contact' } },
]
const chemical = {
  heading: { ko: '안전확인대상생활화학제품', en: 'Consumer chemical product subject to safety confirmation' },
  source: '생활화학제품 및 살생물제의 안전관리에 관한 법률 · 안전확인대상생활화학제품 지정 및 안전·표시기준',
  rows: chemicalRows,
  allergen_ppm: 100,
} as const
const cosmeticRows: readonly LawRow[] = [
  { key: 'name', words: { ko: '명칭', en: 'Name' } },
  { key: 'content', words: { ko: '용량', en: 'Content' } },
  { key: 'ingredients', words: { ko: '전성분', en: 'Ingredients' } },
  { key: 'number', words: { ko: '제조번호', en: 'Lot' } },
  { key: 'best_before', words: { ko: '사용기한', en: 'Use by' } },
  { key: 'maker', words: { ko: '책임판매업자', en: 'Responsible seller' } },
  { key: 'address', words: { ko: '주소', en: 'Address' } },
  { key: 'contact', words: { ko: '상담 전화', en: 'Contact' } },
  { key: 'price', words: { ko: '가격', en: 'Price' } },
]
const swallowed = {
  ko: '삼켰을 때는 토하게 하지 말고 의사와 상담하세요.',
  en: 'If swallowed, do not induce vomiting; ask a doctor.',
}

export const laws = {
  candle: {
    ...chemical,
    cautions: {
      ko: `켜 둔 채 자리를 비우지 마세요. 어린이와 동물이 닿지 않는 곳에, 불이 붙기 쉬운 것과 다른 초에서 10 cm 넘게 떨어뜨려 두세요. 한 번에 네 시간까지 켜고 심지는 5 mm로 자르세요. ${swallowed.ko}`,
      en: `Never leave unattended. Keep away from children, animals and anything flammable, and 10 cm from other candles. Burn for up to four hours and trim the wick to 5 mm. ${swallowed.en}`,
    },
    signs: ['flame', 'child', 'distance'],
  },
  air: {
    ...chemical,
    cautions: {
      ko: `용도 밖으로 쓰지 마세요. 어린이와 동물이 닿지 않는 곳에 두고, 불이나 열을 피하세요. 좁은 곳에서는 자주 환기하세요. 눈이나 피부에 닿으면 물로 충분히 씻으세요. ${swallowed.ko}`,
      en: `Use only as intended. Keep out of reach of children and animals, and away from fire and heat. Air small rooms often. If it touches eyes or skin, rinse well with water. ${swallowed.en}`,
    },
    signs: ['child', 'heat'],
  },
  cosmetic: {
    heading: { ko: '화장품', en: 'Cosmetic product' },
    source: '화장품법 제10조 · 시행규칙 제19조',
    rows: cosmeticRows,
    cautions: {
      ko: '쓰는 중이나 쓴 뒤 붉은 반점, 부어오름, 가려움이 있으면 그만 쓰고 전문의와 상담하세요. 상처가 있는 곳에는 쓰지 마세요. 어린이 손이 닿지 않는 곳, 직사광선을 피한 곳에 두세요.',
      en: 'If redness, swelling or itching appears, stop using it and ask a doctor. Do not use on broken skin. Keep out of reach of children and out of direct sunlight.',
    },
    allergen_ppm: 10,
    signs: ['child', 'heat'],
  },
} as const satisfies Record<string, Law>

/** What a product is to the law. Soap is washed off: its allergens are named from ten times as much on. */
export function lawOf(kind: FormulaKind): Law {
  if (kind === 'candle') return laws.candle
  if (kind === 'perfume') return laws.cosmetic
  if (kind === 'soap') return { ...laws.cosmetic, allergen_ppm: 100 }
  return laws.air
}

/** The product's kind as the law's list of items calls it. */
export const itemNames: Record<FormulaKind, Words> = {
  candle: { ko: '초', en: 'Candle' },
  diffuser: { ko: '방향제 (디퓨저)', en: 'Air freshener (reed diffuser)' },
  spray: { ko: '방향제 (룸 스프레이)', en: 'Air freshener (room spray)' },
  sachet: { ko: '방향제 (사셰)', en: 'Air freshener (sachet)' },
  other: { ko: '방향제', en: 'Air freshener' },
  perfume: { ko: '향수', en: 'Perfume' },
  soap: { ko: '화장 비누', en: 'Soap' },
}

export const defaultUse: Record<'candle' | 'air', Words> = {
  candle: { ko: '방향용', en: 'Room scent' },
  air: { ko: '실내 방향용', en: 'Scenting rooms' },
}

/** Substances with a warning of their own, by CAS number. */
export const substanceWarnings: Record<string, { laws: readonly (keyof typeof laws)[]; words: Words }> = {
  '484-20-8': {
    laws: ['cosmetic'],
    words: {
      ko: '바른 곳에 12시간 동안 햇볕을 쬐지 마세요.',
      en: 'Keep the skin it is applied to out of the sun for 12 hours.',
    },
  },
}

/** Pictures of what to avoid, drawn in a square of 24 units, the same in the browser and on paper. */
export const labelSigns = {
  flame: 'M12 3c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8M9 16h6v5H9zM3 21L21 3',
  child: 'M9 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M11 9v6M7 12h8M11 15l-3 5M11 15l3 5M18 6v14M3 21L21 3',
  distance: 'M4 12v8h5v-8zM15 12v8h5v-8zM6.5 8v4M17.5 8v4M9 6h6M9 6l2-1.500M9 6l2 1.500M15 6l-2-1.500M15 6l-2 1.500',
  heat: 'M8 4c-2 3 2 4 0 7M12 4c-2 3 2 4 0 7M16 4c-2 3 2 4 0 7M5 15h14v5H5zM3 21L21 3',
} as const
