import { fade, mix } from './colour.ts'
import { fine, svg } from './markup.ts'
import { blur, clip, linear, radial } from './sheet.ts'
import type { Form, Piece, Stage } from './stage.ts'

/** Where the shadow of something one unit tall ends on the table: so far right, so far up the picture. */
const thrown = ({ tilt }: Stage) => ({ reach: 0.78, rise: 0.08 + tilt * 0.6 })

type Casting = { path: string; y: number; strength?: number }

/** The long soft shadow of a standing body: the lamp is at the top left, in front. */
export function castShadow(stage: Stage, { path, y, strength = 0.62 }: Casting): string {
  const { sheet, ground } = stage
  const { reach, rise } = thrown(stage)
  const fill = linear(sheet, 'down', [
    [0, fade(ground.shadow, 0)],
    [0.3, fade(ground.shadow, strength * 0.34)],
    [1, fade(ground.shadow, strength)],
  ])
  const lay = fine`matrix(1 0 ${-reach} ${rise} ${reach * y} ${y * (1 - rise)})`
  return `<g${blur(sheet, 11)}><path d="${path}" fill="${fill}" transform="${lay}"/></g>`
}

/** The same shadow where it climbs a piece that stands behind: upright again, and cut to that piece. */
function shadowOn(stage: Stage, { caster, behind }: { caster: Form; behind: Form }): string {
  const apart = caster.base - behind.base
  if (apart < 12) return ''
  const { reach, rise } = thrown(stage)
  const [right, down] = [(reach * apart) / rise, apart / rise - apart]
  if (caster.left + right > behind.right || caster.right + right < behind.left) return ''
  const { sheet, ground, dusk } = stage
  const fill = fade(ground.shadow, (dusk ? 0.44 : 0.36) * caster.dense * behind.dense)
  return `<g${clip(sheet, behind.outline)}><g${blur(sheet, 10)}><path d="${caster.outline}" fill="${fill}" transform="${svg`translate(${right} ${down})`}"/></g></g>`
}

/** Sets the pieces from back to front; each throws its shadow on the table and on what stands behind it. */
export function compose(stage: Stage, pieces: readonly Piece[]): string {
  const ordered = [...pieces].sort((one, other) => one.y - other.y)
  const forms = pieces.flatMap(({ form }) => form ?? [])
  const bodies = ordered.map(({ body, form }) => {
    if (!form) return body
    return body + forms.map((caster) => shadowOn(stage, { caster, behind: form })).join('')
  })
  return ordered.map((piece) => piece.shade).join('') + bodies.join('')
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
