import { mix, shade, tint } from '../colour.ts'
import { wrapLabel } from '../label.ts'
import type { Piece, Stage } from '../stage.ts'
import { glassJar } from '../things/glass.ts'
import { lid, pillar, pot, tin } from '../things/solid.ts'

/** Candles burn in every picture but the first. */
export const lit = ({ view }: Stage) => view !== 'main'

/** Glass colours a house would choose: clear most often, else amber, smoke, or the scent's own. */
const glassOf = ({ walk, scent }: Stage) =>
  walk([
    { glass: '#e9ece8', density: 0.26 },
    { glass: '#a8642a', density: 0.95 },
    { glass: '#e9ece8', density: 0.26 },
    { glass: mix(scent.deep, '#6a6460', 0.5), density: 0.85 },
    { glass: mix(scent.bloom, '#f3ece2', 0.25), density: 0.7 },
  ])

export function glassCandle(stage: Stage): Piece[] {
  const { shape, floor: y, scent } = stage
  const [radius, height] = [shape.between(150, 182), shape.between(330, 410)]
  const wall = glassOf(stage)
  const design = shape.whole(0, 3)
  const paper = shape.pick(['#f8f2e6', '#f8f2e6', tint(scent.bloom, 0.72)])
  const label = wrapLabel(stage, {
    x: 500,
    y,
    radius,
    from: height * 0.14,
    to: height * shape.pick([0.54, 0.6]),
    spread: shape.pick([0.66, 0.78]),
    paper,
    design,
  })
  return [glassJar(stage, { x: 500, y, radius, height, ...wall, wax: scent.wax, lit: lit(stage), level: 0.72, label })]
}

export function ceramicCandle(stage: Stage): Piece[] {
  const { shape, floor: y, scent } = stage
  const colour = shape.pick([
    '#ece4d6',
    mix(scent.deep, '#cabfae', 0.45),
    tint(scent.bloom, 0.5),
    shade(scent.deep, 0.12),
    mix(scent.leaf, '#e6dfcf', 0.5),
  ])
  const belly = shape.pick([0, 0.16, 0.2])
  const [radius, height] = [shape.between(150, 180), shape.between(270, 340)]
  const dark = colour === shade(scent.deep, 0.12) || colour === mix(scent.deep, '#cabfae', 0.45)
  const ribs = belly ? 0 : shape.pick([0, 7, 11])
  const label = wrapLabel(stage, {
    x: 500,
    y,
    radius,
    from: height * 0.2,
    to: height * 0.7,
    design: 1,
    bare: dark ? '#f3e9d8' : '#4a3a30',
  })
  return [
    pot(stage, {
      x: 500,
      y,
      radius,
      height,
      colour,
      wax: scent.wax,
      lit: lit(stage),
      belly,
      ribs,
      label: ribs ? '' : label,
    }),
  ]
}

export function tinCandle(stage: Stage): Piece[] {
  const { shape, floor: y, scent } = stage
  const colour = shape.pick(['#c9c4ba', '#cfa86a', '#b98c6a', '#4b4642'])
  const [radius, height] = [shape.between(175, 200), shape.between(170, 210)]
  const label = wrapLabel(stage, {
    x: 440,
    y,
    radius: radius + 1,
    from: height * 0.16,
    to: height * 0.78,
    spread: 1.1,
    paper: tint(scent.bloom, 0.66),
    design: 1,
  })
  const beside = lid(stage, { x: 700, y: y + 70, radius: radius * 0.94, colour })
  return [tin(stage, { x: 440, y, radius, height, colour, wax: scent.wax, lit: lit(stage), label }), beside]
}

export function pillarCandle(stage: Stage): Piece[] {
  const { shape, floor: y, scent } = stage
  const colour = mix(scent.wax, scent.bloom, shape.between(0.05, 0.5))
  const sizes = [
    [430, 120, 470, 0],
    [640, 104, 300, 40],
    [290, 92, 210, 66],
  ] as const
  const count = shape.pick([2, 3, 3])
  return sizes.slice(0, count).map(([x, radius, height, nearer], at) =>
    pillar(stage, {
      x,
      y: y + nearer,
      radius,
      height: height * shape.between(0.92, 1.06),
      colour: mix(colour, scent.wax, at * 0.3),
      lit: lit(stage) || at === 0,
    }),
  )
}
