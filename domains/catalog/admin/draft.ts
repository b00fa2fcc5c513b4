import { type Grade, grades } from '../../member/words.ts'
import type { ProductSheet } from '../editing-contract.ts'
import type { ProductPicture } from '../fields.ts'
import type { NoReturn, ProductKind } from '../words.ts'
import { cellText } from './cells.ts'

export type Fact = ProductSheet['statutory'][number]
export type DraftGradePrice = { grade: Grade; price_krw: string; price_usd: string }
export type DraftPart = { variant_id: number; quantity: string }
export type DraftTier = { grade: Grade; min_quantity: string; percent: string }
export type DraftVariant = {
  id: number | null
  sku: string
  barcode: string
  values: string[]
  price_krw: string
  price_usd: string
  cost_krw: string
  weight_g: string
  on_hand: string
  retired: boolean
  grade_prices: DraftGradePrice[]
  parts: DraftPart[]
}

/** The sheet as it is typed: numbers are texts until they are saved, so that nothing typed is lost. */
export type Draft = {
  kind: ProductKind
  slug: string
  name: string
  name_en: string
  summary: string
  summary_en: string
  type_label: string
  type_label_en: string
  story_title: string
  story_title_en: string
  story: string
  story_en: string
  price_krw: string
  price_usd: string
  sale_price_krw: string
  sale_price_usd: string
  sale_from: string
  sale_to: string
  min_quantity: string
  max_quantity: string
  made_in_days: string
  no_return: NoReturn | ''
  visible: boolean
  pictures: ProductPicture[]
  details: Fact[]
  statutory: Fact[]
  option_groups: ProductSheet['option_groups']
  variants: DraftVariant[]
  tiers: DraftTier[]
  category_ids: number[]
  related_ids: number[]
  add_on_ids: number[]
}

const seoulMs = 9 * 3_600_000
/** As a field of the kind datetime-local has it, in the shop's own time. */
const localTime = (at: string | null) => (at ? new Date(Date.parse(at) + seoulMs).toISOString().slice(0, 16) : '')
const numberText = (value: number | null) => (value === null ? '' : String(value))

/** An option that is not saved yet. */
export function newVariant(values: string[]): DraftVariant {
  return {
    id: null,
    sku: '',
    barcode: '',
    values,
    price_krw: '',
    price_usd: '',
    cost_krw: '',
    weight_g: '',
    on_hand: '0',
    retired: false,
    grade_prices: [],
    parts: [],
  }
}

export const emptyDraft: Draft = {
  kind: 'goods',
  slug: '',
  name: '',
  name_en: '',
  summary: '',
  summary_en: '',
  type_label: '',
  type_label_en: '',
  story_title: '',
  story_title_en: '',
  story: '',
  story_en: '',
  price_krw: '',
  price_usd: '',
  sale_price_krw: '',
  sale_price_usd: '',
  sale_from: '',
  sale_to: '',
  min_quantity: '1',
  max_quantity: '',
  made_in_days: '',
  no_return: '',
  visible: false,
  pictures: [],
  details: [],
  statutory: [],
  option_groups: [],
  variants: [newVariant([])],
  tiers: [],
  category_ids: [],
  related_ids: [],
  add_on_ids: [],
}

export function draftOf(sheet: ProductSheet): Draft {
  return {
    ...sheet,
    story: sheet.story.join('\n\n'),
    story_en: sheet.story_en.join('\n\n'),
    price_krw: cellText('price_krw', sheet.price_krw),
    price_usd: cellText('price_usd', sheet.price_usd),
    sale_price_krw: cellText('sale_price_krw', sheet.sale_price_krw),
    sale_price_usd: cellText('sale_price_usd', sheet.sale_price_usd),
    sale_from: localTime(sheet.sale_from),
    sale_to: localTime(sheet.sale_to),
    min_quantity: String(sheet.min_quantity),
    max_quantity: numberText(sheet.max_quantity),
    made_in_days: numberText(sheet.made_in_days),
    no_return: sheet.no_return ?? '',
    variants: sheet.variants.map(draftVariant),
    tiers: sheet.tiers.map(({ grade, min_quantity, percent }) => ({
      grade,
      min_quantity: String(min_quantity),
      percent: String(percent),
    })),
  }
}

function draftVariant(variant: ProductSheet['variants'][number]): DraftVariant {
  const { id, sku, values, retired, grade_prices, parts } = variant
  return {
    id,
    sku,
    barcode: variant.barcode ?? '',
    values,
    price_krw: cellText('variant_price_krw', variant.price_krw),
    price_usd: cellText('variant_price_usd', variant.price_usd),
    cost_krw: cellText('cost_krw', variant.cost_krw),
    weight_g: String(variant.weight_g),
    on_hand: String(variant.on_hand),
    retired,
    // In the order of the grades, so that a price typed back is no change.
    grade_prices: grades.flatMap((grade) =>
      grade_prices
        .filter((price) => price.grade === grade)
        .map(({ price_krw, price_usd }) => ({
          grade,
          price_krw: cellText('price_krw', price_krw),
          price_usd: cellText('price_usd', price_usd),
        })),
    ),
    parts: parts.map(({ variant_id, quantity }) => ({ variant_id, quantity: String(quantity) })),
  }
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const changedFields = (draft: Draft, base: Draft) =>
  (Object.keys(emptyDraft) as (keyof Draft)[]).filter((name) => !same(draft[name], base[name]))
