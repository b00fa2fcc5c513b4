import { mix } from '../colour.ts'
import { lathe, type Ring } from '../lathe.ts'
import { castShadow } from '../light.ts'
import { times } from '../markup.ts'
import { matte } from '../matter.ts'
import { copies, type Piece, type Stage } from '../stage.ts'
import { pillar, tin, turned } from '../things/solid.ts'
import { lit } from './candles.ts'

const stand: Ring[] = [
  [74, 0],
  [76, 8, 4],
  [70, 14, 6],
  [20, 30, 14],
  [16, 62, 10],
  [34, 74, 6],
  [34, 100],
]

export function taperCandles(stage: Stage): Piece[] {
  const { sheet, shape, floor: y, scent, tilt } = stage
  const brass = shape.pick(['#c9a25f', '#3d3833', '#d9cfbf'])
  const spots = [
    [350, y],
    [500, y + 34],
    [650, y + 6],
  ] as const
  const stands = copies(stage, turned(stage, { x: 0, y: 0, rings: stand, fill: matte(sheet, brass) }), spots)
  const tapers = spots.map(([x, base], at): Piece => {
    const height = [560, 650, 500][at] ?? 560
    const colour = mix(scent.wax, at === 1 ? scent.bloom : mix(scent.bloom, scent.wax, 0.6), 0.72)
    const rings: Ring[] = [
      [26, 0],
      [26, 20],
      [19, height - 12, 10],
      [9, height],
    ]
    const taper = pillar(stage, { x, y: base - 96, radius: 20, height, colour, rings, lit: lit(stage) || at === 1 })
    const path = lathe({
      x,
      y: base,
      tilt,
      rings: [
        [26, 0],
        [20, height + 90],
      ],
    })
    return { ...taper, shade: castShadow(stage, { path, y: base }), y: base + 1 }
  })
  return [...stands, ...tapers]
}

export function tealights(stage: Stage): Piece[] {
  const { floor, scent } = stage
  const depth = 0.5 + stage.tilt * 2.6
  const cup = (burning: boolean) =>
    tin(stage, {
      x: 0,
      y: 0,
      radius: 84,
      height: 62,
      colour: '#cdc8be',
      wax: mix(scent.wax, scent.bloom, 0.16),
      lit: burning,
    })
  const spot = (x: number, down: number) => [x, floor + down * depth] as const
  const burning = lit(stage)
    ? [spot(500, -70), spot(318, -30), spot(676, -22), spot(406, 40), spot(590, 52)]
    : [spot(500, -70), spot(406, 40)]
  const waiting = lit(stage) ? [spot(226, 62)] : [spot(318, -30), spot(676, -22), spot(590, 52), spot(226, 62)]
  return [...copies(stage, cup(true), burning), ...copies(stage, cup(false), waiting)]
}

const bodies: Record<string, () => Ring[]> = {
  bubbleTower: () =>
    times(5, (at): Ring[] => [
      [86, at * 86 + 2, 16],
      [122 - at * 7, at * 86 + 44, 42],
      [86 - at * 6, at * 86 + 84, 14],
    ]).flat(),
  column: () => [
    [120, 0],
    [124, 14, 8],
    [124, 34, 6],
    [92, 44, 8],
    [84, 330, 10],
    [98, 344, 8],
    [112, 372, 6],
    [112, 396],
  ],
  gourd: () => [
    [92, 0],
    [168, 90, 96],
    [132, 220, 60],
    [70, 256, 26],
    [112, 330, 60],
    [30, 404, 26],
  ],
  moon: () => [
    [64, 0],
    [70, 18, 8],
    [178, 96, 120],
    [178, 268, 150],
    [26, 344, 40],
  ],
  stairs: () =>
    times(4, (at): Ring[] => [
      [142 - at * 28, at * 92 + 2, 8],
      [146 - at * 28, at * 92 + 14, 10],
      [146 - at * 28, at * 92 + 84, 12],
      [118 - at * 28, at * 92 + 92, 6],
    ]).flat(),
  spindle: () =>
    times(4, (at): Ring[] => [
      [60, at * 104 + 2, 12],
      [136, at * 104 + 52, 10],
      [60, at * 104 + 102, 12],
    ]).flat(),
}

export function sculpturalCandle(stage: Stage): Piece[] {
  const { shape, walk, floor: y, scent } = stage
  const make = walk(Object.values(bodies))
  const beside = shape.pick(Object.values(bodies).filter((one) => one !== make))
  const colour = mix(scent.wax, scent.bloom, shape.between(0.1, 0.45))
  const rings = make()
  return [
    pillar(stage, { x: 440, y, radius: 110, height: 400, colour, rings, lit: lit(stage) }),
    pillar(stage, {
      x: 690,
      y: y + 46,
      radius: 60,
      height: 200,
      colour: mix(colour, '#fbf4e8', 0.45),
      rings: beside().map(([r, h, soft]) => [r * 0.62, h * 0.5, (soft ?? 0) * 0.5]),
      lit: false,
    }),
  ]
}
