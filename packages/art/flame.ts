import { fade, mix, shade } from './colour.ts'
import { disc } from './lathe.ts'
import { glow } from './light.ts'
import { svg } from './markup.ts'
import { blur, linear, radial } from './sheet.ts'
import type { Stage } from './stage.ts'

type Burning = { x: number; y: number; size?: number }

const tear = (width: number, height: number) =>
  svg`M0 0C${-width * 0.9} ${-height * 0.06} ${-width} ${-height * 0.34} ${-width * 0.52} ${-height * 0.6}C${-width * 0.22} ${-height * 0.78} ${-width * 0.06} ${-height * 0.88} ${width * 0.08} ${-height}C${width * 0.16} ${-height * 0.84} ${width * 0.3} ${-height * 0.74} ${width * 0.56} ${-height * 0.56}C${width} ${-height * 0.32} ${width * 0.86} ${-height * 0.05} 0 0Z`

/** A bare wick, waxed and trimmed. */
export function wick({ sheet }: Stage, { x, y, size = 1 }: Burning): string {
  const line = svg`M${x} ${y + 2}c${-3 * size} ${-12 * size} ${3 * size} ${-18 * size} ${1.5 * size} ${-30 * size}`
  return svg`<path d="${line}" transform="translate(${7 * size} ${2 * size})" fill="none" stroke="#7a6350" stroke-opacity=".3" stroke-width="${5 * size}"${blur(sheet, 2)}/><path d="${line}" fill="none" stroke="#b9a487" stroke-width="${4.6 * size}" stroke-linecap="round"/><path d="${line}" fill="none" stroke="#f6ecd8" stroke-width="${2 * size}" stroke-linecap="round" transform="translate(${-0.8 * size} 0)"/>`
}

/** A steady flame on its wick, with the light it gives. */
export function flame(stage: Stage, { x, y, size = 1 }: Burning): string {
  const { sheet, dusk, scene } = stage
  const lean = scene.between(-3, 3)
  const outer = linear(sheet, 'down', [
    [0, '#ffdf9ecc'],
    [0.3, '#ffc25f'],
    [0.68, '#f69a35'],
    [0.88, '#e9843f99'],
    [1, '#7f8ec04d'],
  ])
  const core = linear(sheet, 'down', [
    [0, '#ffe7a800'],
    [0.3, '#fff1c4'],
    [0.7, '#fffbe9'],
    [0.9, '#ffd98a99'],
    [1, '#ffb34700'],
  ])
  const body = svg`<g transform="translate(${x} ${y - 18 * size}) rotate(${lean})"><path d="${tear(27 * size, 134 * size)}" fill="${outer}"${blur(sheet, 1.6)}/><path d="${tear(15.5 * size, 100 * size)}" fill="${core}"${blur(sheet, 1.8)}/></g>`
  const halo = glow(stage, { x, y: y - 70 * size, r: (dusk ? 520 : 300) * size, strength: dusk ? 0.66 : 0.4 })
  const ember = svg`<path d="M${x} ${y}c${-2 * size} ${-12 * size} ${2 * size} ${-18 * size} ${3 * size} ${-30 * size}" fill="none" stroke="#3b2a21" stroke-width="${5 * size}" stroke-linecap="round"/><circle cx="${x + 3 * size}" cy="${y - 31 * size}" r="${3 * size}" fill="#ff8a3c"/>`
  return halo + ember + body
}

type Pool = { x: number; y: number; radius: number; colour: string; lit: boolean }

/** The top of the wax: a matte ring, and a clear melted pool when the candle burns. */
export function waxTop(stage: Stage, { x, y, radius, colour, lit }: Pool): string {
  const { sheet, tilt } = stage
  const skin = radial(
    sheet,
    [
      [0, mix(colour, '#fffaf0', 0.5)],
      [0.6, mix(colour, '#fff6e6', 0.3)],
      [0.9, colour],
      [1, shade(colour, 0.12)],
    ],
    { x: 0.42, y: 0.42, r: 0.62 },
  )
  const edge = disc(
    x,
    y,
    radius - 1,
    tilt,
    `fill="none" stroke="${fade(shade(colour, 0.42), 0.4)}" stroke-width="4"${blur(sheet, 2)}`,
  )
  const inShade = disc(
    x,
    y,
    radius,
    tilt,
    `fill="${linear(sheet, 'across', [
      [0, fade(shade(colour, 0.5), 0.3)],
      [0.3, fade(shade(colour, 0.4), 0)],
    ])}"`,
  )
  const top = disc(x, y, radius, tilt, `fill="${skin}"`) + inShade + edge
  if (!lit)
    return (
      top +
      disc(
        x - radius * 0.2,
        y - radius * tilt * 0.3,
        radius * 0.62,
        tilt,
        `fill="#fffaf0" opacity=".28"${blur(sheet, 6)}`,
      ) +
      wick(stage, { x, y, size: radius / 150 + 0.2 })
    )
  const melt = radial(sheet, [
    [0, '#fff3cf'],
    [0.2, mix(colour, '#ffd487', 0.6)],
    [0.62, mix(shade(colour, 0.08), '#f0b566', 0.3)],
    [0.92, mix(shade(colour, 0.14), '#d99a55', 0.22)],
    [1, mix(colour, '#fff2d8', 0.4)],
  ])
  const shine = svg`<path d="M${x - radius * 0.66} ${y + radius * tilt * 0.1}A${radius * 0.7} ${radius * tilt * 0.68} 0 0 1 ${x - radius * 0.1} ${y - radius * tilt * 0.62}" fill="none" stroke="#fffdf4" stroke-opacity=".75" stroke-width="${2 + radius * tilt * 0.07}" stroke-linecap="round"${blur(sheet, 1.4)}/>`
  const streak = svg`<ellipse cx="${x}" cy="${y + radius * tilt * 0.3}" rx="${radius * 0.1}" ry="${radius * tilt * 0.42}" fill="${fade('#fff6d6', 0.8)}"${blur(sheet, 3)}/>`
  return (
    top +
    disc(x, y + 1, radius * 0.8, tilt, `fill="${melt}"`) +
    streak +
    shine +
    flame(stage, { x, y: y + 2, size: Math.min(1, Math.max(0.62, radius / 160 + 0.06)) })
  )
}

/** Warm light soaking into wax from the flame above it, over the given outline. */
export function translucence(stage: Stage, path: string, { x = 0.5, y = 0, r = 0.62, strength = 0.62 } = {}): string {
  const fill = radial(
    stage.sheet,
    [
      [0, fade('#ffe0a0', strength)],
      [0.4, fade('#ffbf72', strength * 0.55)],
      [1, fade('#f0975a', 0)],
    ],
    { x, y, r },
  )
  return `<path d="${path}" fill="${fill}"/>`
}
