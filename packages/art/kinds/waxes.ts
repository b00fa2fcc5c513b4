import { fade, mix, shade, tint } from '../colour.ts'
import { print } from '../label.ts'
import { disc, lathe } from '../lathe.ts'
import { castShadow, contactShadow } from '../light.ts'
import { fine, svg, times } from '../markup.ts'
import { ball } from '../matter.ts'
import { blur, define, linear, reuse } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'
import { glassJar } from '../things/glass.ts'

type Heap = { x: number; y: number; wide: number; tall: number; count: number }

/** A loose heap: pieces fall more often in the middle and near the ground. */
function heap(
  { scene }: Stage,
  { x, y, wide, tall, count }: Heap,
  pieces: readonly ((transform: string) => string)[],
): string {
  return times(count, () => {
    const [side, up] = [scene.between(-1, 1), scene.next() ** 1.7]
    const reach = (1 - up) ** 0.6
    return {
      at: up,
      art: scene.pick(pieces)(
        fine`translate(${Math.round(x + side * wide * reach)} ${Math.round(y - up * tall + (1 - Math.abs(side)) * 16)}) rotate(${scene.whole(0, 360)}) scale(${Math.round(scene.between(80, 125)) / 100})`,
      ),
    }
  })
    .sort((one, other) => other.at - one.at)
    .map(({ art }) => art)
    .join('')
}

const mound = (stage: Stage, { x, y, wide, tall }: Heap, colour: string) =>
  svg`<path d="M${x - wide} ${y + 6}C${x - wide * 0.7} ${y - tall * 0.3} ${x - wide * 0.3} ${y - tall} ${x} ${y - tall}C${x + wide * 0.3} ${y - tall} ${x + wide * 0.7} ${y - tall * 0.3} ${x + wide} ${y + 6}Q${x} ${y + 34} ${x - wide} ${y + 6}Z" fill="${linear(
    stage.sheet,
    'slant',
    [
      [0, tint(colour, 0.3)],
      [0.6, shade(colour, 0.08)],
      [1, shade(colour, 0.3)],
    ],
  )}"/>`

/** A stand-up pouch with a folded top. */
function pouch(
  stage: Stage,
  { x, y, w, h, colour, label }: { x: number; y: number; w: number; h: number; colour: string; label: string },
): Piece {
  const { sheet } = stage
  const outline = svg`M${x - w * 0.46} ${y - 6}C${x - w * 0.54} ${y - h * 0.3} ${x - w * 0.52} ${y - h * 0.7} ${x - w * 0.47} ${y - h}H${x + w * 0.47}C${x + w * 0.52} ${y - h * 0.7} ${x + w * 0.54} ${y - h * 0.3} ${x + w * 0.46} ${y - 6}Q${x} ${y + 40} ${x - w * 0.46} ${y - 6}Z`
  const skin = linear(sheet, 'across', [
    [0, shade(colour, 0.22)],
    [0.08, tint(colour, 0.2)],
    [0.2, tint(colour, 0.5)],
    [0.5, colour],
    [0.82, shade(colour, 0.16)],
    [0.95, shade(colour, 0.06)],
    [1, shade(colour, 0.3)],
  ])
  const creases = svg`<path d="M${x - w * 0.4} ${y - h * 0.9}Q${x - w * 0.3} ${y - h * 0.5} ${x - w * 0.42} ${y - h * 0.12}M${x + w * 0.38} ${y - h * 0.88}Q${x + w * 0.3} ${y - h * 0.4} ${x + w * 0.42} ${y - h * 0.1}" fill="none" stroke="#fffaf0" stroke-opacity=".4" stroke-width="9"${blur(sheet, 5)}/>`
  const fold = svg`<path d="M${x - w * 0.48} ${y - h - 46}h${w * 0.96}l${-w * 0.01} 56h${-w * 0.94}Z" fill="${skin}"/><path d="M${x - w * 0.47} ${y - h + 10}h${w * 0.94}" stroke="${shade(colour, 0.45)}" stroke-opacity=".5" stroke-width="3"/><path d="M${x - w * 0.47} ${y - h - 20}h${w * 0.94}" stroke="${shade(colour, 0.3)}" stroke-opacity=".25" stroke-width="5" stroke-dasharray="3 4"/>`
  return {
    y,
    shade: castShadow(stage, { path: outline, y: y + 6 }) + contactShadow(stage, { x, y: y + 4, rx: w * 0.46, ry: 26 }),
    body: `<path d="${outline}" fill="${skin}"/>${creases}${fold}${label}`,
  }
}

