import { fade, shade, tint } from '../colour.ts'
import { disc, lathe } from '../lathe.ts'
import { fine, svg, times } from '../markup.ts'
import { ball } from '../matter.ts'
import { blur, define, linear, reuse } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'
import { glassJar } from '../things/glass.ts'
import { heap } from '../things/heap.ts'

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
  const pile = { x: 690, y: y + 70, wide: 190, tall: 60, count: 52 }
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
  const combShade = svg`<ellipse cx="300" cy="${y + 132}" rx="130" ry="30" fill="${fade(stage.ground.shadow, 0.4)}"${blur(sheet, 9)}/>`
  return [
    jar,
    { y: y + 76, shade: combShade, body: slab },
    heap(stage, pile, { colour: shade(gold, 0.12), pieces: [pellet] }),
  ]
}
