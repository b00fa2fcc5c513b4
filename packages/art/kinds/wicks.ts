import { fade, mix, shade, tint } from '../colour.ts'
import { print } from '../label.ts'
import { disc, lathe } from '../lathe.ts'
import { castShadow } from '../light.ts'
import { svg, times } from '../markup.ts'
import { matte } from '../matter.ts'
import { define, linear } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'
import { turned } from '../things/solid.ts'

/** Wick by the metre, wound on a wooden spool, its end trailing over the table. */
export function wickSpool(stage: Stage): Piece[] {
  const { sheet, shape, walk, scent, floor: y, tilt } = stage
  const wood = walk(['#c99b64', '#d9b684', '#8e6440'])
  const cord = walk(['#f2e7cf', mix(scent.wax, '#f2e7cf', 0.4), mix(scent.bloom, '#efe2c8', 0.6)])
  const [x, radius] = [480, shape.between(150, 170)]
  const flange = (up: number) =>
    `<path d="${lathe({
      x,
      y: y - up,
      tilt,
      rings: [
        [radius + 26, 0],
        [radius + 26, 34],
      ],
    })}" fill="${matte(sheet, wood)}"/>` +
    disc(
      x,
      y - up - 34,
      radius + 26,
      tilt,
      `fill="${linear(sheet, 'slant', [
        [0, tint(wood, 0.4)],
        [1, shade(wood, 0.12)],
      ])}"`,
    )
  const wound = define(
    sheet,
    (id) =>
      `<pattern id="${id}" width="26" height="15" patternUnits="userSpaceOnUse"><path d="M0 13Q13 16 26 13" fill="none" stroke="${shade(cord, 0.35)}" stroke-opacity=".6" stroke-width="3"/><path d="M2 5l7 6M14 5l7 6" stroke="${shade(cord, 0.2)}" stroke-opacity=".5" stroke-width="2"/></pattern>`,
  )
  const body = lathe({
    x,
    y: y - 34,
    tilt,
    rings: [
      [radius, 0],
      [radius + 4, 130, 60],
      [radius, 270],
    ],
  })
  const hole = disc(x, y - 338, 34, tilt, `fill="${shade(wood, 0.5)}"`)
  const badge =
    disc(x, y - 338, radius - 6, tilt, `fill="#f8f2e6"`) +
    disc(x, y - 338, radius - 16, tilt, `fill="none" stroke="${fade(shade(wood, 0.3), 0.5)}" stroke-width="2"`)
  const spool = turned(stage, {
    x,
    y,
    rings: [
      [radius + 26, 0],
      [radius + 26, 34],
      [radius, 36],
      [radius, 302],
      [radius + 26, 304],
      [radius + 26, 338],
    ],
    fill: matte(sheet, wood),
    over: `<path d="${body}" fill="${matte(sheet, cord)}"/><path d="${body}" fill="url(#${wound})"/>${flange(304)}${badge}${hole}`,
  })
  const tail = svg`M${x + radius - 10} ${y - 90}C${x + radius + 90} ${y - 70} ${x + radius + 60} ${y + 40} ${x + radius - 30} ${y + 70}S${x + 30} ${y + 120} ${x + 150} ${y + 140}`
  const end: Piece = {
    y: y + 60,
    shade: `<path d="${tail}" transform="translate(6 9)" fill="none" stroke="${fade(stage.ground.shadow, 0.4)}" stroke-width="13" stroke-linecap="round"/>`,
    body: `<path d="${tail}" fill="none" stroke="${shade(cord, 0.22)}" stroke-width="13" stroke-linecap="round"/><path d="${tail}" fill="none" stroke="${cord}" stroke-width="9" stroke-linecap="round"/><path d="${tail}" fill="none" stroke="${shade(cord, 0.25)}" stroke-width="9" stroke-dasharray="2 7" stroke-opacity=".6"/>`,
  }
  return [spool, end]
}

/** Thin slats of wood that crackle, banded like chopsticks, with their metal feet beside them. */
export function woodWicks(stage: Stage): Piece[] {
  const { sheet, shape, scent, floor: y, tilt } = stage
  const tones = ['#dcb98a', '#cfa673', '#e3c79d', '#c69a66', '#d8b282']
  const slats = times(9, (at) => {
    const [x, tall] = [348 + at * 36, shape.between(430, 520)]
    const tone = tones[at % tones.length] ?? '#d8b282'
    const fill = linear(sheet, 'across', [
      [0, tint(tone, 0.3)],
      [0.5, tone],
      [1, shade(tone, 0.24)],
    ])
    const grain = svg`<path d="M${x + 9} ${y - tall + 20}q4 ${tall / 2} -2 ${tall - 30}M${x + 22} ${y - tall + 34}q-4 ${tall / 3} 2 ${tall - 60}" fill="none" stroke="${shade(tone, 0.4)}" stroke-opacity=".35" stroke-width="1.6"/>`
    return svg`<g transform="rotate(${(at - 4) * 1.7} 500 ${y})"><rect x="${x}" y="${y - tall}" width="33" height="${tall}" rx="2" fill="${fill}"/><path d="M${x} ${y - tall}l7 -8h33l-7 8Z" fill="${tint(tone, 0.5)}"/>${grain}</g>`
  })
  const paper = tint(scent.bloom, 0.5)
  const band = svg`<path d="M336 ${y - 290}Q500 ${y - 268} 672 ${y - 290}V${y - 150}Q500 ${y - 126} 336 ${y - 150}Z" fill="${matte(sheet, paper, 0.7)}"/>${print(stage, { x: 504, y: y - 206, w: 250, h: 130, design: 1 })}`
  const foot = (x: number, down: number) =>
    turned(stage, {
      x,
      y: y + down,
      fill: matte(sheet, '#bdb7ac'),
      strength: 0.3,
      rings: [
        [36, 0],
        [36, 5],
        [10, 8],
        [9, 24],
      ],
      over: disc(x, y + down - 22, 9, tilt, 'fill="#6f6a62"'),
    })
  const outline = svg`M340 ${y}L322 ${y - 480}H690L676 ${y}Z`
  return [
    { y, shade: castShadow(stage, { path: outline, y, strength: 0.36 }), body: slats.join('') + band },
    foot(720, 60),
    foot(786, 96),
    foot(660, 110),
  ]
}
