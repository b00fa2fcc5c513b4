import { ellipse, n, type Shape } from '@sillage/kit/shape.ts'
import { flame, ink, mix, paper, softInk, soyWax } from '../custom/drawing/palette.ts'

export const meltSize = { width: 320, height: 320 } as const
const [x, y] = [160, 160]

/** A candle from above: vessel, melted wax and wicks, the widths to scale. */
export function drawMelt(diameter_mm: number, { share, wicks }: { share: number; wicks: number }): Shape[] {
  const radius = 60 + ((diameter_mm - 40) / 90) * 72
  const pool = radius * Math.max(0.1, Math.min(1, share))
  const circle = (r: number) => ellipse(x, y, r, r)
  const bar = `M${n(x - radius)} ${y}V292M${n(x + radius)} ${y}V292M${n(x - radius)} 286H${n(x + radius)}`
  return [
    { d: ellipse(x, y + 6, radius + 12, radius + 12), fill: ink, opacity: 0.1 },
    { d: circle(radius + 8), fill: paper, stroke: softInk, width: 1 },
    { d: circle(radius), fill: soyWax },
    { d: circle(pool), fill: mix(flame, 26, soyWax) },
    { d: circle(pool * 0.62), fill: mix(flame, 44, soyWax) },
    ...placesOf(wicks, pool * 0.45).flatMap(([left, top]): Shape[] => [
      { d: ellipse(left, top, pool * 0.22, pool * 0.22), fill: mix(flame, 74, soyWax) },
      { d: ellipse(left, top, 4.5, 4.5), fill: ink },
    ]),
    { d: bar, stroke: softInk, width: 1 },
    { text: `${diameter_mm} mm`, x, y: 310, size: 15, font: 'sans', anchor: 'middle', colour: ink },
  ]
}

function placesOf(wicks: number, away: number): [number, number][] {
  if (wicks === 1) return [[x, y]]
  return Array.from({ length: wicks }, (_, at) => {
    const turn = (at / wicks) * 2 * Math.PI
    return [x + Math.cos(turn) * away, y + Math.sin(turn) * away]
  })
}
