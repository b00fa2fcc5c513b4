import type { Picture } from '@sillage/kit/schemas.ts'
import type { ProductSheet, SheetVariant } from '../editing-contract.ts'
import type { NoReturn, ProductKind } from '../words.ts'
import { type CellName, cellText, readCell } from './cells.ts'

export type Fact = ProductSheet['statutory'][number]
export type DraftVariant = {
  id: number | null
  sku: string
  values: string[]
  price_krw: string
  price_usd: string
  cost_krw: string
  weight_g: string
  on_hand: string
  retired: boolean
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
  pictures: Picture[]
  details: Fact[]
  statutory: Fact[]
  option_groups: ProductSheet['option_groups']
  variants: DraftVariant[]
  category_ids: number[]
  related_ids: number[]
}

const seoulMs = 9 * 3_600_000
/** As a field of the kind datetime-local has it, in the shop's own time. */
const localTime = (at: string | null) => (at ? new Date(Date.parse(at) + seoulMs).toISOString().slice(0, 16) : '')
const instant = (typed: string) => (typed ? `${typed}:00+09:00` : null)
const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter(Boolean)
const numberText = (value: number | null) => (value === null ? '' : String(value))

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
  variants: [
    {
      id: null,
      sku: '',
      values: [],
      price_krw: '',
      price_usd: '',
      cost_krw: '',
      weight_g: '',
      on_hand: '0',
      retired: false,
    },
  ],
  category_ids: [],
  related_ids: [],
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
    variants: sheet.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      values: variant.values,
      price_krw: cellText('variant_price_krw', variant.price_krw),
      price_usd: cellText('variant_price_usd', variant.price_usd),
      cost_krw: cellText('cost_krw', variant.cost_krw),
      weight_g: String(variant.weight_g),
      on_hand: String(variant.on_hand),
      retired: variant.retired,
    })),
  }
}

export type DraftErrors = Record<string, string[]>
type Number = number | null

/** Reads the numbers of a draft; what is wrong is collected under the field's name. */
function reader(errors: DraftErrors) {
  return (name: string, cell: CellName, typed: string): Number => {
    const read = readCell(cell, typed)
    if ('value' in read) return read.value as Number // these cells hold numbers or nothing
    errors[name] = [read.error]
    return null
  }
}

const textFields = [
  'name',
  'name_en',
  'summary',
  'summary_en',
  'type_label',
  'type_label_en',
  'story_title',
  'story_title_en',
] as const

/** The product's own fields as they are sent. */
function productOf(draft: Draft, errors: DraftErrors) {
  const read = reader(errors)
  const pieces = (name: 'max_quantity' | 'made_in_days') =>
    draft[name].trim() ? read(name, 'on_hand', draft[name]) : null
  return {
    ...Object.fromEntries(textFields.map((name) => [name, draft[name]])),
    story: paragraphs(draft.story),
    story_en: paragraphs(draft.story_en),
    price_krw: read('price_krw', 'price_krw', draft.price_krw) ?? 0,
    price_usd: read('price_usd', 'price_usd', draft.price_usd) ?? 0,
    sale_price_krw: read('sale_price_krw', 'sale_price_krw', draft.sale_price_krw),
    sale_price_usd: read('sale_price_usd', 'sale_price_usd', draft.sale_price_usd),
    sale_from: instant(draft.sale_from),
    sale_to: instant(draft.sale_to),
    min_quantity: read('min_quantity', 'on_hand', draft.min_quantity) ?? 1,
    max_quantity: pieces('max_quantity'),
    made_in_days: pieces('made_in_days'),
    no_return: draft.no_return || null,
    visible: draft.visible,
    pictures: draft.pictures,
    details: draft.details,
    statutory: draft.statutory,
  }
}

function variantsOf(draft: Draft, errors: DraftErrors): SheetVariant[] {
  const read = reader(errors)
  return draft.variants.map(({ id, sku, values, retired, ...typed }, at) => ({
    ...(id !== null && { id }),
    sku,
    values,
    retired,
    price_krw: read(`variants.${at}`, 'variant_price_krw', typed.price_krw),
    price_usd: read(`variants.${at}`, 'variant_price_usd', typed.price_usd),
    cost_krw: read(`variants.${at}`, 'cost_krw', typed.cost_krw),
    weight_g: read(`variants.${at}`, 'weight_g', typed.weight_g) ?? 0,
    on_hand: read(`variants.${at}`, 'on_hand', typed.on_hand) ?? 0,
  }))
}

/** What of the draft differs from what it began with, as it is sent; and what cannot be sent. */
export function changesOf(draft: Draft, base: Draft) {
  const errors: DraftErrors = {}
  const changed = changedFields(draft, base)
  const all = productOf(draft, errors)
  const product = Object.fromEntries(Object.entries(all).filter(([name]) => changed.includes(name as keyof Draft)))
  return {
    errors,
    body: {
      product: product as Partial<ReturnType<typeof fullProduct>>,
      ...(changed.includes('option_groups') && { option_groups: draft.option_groups }),
      ...((changed.includes('variants') || changed.includes('option_groups')) && {
        variants: variantsOf(draft, errors),
      }),
      ...(changed.includes('category_ids') && { category_ids: draft.category_ids }),
      ...(changed.includes('related_ids') && { related_ids: draft.related_ids }),
    },
  }
}

/** All of a product that is made now. */
export function fullProduct(draft: Draft, errors: DraftErrors) {
  const { name, name_en, summary, summary_en, type_label, type_label_en, story_title, story_title_en } = draft
  const texts = { name, name_en, summary, summary_en, type_label, type_label_en, story_title, story_title_en }
  return { ...productOf(draft, errors), ...texts }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const changedFields = (draft: Draft, base: Draft) =>
  (Object.keys(emptyDraft) as (keyof Draft)[]).filter((name) => !same(draft[name], base[name]))

/**
 * Someone else saved in between: what only they changed is taken from theirs, what only I changed from mine; what both
 * changed differently is a conflict to choose from.
 */
export function mergeDrafts({ base, mine, theirs }: { base: Draft; mine: Draft; theirs: Draft }) {
  const changed = changedFields(mine, base)
  const conflicts = changed.filter((name) => !same(theirs[name], base[name]) && !same(theirs[name], mine[name]))
  const kept = Object.fromEntries(changed.map((name) => [name, mine[name]]))
  return { merged: { ...theirs, ...kept } as Draft, conflicts }
}
