import { mix, shade } from '../colour.ts'
import { place } from '../markup.ts'
import { createRandom } from '../random.ts'
import type { ScentName } from '../scents.ts'
import { reuse } from '../sheet.ts'
import {
  type Bed,
  blossom,
  type Cutting,
  camellia,
  flowering,
  leafy,
  lies,
  orchid,
  peony,
  petals,
  rose,
  short,
  sits,
  spikes,
  stands,
  star,
  twig,
  whole,
} from './cuttings.ts'
import { boll, figHalf, fruit, pebble, slice } from './fruit.ts'
import { stem } from './leaf.ts'
import { anise, feather, frond, grass, needles } from './spray.ts'
import { block, chips, cone, crumbs, log, pods, sticks } from './wood.ts'

/** tall: a stem of about 560 rising from 0,0. low: pieces of about 180 for the table. */
type Plant = { tall: (bed: Bed) => string; low: (bed: Bed) => Cutting[] }

const plants: Record<ScentName, Plant> = {
  lavender: { tall: spikes, low: (bed) => [lies(small('lavender', bed, 0.62)), lies(small('lavender', bed, 0.46))] },
  bergamot: {
    tall: (bed) => leafy(bed, 'ovate', 26),
    low: (bed) => [
      whole(bed, 'bergamot', '#7f8f3a'),
      lies(slice(bed.sheet, { colour: bed.scent.bloom })),
      lies(short(bed, 'ovate')),
    ],
  },
  fig: {
    tall: (bed) => twig(bed, 'lobed', { count: 5, size: 250, wide: 58 }),
    low: (bed) => [
      stands(figHalf(bed.sheet, { colour: bed.scent.bloom, heart: bed.scent.accent })),
      whole(bed, 'fig', shade(bed.scent.bloom, 0.3)),
      lies(twig(bed, 'lobed', { length: 130, count: 2, size: 190, wide: 56 })),
    ],
  },
  cedarwood: {
    tall: ({ random, scent }) =>
      needles(random, { length: 560, bend: 90, colour: scent.leaf, reach: 78, bark: '#6f4d34' }),
    low: ({ sheet, random, scent }) => [
      stands(log(sheet, { colour: scent.bloom, bark: shade(scent.bloom, 0.36) })),
      lies(chips(sheet, random, { colour: scent.accent })),
    ],
  },
  rose: {
    tall: (bed) =>
      flowering(bed, leafy(bed, 'ovate'), rose, [
        [1, 0.86, 0],
        [0.62, 0.5, 84],
      ]),
    low: (bed) => [sits(rose(bed)), ...petals(bed, 'broad'), lies(short(bed, 'ovate'))],
  },
  vanilla: {
    tall: (bed) =>
      flowering(bed, leafy(bed, 'lance', 26), orchid, [
        [1, 1, 0],
        [0.7, 0.8, -60],
        [0.5, 0.6, 70],
      ]),
    low: (bed) => [lies(pods(bed.sheet, { colour: bed.scent.accent })), sits(orchid(bed))],
  },
  'sea-salt': {
    tall: ({ random, scent }) => grass(random, { length: 520, bend: 60, colour: mix(scent.leaf, '#cbbf9f', 0.35) }),
    low: ({ sheet, random }) => [
      stands(pebble(sheet, { colour: '#b9b6ae' })),
      lies(crumbs(sheet, random, { colour: '#f3f1ec' })),
      stands(pebble(sheet, { colour: '#8b9497', wide: 60, tall: 40 })),
    ],
  },
  'black-tea': {
    tall: (bed) => leafy(bed, 'ovate', 24),
    low: (bed) => [
      lies(crumbs(bed.sheet, bed.random, { colour: bed.scent.bloom, curled: true, count: 46 })),
      lies(short(bed, 'ovate', 24, 3)),
    ],
  },
  peony: {
    tall: (bed) =>
      flowering(bed, leafy(bed, 'lance', 30), peony, [
        [1, 1.05, 0],
        [0.6, 0.5, -80],
      ]),
    low: (bed) => [sits(peony(bed)), ...petals(bed, 'ruffled')],
  },
  sandalwood: {
    tall: (bed) => leafy(bed, 'lance', 24),
    low: ({ sheet, random, scent }) => [
      lies(sticks(sheet, random, { colour: scent.bloom, curled: false })),
      lies(chips(sheet, random, { colour: scent.accent })),
    ],
  },
  citrus: {
    tall: (bed) => leafy(bed, 'ovate', 26),
    low: (bed) => [
      whole(bed, 'round', '#c9622c'),
      lies(slice(bed.sheet, { colour: bed.scent.bloom })),
      lies(short(bed, 'ovate')),
    ],
  },
  eucalyptus: {
    tall: (bed) =>
      twig(bed, 'round', {
        count: 7,
        size: 118,
        spread: 72,
        paired: true,
        wide: 36,
        gloss: 0.42,
        stalk: '#8a6f58',
        from: 0.2,
      }),
    low: (bed) => [lies(small('eucalyptus', bed, 0.6)), lies(small('eucalyptus', bed, 0.42))],
  },
  'white-musk': {
    tall: ({ sheet, scent }) => feather(sheet, { length: 520, bend: 110, colour: scent.bloom }),
    low: (bed) => [
      lies(small('white-musk', bed, 0.56)),
      sits(blossom(bed, '#f7f0ea'), 52),
      lies(small('white-musk', bed, 0.4)),
    ],
  },
  hinoki: {
    tall: ({ sheet, scent }) => frond(sheet, { length: 560, bend: 110, colour: scent.leaf }),
    low: (bed) => [stands(block(bed.sheet, { colour: bed.scent.bloom })), lies(small('hinoki', bed, 0.5))],
  },
  mugwort: {
    tall: (bed) => twig(bed, 'cut', { count: 7, size: 210, wide: 62, gloss: 0.42, spread: 58 }),
    low: (bed) => [lies(small('mugwort', bed, 0.5)), stands(pebble(bed.sheet, { colour: '#a8a294' }))],
  },
  jasmine: {
    tall: (bed) =>
      flowering(bed, leafy(bed, 'ovate', 24), star, [
        [1, 0.9, 0],
        [0.86, 0.8, 74],
        [0.72, 0.86, -66],
        [0.5, 0.7, 80],
      ]),
    low: (bed) => [sits(star(bed), 54), sits(star(bed), 54), lies(short(bed, 'ovate', 24))],
  },
  neroli: {
    tall: (bed) =>
      flowering(bed, leafy(bed, 'ovate', 28), blossom, [
        [1, 1, 0],
        [0.84, 0.86, 80],
        [0.66, 0.9, -74],
      ]),
    low: (bed) => [
      sits(blossom(bed), 52),
      stands(fruit(bed.sheet, { colour: bed.scent.accent, blush: '#c9622c' })),
      sits(blossom(bed), 52),
    ],
  },
  vetiver: {
    tall: ({ random, scent }) => grass(random, { length: 600, bend: 70, colour: scent.leaf, count: 19 }),
    low: ({ random, scent }) => [
      lies(place(grass(random, { length: 260, bend: 60, colour: scent.accent, count: 17 }), { x: 0, y: 130 })),
    ],
  },
  cinnamon: {
    tall: (bed) => leafy(bed, 'lance', 28),
    low: ({ sheet, random, scent }) => [
      lies(sticks(sheet, random, { colour: scent.bloom, curled: true })),
      lies(anise(sheet, { colour: shade(scent.bloom, 0.3) })),
      lies(slice(sheet, { colour: '#c9772f' })),
    ],
  },
  'green-apple': {
    tall: (bed) =>
      flowering(bed, leafy(bed, 'ovate', 30), (own) => blossom(own, '#f8f2e4'), [
        [0.96, 0.8, 30],
        [0.7, 0.7, -60],
      ]),
    low: (bed) => [whole(bed, 'apple', '#d7c64f'), sits(blossom(bed, '#f8f2e4'), 52), lies(short(bed, 'ovate'))],
  },
  cotton: {
    tall: (bed) =>
      flowering(
        bed,
        stem({ length: 560, bend: 70 }, { colour: bed.scent.accent, width: 7 }),
        ({ sheet, scent }) => boll(sheet, { colour: scent.bloom, husk: scent.accent }),
        [
          [0.4, 0.66, -60],
          [0.62, 0.74, 64],
          [0.8, 0.74, -44],
          [1, 0.86, 0],
        ],
      ),
    low: ({ sheet, scent }) => [
      stands(boll(sheet, { colour: scent.bloom, husk: scent.accent })),
      stands(boll(sheet, { colour: scent.bloom, husk: scent.accent })),
    ],
  },
  camellia: {
    tall: (bed) =>
      flowering(bed, leafy(bed, 'ovate', 32), camellia, [
        [0.98, 0.9, 0],
        [0.6, 0.55, -76],
      ]),
    low: (bed) => [sits(camellia(bed)), ...petals(bed, 'plump'), lies(short(bed, 'ovate', 32))],
  },
  pine: {
    tall: ({ random, scent }) =>
      needles(random, { length: 560, bend: 100, colour: scent.leaf, reach: 150, bark: scent.bloom }),
    low: (bed) => [stands(cone(bed.sheet, { colour: bed.scent.bloom })), lies(small('pine', bed, 0.46))],
  },
  plum: {
    tall: (bed) =>
      flowering(bed, leafy(bed, 'ovate', 26), (own) => blossom(own, '#f3dcdc'), [
        [1, 0.7, 0],
        [0.76, 0.7, 60],
        [0.56, 0.6, -60],
      ]),
    low: (bed) => [
      whole(bed, 'plum', shade(bed.scent.bloom, 0.3)),
      sits(blossom(bed, '#f3dcdc'), 52),
      stands(
        place(fruit(bed.sheet, { colour: shade(bed.scent.bloom, 0.1), blush: '#3d2440', shape: 'plum' }), {
          x: 0,
          y: 0,
          size: 0.86,
          turn: 8,
        }),
      ),
    ],
  },
}

/** A scent's stem, drawn once for a picture however often it is shown. */
export const tallOf = (name: ScentName, bed: Bed): string =>
  reuse(bed.sheet, plants[name].tall({ ...bed, random: createRandom(name) }))('')

/** A scent's small things for the table. */
export const lowOf = (name: ScentName, bed: Bed): Cutting[] => plants[name].low(bed)

/** The stem again, as a sprig that lies on the table. */
function small(name: ScentName, bed: Bed, size: number): string {
  return place(tallOf(name, bed), { x: 0, y: 280 * size, size })
}
