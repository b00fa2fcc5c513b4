import { fade, mix, shade, tint } from '../colour.ts'
import { translucence, waxTop } from '../flame.ts'
import { disc, drum, lathe, wallPatch } from '../lathe.ts'
import { castShadow, caustic, contactShadow } from '../light.ts'
import { svg } from '../markup.ts'
import { glassWall, gravity, matte } from '../matter.ts'
import { blur, linear } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'

type Wall = { x: number; y: number; radius: number; height: number }

/** What the window writes on any glossy round wall: a broad pane on the left, a thread on the right. */
export function reflections({ sheet, tilt }: Stage, { x, y, radius, height }: Wall, strength = 1): string {
  const pane = linear(sheet, 'down', [
    [0, fade('#fffdf6', 0.86 * strength)],
    [0.5, fade('#fffdf6', 0.36 * strength)],
    [1, fade('#fffdf6', 0.06)],
  ])
  const thread = linear(sheet, 'down', [
    [0, fade('#fffdf6', 0.1)],
    [0.4, fade('#fffdf6', 0.6 * strength)],
    [1, fade('#fffdf6', 0.12)],
  ])
  const part = (left: number, right: number, from: number, to: number) =>
    wallPatch({ x, y, tilt, radius, left, right, from: height * from, to: height * to })
  return `<g${blur(sheet, 1.1)}><path d="${part(-1.02, -0.82, 0.1, 0.95)}" fill="${pane}"/><path d="${part(-0.76, -0.72, 0.16, 0.9)}" fill="${pane}" opacity=".6"/><path d="${part(1.1, 1.2, 0.08, 0.9)}" fill="${thread}"/></g>`
}

/** The rim of a glass: two fine ellipses, bright where they face the window. */
export function rim(
  { sheet, tilt }: Stage,
  { x, y, radius, colour }: { x: number; y: number; radius: number; colour: string },
): string {
  const bright = linear(sheet, 'across', [
    [0, '#fffdf6f2'],
    [0.3, '#fffdf6b3'],
    [0.55, fade(shade(colour, 0.2), 0.5)],
    [0.85, '#fffdf6cc'],
    [1, fade(shade(colour, 0.4), 0.7)],
  ])
  return (
    disc(x, y, radius - 2, tilt, `fill="none" stroke="${bright}" stroke-width="4.4"`) +
    disc(x, y + 1.5, radius - 6, tilt, `fill="none" stroke="${fade(shade(colour, 0.4), 0.35)}" stroke-width="1.4"`)
  )
}

/** The thick foot of a glass, where light bends and gathers. */
function foot(
  { sheet, tilt }: Stage,
  { x, y, radius, colour }: { x: number; y: number; radius: number; colour: string },
): string {
  const [ry, inner] = [radius * tilt, radius - 12]
  const band = linear(sheet, 'across', [
    [0, fade(shade(colour, 0.4), 0.5)],
    [0.18, '#fffdf6cc'],
    [0.36, fade(tint(colour, 0.3), 0.4)],
    [0.62, fade(shade(colour, 0.22), 0.4)],
    [0.84, '#fff6e2e6'],
    [1, fade(shade(colour, 0.45), 0.5)],
  ])
  return svg`<path d="M${x - inner} ${y - 22}A${inner} ${inner * tilt} 0 0 0 ${x + inner} ${y - 22}L${x + inner} ${y - 6}A${inner} ${ry} 0 0 1 ${x - inner} ${y - 6}Z" fill="${band}"/><path d="M${x - inner * 0.9} ${y - 14 + ry * 0.44}A${inner} ${ry} 0 0 0 ${x + inner * 0.4} ${y - 16 + ry * 0.9}" fill="none" stroke="#fffdf6" stroke-opacity=".75" stroke-width="2.6" stroke-linecap="round"${blur(sheet, 0.8)}/>`
}

type Jar = Wall & {
  glass: string
  density?: number
  wax?: string
  level?: number
  lit?: boolean
  label?: string
}

/** A straight glass, empty or filled with wax. */
export function glassJar(
  stage: Stage,
  { x, y, radius, height, glass, density = 0.3, wax, level = 0.68, lit = false, label = '' }: Jar,
): Piece {
  const { sheet, tilt } = stage
  const outline = lathe({ x, y, tilt, rings: drum(radius, height, 18) })
  const top = y - height
  const back = linear(sheet, 'across', [
    [0, fade(shade(glass, 0.3), density)],
    [0.3, fade(glass, density * 0.4)],
    [0.75, fade(tint(glass, 0.6), density * 0.9)],
    [1, fade(shade(glass, 0.2), density)],
  ])
  const through = mix(wax ?? glass, '#ffe0a6', 0.4)
  return {
    y,
    form: { outline, left: x - radius, right: x + radius, base: y, dense: wax ? 0.8 : 0.34 },
    shade:
      castShadow(stage, { path: outline, y, strength: wax ? 0.58 : 0.34 }) +
      caustic(stage, { x, y, r: radius, colour: tint(through, 0.4), strength: wax ? 0.4 : 0.75 }) +
      contactShadow(stage, { x, y, rx: radius, ry: radius * tilt, strength: wax ? 1 : 0.7 }),
    body: [
      `<path d="${outline}" fill="${back}"/>`,
      disc(x, top, radius - 6, tilt, `fill="${fade(shade(glass, 0.25), density * 0.5)}"`),
      wax
        ? fillWith(stage, { x, y: y - 22, radius: radius - 9, height: height * level - 22, wax, lit, density })
        : disc(
            x,
            y - 22,
            radius - 12,
            tilt,
            `fill="${fade(tint(glass, 0.6), 0.4)}" stroke="${fade(shade(glass, 0.3), 0.3)}" stroke-width="2"`,
          ),
      `<path d="${outline}" fill="${glassWall(sheet, glass, density)}"/>`,
      foot(stage, { x, y, radius, colour: glass }),
      label,
      reflections(stage, { x, y, radius, height }),
      rim(stage, { x, y: top, radius, colour: glass }),
    ].join(''),
  }
}

function fillWith(
  stage: Stage,
  { x, y, radius, height, wax, lit, density }: Wall & { wax: string; lit: boolean; density: number },
): string {
  const { sheet, tilt } = stage
  const path = lathe({ x, y, tilt, rings: drum(radius, height, 14) })
  const seen = mix(wax, '#fff8ea', density > 0.6 ? 0 : 0.1)
  return `<path d="${path}" fill="${matte(sheet, seen, 0.62)}"/><path d="${path}" fill="${gravity(sheet, shade(wax, 0.5), 0.3)}"/>${lit ? translucence(stage, path) : ''}${waxTop(stage, { x, y: y - height, radius, colour: wax, lit })}`
}
