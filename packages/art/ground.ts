import { fade, mix, shade, tint } from './colour.ts'
import { fine, place, svg, times } from './markup.ts'
import { blur, define, linear, radial, silhouette } from './sheet.ts'
import type { Stage } from './stage.ts'

export type Room = { width: number; height: number; horizon: number }

/** Wall and table of the studio: one sheet of paper that sweeps from upright to flat. */
export function backdrop(stage: Stage, { width, height, horizon }: Room): string {
  const { sheet, ground, dusk } = stage
  const wall = radial(
    sheet,
    [
      [0, tint(ground.wall, dusk ? 0.16 : 0.42)],
      [0.45, ground.wall],
      [1, shade(ground.wall, dusk ? 0.42 : 0.1)],
    ],
    { x: 0.26, y: 0.2, r: 0.95 },
  )
  const table = linear(sheet, 'down', [
    [0, shade(ground.table, dusk ? 0.3 : 0.06)],
    [0.28, ground.table],
    [1, dusk ? shade(ground.table, 0.34) : shade(ground.table, 0.05)],
  ])
  const spill = radial(
    sheet,
    [
      [0, fade(ground.light, dusk ? 0.2 : 0.42)],
      [1, fade(ground.light, 0)],
    ],
    { x: 0.34, y: 0.3, r: 0.7 },
  )
  const sweep = stage.view === 'mood' ? 5 : 26
  return svg`<rect width="${width}" height="${height}" fill="${wall}"/><rect x="-90" y="${horizon}" width="${width + 180}" height="${height - horizon + 120}" fill="${table}"${blur(sheet, sweep)}/><rect y="${horizon - 40}" width="${width}" height="${height - horizon + 40}" fill="${spill}"${blur(sheet, 30)}/>`
}

/** Daylight from a window, broken by its bars and by a plant outside the picture. */
export function windowLight(stage: Stage, { width, height, horizon }: Room, plant: string): string {
  const { sheet, ground, scene, dusk } = stage
  const lamp = fade(mix(ground.light, '#ffdca6', dusk ? 0.7 : 0.3), dusk ? 0.3 : 0.62)
  const [left, top, pane] = [width * scene.between(0.06, 0.3), height * scene.between(0.04, 0.12), width * 0.26]
  const panes = times(4, (at) => {
    const [x, y] = [left + (at % 2) * (pane + 20), top + Math.floor(at / 2) * (height * 0.24 + 20) + (at % 2) * 44]
    return svg`M${x} ${y}l${pane} 44v${height * 0.24}l${-pane} -44Z`
  })
  const bars = svg`<path d="${panes}" fill="${lamp}"${blur(sheet, 9)}/>`
  const tableLight = svg`<path d="M${left - 40} ${horizon + 40}h${pane * 1.5}l${width * 0.2} ${height - horizon}h${-pane * 1.9}Z" fill="${fade(ground.light, dusk ? 0.1 : 0.36)}"${blur(sheet, 18)}/>`
  return bars + tableLight + leafShadow(stage, { width, height, horizon }, plant)
}

/** The shadow of a plant that stands outside the picture, towards the lamp. */
export function leafShadow({ sheet, ground, scene, dusk }: Stage, { width, height }: Room, plant: string): string {
  const throwOn = silhouette(sheet, shade(ground.wall, dusk ? 0.4 : 0.3), 10)
  const shadow = place(plant, {
    x: width * scene.between(0.04, 0.2),
    y: height * 0.66,
    turn: scene.between(12, 30),
    size: 1.2 * (height / 1250),
  })
  return `<g opacity="${dusk ? 0.5 : 0.34}"${throwOn}>${shadow}</g>`
}

