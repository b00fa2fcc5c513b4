import type { PictureKind, PictureScent } from '../picture.ts'
import type { SeedProduct } from '../product-shape.ts'
import { build, type Pack } from './build.ts'
import { waxDetails } from './material-details.ts'
import type { Both } from './parts.ts'

type Wax = {
  name: Both
  summary: Both
  title: Both
  story: Both
  category: number
  label: Both
  krw: number
  made: Both
  melts: number
  pours: number
  holds: number
  origin: Both
  use: Both
  stock: number
  look: readonly [kind: PictureKind, scent: PictureScent]
  sold: number
  days: number
  /** What it is packed in: 1, 5 and 20 kg, or bags of 500 g. */
  small?: true
}

/** A wax from what a maker asks of it. */
export function wax(id: number, slug: string, of: Wax): SeedProduct {
  const round = (krw: number) => Math.round(krw / 500) * 500
  const large: Pack[] = [
    ['1 kg', of.krw, 1040, of.stock],
    ['5 kg', round(of.krw * 4.4), 5150, Math.round(of.stock / 4)],
    ['20 kg', round(of.krw * 16), 20_400, Math.round(of.stock / 20)],
  ]
  const small: Pack[] = [
    ['100 g', round(of.krw * 0.26), 110, of.stock],
    ['500 g', of.krw, 530, Math.round(of.stock / 2)],
  ]
  return build(id, slug, {
    ...of,
    into: [4, 31, of.category],
    packs: of.small ? small : large,
    usual: of.small ? 1 : 0,
    details: waxDetails({ id, ...of }),
  })
}
