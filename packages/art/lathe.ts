import { svg } from './markup.ts'

/** A ring of a turned body: its radius at a height above the base, its corner softened by `soft`. */
export type Ring = readonly [radius: number, height: number, soft?: number]

type Turned = { x: number; y: number; tilt: number; rings: readonly Ring[] }

type Point = readonly [x: number, y: number, soft?: number]

const towards = ([x, y]: Point, [toX, toY]: Point, distance: number): Point => {
  const length = Math.hypot(toX - x, toY - y) || 1
  const part = Math.min(distance, length / 2) / length
  return [x + (toX - x) * part, y + (toY - y) * part]
}

/** A line through points whose corners are rounded. */
function softLine(points: readonly Point[]): string {
  return points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]]
      if (!before || !after || !point[2]) return svg`L${point[0]} ${point[1]}`
      const [start, end] = [towards(point, before, point[2]), towards(point, after, point[2])]
      return svg`L${start[0]} ${start[1]}Q${point[0]} ${point[1]} ${end[0]} ${end[1]}`
    })
    .join('')
}

/** The outline of a body turned on a lathe, as seen by a camera that looks down a little. */
export function lathe({ x, y, tilt, rings }: Turned): string {
  const right: Point[] = rings.map(([radius, height, soft]) => [x + radius, y - height, soft])
  const left: Point[] = rings.map(([radius, height, soft]): Point => [x - radius, y - height, soft]).reverse()
  const base = rings[0]?.[0] ?? 0
  const top = rings.at(-1)?.[0] ?? 0
  const [endX, endY] = left[0] ?? [x, y]
  return svg`M${x - base} ${y}A${base} ${base * tilt} 0 0 0 ${x + base} ${y}${softLine(right)}A${top} ${top * tilt} 0 0 0 ${endX} ${endY}${softLine(left)}Z`
}

/** A plain drum: the most common body, with a slightly softened foot. */
export const drum = (radius: number, height: number, soft = 10): Ring[] => [
  [radius - soft * 0.8, 0],
  [radius, soft, soft],
  [radius, height],
]

type Patch = {
  x: number
  y: number
  tilt: number
  radius: number
  from: number
  to: number
  spread?: number
  left?: number
  right?: number
}

/** The part of a drum's wall between two heights and two angles from the front: labels, bands, reflections. */
export function wallPatch({
  x,
  y,
  tilt,
  radius,
  from,
  to,
  spread = Math.PI / 2,
  left = -spread,
  right = spread,
}: Patch): string {
  const spot = (angle: number, height: number) =>
    svg`${x + radius * Math.sin(angle)} ${y - height + radius * tilt * Math.cos(angle)}`
  const arc = svg`A${radius} ${radius * tilt} 0 0`
  return `M${spot(left, to)}${arc} 0 ${spot(right, to)}L${spot(right, from)}${arc} 1 ${spot(left, from)}Z`
}

/** An ellipse lying flat. */
export const disc = (x: number, y: number, radius: number, tilt: number, attributes: string) =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * tilt}" ${attributes}/>`
