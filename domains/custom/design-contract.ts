import { z } from 'zod'
import {
  caps,
  crests,
  fonts,
  fragranceLimits,
  glasses,
  labelLimits,
  papers,
  shapes,
  sizes,
  strengths,
  vessels,
} from './design-words.ts'
import { materials } from './materials.ts'
import { isPrintable, lengthOf } from './words.ts'

const keys = <Words extends object>(words: Words) => z.enum(Object.keys(words) as [keyof Words & string]) // key by key
const line = (max: number) =>
  z
    .string()
    .trim()
    .refine((text) => lengthOf(text) <= max, `${max}자까지 쓸 수 있어요.`)
    .refine(isPrintable, '인쇄할 수 없는 글자가 있어요.')

/** A bottle with its label: everything that is needed to draw and to make it. */
export const BottleDesign = z.object({
  kind: z.literal('bottle'),
  vessel: keys(vessels),
  size: z.literal(sizes),
  glass: keys(glasses),
  cap: keys(caps),
  label: z.object({
    name: line(labelLimits.name).min(1, '라벨에 쓸 이름을 적어 주세요.'),
    sub: line(labelLimits.sub),
    shape: keys(shapes),
    paper: keys(papers),
    font: keys(fonts),
    crest: keys(crests),
  }),
})
export type BottleDesign = z.output<typeof BottleDesign>

const share = z.int().min(0).max(100)
/** A scent of one's own: materials by stage with their shares, which make 100 together. */
export const FragranceDesign = z
  .object({
    kind: z.literal('fragrance'),
    name: line(fragranceLimits.name).min(1, '향의 이름을 적어 주세요.'),
    strength: keys(strengths),
    materials: z
      .array(z.object({ id: keys(materials), share }))
      .min(2, '재료를 두 가지 이상 골라 주세요.')
      .max(fragranceLimits.materials, '재료는 아홉 가지까지 고를 수 있어요.')
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, '같은 재료를 두 번 골랐어요.'),
  })
  .refine(({ materials }) => materials.reduce((sum, { share }) => sum + share, 0) === 100, {
    path: ['materials'],
    message: '비율의 합은 100이어야 해요.',
  })
export type FragranceDesign = z.output<typeof FragranceDesign>

export const Design = z.union([BottleDesign, FragranceDesign]).meta({ id: 'Design' })
export type Design = z.output<typeof Design>
