import type { PictureScent } from '../picture.ts'
import type { SeedProduct, SeedScent } from '../product-shape.ts'
import { build, type Pack } from './build.ts'
import { oilDetails } from './material-details.ts'
import type { Both } from './parts.ts'

type Oil = {
  name: Both
  summary: Both
  story: Both
  scent: SeedScent
  look: PictureScent
  /** The price of 30 ml (fragrance) or 10 ml (essential). */
  krw: number
  /** Flash point in °C. */
  flash: number
  /** Percent that a candle, and that a diffuser takes. */
  candle: number
  diffuser: number
  /** Pieces of the smallest pack; larger ones are fewer. */
  stock: number
  /** Packs that are sold out just now. */
  gone?: string[]
  sold: number
  days: number
  sale?: { krw: number; days?: readonly [from: number, to: number] }
}

const round = (krw: number) => Math.round(krw / 500) * 500

/** A blend of the house, in the four sizes that makers ask for. */
export function fragranceOil(id: number, slug: string, of: Oil): SeedProduct {
  const sizes = [
    ['10 ml', 0.4, 40, 1],
    ['30 ml', 1, 90, 0.8],
    ['100 ml', 2.6, 220, 0.4],
    ['500 ml', 10, 780, 0.1],
  ] as const
  const one: Pack = ['30 ml', of.krw, 90, of.stock]
  return build(id, slug, {
    ...of,
    label: ['프래그런스 오일 30 ml', 'Fragrance oil, 30 ml'],
    title: [
      `캔들에는 ${of.candle}%, 디퓨저에는 ${of.diffuser}%`,
      `${of.candle}% in candles, ${of.diffuser}% in diffusers`,
    ],
    into: [4, 32, 66],
    packs: of.sale ? [one] : sizes.map((size): Pack => packOf(size, of)),
    usual: of.sale ? 0 : 1,
    details: oilDetails({ id, ...of, made: ['프래그런스 오일 100%', 'Fragrance oil 100%'] }),
    look: ['fragrance-oil', of.look],
  })
}

function packOf([name, times, weight_g, share]: readonly [string, number, number, number], of: Oil): Pack {
  const stock = of.gone?.includes(name) ? 0 : Math.round(of.stock * share)
  return [name, round(of.krw * times), weight_g, stock]
}

type Essential = Oil & { plant: string; origin: Both; way: Both }

/** One plant, nothing added. */
export function essentialOil(id: number, slug: string, of: Essential): SeedProduct {
  const sizes = [
    ['10 ml', 1, 40, 1],
    ['30 ml', 2.6, 90, 0.5],
    ['100 ml', 7.5, 220, 0.15],
  ] as const
  return build(id, slug, {
    ...of,
    label: ['에센셜 오일 10 ml', 'Essential oil, 10 ml'],
    title: [`${of.origin[0]}, ${of.way[0]}`, `${of.origin[1]}, ${of.way[1]}`],
    into: [4, 32, 67],
    packs: sizes.map((size): Pack => packOf(size, of)),
    details: oilDetails({ id, ...of, made: [`${of.plant} 100%`, `${of.plant} 100%`] }),
    look: ['essential-oil', of.look],
  })
}
