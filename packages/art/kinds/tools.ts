import { fade, mix, shade, tint } from '../colour.ts'
import { print } from '../label.ts'
import { disc, lathe } from '../lathe.ts'
import { castShadow } from '../light.ts'
import { fine, svg, times } from '../markup.ts'
import { ball, matte, metal } from '../matter.ts'
import { blur, define, linear } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'
import { tin } from '../things/solid.ts'

export function wickBundle(stage: Stage): Piece[] {
  const { sheet, shape, floor: y, scent, tilt } = stage
  const cotton = linear(sheet, 'across', [
    [0, '#fbf3e2'],
    [0.4, '#e9dabb'],
    [1, '#b39c74'],
  ])
  const braid = define(
    sheet,
    (id) =>
      `<pattern id="${id}" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0 3L6 9L12 3" fill="none" stroke="#9c8663" stroke-opacity=".55" stroke-width="1.8"/></pattern>`,
  )
  const depths = [0, 26, 8, 38, 14, 40, 6, 30, 2]
  const wicks = depths.map((depth, at) => {
    const lean = (at - 4) * 3.4 + shape.between(-1, 1)
    const tall = shape.between(520, 570)
    return { lean, tall, foot: 500 + (at - 4) * 31, base: y + depth * (0.4 + tilt * 2) }
  })
  const draw = wicks
    .map(({ lean, tall, foot, base }) => {
      const line = svg`<g transform="translate(${foot} ${base}) rotate(${lean * 0.5})"><rect x="-6" y="${-tall}" width="12" height="${tall}" rx="5" fill="${cotton}"/><rect x="-6" y="${-tall}" width="12" height="${tall}" fill="url(#${braid})"/></g>`
      return {
        y: base,
        art:
          disc(foot + 5, base + 4, 34, tilt + 0.08, `fill="${fade(stage.ground.shadow, 0.5)}"${blur(sheet, 4)}`) +
          disc(foot, base, 30, tilt + 0.08, `fill="${metal(sheet, '#bdb7ac')}"`) +
          `<path d="${lathe({
            x: foot,
            y: base - 2,
            tilt,
            rings: [
              [12, 0],
              [8, 20],
            ],
          })}" fill="${metal(sheet, '#c9c3b8')}"/>` +
          line,
      }
    })
    .sort((one, other) => one.y - other.y)
    .map(({ art }) => art)
    .join('')
  const paper = tint(scent.bloom, 0.55)
  const band = svg`<path d="M362 ${y - 380}Q500 ${y - 352} 638 ${y - 380}V${y - 240}Q500 ${y - 212} 362 ${y - 240}Z" fill="${matte(sheet, paper, 0.7)}"/>${print(stage, { x: 500, y: y - 296, w: 230, h: 128, design: 1 })}`
  const outline = svg`M360 ${y}L352 ${y - 540}H650L640 ${y}Z`
  return [{ y, shade: castShadow(stage, { path: outline, y, strength: 0.3 }), body: draw + band }]
}

export function pouringTools(stage: Stage): Piece[] {
  const { sheet, floor: y, tilt } = stage
  const steel = '#c3beb5'
  const [x, radius, height] = [450, 160, 330]
  const top = y - height
  const wax = mix(stage.scent.wax, '#f2c983', 0.3)
  const body = tin(stage, { x, y, radius, height, colour: steel })
  const melted = disc(
    x,
    top + 16,
    radius - 8,
    tilt,
    `fill="${linear(sheet, 'slant', [
      [0, tint(wax, 0.5)],
      [0.5, wax],
      [1, shade(wax, 0.2)],
    ])}"`,
  )
  const spout = svg`<path d="M${x - radius + 4} ${top + 6}L${x - radius - 74} ${top - 26}Q${x - radius - 70} ${top + 16} ${x - radius + 2} ${top + 96}Z" fill="${linear(
    sheet,
    'slant',
    [
      [0, tint(steel, 0.8)],
      [0.5, steel],
      [1, shade(steel, 0.34)],
    ],
  )}"/>`
  const handle = svg`M${x + radius - 4} ${top + 50}C${x + radius + 150} ${top + 10} ${x + radius + 150} ${top + 250} ${x + radius - 6} ${top + 236}`
  const grip = svg`<path d="${handle}" fill="none" stroke="${shade(steel, 0.4)}" stroke-width="26" stroke-linecap="round"/><path d="${handle}" fill="none" stroke="${tint(steel, 0.35)}" stroke-width="9" stroke-linecap="round" transform="translate(-4 -5)"/>`
  const scale = times(16, (at) => svg`M${at % 5 ? 4 : -3} ${-470 + at * 19}h${at % 5 ? 7 : 14}`)
  const thermometer = svg`<g transform="translate(${x + 50} ${top + 14 + radius * tilt * 0.25}) rotate(17)"><rect x="-14" y="-520" width="28" height="530" rx="14" fill="${linear(
    sheet,
    'across',
    [
      [0, '#b9c0bf'],
      [0.2, '#ffffffe6'],
      [0.5, '#eef0ec99'],
      [0.85, '#ffffffb3'],
      [1, '#8f9896'],
    ],
  )}"/><rect x="-3" y="-330" width="5" height="330" rx="2" fill="#b8402f"/><path d="${scale}" stroke="#4a3c33" stroke-width="1.8"/><circle cy="-520" r="13" fill="none" stroke="#b9b0a2" stroke-width="5"/></g>`
  const spoon = svg`<g transform="translate(700 ${y + 84}) scale(1 ${fine`${0.4 + tilt}`}) rotate(-64)"><g transform="translate(8 14)" opacity=".4"${blur(sheet, 6)}><rect x="-11" y="-300" width="22" height="330" rx="11" fill="${stage.ground.shadow}"/></g><rect x="-11" y="-300" width="22" height="330" rx="11" fill="${linear(
    sheet,
    'across',
    [
      [0, '#e0bd8b'],
      [0.6, '#c2935c'],
      [1, '#96683c'],
    ],
  )}"/><ellipse cy="56" rx="40" ry="62" fill="${ball(sheet, '#c99b64')}"/><ellipse cy="54" rx="28" ry="46" fill="${shade('#c2935c', 0.16)}"/></g>`
  const front = wallFront(stage, { x, y, radius, height })
  return [
    { ...body, body: grip + body.body + melted + thermometer + front + spout },
    { y: y + 90, shade: '', body: spoon },
  ]
}

/** The near lip of the pot, drawn again over what leans out of it. */
const wallFront = (
  { sheet, tilt }: Stage,
  { x, y, radius, height }: { x: number; y: number; radius: number; height: number },
) =>
  svg`<path d="M${x - radius - 3} ${y - height}A${radius + 3} ${(radius + 3) * tilt} 0 0 0 ${x + radius + 3} ${y - height}L${x + radius - 4} ${y - height + 1}A${radius - 4} ${(radius - 4) * tilt} 0 0 1 ${x - radius + 4} ${y - height + 1}Z" fill="${metal(sheet, '#d6d1c8')}"/>`
