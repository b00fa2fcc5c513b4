import { carton, createEye, polygon } from '../box.ts'
import { fade, mix, shade, tint } from '../colour.ts'
import { castShadow, contactShadow } from '../light.ts'
import { fine, svg, times } from '../markup.ts'
import { blur, linear, reuse } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'

/** A flower of round lobes around 0,0. */
function lobes(count: number): string {
  const spot = (at: number) =>
    svg`${Math.sin((at * 2 * Math.PI) / count) * 46} ${-Math.cos((at * 2 * Math.PI) / count) * 46}`
  return `M${spot(0)}${times(count, (at) => `A26 26 0 1 1 ${spot(at + 1)}`).join('')}Z`
}

const wells = [
  'M0 -62C34 -62 62 -34 62 0S34 62 0 62S-62 34 -62 0S-34 -62 0 -62Z',
  lobes(6),
  'M-46 -62H46Q62 -62 62 -46V46Q62 62 46 62H-46Q-62 62 -62 46V-46Q-62 -62 -46 -62Z',
]

export function siliconeMould(stage: Stage): Piece[] {
  const { sheet, shape, scent, floor: y } = stage
  const rubber = shape.pick([tint(scent.bloom, 0.45), '#dfe3df', mix(scent.leaf, '#f0ebe0', 0.6)])
  const wax = mix(scent.wax, scent.bloom, 0.25)
  const well = shape.pick(wells)
  const hollow = linear(sheet, 'slant', [
    [0, shade(rubber, 0.42)],
    [0.6, shade(rubber, 0.14)],
    [1, tint(rubber, 0.25)],
  ])
  const poured = linear(sheet, 'slant', [
    [0, tint(wax, 0.4)],
    [1, shade(wax, 0.14)],
  ])
  const cells = times(
    6,
    (at) =>
      svg`<g transform="translate(${100 + (at % 3) * 170} ${105 + Math.floor(at / 3) * 170})"><path d="${well}" fill="${hollow}"/>${at === 1 || at === 5 ? svg`<path d="${well}" fill="${poured}" transform="translate(3 5) scale(.9)"/>` : svg`<path d="${well}" fill="none" stroke="#fffdf6" stroke-opacity=".6" stroke-width="3"/>`}</g>`,
  )
  const block = carton(stage, {
    x: 480,
    y: y - 20,
    turn: 17,
    w: 540,
    h: 96,
    d: 380,
    colour: rubber,
    top: cells.join(''),
  })
  const cake = linear(sheet, 'down', [
    [0, shade(wax, 0.12)],
    [1, shade(wax, 0.3)],
  ])
  const pieces = [
    [700, 120],
    [540, 158],
  ].map(
    ([x = 0, down = 0]): Piece => ({
      y: y + down,
      shade: contactShadow(stage, { x, y: y + down, rx: 66, ry: 34 }),
      body: svg`<g transform="translate(${x} ${y + down}) scale(1 ${fine`${stage.tilt}`})"><path d="${well}" fill="${cake}"/></g><g transform="translate(${x} ${y + down - 16}) scale(1 ${fine`${stage.tilt}`})"><path d="${well}" fill="${cake}"/></g><g transform="translate(${x} ${y + down - 30}) scale(1 ${fine`${stage.tilt}`})"><path d="${well}" fill="${poured}"/></g>`,
    }),
  )
  return [block, ...pieces]
}

/** One chip of dye around 0,0 in every colour: its outline takes the fill, the light on it is shared. */
function chip(stage: Stage): {
  shade: (transform: string) => string
  show: (transform: string, colour: string) => string
} {
  const { sheet } = stage
  const [w, h] = [84, 40]
  const eye = createEye(stage, { x: 0, y: 0, turn: 9 })
  const outline = polygon(eye(-w, 0, -w), eye(w, 0, -w), eye(w, 0, w), eye(w, h, w), eye(-w, h, w), eye(-w, h, -w))
  const front = polygon(eye(-w, 0, -w), eye(w, 0, -w), eye(w, h, -w), eye(-w, h, -w))
  const side = polygon(eye(w, 0, -w), eye(w, 0, w), eye(w, h, w), eye(w, h, -w))
  const top = polygon(eye(-w, h, -w), eye(w, h, -w), eye(w, h, w), eye(-w, h, w))
  const inset = polygon(eye(-60, h, -60), eye(60, h, -60), eye(60, h, 60), eye(-60, h, 60))
  const light = reuse(
    sheet,
    `<path d="${front}" fill="#2b1a1024"/><path d="${side}" fill="#2b1a1052"/><path d="${top}" fill="${linear(
      sheet,
      'slant',
      [
        [0, '#fffaf0b3'],
        [1, '#fffaf026'],
      ],
    )}"/><path d="${inset}" fill="none" stroke="#2b1a10" stroke-opacity=".14" stroke-width="4"/><path d="${inset}" fill="none" stroke="#fffaf0" stroke-opacity=".55" stroke-width="2" transform="translate(1.5 3)"/>`,
  )
  const body = reuse(sheet, `<path d="${outline}"/>`)
  return {
    shade: reuse(
      sheet,
      castShadow(stage, { path: outline, y: 4, strength: 0.5 }) +
        `<path d="${outline}" fill="${fade(stage.ground.shadow, 0.6)}" transform="translate(6 6)"${blur(sheet, 6)}/>`,
    ),
    show: (transform, colour) => `<g fill="${colour}">${body(transform)}</g>${light(transform)}`,
  }
}

export function dyeChips(stage: Stage): Piece[] {
  const { scent, floor } = stage
  const { shade: thrown, show } = chip(stage)
  const tones = [
    scent.bloom,
    scent.leaf,
    scent.accent,
    scent.deep,
    mix(scent.bloom, scent.wax, 0.5),
    mix(scent.leaf, scent.paper, 0.4),
    '#d9a441',
    '#b4553f',
    '#6f7f8c',
    '#e7c9b5',
    '#8a6f8e',
    '#e9dfca',
  ]
  return tones.map((colour, at) => {
    const [column, row] = [at % 3, Math.floor(at / 3)]
    const [x, y] = [280 + column * 214 + row * 16, floor - 210 + row * 118]
    const transform = svg`translate(${x} ${y})`
    return { y, shade: thrown(transform), body: show(transform, colour) }
  })
}
