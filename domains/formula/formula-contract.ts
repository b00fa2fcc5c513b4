import { Currency, Instant, Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { CartCount } from '../cart/contract.ts'
import { bilingual, PageKind } from '../catalog/fields.ts'
import { formulaKinds, formulaUnits, packTroubles, verdicts } from './words.ts'

export const FormulaKind = z.enum(formulaKinds, '무엇을 만드는지 골라 주세요.')

const MaterialSubstance = z.object({
  cas: z.string(),
  ...bilingual,
  sensitizer: z.boolean(),
  ppm: z.int(),
  limits: z.array(z.object({ kind: z.enum(formulaKinds), limit_ppm: z.int(), source: z.string() })),
})
export type MaterialSubstance = z.output<typeof MaterialSubstance>

/** What the shop knows of one of its materials: what a drop weighs, and how much of it is allowed in what. */
export const Material = z
  .object({
    variant_id: z.int(),
    product_id: z.int(),
    page: PageKind,
    ...bilingual,
    option_name: z.string(),
    option_name_en: z.string(),
    picture: Picture.nullable(),
    drop_mg: z.int(),
    /** In hundredths of a percent; where none is said no one knows. */
    limits: z.array(z.object({ kind: z.enum(formulaKinds), limit: z.int(), source: z.string() })),
    /** The restricted substances in it; null where its composition is not known. */
    composition: z.array(MaterialSubstance).nullable(),
  })
  .meta({ id: 'FormulaMaterial' })
export type Material = z.output<typeof Material>

/** A restricted substance, summed across all materials of a formula. */
const SubstanceUse = z.object({
  cas: z.string(),
  ...bilingual,
  ppm: z.int(),
  limit_ppm: z.int().nullable(),
  source: z.string(),
})

export const FormulaLine = z
  .object({
    position: z.int(),
    /** Null where it is none of ours. */
    material: Material.nullable(),
    /** As it was called when it was written down. */
    name: z.string(),
    unit: z.enum(formulaUnits),
    /** Hundredths of a percent, milligrams or drops. */
    amount: z.int(),
    mg: z.int(),
    /** Of what is made, in hundredths of a percent; `together` with the other lines of the same material. */
    share: z.int(),
    together: z.int(),
    /** The most of it, were everything scaled alike. */
    limit: z.int().nullable(),
    source: z.string(),
    /** What allows least, where that is a substance and not the material as a whole. */
    substance: SubstanceUse.nullable(),
    verdict: z.enum(verdicts),
  })
  .meta({ id: 'FormulaLine' })
export type FormulaLine = z.output<typeof FormulaLine>

const VersionRow = z.object({
  number: z.int(),
  batch_mg: z.int(),
  created_at: Instant,
  /** The version it was restored from. */
  restored_from: z.int().nullable(),
})

export const FormulaVersion = VersionRow.extend({
  lines: z.array(FormulaLine),
  total_mg: z.int(),
  rest_mg: z.int(),
  percent: z.int(),
  verdict: z.enum(verdicts),
  /** Those that allow least come first. */
  substances: z.array(SubstanceUse),
  /** What is not carrier, and how much of that would be allowed, in hundredths of a percent. */
  load: z.int(),
  highest_load: z.int().nullable(),
  /** The line that allows least, by its place among the lines. */
  binding: z.int().nullable(),
}).meta({ id: 'FormulaVersion' })
export type FormulaVersion = z.output<typeof FormulaVersion>

export const FormulaRow = z
  .object({
    id: z.int(),
    name: z.string(),
    kind: FormulaKind,
    version: z.int(),
    line_count: z.int(),
    batch_mg: z.int(),
    shared: z.boolean(),
    changed_at: Instant,
    /** Counts every change: who changes the formula says on which one they looked. */
    revision: z.int(),
  })
  .meta({ id: 'FormulaRow' })
export type FormulaRow = z.output<typeof FormulaRow>

export const Formula = FormulaRow.omit({ line_count: true, batch_mg: true, shared: true })
  .extend({
    note: z.string(),
    created_at: Instant,
    /** Opens /share/{token}; null where the link is off. */
    share_token: z.string().nullable(),
    /** The newest first. */
    versions: z.array(VersionRow),
    shown: FormulaVersion,
  })
  .meta({ id: 'Formula' })
export type Formula = z.output<typeof Formula>

/** What the holder of a link reads: nothing of whose it is, and no note. */
export const SharedFormula = z
  .object({ name: z.string(), kind: FormulaKind, version: z.int(), shown: FormulaVersion })
  .meta({ id: 'SharedFormula' })
export type SharedFormula = z.output<typeof SharedFormula>

const Compared = z.object({
  name: z.string(),
  material: Material.nullable(),
  /** Null where the version has no such line. */
  before: FormulaLine.pick({ unit: true, amount: true, mg: true, share: true }).nullable(),
  after: FormulaLine.pick({ unit: true, amount: true, mg: true, share: true }).nullable(),
  change: z.enum(['added', 'removed', 'changed', 'same']),
  /** What the later version has more, in hundredths of a percent of what is made. */
  share_difference: z.int(),
  mg_difference: z.int(),
})
export const Comparison = z
  .object({ from: VersionRow, to: VersionRow, lines: z.array(Compared) })
  .meta({ id: 'FormulaComparison' })
export type Comparison = z.output<typeof Comparison>

/** What has to be bought for one material, in packs that there are. */
const Need = z.object({
  product_id: z.int(),
  page: PageKind,
  ...bilingual,
  needed_mg: z.int(),
  /** Of that, what is on the buyer's shelf. */
  shelf_mg: z.int(),
  covered_mg: z.int(),
  packs: z.array(
    z.object({
      variant_id: z.int(),
      option_name: z.string(),
      option_name_en: z.string(),
      content_mg: z.int(),
      quantity: z.int(),
      unit_amount: z.int(),
      amount: z.int(),
    }),
  ),
  /** What the packs cost, and the part of it that this batch uses up. */
  amount: z.int(),
  used_amount: z.int(),
  trouble: z.enum(packTroubles).nullable(),
})
export const Cost = z
  .object({
    currency: Currency,
    batch_mg: z.int(),
    amount: z.int(),
    used_amount: z.int(),
    needs: z.array(Need),
    /** An item that we do not sell, by name: its price is not known. */
    others: z.array(z.string()),
  })
  .meta({ id: 'FormulaCost' })
export type Cost = z.output<typeof Cost>
export type Need = Cost['needs'][number]

/** What lies in the cart for it now; `cart` is null where nothing could be put in. */
export const Bought = z.object({
  cost: Cost,
  in_cart: z.array(z.object({ variant_id: z.int(), quantity: z.int() })),
  cart: CartCount.nullable(),
})
export type Bought = z.output<typeof Bought>
