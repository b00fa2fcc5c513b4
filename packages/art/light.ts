import { fade, mix } from './colour.ts'
import { fine, svg } from './markup.ts'
import { blur, linear, radial } from './sheet.ts'
import type { Stage } from './stage.ts'

type Casting = { path: string; y: number; reach?: number; strength?: number }

/** The long soft shadow of a standing body: the lamp is at the top left, in front. */
export function castShadow(
  { sheet, ground, tilt }: Stage,
  { path, y, reach = 0.78, strength = 0.62 }: Casting,
): string {
  const rise = 0.08 + tilt * 0.6
  const fill = linear(sheet, 'down', [
    [0, fade(ground.shadow, 0)],
    [0.3, fade(ground.shadow, strength * 0.34)],
    [1, fade(ground.shadow, strength)],
  ])
  const lay = fine`matrix(1 0 ${-reach} ${rise} ${reach * y} ${y * (1 - rise)})`
  return `<g${blur(sheet, 11)}><path d="${path}" fill="${fill}" transform="${lay}"/></g>`
}

type Touch = { x: number; y: number; rx: number; ry: number; strength?: number }

/** Where a body meets the table: a dark seam and a softer pool around it. */
export function contactShadow({ sheet, ground }: Stage, { x, y, rx, ry, strength = 1 }: Touch): string {
  const pool = radial(sheet, [
    [0.55, fade(ground.shadow, 0.5 * strength)],
    [0.8, fade(ground.shadow, 0.2 * strength)],
    [1, fade(ground.shadow, 0)],
  ])
  return svg`<ellipse cx="${x + rx * 0.1}" cy="${y + ry * 0.16}" rx="${rx * 1.34}" ry="${ry * 1.5 + 8}" fill="${pool}"/><ellipse cx="${x + 2}" cy="${y + 3}" rx="${rx}" ry="${ry + 2}" fill="${fade(ground.shadow, 0.75 * strength)}"${blur(sheet, 3)}/>`
}

type Ray = { x: number; y: number; r: number; colour?: string; strength?: number }

/** Light that adds itself to everything behind it. */
export function glow({ sheet }: Stage, { x, y, r, colour = '#ffb45e', strength = 0.6 }: Ray): string {
  const fill = radial(sheet, [
    [0, fade(mix(colour, '#fff4d8', 0.55), strength)],
    [0.22, fade(colour, strength * 0.52)],
    [0.55, fade(colour, strength * 0.16)],
    [1, fade(colour, 0)],
  ])
  return svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" style="mix-blend-mode:screen"/>`
}

/** Coloured light that has passed through glass and lies in the shadow beside it. */
export function caustic({ sheet }: Stage, { x, y, r, colour = '#ffe2ae', strength = 0.5 }: Ray): string {
  const fill = radial(sheet, [
    [0, fade(colour, strength)],
    [0.5, fade(colour, strength * 0.4)],
    [1, fade(colour, 0)],
  ])
  return svg`<ellipse cx="${x + r * 1.25}" cy="${y - r * 0.1}" rx="${r * 1.05}" ry="${r * 0.24}" fill="${fill}" transform="rotate(-9 ${x} ${y})"/>`
}
