import type { PersonalField } from '@sillage/domains/custom/personal-contract.ts'
import type { Picture } from './picture.ts'

/** The scent families, from the one that leaves first to the one that stays longest. */
export type Family = 'citrus' | 'green' | 'herb' | 'fruit' | 'floral' | 'spice' | 'wood' | 'smoke' | 'musk'

export type SeedScent = {
  /** How long it is still there, 1–12. */
  hours: number
  families: [first: Family, middle: Family, last: Family]
  notes: { top: string; top_en: string; heart: string; heart_en: string; base: string; base_en: string }
}

export type SeedOptionGroup = { name: string; name_en: string; values: { name: string; name_en: string }[] }

export type SeedVariant = {
  sku: string
  /** One value name (Korean) for each option group, in their order; empty without options. */
  values: string[]
  /** Only where it differs from the product's. */
  price_krw?: number
  price_usd?: number
  stock: number
  weight_g: number
  /** What a kit holds of this kind beside the parts that all its variants have. */
  parts?: SeedPart[]
}

export type SeedPart = { sku: string; quantity: number }

export type SeedDetail = { label: string; label_en: string; value: string; value_en: string }

export type SeedProduct = {
  id: number
  slug: string
  kind: 'goods' | 'kit' | 'book' | 'class' | 'service'
  name: string
  name_en: string
  summary: string
  summary_en: string
  type_label: string
  type_label_en: string
  story_title: string
  story_title_en: string
  story: string[]
  story_en: string[]
  /** The whole path, top level first, then the side entrances such as Sale. */
  category_ids: number[]
  price_krw: number
  /** In cents. */
  price_usd: number
  /** `days` count from today: since when, until when. Without them it lasts until it is taken back. */
  sale?: { price_krw: number; price_usd: number; days?: readonly [from: number, to: number] }
  scent?: SeedScent
  option_groups: SeedOptionGroup[]
  variants: SeedVariant[]
  details: SeedDetail[]
  badges: ('new' | 'best')[]
  sold_30d: number
  rating_count: number
  rating_sum: number
  created_days_ago: number
  related: number[]
  picture: Picture
  /** How it is shown; all three where nothing is said. */
  views?: ('main' | 'mood' | 'detail')[]
  /** What a kit is made of, by the sku of the piece; the same in each of its variants. */
  parts?: SeedPart[]
  /** What a buyer fills in. */
  personal_fields?: PersonalField[]
  made_in_days?: number
  min_quantity?: number
  max_quantity?: number
}
