import { fade, shade, tint } from '../colour.ts'
import { waxTop } from '../flame.ts'
import { disc, drum, lathe, type Ring, wallPatch } from '../lathe.ts'
import { castShadow, contactShadow } from '../light.ts'
import { svg, times } from '../markup.ts'
import { gravity, matte, metal } from '../matter.ts'
import { blur, linear, radial } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'

type Standing = { x: number; y: number }

/** Any opaque turned body with its shadows; `over` is drawn on top of it. */
export function turned(
  stage: Stage,
  {
    x,
    y,
    rings,
    fill,
    over = '',
    foot = 0.3,
    strength = 0.6,
  }: Standing & { rings: readonly Ring[]; fill: string; over?: string; foot?: number; strength?: number },
): Piece {
  const { sheet, tilt, ground } = stage
  const path = lathe({ x, y, tilt, rings })
  const base = rings[0]?.[0] ?? 0
  const widest = Math.max(...rings.map(([radius]) => radius))
  return {
    y,
    form: { outline: path, left: x - widest, right: x + widest, base: y, dense: 1 },
    shade:
      castShadow(stage, { path, y, strength }) + contactShadow(stage, { x, y, rx: base + 4, ry: (base + 4) * tilt }),
    body: `<path d="${path}" fill="${fill}"/><path d="${path}" fill="${gravity(sheet, ground.shadow, foot)}"/>${over}`,
  }
}

type Mouth = { x: number; y: number; radius: number; colour: string; wall?: number; depth?: number }

/** The open mouth of an opaque vessel: lip, dark inside, and whatever is in it. */
function mouth({ sheet, tilt }: Stage, { x, y, radius, colour, wall = 10, depth = 0.34 }: Mouth): string {
  const inside = linear(sheet, 'across', [
    [0, shade(colour, depth + 0.2)],
    [0.5, shade(colour, depth)],
    [1, shade(colour, depth * 0.3)],
  ])
  const lip = linear(sheet, 'across', [
    [0, tint(colour, 0.5)],
    [0.35, tint(colour, 0.7)],
    [1, shade(colour, 0.06)],
  ])
  return (
    disc(x, y, radius, tilt, `fill="${lip}"`) + disc(x, y + wall * tilt * 0.5, radius - wall, tilt, `fill="${inside}"`)
  )
}

type Pot = Standing & {
  radius: number
  height: number
  colour: string
  wax?: string
  lit?: boolean
  label?: string
  ribs?: number
  belly?: number
  glaze?: number
}

/** A ceramic pot with a soft matte glaze; ribs and a belly make it another pot. */
export function pot(
  stage: Stage,
  { x, y, radius, height, colour, wax, lit = false, label = '', ribs = 0, belly = 0, glaze = 0.4 }: Pot,
): Piece {
  const { sheet, tilt } = stage
  const rings: Ring[] = belly
    ? [
        [radius * 0.66, 0],
        [radius * (1 + belly), height * 0.3, height * 0.3],
        [radius * (1 + belly), height * 0.62, height * 0.28],
        [radius, height],
      ]
    : drum(radius, height, 26)
  const top = y - height
  const bands = times(ribs, (at) => {
    const up = 34 + ((height - 60) * at) / Math.max(1, ribs - 1)
    return `<path d="${wallPatch({ x, y, tilt, radius, from: up, to: up + 4 })}" fill="${fade(shade(colour, 0.4), 0.24)}"/><path d="${wallPatch({ x, y, tilt, radius, from: up - 4, to: up })}" fill="#fffaf0" opacity=".2"/>`
  })
  const sheen = svg`<path d="${wallPatch({ x, y, tilt, radius: radius * (1 + belly * 0.8), left: -0.95, right: -0.6, from: height * 0.16, to: height * 0.86 })}" fill="#fffdf6" opacity="${glaze}"${blur(sheet, 12)}/>`
  const inside = wax ? waxTop(stage, { x, y: top + 22, radius: radius - 14, colour: wax, lit }) : ''
  const opening = mouth(stage, { x, y: top, radius, colour })
  const lip = svg`<path d="M${x - radius} ${top}A${radius} ${radius * tilt} 0 0 0 ${x + radius} ${top}A${radius} ${radius * tilt - 9} 0 0 1 ${x - radius} ${top}Z" fill="${tint(colour, 0.45)}"/>`
  return turned(stage, {
    x,
    y,
    rings,
    fill: matte(sheet, colour),
    over: bands.join('') + sheen + label + opening + (tilt > 0.2 ? inside + lip : lip + inside),
  })
}

