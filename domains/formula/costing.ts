import type { Currency } from '@sillage/kit/money.ts'

/** What one piece costs beside its filling, and what is wanted for it. Amounts are of the currency's smallest part. */
export type CostingSheet = {
  /** The filling of one piece. */
  piece_mg: number
  vessel_amount: number
  label_amount: number
  /** Wick, box, tissue. */
  other_amount: number
  /** Of the whole batch. */
  labour_minutes: number
  hour_amount: number
  /** Percent of the price that is left after costs, sold to a shop and sold to a person. */
  wholesale_margin: number
  retail_margin: number
}

/** A material of the batch: what hundred grams of it cost the maker; null where no one has said. */
export type CostedMaterial = { mg: number; per_100g: number | null }

export type Costing = {
  pieces: number
  materials: number
  vessels: number
  labels: number
  others: number
  labour: number
  total: number
  per_piece: number
  wholesale_price: number
  retail_price: number
  /** How many materials have no price: they are missing in every sum. */
  unpriced: number
}

export const emptySheet: CostingSheet = {
  piece_mg: 180_000,
  vessel_amount: 0,
  label_amount: 0,
  other_amount: 0,
  labour_minutes: 0,
  hour_amount: 0,
  wholesale_margin: 35,
  retail_margin: 60,
}

const mgPer100g = 100_000
/** Prices end as people read them: hundreds of won, ten cents. */
const steps: Record<Currency, number> = { krw: 100, usd: 10 }

/** The price at which `margin` percent of it are left: 6,500 with 35 percent is 10,000. */
export const priceWith = (cost: number, margin: number, currency: Currency) =>
  Math.ceil((cost * 100) / (100 - margin) / steps[currency]) * steps[currency]

/** Only whole pieces are sold; what is left in the pot is paid for by them. */
export function costOf(
  materials: readonly CostedMaterial[],
  sheet: CostingSheet,
  { batch_mg, currency }: { batch_mg: number; currency: Currency },
): Costing {
  const pieces = Math.floor(batch_mg / sheet.piece_mg)
  const filling = materials.reduce((sum, { mg, per_100g }) => sum + Math.round((mg * (per_100g ?? 0)) / mgPer100g), 0)
  const vessels = sheet.vessel_amount * pieces
  const labels = sheet.label_amount * pieces
  const others = sheet.other_amount * pieces
  const labour = Math.round((sheet.labour_minutes * sheet.hour_amount) / 60)
  const total = filling + vessels + labels + others + labour
  const per_piece = pieces === 0 ? 0 : Math.ceil(total / pieces)
  return {
    pieces,
    materials: filling,
    vessels,
    labels,
    others,
    labour,
    total,
    per_piece,
    wholesale_price: priceWith(per_piece, sheet.wholesale_margin, currency),
    retail_price: priceWith(per_piece, sheet.retail_margin, currency),
    unpriced: materials.filter(({ per_100g }) => per_100g === null).length,
  }
}
