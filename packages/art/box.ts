import { fade, shade, tint } from './colour.ts'
import { castShadow } from './light.ts'
import { fine, svg } from './markup.ts'
import { blur, linear } from './sheet.ts'
import type { Piece, Stage } from './stage.ts'

export type Spot = readonly [x: number, y: number]

/** A camera for square things: where a point of the box (right, up, back) falls on the picture. */
type Eye = (right: number, up: number, back: number) => Spot

type Standing = { x: number; y: number; turn?: number }

/** Orthographic, turned by degrees around the upright, seen from the stage's height. */
export function createEye({ tilt }: Stage, { x, y, turn = 0 }: Standing): Eye {
  const angle = (turn * Math.PI) / 180
  const [cos, sin, tall] = [Math.cos(angle), Math.sin(angle), Math.sqrt(1 - tilt * tilt)]
  return (right, up, back) => [x + right * cos + back * sin, y - up * tall - (back * cos - right * sin) * tilt]
}

export const polygon = (...spots: Spot[]) => `M${spots.map(([x, y]) => svg`${x} ${y}`).join('L')}Z`

/** The transform that lays a flat drawing (1 unit = 1 unit) on a face spanned by two edges. */
export function onFace(origin: Spot, across: Spot, down: Spot, { w, h }: { w: number; h: number }): string {
  const [a, b] = [(across[0] - origin[0]) / w, (across[1] - origin[1]) / w]
  const [c, d] = [(down[0] - origin[0]) / h, (down[1] - origin[1]) / h]
  return fine`matrix(${a} ${b} ${c} ${d} ${origin[0]} ${origin[1]})`
}

type Carton = Standing & {
  w: number
  h: number
  d: number
  colour: string
  front?: string
  top?: string
  side?: string
  shadow?: number
}

/** A closed carton. `front`, `top` and `side` are flat drawings (w × h, w × d, d × h) laid on its faces. */
export function carton(
  stage: Stage,
  { x, y, turn = 24, w, h, d, colour, front = '', top = '', side = '', shadow = 0.58 }: Carton,
): Piece {
  const { sheet } = stage
  const eye = createEye(stage, { x, y, turn })
  const [l, r, n, f] = [-w / 2, w / 2, -d / 2, d / 2]
  const facing = turn > 0 ? r : l // the side wall that can be seen
  const frontFace = polygon(eye(l, 0, n), eye(r, 0, n), eye(r, h, n), eye(l, h, n))
  const sideFace = polygon(eye(facing, 0, n), eye(facing, 0, f), eye(facing, h, f), eye(facing, h, n))
  const topFace = polygon(eye(l, h, n), eye(r, h, n), eye(r, h, f), eye(l, h, f))
  const outline = polygon(
    eye(l, 0, n),
    eye(r, 0, n),
    eye(facing, 0, f),
    eye(facing, h, f),
    eye(-facing, h, f),
    eye(-facing, h, n),
  )
  const xs = [l, r].flatMap((side) => [eye(side, 0, n)[0], eye(side, 0, f)[0]])
  const lit = turn > 0 ? [0.1, 0.3] : [0.22, 0.04]
  const frontFill = linear(sheet, 'slant', [
    [0, tint(colour, 0.2)],
    [0.5, shade(colour, (lit[0] ?? 0) * 0.4)],
    [1, shade(colour, lit[0] ?? 0)],
  ])
  const sideFill = linear(sheet, 'down', [
    [0, shade(colour, (lit[1] ?? 0) * 0.8)],
    [1, shade(colour, (lit[1] ?? 0) + 0.08)],
  ])
  const topFill = linear(sheet, 'slant', [
    [0, tint(colour, 0.62)],
    [1, tint(colour, 0.22)],
  ])
  const seam = svg`<path d="${polygon(eye(l, 0, n), eye(r, 0, n), eye(facing, 0, f), eye(-facing, 0, f))}" fill="${fade(stage.ground.shadow, 0.8)}" transform="translate(5 5)"${blur(sheet, 5)}/>`
  const frontArt = front && `<g transform="${onFace(eye(l, h, n), eye(r, h, n), eye(l, 0, n), { w, h })}">${front}</g>`
  const topArt = top && `<g transform="${onFace(eye(l, h, f), eye(r, h, f), eye(l, h, n), { w, h: d })}">${top}</g>`
  const near = turn > 0 ? n : f
  const sideArt =
    side &&
    `<g transform="${onFace(eye(facing, h, near), eye(facing, h, -near), eye(facing, 0, near), { w: d, h })}">${side}</g>`
  const [from, to] = [eye(l, h, n), eye(r, h, n)]
  const edge = svg`<path d="M${from[0]} ${from[1]}L${to[0]} ${to[1]}L${eye(facing, h, f)[0]} ${eye(facing, h, f)[1]}" fill="none" stroke="#fffaf0" stroke-opacity=".36" stroke-width="1.6"/>`
  return {
    y,
    shade: castShadow(stage, { path: outline, y: y + 4, strength: shadow }) + seam,
    form: { outline, left: Math.min(...xs), right: Math.max(...xs), base: y, dense: 1 },
    body: `<path d="${sideFace}" fill="${sideFill}"/>${sideArt}<path d="${frontFace}" fill="${frontFill}"/>${frontArt}<path d="${topFace}" fill="${topFill}"/>${topArt}${edge}`,
  }
}