type Tin = Standing & {
  radius: number
  height: number
  colour: string
  wax?: string
  lit?: boolean
  label?: string
  open?: boolean
}

/** A rolled metal tin, open or under its lid. */
export function tin(
  stage: Stage,
  { x, y, radius, height, colour, wax, lit = false, label = '', open = true }: Tin,
): Piece {
  const { sheet, tilt } = stage
  const top = y - height
  const bead = (at: number, tall = 7) =>
    `<path d="${wallPatch({ x, y, tilt, radius: radius + 3, from: at, to: at + tall })}" fill="${metal(sheet, tint(colour, 0.2))}"/><path d="${wallPatch({ x, y, tilt, radius, from: at - 3, to: at })}" fill="${fade(shade(colour, 0.6), 0.4)}"/>`
  const lidTop =
    disc(
      x,
      top,
      radius + 3,
      tilt,
      `fill="${linear(sheet, 'slant', [
        [0, tint(colour, 0.8)],
        [0.42, tint(colour, 0.2)],
        [0.6, tint(colour, 0.55)],
        [1, shade(colour, 0.16)],
      ])}"`,
    ) +
    disc(x, top + 2, radius * 0.86, tilt, `fill="none" stroke="${fade(shade(colour, 0.4), 0.4)}" stroke-width="3"`) +
    disc(x, top + 5, radius * 0.86, tilt, `fill="none" stroke="#fffdf6" stroke-opacity=".6" stroke-width="2"`)
  const inside =
    mouth(stage, { x, y: top, radius: radius + 3, colour, wall: 7, depth: 0.3 }) +
    (wax ? waxTop(stage, { x, y: top + 14, radius: radius - 8, colour: wax, lit }) : '')
  return turned(stage, {
    x,
    y,
    rings: drum(radius, height, 8),
    fill: metal(sheet, colour),
    over:
      label +
      bead(6) +
      (open
        ? bead(height - 9) + inside
        : `<path d="${wallPatch({ x, y, tilt, radius: radius + 3, from: height * 0.68, to: height })}" fill="${metal(sheet, tint(colour, 0.1))}"/>${bead(height * 0.68, 5)}${lidTop}`),
  })
}

/** A metal lid lying beside its tin. */
export function lid(stage: Stage, { x, y, radius, colour }: Standing & { radius: number; colour: string }): Piece {
  return tin(stage, { x, y, radius, height: 34, colour, open: false })
}

type Wax = Standing & { radius: number; height: number; colour: string; lit?: boolean; rings?: readonly Ring[] }

/** Bare wax that stands by itself, glowing from within when it burns. */
export function pillar(
  stage: Stage,
  { x, y, radius, height, colour, lit = false, rings = drum(radius, height, 8) }: Wax,
): Piece {
  const { sheet, tilt } = stage
  const path = lathe({ x, y, tilt, rings })
  const depth = radial(
    sheet,
    [
      [0, fade('#ffdf9c', 0.9)],
      [0.42, fade('#ffbe70', 0.5)],
      [1, fade('#ee9a5e', 0)],
    ],
    { x: 0.5, y: 0.02, r: 0.5 },
  )
  const bloomed = svg`<path d="${path}" fill="${linear(sheet, 'slant', [
    [0, '#fffaf04d'],
    [0.4, '#fffaf000'],
    [1, fade(shade(colour, 0.5), 0.18)],
  ])}"/>`
  const top = rings.at(-1)
  return turned(stage, {
    x,
    y,
    rings,
    fill: matte(sheet, colour, 0.8),
    over:
      bloomed +
      (lit ? `<path d="${path}" fill="${depth}"/>` : '') +
      waxTop(stage, {
        x,
        y: y - (top?.[1] ?? height),
        radius: (top?.[0] ?? radius) - 2,
        colour: tint(colour, 0.2),
        lit,
      }),
  })
}
