import { fade, mix, shade, tint } from '../colour.ts'
import { disc, drum, lathe, type Ring, wallPatch } from '../lathe.ts'
import { castShadow, caustic, contactShadow } from '../light.ts'
import { svg } from '../markup.ts'
import { glassWall, liquid, matte, metal } from '../matter.ts'
import { blur } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'
import { reflections } from './glass.ts'

/** The two glasses every house has. */
export const amber = '#9a5a22'
export const clear = '#e6eae6'

type Cap = 'dropper' | 'spray' | 'cork' | 'screw' | 'ball' | 'none'

type Bottle = {
  x: number
  y: number
  radius: number
  /** To the shoulder's end; the neck and the cap come on top. */
  height: number
  glass: string
  juice?: string
  level?: number
  /** Dark glass hides what is in it. */
  dark?: boolean
  shoulder?: number
  neck?: number
  cap?: Cap
  capColour?: string
  label?: string
  /** Drawn inside the glass, behind its front wall. */
  inside?: string
}

const part = (stage: Stage, x: number, y: number, rings: readonly Ring[], fill: string) =>
  `<path d="${lathe({ x, y, tilt: stage.tilt, rings })}" fill="${fill}"/>`

/** A stopper of any kind, standing on the neck at x, y. */
function stopper(
  stage: Stage,
  { x, y, neck, cap, colour }: { x: number; y: number; neck: number; cap: Cap; colour: string },
): string {
  const { sheet, tilt } = stage
  const skin = cap === 'cork' || cap === 'ball' ? matte(sheet, colour) : metal(sheet, colour)
  if (cap === 'none') return ''
  if (cap === 'dropper')
    return (
      part(stage, x, y, drum(neck + 9, 44, 5), matte(sheet, colour)) +
      part(
        stage,
        x,
        y - 44,
        [
          [neck - 2, 0],
          [neck - 2, 10, 5],
          [neck - 7, 20, 6],
          [neck - 7, 84, 26],
          [neck * 0.3, 102],
        ],
        matte(sheet, mix(colour, '#4a4039', 0.35)),
      ) +
      `<path d="${wallPatch({ x, y: y - 60, tilt, radius: neck - 7, left: -0.9, right: -0.5, from: 6, to: 54 })}" fill="#fffdf6" opacity=".35"/>`
    )
  if (cap === 'spray')
    return (
      part(stage, x, y, drum(neck + 8, 40, 4), metal(sheet, colour)) +
      part(stage, x, y - 40, drum(neck - 4, 20, 3), metal(sheet, shade(colour, 0.2))) +
      part(stage, x, y - 58, drum(neck + 1, 50, 6), skin) +
      disc(x, y - 108, neck + 1, tilt, `fill="${tint(colour, 0.5)}"`) +
      svg`<circle cx="${x - neck * 0.3}" cy="${y - 82}" r="4.6" fill="${shade(colour, 0.66)}"/>`
    )
  if (cap === 'ball')
    return (
      part(stage, x, y, drum(neck + 2, 12, 3), metal(sheet, '#c9a463')) +
      part(
        stage,
        x,
        y - 12,
        [
          [neck, 0],
          [neck * 1.75, 34, 34],
          [neck * 1.75, 64, 36],
          [neck * 0.5, 98, 20],
        ],
        skin,
      )
    )
  const tall = cap === 'cork' ? 46 : 66
  return (
    part(stage, x, y, drum(neck + (cap === 'cork' ? -2 : 9), tall, 5), skin) +
    disc(x, y - tall, neck + (cap === 'cork' ? -2 : 9), tilt, `fill="${tint(colour, 0.45)}"`)
  )
}

/** A bottle with a neck: oils, sprays, diffusers, custom scents. */
export function bottle(stage: Stage, own: Bottle): Piece {
  const { sheet, tilt } = stage
  const {
    x,
    y,
    radius,
    height,
    glass,
    juice,
    level = 0.7,
    dark = false,
    shoulder = 40,
    neck = radius * 0.3,
    cap = 'none',
    capColour = '#3b332d',
    label = '',
    inside = '',
  } = own
  const rings: Ring[] = [
    [radius - 13, 0],
    [radius, 15, 15],
    [radius, height - shoulder, shoulder],
    [neck, height - shoulder * 0.08, shoulder * 0.5],
    [neck, height + 20],
  ]
  const outline = lathe({ x, y, tilt, rings })
  const top = y - height - 20
  const fillRings: Ring[] = drum(radius - 8, (height - shoulder) * level, 14)
  const surface = y - 16 - (height - shoulder) * level
  const content = juice
    ? part(stage, x, y - 16, fillRings, liquid(sheet, juice)) +
      disc(x, surface, radius - 8, tilt, `fill="${mix(juice, '#fff3d6', 0.45)}"`) +
      disc(x, surface, radius - 9, tilt, `fill="none" stroke="#fffdf6" stroke-opacity=".6" stroke-width="1.8"`)
    : ''
  const clear = dark
    ? `<path d="${outline}" fill="${liquid(sheet, glass)}"/>`
    : `<path d="${outline}" fill="${fade(tint(glass, 0.4), 0.3)}"/>${content}${inside}<path d="${outline}" fill="${glassWall(sheet, glass, 0.3)}"/>`
  const shine = svg`<path d="M${x - radius * 0.78} ${y - height + shoulder * 1.2}Q${x - radius * 0.72} ${y - height + shoulder * 0.78} ${x - (radius + neck) * 0.46} ${y - height + shoulder * 0.62}" fill="none" stroke="#fffdf6" stroke-opacity=".6" stroke-width="${radius * 0.05 + 1}" stroke-linecap="round"${blur(sheet, 1.4)}/>`
  const lip =
    cap === 'none'
      ? disc(
          x,
          top,
          neck,
          tilt,
          `fill="${fade(shade(glass, 0.4), 0.5)}" stroke="#fffdf6" stroke-opacity=".8" stroke-width="3"`,
        )
      : ''
  return {
    y,
    form: { outline, left: x - radius, right: x + radius, base: y, dense: dark ? 0.9 : 0.4 },
    shade:
      castShadow(stage, { path: outline, y, strength: dark ? 0.6 : 0.42 }) +
      caustic(stage, {
        x,
        y,
        r: radius,
        colour: tint(mix(juice ?? glass, '#ffd795', 0.4), 0.15),
        strength: dark ? 0.5 : 0.7,
      }) +
      contactShadow(stage, { x, y, rx: radius - 4, ry: (radius - 4) * tilt }),
    body:
      clear +
      label +
      reflections(stage, { x, y, radius, height: height - shoulder * 0.9 }, dark ? 0.75 : 1) +
      shine +
      lip +
      stopper(stage, { x, y: top + 4, neck, cap, colour: capColour }),
  }
}