/** A slant of clear light across the paper, for the quiet views. */
export function daylight({ sheet, ground, scene }: Stage, { width, height }: Room): string {
  const [start, wide] = [scene.between(-0.1, 0.3) * width, scene.between(0.3, 0.5) * width]
  const lit = linear(sheet, 'slant', [
    [0, fade(ground.light, 0.62)],
    [1, fade(ground.light, 0.1)],
  ])
  const shadow = linear(sheet, 'slant', [
    [0, fade(ground.shadow, 0.01)],
    [1, fade(ground.shadow, 0.13)],
  ])
  return svg`<path d="M${start} -40h${wide}l${width * 0.5} ${height + 80}h${-wide * 1.1}Z" fill="${lit}"${blur(sheet, 34)}/><path d="M${start + wide + 40} -40H${width + 200}V${height}H${start + wide + width * 0.52}Z" fill="${shadow}"${blur(sheet, 40)}/>`
}

/** An arched niche in the wall behind the product. */
export function arch({ sheet, ground }: Stage, { width, horizon }: Room): string {
  const [x, half, top] = [width * 0.54, width * 0.27, horizon - width * 0.62]
  const path = svg`M${x - half} ${horizon + 6}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${horizon + 6}Z`
  const inner = linear(sheet, 'across', [
    [0, shade(ground.wall, 0.26)],
    [0.16, shade(ground.wall, 0.12)],
    [1, tint(ground.wall, 0.2)],
  ])
  return `<path d="${path}" fill="${inner}"/><path d="${path}" fill="none" stroke="${fade(tint(ground.wall, 0.6), 0.5)}" stroke-width="2"/>`
}

/** A round of stone under the product. Its top is at the stage's floor. */
export function plinth(
  { sheet, ground, tilt, floor }: Stage,
  { x, radius, height }: { x: number; radius: number; height: number },
): string {
  const [stone, ry] = [mix(ground.table, '#efe6d8', 0.5), radius * tilt]
  const side = linear(sheet, 'across', [
    [0, shade(stone, 0.14)],
    [0.22, tint(stone, 0.3)],
    [0.6, shade(stone, 0.12)],
    [1, shade(stone, 0.36)],
  ])
  const top = radial(
    sheet,
    [
      [0, tint(stone, 0.6)],
      [1, tint(stone, 0.16)],
    ],
    { x: 0.34, y: 0.3, r: 0.8 },
  )
  return svg`<ellipse cx="${x + radius * 0.3}" cy="${floor + height + ry * 0.1}" rx="${radius * 1.2}" ry="${ry * 1.05 + 8}" fill="${fade(ground.shadow, 0.5)}"${blur(sheet, 16)}/><path d="M${x - radius} ${floor}v${height}a${radius} ${ry} 0 0 0 ${radius * 2} 0v${-height}Z" fill="${side}"/><ellipse cx="${x}" cy="${floor}" rx="${radius}" ry="${ry}" fill="${top}"/>`
}

/** The last pass: air, a darker far corner, and the grain of the paper. */
export function finishing(
  { sheet, ground, dusk }: Stage,
  { width, height }: { width: number; height: number },
): string {
  const air = radial(
    sheet,
    [
      [0, fade(ground.light, dusk ? 0.16 : 0.2)],
      [1, fade(ground.light, 0)],
    ],
    { x: 0.08, y: 0.02, r: 0.75 },
  )
  const corner = radial(
    sheet,
    [
      [0.62, fade(ground.shadow, 0)],
      [1, fade(ground.shadow, dusk ? 0.5 : 0.13)],
    ],
    { x: 0.44, y: 0.44, r: 0.86 },
  )
  const grain = define(
    sheet,
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".72" numOctaves="2" seed="7"/><feColorMatrix values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1"/></filter>`,
  )
  return svg`<rect width="${width}" height="${height}" fill="${air}"/><rect width="${width}" height="${height}" fill="${corner}"/><rect width="${width}" height="${height}" filter="url(#${grain})" opacity="${fine`${dusk ? 0.26 : 0.2}`}" style="mix-blend-mode:soft-light"/>`
}
