import { mix, shade, tint } from '../colour.ts'
import { place, times } from '../markup.ts'
import { createRandom, type Random } from '../random.ts'
import type { Scent } from '../scents.ts'
import { reuse, type Sheet } from '../sheet.ts'
import { type Bloom, bloom, blooms, petal } from './bloom.ts'
import { fruit } from './fruit.ts'
import { type FullFlower, fullFlower, peony as fullPeony, rose as fullRose } from './full-flower.ts'
import { along, type Branch, branch, type LeafShape } from './leaf.ts'
import { spike } from './spray.ts'

/** Where a plant is drawn: its definitions, its chance, its colours. */
export type Bed = { sheet: Sheet; random: Random; scent: Scent }

/** Standing pieces rise from 0,0; flat ones are seen from above and get laid down on the table. */
export type Cutting = { art: string; stands: boolean }

export const stands = (art: string): Cutting => ({ art, stands: true })
export const lies = (art: string): Cutting => ({ art, stands: false })
/** A flower head set down on its back petals, its face half towards us. */
export const sits = (art: string, reach = 84): Cutting => ({ art: place(art, { x: 0, y: -reach }), stands: true })

export const twig = (
  bed: Bed,
  shape: LeafShape,
  more: Partial<Branch> & { wide?: number; colour?: string; gloss?: number } = {},
) =>
  branch(bed.sheet, {
    length: 560,
    bend: 84,
    count: 9,
    size: 150,
    spread: 52,
    ...more,
    leaf: { shape, width: more.wide ?? 30, colour: more.colour ?? bed.scent.leaf, gloss: more.gloss ?? 0.28 },
  })

export const short = (bed: Bed, shape: LeafShape, wide = 30, count = 4) =>
  twig(bed, shape, { length: 170, bend: 30, count, size: 105, wide })

/** A flower drawn once for a picture: the one on the stem is the one on the table. */
const flower = (sheet: Sheet, kind: Bloom) => reuse(sheet, bloom(sheet, createRandom(kind.petal), kind))('')

const full = (sheet: Sheet, kind: FullFlower) => reuse(sheet, fullFlower(sheet, createRandom(kind.petal), kind))('')

export const rose = ({ sheet, scent }: Bed) => full(sheet, fullRose(scent.bloom))
export const peony = ({ sheet, scent }: Bed) => full(sheet, fullPeony(scent.bloom))
export const camellia = ({ sheet, scent }: Bed) =>
  flower(sheet, blooms.camellia(scent.bloom, shade(scent.bloom, 0.3), scent.accent))
export const star = ({ sheet, scent }: Bed) =>
  flower(sheet, blooms.star(scent.bloom, mix(scent.bloom, scent.accent, 0.45)))
export const orchid = ({ sheet, scent }: Bed) =>
  flower(sheet, blooms.orchid(scent.bloom, mix(scent.bloom, '#c99a3e', 0.5)))
export const blossom = ({ sheet, scent }: Bed, colour = scent.bloom) =>
  flower(sheet, blooms.blossom(colour, mix(colour, scent.accent, 0.3), mix(scent.accent, '#e8c15a', 0.5)))

export const flowering = (
  bed: Bed,
  stalk: string,
  flower: (bed: Bed) => string,
  spots: readonly (readonly [part: number, size: number, aside: number])[],
) => {
  const parts = spots.map(([part, size, aside]) => {
    const { x, y } = along({ length: 560, bend: 70 }, part)
    return place(flower(bed), { x: x + aside, y, size, turn: bed.random.between(-20, 20) })
  })
  return stalk + parts.join('')
}

export const leafy = (bed: Bed, shape: LeafShape, wide = 32) => twig(bed, shape, { bend: 70, wide })
export const whole = (
  { sheet, scent }: Bed,
  shape: 'round' | 'plum' | 'apple' | 'fig' | 'bergamot',
  blush = scent.accent,
) => stands(fruit(sheet, { colour: scent.bloom, blush, shape }))
export const spikes = ({ sheet, random, scent }: Bed) => {
  const one = reuse(sheet, spike(sheet, random, { length: 560, bend: 34, colour: scent.bloom, green: scent.leaf }))
  return one('translate(-9 0) rotate(-12) scale(-1 1)') + one('translate(10 0) rotate(9)') + one('rotate(-3) scale(.9)')
}
export const petals = ({ sheet, random, scent }: Bed, kind: 'broad' | 'plump' | 'ruffled') =>
  times(3, () =>
    lies(
      place(petal(sheet, { kind, colour: tint(scent.bloom, 0.16), heart: scent.bloom }), {
        x: 0,
        y: 0,
        turn: random.between(0, 360),
        size: 0.62,
      }),
    ),
  )
