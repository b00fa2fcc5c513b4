import { across, type Colour, ellipse, type Gradient, n, type Shape, stop } from '@sillage/kit/shape.ts'
import type { BottleDesign } from '../design-contract.ts'
import { brass, capTones, ink, mix, paper } from './palette.ts'
import type { Profile } from './profile.ts'

type Place = { cx: number; top: number; k: number }

/** What closes the bottle. A candle glass has nothing. */
export function drawCap({ cap }: BottleDesign, { cap: kind, neck }: Profile, place: Place): Shape[] {
  if (kind === 'none') return []
  const half = neck[0] * place.k
  return draw[kind](place, half, capTones[cap])
}

type Draw = (place: Place, half: number, tone: Colour) => Shape[]
const draw: Record<Exclude<Profile['cap'], 'none'>, Draw> = {
  block: ({ cx, top, k }, half, tone) => [
    collar({ cx, top, k }, half + 3 * k, 12 * k),
    box({ cx, top: top - 86 * k, w: half + 12 * k, h: 74 * k, r: 7 * k, fill: metal }, tone),
    { d: `M${n(cx - half - 4 * k)} ${n(top - 80 * k)}v${n(64 * k)}`, stroke: paper, width: 4 * k, opacity: 0.22 },
  ],
  ball: ({ cx, top, k }, half, tone) => [
    collar({ cx, top, k }, half - 2 * k, 12 * k),
    { d: ellipse(cx, top - 54 * k, 46 * k, 46 * k), fill: sphere(cx, top - 54 * k, 46 * k, tone) },
  ],
  dropper: ({ cx, top, k }, half, tone) => [
    box({ cx, top: top - 44 * k, w: half + 8 * k, h: 44 * k, r: 4 * k, fill: metal }, tone),
    ...Array.from({ length: 9 }, (_, at): Shape => {
      const x = cx - half - 3 * k + (at * (half + 3 * k)) / 4
      return { d: `M${n(x)} ${n(top - 40 * k)}v${n(40 * k)}`, stroke: ink, width: 0.8, opacity: 0.2 }
    }),
    { d: bulb(cx, top, k), fill: metal(cx - 24 * k, cx + 24 * k, capTones.ink) },
    { d: `M${n(cx - 12 * k)} ${n(top - 112 * k)}v${n(44 * k)}`, stroke: paper, width: 4 * k, opacity: 0.2 },
  ],
  pump: ({ cx, top, k }, half, tone) => [
    collar({ cx, top, k }, half + 6 * k, 30 * k),
    box({ cx, top: top - 46 * k, w: half - 8 * k, h: 16 * k, r: 2 * k, fill: metal }, brass),
    box({ cx, top: top - 84 * k, w: half - 3 * k, h: 38 * k, r: 5 * k, fill: metal }, tone),
    { d: ellipse(cx - half + 9 * k, top - 66 * k, 2.6 * k, 2.6 * k), fill: ink, opacity: 0.6 },
  ],
}

type Box = { cx: number; top: number; w: number; h: number; r: number; fill: typeof metal }

function box({ cx, top, w, h, r, fill }: Box, tone: Colour): Shape {
  const [left, right, foot] = [cx - w, cx + w, top + h]
  const corners = `M${n(left)} ${n(top + r * 0.4)}Q${n(left)} ${n(top)} ${n(left + r)} ${n(top)}H${n(right - r)}Q${n(right)} ${n(top)} ${n(right)} ${n(top + r * 0.4)}`
  return {
    d: `${corners}V${n(foot)}Q${n(cx)} ${n(foot + w * 0.16)} ${n(left)} ${n(foot)}Z`,
    fill: fill(left, right, tone),
  }
}

const collar = ({ cx, top, k }: Place, w: number, h: number) =>
  box({ cx, top: top - h, w, h, r: 2 * k, fill: metal }, brass)

const metal = (x1: number, x2: number, tone: Colour): Gradient =>
  across(x1, x2, [
    stop(0, mix(tone, 62, ink)),
    stop(0.22, tone),
    stop(0.38, mix(tone, 66, paper)),
    stop(0.64, tone),
    stop(1, mix(tone, 54, ink)),
  ])

const sphere = (x: number, y: number, size: number, tone: Colour): Gradient => ({
  cx: x - size * 0.28,
  cy: y - size * 0.4,
  r: size * 1.6,
  stops: [stop(0, mix(tone, 58, paper)), stop(0.45, tone), stop(1, mix(tone, 50, ink))],
})

function bulb(cx: number, top: number, k: number): string {
  const point = (x: number, y: number) => `${n(cx + x * k)} ${n(top - y * k)}`
  const left = `M${point(-21, 44)}C${point(-21, 62)} ${point(-25, 84)} ${point(-22, 108)}`
  const over = `C${point(-20, 132)} ${point(20, 132)} ${point(22, 108)}`
  return `${left}${over}C${point(25, 84)} ${point(21, 62)} ${point(21, 44)}Z`
}
