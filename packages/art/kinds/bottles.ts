import { carton } from '../box.ts'
import { fade, mix, shade, tint } from '../colour.ts'
import { print, wrapLabel } from '../label.ts'
import { svg } from '../markup.ts'
import { linear } from '../sheet.ts'
import { copies, type Piece, type Stage } from '../stage.ts'
import { amber, bottle, clear } from '../things/bottle.ts'

export function roomSpray(stage: Stage): Piece[] {
  const { shape, scent, floor: y } = stage
  const glass = shape.pick([clear, amber, shade(scent.deep, 0.05)])
  const [radius, height] = [94, shape.between(360, 410)]
  const label = wrapLabel(stage, {
    x: 410,
    y,
    radius,
    from: height * 0.14,
    to: height * 0.68,
    spread: 0.86,
    design: shape.pick([0, 2, 3]),
  })
  const cover = mix(scent.paper, scent.bloom, 0.35)
  const front = print(stage, { x: 105, y: 250, w: 190, h: 240, design: 1 })
  return [
    carton(stage, { x: 660, y: y - 40, turn: 26, w: 210, h: 470, d: 190, colour: cover, front }),
    bottle(stage, {
      x: 410,
      y,
      radius,
      height,
      shoulder: 34,
      neck: 32,
      glass,
      dark: glass !== clear,
      juice: mix(scent.bloom, '#fdf3dd', 0.72),
      level: 0.9,
      cap: 'spray',
      capColour: shape.pick(['#c9a667', '#3a332e', '#d8d3c9']),
      label,
    }),
  ]
}

export function fragranceOil(stage: Stage): Piece[] {
  const { shape, scent, floor: y } = stage
  const [radius, height] = [shape.between(100, 116), shape.between(250, 290)]
  const glass = shape.pick([amber, amber, shade(scent.deep, 0.16)])
  const one = (x: number, down: number, size: number) =>
    bottle(stage, {
      x,
      y: y + down,
      radius: radius * size,
      height: height * size,
      shoulder: 46 * size,
      neck: 38 * size,
      glass,
      dark: true,
      cap: 'dropper',
      capColour: '#2f2925',
      label: wrapLabel(stage, {
        x,
        y: y + down,
        radius: radius * size,
        from: height * size * 0.12,
        to: height * size * 0.66,
        spread: 0.95,
        design: 0,
      }),
    })
  const pair = shape.chance(0.5)
  return pair ? [one(420, 0, 1.06), one(650, 46, 0.72)] : [one(500, 0, 1.16)]
}

export function essentialOilSet(stage: Stage): Piece[] {
  const { scent, floor: y } = stage
  const tones = [scent.bloom, scent.leaf, scent.accent, scent.deep, mix(scent.bloom, scent.leaf, 0.5)]
  const base = y - 26
  const spots = tones.map((_, at) => [236 + at * 132, base] as const)
  const row = copies(
    stage,
    bottle(stage, {
      x: 0,
      y: 0,
      radius: 52,
      height: 164,
      shoulder: 26,
      neck: 21,
      glass: amber,
      dark: true,
      cap: 'screw',
      capColour: '#2b2623',
    }),
    spots,
  )
  const labelled = row.map((piece, at) => ({
    ...piece,
    body:
      piece.body +
      wrapLabel(stage, {
        x: 236 + at * 132,
        y: base,
        radius: 52,
        from: 46,
        to: 128,
        spread: 1.2,
        paper: tint(tones[at] ?? '#f8f2e6', 0.62),
        design: 1,
      }),
  }))
  const name = print(stage, { x: 365, y: 38, w: 300, h: 92, design: 1 })
  return [
    ...labelled,
    {
      ...carton(stage, { x: 500, y: y + 34, turn: 0, w: 730, h: 84, d: 60, colour: '#cfa777', front: name }),
      y: y + 40,
    },
  ]
}

export function customBottle(stage: Stage): Piece[] {
  const { sheet, shape, walk, scent, floor: y } = stage
  const { radius, height, shoulder } = walk([
    { radius: shape.between(132, 156), height: shape.between(290, 340), shoulder: 130 }, // a flask
    { radius: shape.between(98, 112), height: shape.between(390, 430), shoulder: 30 }, // a tall column
    { radius: shape.between(160, 178), height: shape.between(210, 240), shoulder: 56 }, // low and wide
    { radius: shape.between(126, 140), height: shape.between(300, 330), shoulder: 44 }, // plain shoulders
  ])
  const juice = mix(scent.bloom, '#f3d59a', 0.45)
  const cap = walk(['ball', 'spray', 'cork', 'screw', 'ball'] as const)
  const colour = cap === 'cork' ? '#c9a071' : shape.pick(['#d0ab67', '#e8dfd0', shade(scent.deep, 0.2)])
  const body = bottle(stage, {
    x: 480,
    y,
    radius,
    height,
    shoulder,
    neck: 36,
    glass: shape.pick([clear, clear, mix(scent.bloom, clear, 0.45)]),
    juice,
    level: 0.82,
    cap,
    capColour: colour,
  })
  const neckY = y - height
  const tag = svg`<path d="M510 ${neckY}Q566 ${neckY + 20} 596 ${neckY + 84}" fill="none" stroke="#b9a079" stroke-width="3"/><g transform="translate(604 ${neckY + 84}) rotate(12)"><path d="M-62 0h124v190h-124Z" transform="translate(7 9)" fill="${fade(stage.ground.shadow, 0.35)}"/><path d="M-62 22l22 -22h80l22 22v168h-124Z" fill="${linear(
    sheet,
    'slant',
    [
      [0, '#fffaf0'],
      [1, '#eadfcc'],
    ],
  )}"/><circle cy="20" r="7" fill="${shade('#eadfcc', 0.3)}"/>${print(stage, { x: 0, y: 108, w: 118, h: 150, design: 0 })}</g>`
  return [{ ...body, body: body.body + tag }]
}