export function soyWax(stage: Stage): Piece[] {
  const { sheet, shape, floor: y, scent } = stage
  const wax = mix('#fbf5e6', scent.wax, 0.25)
  const flakes = [
    [24, 14],
    [30, 11],
    [18, 16],
  ].map(([w = 0, h = 0]) =>
    reuse(
      sheet,
      svg`<path d="M${-w} ${-h * 0.4}L${-w * 0.2} ${-h}L${w} ${-h * 0.5}L${w * 0.7} ${h * 0.7}L${-w * 0.6} ${h}Z" fill="${linear(
        sheet,
        'slant',
        [
          [0, '#fffdf6'],
          [0.6, wax],
          [1, shade(wax, 0.17)],
        ],
      )}"/>`,
    ),
  )
  const pile: Heap = { x: 560, y: y + 74, wide: 270, tall: 120, count: 74 }
  const colour = shape.pick(['#d2b48a', '#efe7d8', mix(scent.paper, scent.bloom, 0.3)])
  const label =
    svg`<rect x="328" y="${y - 330}" width="244" height="210" fill="#f9f4ea"/>` +
    print(stage, { x: 450, y: y - 225, w: 244, h: 210, design: 3 })
  const front = {
    y: y + 90,
    shade: svg`<ellipse cx="${pile.x + 20}" cy="${pile.y + 10}" rx="${pile.wide * 1.06}" ry="34" fill="${fade(stage.ground.shadow, 0.5)}"${blur(sheet, 12)}/>`,
    body: mound(stage, pile, wax) + heap(stage, pile, flakes),
  }
  return [pouch(stage, { x: 450, y, w: 400, h: 440, colour, label }), front]
}

/** Golden beads as a fill, for whatever is full of them. */
function beads({ sheet }: Stage, colour: string): string {
  const bead = ball(sheet, colour)
  const spots = [
    [12, 10],
    [38, 14],
    [62, 8],
    [24, 34],
    [50, 36],
    [76, 32],
    [12, 58],
    [38, 60],
    [64, 56],
    [2, 34],
    [88, 12],
    [88, 58],
    [26, 80],
    [52, 80],
    [78, 78],
    [2, 80],
  ]
  return `url(#${define(sheet, (id) => `<pattern id="${id}" width="90" height="84" patternTransform="scale(.62)" patternUnits="userSpaceOnUse"><rect width="90" height="84" fill="${shade(colour, 0.3)}"/><g fill="${bead}">${spots.map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="15"/>`).join('')}</g></pattern>`)})`
}

export function beeswax(stage: Stage): Piece[] {
  const { sheet, floor: y, tilt } = stage
  const gold = '#e2aa45'
  const full = lathe({
    x: 430,
    y: y - 20,
    tilt,
    rings: [
      [146, 0],
      [152, 10, 8],
      [152, 250],
    ],
  })
  const round = linear(sheet, 'across', [
    [0, '#6b3f1073'],
    [0.25, '#fff6d83d'],
    [0.6, '#6b3f1014'],
    [1, '#6b3f108c'],
  ])
  const jar = glassJar(stage, {
    x: 430,
    y,
    radius: 164,
    height: 340,
    glass: '#eceae0',
    density: 0.24,
    label: `<path d="${full}" fill="${beads(stage, gold)}"/>${disc(430, y - 270, 152, tilt, `fill="${beads(stage, tint(gold, 0.25))}"`)}<path d="${full}" fill="${round}"/>`,
  })
  const pellet = reuse(sheet, `<circle r="12.5" fill="${ball(sheet, gold)}"/>`)
  const pile: Heap = { x: 690, y: y + 70, wide: 190, tall: 60, count: 52 }
  const comb = times(
    12,
    (at) =>
      fine`<path d="M0 -30L26 -15V15L0 30L-26 15V-15Z" transform="translate(${(at % 4) * 54 + (Math.floor(at / 4) % 2) * 27} ${Math.floor(at / 4) * 46})"/>`,
  )
  const slab = svg`<g transform="translate(196 ${y + 76}) scale(1 ${fine`${0.5 + tilt}`}) rotate(-12)"><g fill="${shade(gold, 0.3)}" transform="translate(5 12)">${comb}</g><g fill="${linear(
    sheet,
    'slant',
    [
      [0, '#c98a2c'],
      [1, '#f1c268'],
    ],
  )}" stroke="#f7d894" stroke-width="5">${comb}</g></g>`
  return [
    jar,
    {
      y: y + 80,
      shade: svg`<ellipse cx="710" cy="${y + 78}" rx="200" ry="26" fill="${fade(stage.ground.shadow, 0.5)}"${blur(sheet, 10)}/><ellipse cx="300" cy="${y + 132}" rx="130" ry="30" fill="${fade(stage.ground.shadow, 0.4)}"${blur(sheet, 9)}/>`,
      body: slab + heap(stage, pile, [pellet]),
    },
  ]
}
