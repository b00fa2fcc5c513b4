import type { Picture, PictureKind, PictureScent } from '../picture.ts'
import type { SeedDetail, SeedProduct, SeedScent, SeedVariant } from '../product-shape.ts'
import type { Both } from './parts.ts'
import { choice } from './parts.ts'

/** What can be put into the cart: its name, its price, what it weighs and how many there are. */
export type Pack = readonly [name: Both | string, krw: number, weight_g: number, stock: number]

/** Everything said of a product, without what follows from it. */
export type Sheet = {
  name: Both
  summary: Both
  label: Both
  title: Both
  story: Both
  into: number[]
  packs: readonly Pack[]
  /** Which of the packs the product's own price is for. */
  usual?: number
  option?: Both
  details: SeedDetail[]
  scent?: SeedScent
  look: readonly [kind: PictureKind, scent: PictureScent]
  /** Sold in thirty days, and since how many days it is in the shop. */
  sold: number
  days: number
  sale?: { krw: number; days?: readonly [from: number, to: number] }
  related?: number[]
  parts?: SeedProduct['parts']
  min_quantity?: number
  max_quantity?: number
}

const inEnglish = (name: Both | string): Both => (typeof name === 'string' ? [name, name] : name)

/** Dollars follow won, in halves of a dollar. */
export const cents = (krw: number) => Math.round((krw / 1350) * 2) * 50

/** One buyer in twenty writes a review, and most of them are content. */
function ratingOf(id: number, { sold, days }: Sheet) {
  const rating_count = Math.max(1, Math.round((sold * Math.min(days, 365)) / 30 / 20))
  return { rating_count, rating_sum: Math.round(rating_count * (4.35 + ((id * 7) % 6) / 10)) }
}

function variantsOf(sku: string, { packs, usual = 0 }: Sheet): SeedVariant[] {
  return packs.map(([name, krw, weight_g, stock], at) => ({
    sku: packs.length === 1 ? sku : `${sku}-${at + 1}`,
    values: packs.length === 1 ? [] : [inEnglish(name)[0]],
    ...(at === usual ? {} : { price_krw: krw, price_usd: cents(krw) }),
    stock,
    weight_g,
  }))
}

const prefixes: Record<SeedProduct['kind'], string> = { goods: 'GD', kit: 'KT', book: 'BK', class: 'CL', service: 'SV' }

/** A product from its sheet: prices in both currencies, variants, ratings and badges follow from what is said. */
export function build(id: number, slug: string, sheet: Sheet, kind: SeedProduct['kind'] = 'goods'): SeedProduct {
  const { name, summary, label, title, story, packs, usual = 0, sale, days, sold } = sheet
  const [, krw] = packs[usual] ?? ['', 0]
  const picture: Picture = { kind: sheet.look[0], scent: sheet.look[1], seed: id }
  return {
    id,
    slug,
    kind,
    name: name[0],
    name_en: name[1],
    summary: summary[0],
    summary_en: summary[1],
    type_label: label[0],
    type_label_en: label[1],
    story_title: title[0],
    story_title_en: title[1],
    story: [story[0]],
    story_en: [story[1]],
    category_ids: [...sheet.into, ...(sale ? [12] : [])],
    price_krw: krw,
    price_usd: cents(krw),
    details: sheet.details,
    picture,
    sold_30d: sold,
    ...(sale && { sale: { price_krw: sale.krw, price_usd: cents(sale.krw), ...(sale.days && { days: sale.days }) } }),
    ...(sheet.scent && { scent: sheet.scent }),
    ...(sheet.parts && { parts: sheet.parts }),
    ...(sheet.min_quantity && { min_quantity: sheet.min_quantity }),
    ...(sheet.max_quantity && { max_quantity: sheet.max_quantity }),
    option_groups:
      packs.length === 1 ? [] : choice(sheet.option ?? ['용량', 'Size'], ...packs.map(([own]) => inEnglish(own))),
    variants: variantsOf(`${prefixes[kind]}-${id}`, sheet),
    badges: days <= 60 ? ['new'] : [],
    ...ratingOf(id, sheet),
    created_days_ago: days,
    related: sheet.related ?? [],
    // A material is looked at closely; what is finished, in the room it is for.
    views: sheet.into[0] === 4 ? ['main', 'detail'] : ['main', 'mood'],
  }
}
