import type { SheetVariant } from '../editing-contract.ts'
import type { gradesWithPrices } from '../words.ts'
import { type CellName, readCell } from './cells.ts'
import { changedFields, type Draft, type DraftVariant, type Fact, same } from './draft.ts'

export type DraftErrors = Record<string, string[]>
type Number = number | null
type GradeWithPrices = (typeof gradesWithPrices)[number]

const instant = (typed: string) => (typed ? `${typed}:00+09:00` : null)
const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter(Boolean)
/** A row of a notice that nothing was written in is not saved. */
const isWritten = ({ value, value_en }: Fact) => value.trim() !== '' || value_en.trim() !== ''

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
    statutory: draft.statutory.filter(isWritten),
  }
}

/** A code that is empty is none. */
const readText = (typed: string) => typed.trim() || null

function variantsOf(draft: Draft, base: Draft, errors: DraftErrors): SheetVariant[] {
  const read = reader(errors)
  return draft.variants.map((variant, at) => ({
    ...(variant.id !== null && { id: variant.id }),
    sku: variant.sku,
    barcode: readText(variant.barcode),
    values: variant.values,
    retired: variant.retired,
    price_krw: read(`variants.${at}`, 'variant_price_krw', variant.price_krw),
    price_usd: read(`variants.${at}`, 'variant_price_usd', variant.price_usd),
    cost_krw: read(`variants.${at}`, 'cost_krw', variant.cost_krw),
    weight_g: read(`variants.${at}`, 'weight_g', variant.weight_g) ?? 0,
    on_hand: read(`variants.${at}`, 'on_hand', variant.on_hand) ?? 0,
    ...offerOf(
      variant,
      base.variants.find(({ id }) => id !== null && id === variant.id),
      errors,
    ),
  }))
}

/** What grades pay for an option and what it is made of, where that was changed. */
function offerOf({ grade_prices, parts }: DraftVariant, base: DraftVariant | undefined, errors: DraftErrors) {
  const read = reader(errors)
  return {
    ...(!same(grade_prices, base?.grade_prices ?? []) && {
      grade_prices: grade_prices.map(({ grade, price_krw, price_usd }) => ({
        grade: grade as GradeWithPrices, // the general grade pays everyone's price, and has no row
        price_krw: read('grade_prices', 'price_krw', price_krw) ?? 0,
        price_usd: read('grade_prices', 'price_usd', price_usd) ?? 0,
      })),
    }),
    ...(!same(parts, base?.parts ?? []) && {
      parts: parts.map(({ variant_id, quantity }) => ({
        variant_id,
        quantity: read('parts', 'on_hand', quantity) ?? 1,
      })),
    }),
  }
}

function tiersOf(draft: Draft, errors: DraftErrors) {
  const read = reader(errors)
  return draft.tiers.map(({ grade, min_quantity, percent }) => ({
    grade,
    min_quantity: read('tiers', 'on_hand', min_quantity) ?? 0,
    percent: read('tiers', 'on_hand', percent) ?? 0,
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
        variants: variantsOf(draft, base, errors),
      }),
      ...(changed.includes('tiers') && { tiers: tiersOf(draft, errors) }),
      ...(changed.includes('category_ids') && { category_ids: draft.category_ids }),
      ...(changed.includes('related_ids') && { related_ids: draft.related_ids }),
      ...(changed.includes('add_on_ids') && { add_on_ids: draft.add_on_ids }),
    },
  }
}

/** All of a product that is made now. */
export function fullProduct(draft: Draft, errors: DraftErrors) {
  const { name, name_en, summary, summary_en, type_label, type_label_en, story_title, story_title_en } = draft
  const texts = { name, name_en, summary, summary_en, type_label, type_label_en, story_title, story_title_en }
  return { ...productOf(draft, errors), ...texts }
}
