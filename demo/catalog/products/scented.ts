import type { PictureKind, PictureScent } from '../picture.ts'
import type { SeedProduct, SeedScent } from '../product-shape.ts'
import { build, type Pack } from './build.ts'
import { airDetails, candleDetails, perfumeDetails } from './details.ts'
import type { Both } from './parts.ts'

type Scented = {
  name: Both
  summary: Both
  label: Both
  title: Both
  story: Both
  into: number[]
  scent?: SeedScent
  option?: Both
  packs: readonly Pack[]
  usual?: number
  look: readonly [kind: PictureKind, scent: PictureScent]
  sold: number
  days: number
  sale?: { krw: number; days?: readonly [from: number, to: number] }
}

const report = (id: number, group: string) => `FB25-${group}-${String((id * 53) % 10_000).padStart(4, '0')}`

export const candle = (id: number, slug: string, of: Scented & { wax?: Both; hours: number }): SeedProduct =>
  build(id, slug, {
    ...of,
    details: candleDetails({
      amount: [
        `${of.label[0]}, 약 ${of.hours}시간`,
        `${of.label[1]}, burns about ${of.hours === 1 ? 'an hour' : `${of.hours} hours`}`,
      ],
      wax: of.wax ?? ['소이왁스 92%, 향료 8%', 'Soy wax 92%, fragrance 8%'],
      report: report(id, '01'),
    }),
  })

export const perfume = (id: number, slug: string, of: Scented): SeedProduct =>
  build(id, slug, {
    ...of,
    details: perfumeDetails({
      amount: of.label,
      ingredients: ['변성 알코올, 향료, 정제수, 리모넨, 리날룰', 'Alcohol denat., parfum, aqua, limonene, linalool'],
    }),
  })

export const air = (id: number, slug: string, of: Scented & { made: Both; care: Both }): SeedProduct =>
  build(id, slug, {
    ...of,
    details: airDetails({ amount: of.label, materials: of.made, report: report(id, '03'), care: of.care }),
  })
