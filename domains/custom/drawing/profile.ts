import { n } from '@sillage/kit/shape.ts'
import type { sizes, vessels } from '../design-words.ts'

type Move = readonly ['M' | 'L', number, number] | readonly ['C', ...number[]] | readonly ['Q', ...number[]]
export type Profile = {
  /** Half of its greatest width. */
  w: number
  flat?: true
  cap: 'block' | 'dropper' | 'ball' | 'pump' | 'none'
  /** Half of the neck's width, and its height above the table. */
  neck: readonly [number, number]
  /** Where its label sits, and the room for it. */
  label: { y: number; w: number; h: number }
  /** The right side from the foot upwards: x from the axis, y from the table. */
  side: readonly Move[]
  /** Width and height of 100 ml in millimetres. */
  mm: readonly [number, number]
}

export const profiles: Record<keyof typeof vessels, Profile> = {
  cylinder: {
    w: 104,
    cap: 'block',
    neck: [34, 352],
    label: { y: 150, w: 138, h: 164 },
    side: [
      ['M', 104, 0],
      ['L', 104, 276],
      ['C', 104, 318, 34, 306, 34, 330],
      ['L', 34, 352],
    ],
    mm: [62, 128],
  },
  shoulder: {
    w: 116,
    cap: 'dropper',
    neck: [33, 330],
    label: { y: 120, w: 146, h: 146 },
    side: [
      ['M', 116, 0],
      ['L', 116, 186],
      ['C', 116, 262, 33, 262, 33, 308],
      ['L', 33, 330],
    ],
    mm: [68, 120],
  },
  square: {
    w: 122,
    flat: true,
    cap: 'block',
    neck: [36, 276],
    label: { y: 126, w: 132, h: 132 },
    side: [
      ['M', 106, 0],
      ['Q', 122, 0, 122, 16],
      ['L', 122, 232],
      ['Q', 122, 250, 104, 250],
      ['L', 36, 250],
      ['L', 36, 276],
    ],
    mm: [66, 98],
  },
  moon: {
    w: 152,
    cap: 'ball',
    neck: [44, 300],
    label: { y: 142, w: 148, h: 120 },
    side: [
      ['M', 66, 0],
      ['C', 122, 14, 152, 74, 152, 138],
      ['C', 152, 204, 116, 268, 58, 280],
      ['C', 46, 284, 44, 290, 44, 300],
    ],
    mm: [86, 92],
  },
  spray: {
    w: 80,
    cap: 'pump',
    neck: [29, 366],
    label: { y: 150, w: 112, h: 184 },
    side: [
      ['M', 80, 0],
      ['L', 80, 300],
      ['C', 80, 338, 29, 324, 29, 348],
      ['L', 29, 366],
    ],
    mm: [46, 142],
  },
  tumbler: {
    w: 118,
    cap: 'none',
    neck: [118, 276],
    label: { y: 118, w: 142, h: 132 },
    side: [
      ['M', 112, 0],
      ['L', 118, 276],
    ],
    mm: [80, 92],
  },
}

type Size = (typeof sizes)[number]
/** How large a size is drawn: less different than it is, so that the smallest can still be read. */
export const drawnScale: Record<Size, number> = { 30: 0.7, 50: 0.79, 100: 0.9, 200: 1.03 }
/** How large it is, beside 100 ml. */
const trueScale: Record<Size, number> = { 30: 0.74, 50: 0.84, 100: 1, 200: 1.2 }

/** Its width and height in millimetres. */
export function measuresOf(vessel: keyof typeof vessels, size: Size) {
  const [width, height] = profiles[vessel].mm
  return { width: Math.round(width * trueScale[size]), height: Math.round(height * trueScale[size]) }
}

type Place = { cx: number; floor: number; k: number /** How far the foot bows towards the viewer. */; bow: number }

/** The right side, mirrored into a closed path. */
export function outline(side: readonly (readonly (string | number)[])[], { cx, floor, k, bow }: Place) {
  const moves = side.map(([command, ...points]) => ({ command: String(command), points: points.map(Number) }))
  const right = (x: number) => n(cx + x * k)
  const left = (x: number) => n(cx - x * k)
  const up = (y: number) => n(floor - y * k)
  const end = (at: number) => (moves[at]?.points.slice(-2) ?? [0, 0]) as [number, number] // every move ends in a point
  const [footX, footY] = end(0)
  const foot = bow ? `A${n(footX * k)} ${n(bow)} 0 0 0 ` : 'L'
  let d = `M${left(footX)} ${up(footY)}${foot}${right(footX)} ${up(footY)}`
  for (const { command, points } of moves.slice(1)) {
    const out = points.map((value, at) => (at % 2 === 0 ? right(value) : up(value)))
    d += command + out.join(' ')
  }
  const [topX, topY] = end(moves.length - 1)
  d += `L${left(topX)} ${up(topY)}`
  for (let at = moves.length - 1; at > 0; at--) {
    const { command = 'L', points = [] } = moves[at] ?? {}
    const back: string[] = []
    for (let j = points.length - 4; j >= 0; j -= 2) back.push(left(points[j] ?? 0), up(points[j + 1] ?? 0))
    const [x, y] = end(at - 1)
    d += command + [...back, left(x), up(y)].join(' ')
  }
  return `${d}Z`
}
