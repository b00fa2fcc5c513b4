import { mix, shade, tint } from '../colour.ts'
import { wrapLabel } from '../label.ts'
import type { Piece, Stage } from '../stage.ts'
import { amber, bottle, clear } from '../things/bottle.ts'

/** One plant, one small bottle; its label takes the plant's colour. */
export function essentialOil(stage: Stage): Piece[] {
  const { shape, walk, scent, floor: y } = stage
  const [radius, height] = [shape.between(96, 108), shape.between(290, 330)]
  const paper = tint(walk([scent.bloom, scent.leaf, scent.accent, scent.wax]), 0.58)
  const one = (x: number, down: number, size: number) =>
    bottle(stage, {
      x,
      y: y + down,
      radius: radius * size,
      height: height * size,
      shoulder: 54 * size,
      neck: 40 * size,
      glass: amber,
      dark: true,
      cap: 'screw',
      capColour: shape.pick(['#2b2623', '#d8d3c9', '#3a332e']),
      label: wrapLabel(stage, {
        x,
        y: y + down,
        radius: radius * size,
        from: height * size * 0.16,
        to: height * size * 0.7,
        spread: 1.05,
        paper,
        design: 2,
      }),
    })
  return shape.chance(0.35) ? [one(430, 0, 1), one(640, 40, 0.66)] : [one(500, 0, 1.1)]
}

/** Bottles that wait to be filled: for perfume, sprays and reeds. */
export function emptyBottles(stage: Stage): Piece[] {
  const { shape, walk, scent, floor: y } = stage
  const cap = walk(['spray', 'screw', 'cork', 'dropper', 'ball'] as const)
  const glass = walk([clear, amber, mix(scent.bloom, clear, 0.4), clear, mix(scent.leaf, clear, 0.5)])
  const capColour = cap === 'cork' ? '#c9a071' : shape.pick(['#c9a667', '#2f2925', '#d8d3c9'])
  const low = walk([0, 40, 84])
  const one = (x: number, down: number, size: number) =>
    bottle(stage, {
      x,
      y: y + down,
      radius: (92 + low * 0.5) * size,
      height: (330 - low) * size,
      shoulder: (36 + low) * size,
      neck: 30 * size,
      glass,
      dark: glass === amber,
      cap,
      capColour,
    })
  return [one(640, -30, 0.98), one(410, 24, 1.12), one(690, 84, 0.66)]
}

/** A litre of something clear, with its measure beside it. */
export function baseJug(stage: Stage): Piece[] {
  const { shape, walk, scent, floor: y } = stage
  const [radius, height] = [shape.between(150, 172), shape.between(400, 450)]
  const juice = mix(scent.wax, '#f3ecd8', walk([0.6, 0.3, 0.8]))
  const dark = walk([false, true, false])
  return [
    bottle(stage, {
      x: 470,
      y,
      radius,
      height,
      shoulder: 110,
      neck: 48,
      juice,
      level: 0.92,
      dark,
      glass: dark ? amber : clear,
      cap: 'screw',
      capColour: shape.pick(['#e8dfd0', '#2f2925', shade(scent.leaf, 0.2)]),
      label: wrapLabel(stage, { x: 470, y, radius, from: height * 0.16, to: height * 0.6, spread: 0.8, design: 3 }),
    }),
    bottle(stage, {
      x: 730,
      y: y + 66,
      radius: 58,
      height: 120,
      shoulder: 20,
      neck: 40,
      glass: clear,
      juice,
      level: 0.6,
      cap: 'none',
    }),
  ]
}

/** Liquid colour in small bottles, one drop at a time. */
export function dyeBottles(stage: Stage): Piece[] {
  const { walk, scent, floor: y } = stage
  const tones = walk([
    [scent.bloom, scent.leaf, scent.accent],
    ['#b4553f', '#d9a441', '#6f7f8c'],
    [scent.deep, mix(scent.bloom, scent.wax, 0.4), scent.leaf],
  ])
  const spots = [
    [330, 30, 1],
    [520, -24, 1.14],
    [700, 44, 0.92],
  ] as const
  return spots.map(([x, down, size], at) =>
    bottle(stage, {
      x,
      y: y + down,
      radius: 78 * size,
      height: 200 * size,
      shoulder: 40 * size,
      neck: 28 * size,
      glass: clear,
      juice: tones[at] ?? scent.bloom,
      level: 0.86,
      cap: 'dropper',
      capColour: '#2f2925',
      label: wrapLabel(stage, {
        x,
        y: y + down,
        radius: 78 * size,
        from: 44 * size,
        to: 124 * size,
        spread: 0.8,
        design: 1,
      }),
    }),
  )
}
