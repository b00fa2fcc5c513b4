import type { PictureKind, PictureScent } from '../picture.ts'
import type { SeedProduct } from '../product-shape.ts'
import { build, type Pack } from './build.ts'
import { thingDetails } from './material-details.ts'
import type { Both } from './parts.ts'

type Thing = {
  name: Both
  summary: Both
  label: Both
  title: Both
  story: Both
  into: number[]
  size: Both
  made: Both
  origin?: Both
  care: Both
  option?: Both
  packs: readonly Pack[]
  look: readonly [kind: PictureKind, scent: PictureScent]
  sold: number
  days: number
  sale?: { krw: number; days?: readonly [from: number, to: number] }
}

/** Something to put things in or to work with: its contents are what the label says. */
export const thing = (id: number, slug: string, of: Thing): SeedProduct =>
  build(id, slug, { ...of, details: thingDetails({ ...of, amount: of.label }) })
