import { mix, shade, tint } from '../colour.ts'
import { fine, svg, times } from '../markup.ts'
import { linear, reuse, type Sheet } from '../sheet.ts'

/** Half outlines of leaves that grow up from 0,0 to 0,-100; `w` is the half width. */
const halves = {
  lance: (w: number) => svg`C${w * 0.7} -14 ${w * 1.25} -52 0 -100`,
  ovate: (w: number) => svg`C${w * 1.1} -8 ${w * 1.5} -58 0 -100`,
  round: (w: number) => svg`C${w * 1.5} -6 ${w * 1.4} -92 0 -100`,
  lobed: (w: number) =>
    svg`C${w * 0.5} -2 ${w * 1.1} 2 ${w * 1.15} -16C${w * 1.1} -26 ${w * 0.6} -28 ${w * 0.42} -32C${w * 0.9} -40 ${w * 1.3} -46 ${w * 1.15} -60C${w} -66 ${w * 0.5} -58 ${w * 0.34} -58C${w * 0.6} -74 ${w * 0.4} -90 0 -100`,
  cut: (w: number) =>
    svg`C${w * 0.12} -8 ${w * 0.1} -14 ${w * 0.14} -20C${w * 0.4} -18 ${w * 0.8} -22 ${w * 0.96} -34C${w * 0.7} -40 ${w * 0.4} -38 ${w * 0.2} -38C${w * 0.5} -44 ${w * 0.9} -50 ${w} -66C${w * 0.7} -68 ${w * 0.4} -62 ${w * 0.24} -58C${w * 0.5} -68 ${w * 0.62} -78 ${w * 0.6} -90C${w * 0.36} -88 ${w * 0.2} -80 ${w * 0.16} -76C${w * 0.2} -86 ${w * 0.1} -94 0 -100`,
}

export type LeafShape = keyof typeof halves
type Leaf = { shape: LeafShape; width: number; colour: string; gloss?: number }

/** A leaf in two halves, one in the light, one turned away; drawn once, shown often. */
export function leaf(sheet: Sheet, { shape, width, colour, gloss = 0.25 }: Leaf): (transform: string) => string {
  const lit = linear(sheet, 'down', [
    [0, tint(colour, gloss)],
    [0.6, colour],
    [1, shade(colour, 0.2)],
  ])
  const turned = linear(sheet, 'down', [
    [0, shade(colour, 0.06)],
    [0.7, shade(colour, 0.2)],
    [1, shade(colour, 0.36)],
  ])
  const half = halves[shape](width)
  const vein = mix(colour, '#f3ecd2', 0.42)
  return reuse(
    sheet,
    `<path d="M0 0${half}Z" fill="${turned}"/><path d="M0 0${half}Z" fill="${lit}" transform="scale(-1 1)"/><path d="M0 4V-94${shape === 'lobed' ? svg`M0 -20L${width * 0.8} -18M0 -20L${-width * 0.8} -18M0 -36L${width * 0.86} -52M0 -36L${-width * 0.86} -52` : ''}" stroke="${vein}" stroke-width="1.4" stroke-opacity=".75"/>`,
  )
}

type Stalk = { length: number; bend: number }
type Joint = { x: number; y: number; angle: number; part: number }

/** A stem that bends as it rises: where it is, and which way it looks, at a part of its length. */
export function along({ length, bend }: Stalk, part: number): Joint {
  const [cx, cy, ex, ey] = [bend * 0.1, -length * 0.55, bend, -length]
  const rest = 1 - part
  const [dx, dy] = [2 * rest * cx + 2 * part * (ex - cx), 2 * rest * cy + 2 * part * (ey - cy)]
  return {
    x: 2 * rest * part * cx + part * part * ex,
    y: 2 * rest * part * cy + part * part * ey,
    angle: (Math.atan2(dx, -dy) * 180) / Math.PI,
    part,
  }
}

/** The stem itself, thinning upwards. */
export function stem({ length, bend }: Stalk, { colour, width }: { colour: string; width: number }): string {
  const line = svg`M0 0Q${bend * 0.1} ${-length * 0.55} ${bend} ${-length}`
  return svg`<path d="${line}" fill="none" stroke="${shade(colour, 0.22)}" stroke-width="${width}" stroke-linecap="round"/><path d="${line}" fill="none" stroke="${tint(colour, 0.25)}" stroke-width="${width * 0.3}" stroke-linecap="round" transform="translate(${-width * 0.2} 0)"/>`
}

export type Branch = Stalk & {
  leaf: Leaf
  count: number
  size: number
  spread: number
  paired?: boolean
  stalk?: string
  from?: number
}

/** A branch of leaves, one after the other or in pairs, smaller towards the tip. */
export function branch(
  sheet: Sheet,
  { length, bend, leaf: kind, count, size, spread, paired = false, stalk, from = 0.14 }: Branch,
): string {
  const show = leaf(sheet, kind)
  const leaves = times(count, (at) => {
    const part = from + ((1 - from) * at) / Math.max(1, count - 1)
    const { x, y, angle } = along({ length, bend }, part)
    const scale = (size / 100) * (1.05 - part * 0.45)
    const open = at === count - 1 ? 0 : spread * (1.1 - part * 0.4)
    const side = at % 2 === 0 ? 1 : -1
    const put = (turn: number) => show(fine`translate(${x} ${y}) rotate(${angle + turn}) scale(${scale})`)
    return paired && open ? put(open) + put(-open * 0.92) : put(open * side)
  })
  return stem({ length, bend }, { colour: stalk ?? kind.colour, width: Math.max(3, size * 0.045) }) + leaves.join('')
}
