import { carton } from '../box.ts'
import { fade, mix, shade, tint } from '../colour.ts'
import { print } from '../label.ts'
import { disc, lathe } from '../lathe.ts'
import { svg, times } from '../markup.ts'
import { matte } from '../matter.ts'
import { linear, reuse } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'
import { heap } from '../things/heap.ts'
import { pot, turned } from '../things/solid.ts'

/** Rolls of ribbon, one on another and one let loose. */
export function ribbonRolls(stage: Stage): Piece[] {
  const { sheet, walk, scent, floor: y, tilt } = stage
  const tones = walk([
    [scent.bloom, scent.accent, scent.leaf],
    [mix(scent.bloom, scent.paper, 0.4), scent.deep, scent.wax],
    ['#c9a667', scent.bloom, '#efe6d6'],
  ])
  const roll = (x: number, down: number, radius: number, tall: number, tone: string) =>
    turned(stage, {
      x,
      y: y + down,
      fill: matte(sheet, tone),
      rings: [
        [radius, 0],
        [radius, tall],
      ],
      over:
        times(7, (at) =>
          disc(
            x,
            y + down - tall,
            radius - at * radius * 0.09,
            tilt,
            `fill="${at % 2 ? shade(tone, 0.1) : tint(tone, 0.28)}"`,
          ),
        ).join('') +
        disc(x, y + down - tall, radius * 0.36, tilt, `fill="#e7d8bd"`) +
        disc(x, y + down - tall, radius * 0.28, tilt, `fill="${shade(tone, 0.55)}"`),
    })
  const [one = '', two = '', three = ''] = tones
  const silk = linear(sheet, 'across', [
    [0, tint(two, 0.4)],
    [0.5, two],
    [1, shade(two, 0.2)],
  ])
  const tail = svg`M640 ${y - 30}C760 ${y - 20} 850 ${y + 50} 770 ${y + 110}S560 ${y + 120} 600 ${y + 190}L660 ${y + 196}C640 ${y + 150} 800 ${y + 180} 850 ${y + 100}S800 ${y - 70} 640 ${y - 86}Z`
  return [
    roll(400, 0, 170, 96, one),
    { ...roll(410, -98, 132, 80, three), y: y + 1, shade: '' },
    roll(650, 66, 130, 116, two),
    {
      y: y + 70,
      shade: `<path d="${tail}" transform="translate(8 12)" fill="${fade(stage.ground.shadow, 0.35)}"/>`,
      body: `<path d="${tail}" fill="${silk}"/>`,
    },
  ]
}

/** Boxes for giving, closed, of three sizes. */
export function giftBox(stage: Stage): Piece[] {
  const { shape, walk, scent, floor: y } = stage
  const kraft = walk(['#cfa777', '#efe6d6', mix(scent.paper, scent.bloom, 0.4), mix(scent.deep, scent.bloom, 0.2)])
  const tone = mix(scent.accent, scent.bloom, 0.5)
  const band = (w: number, h: number) =>
    svg`<rect x="${w / 2 - 13}" width="26" height="${h}" fill="${tone}"/><rect x="${w / 2 - 13}" width="4" height="${h}" fill="#fff" opacity=".3"/>`
  const paper = svg`<rect x="70" y="52" width="180" height="130" fill="#f8f2e6"/>${print(stage, { x: 160, y: 117, w: 170, h: 120, design: 1 })}`
  return [
    carton(stage, {
      x: 590,
      y: y - 60,
      turn: shape.between(18, 28),
      w: 320,
      h: 380,
      d: 260,
      colour: kraft,
      front: paper,
    }),
    carton(stage, {
      x: 350,
      y: y + 20,
      turn: 16,
      w: 260,
      h: 200,
      d: 240,
      colour: tint(kraft, 0.2),
      front: band(260, 200),
      top: band(260, 240),
      side: band(240, 200),
    }),
    carton(stage, { x: 610, y: y + 110, turn: -18, w: 200, h: 96, d: 150, colour: mix(kraft, tone, 0.4) }),
  ]
}

/** Dried petals in a dish, for the tops of candles and for sachets. */
export function driedFlowers(stage: Stage): Piece[] {
  const { sheet, walk, scent, floor: y, tilt } = stage
  const tones = [
    scent.bloom,
    mix(scent.bloom, '#e6c9a0', 0.4),
    scent.accent,
    mix(scent.leaf, '#b8a56c', 0.4),
    shade(scent.bloom, 0.2),
  ]
  const forms = walk([
    ['M-20 0Q-6 -16 18 -6Q22 6 2 12Q-16 12 -20 0Z', 'M-16 4Q-12 -14 6 -14Q20 -6 14 8Q0 16 -16 4Z'],
    ['M-24 2Q0 -9 24 0Q0 9 -24 2Z', 'M-13 0a13 12 0 1 0 26 0a13 12 0 1 0 -26 0Z'],
  ])
  const pieces = tones.map((tone, at) => {
    const fill = linear(sheet, 'slant', [
      [0, tint(tone, 0.45)],
      [0.5, tone],
      [1, shade(tone, 0.3)],
    ])
    return reuse(sheet, `<path d="${forms[at % forms.length]}" fill="${fill}"/>`)
  })
  const dish = `<path d="${lathe({
    x: 500,
    y,
    tilt,
    rings: [
      [150, 0],
      [270, 96, 70],
      [282, 120],
    ],
  })}" fill="${matte(sheet, '#efe6d6')}"/>`
  const bowl = turned(stage, {
    x: 500,
    y,
    fill: matte(sheet, '#efe6d6'),
    rings: [
      [150, 0],
      [270, 96, 70],
      [282, 120],
    ],
    over:
      dish +
      disc(500, y - 120, 282, tilt, 'fill="#fbf6ea"') +
      disc(500, y - 117, 268, tilt, `fill="${shade(tones[1] ?? '#c9a071', 0.25)}"`),
  })
  const pile = heap(
    stage,
    { x: 500, y: y - 128, wide: 236, tall: 120, count: 150 },
    { colour: shade(tones[0] ?? '#c9a071', 0.15), pieces },
  )
  const fallen = heap(
    stage,
    { x: 740, y: y + 96, wide: 110, tall: 26, count: 18 },
    { colour: mix(scent.paper, scent.bloom, 0.3), pieces },
  )
  return [bowl, { ...pile, y: y + 1, shade: '' }, { ...fallen, body: fallen.body }]
}

/** Glazed vessels that wait for wax. */
export function ceramicVessel(stage: Stage): Piece[] {
  const { walk, scent, shape, floor: y } = stage
  const glaze = walk([
    mix(scent.wax, '#e9dfca', 0.4),
    mix(scent.bloom, '#e2d3bd', 0.45),
    '#4b453f',
    mix(scent.leaf, '#d9d3c1', 0.4),
  ])
  const belly = walk([0, 0.14, 0.08, 0])
  const ribs = walk([5, 0, 0, 7, 0])
  const one = (x: number, down: number, size: number, colour: string) =>
    pot(stage, {
      x,
      y: y + down,
      radius: shape.between(136, 148) * size,
      height: 250 * size,
      colour,
      belly,
      ribs: belly ? 0 : ribs,
    })
  return [
    one(610, -44, 1.08, glaze),
    one(380, 22, 1, mix(glaze, '#f1e8d8', 0.35)),
    one(660, 92, 0.62, mix(glaze, scent.bloom, 0.2)),
  ]
}
