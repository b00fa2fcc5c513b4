import { mix, shade } from './colour.ts'
import { svg } from './markup.ts'
import { createRandom } from './random.ts'
import { blur, createSheet, finish, linear, radial } from './sheet.ts'

export type BurnPicture = {
  seed: string
  /** How far it has melted, as a part of the vessel. */
  pool: number
  wax: string
  soot?: boolean
}

const [size, x, y] = [720, 360, 352]
const [rim, inner] = [262, 244]

/** A candle from above after two hours, as a maker takes a picture of it, 720 × 720. */
export function drawBurn({ seed, pool, wax, soot = false }: BurnPicture): string {
  const sheet = createSheet(`b${seed}`)
  const chance = createRandom(seed)
  const [left, top] = [x + chance.between(-10, 10), y + chance.between(-10, 10)]
  const radius = inner * pool
  const table = linear(sheet, 'slant', [
    [0, '#efe4d2'],
    [0.55, '#e2d3bd'],
    [1, '#cdb99d'],
  ])
  const glass = radial(sheet, [
    [0.9, '#fffdf800'],
    [0.935, '#fffdf8cc'],
    [0.965, '#b9aa94aa'],
    [1, '#fffaf0'],
  ])
  const skin = radial(
    sheet,
    [
      [0, mix(wax, '#fffaf0', 0.5)],
      [0.7, wax],
      [1, shade(wax, 0.16)],
    ],
    { x: 0.44, y: 0.42, r: 0.6 },
  )
  const melt = radial(sheet, [
    [0, '#fff0c4'],
    [0.3, mix(wax, '#ffcf80', 0.62)],
    [0.75, mix(shade(wax, 0.1), '#e9aa5c', 0.4)],
    [0.96, mix(shade(wax, 0.2), '#c98f4e', 0.34)],
    [1, mix(wax, '#fff4dd', 0.5)],
  ])
  const art = [
    svg`<rect width="${size}" height="${size}" fill="${table}"/>`,
    svg`<ellipse cx="${x + 34}" cy="${y + 46}" rx="${rim + 6}" ry="${rim + 2}" fill="#5a4631" opacity=".38"${blur(sheet, 26)}/>`,
    svg`<circle cx="${x}" cy="${y}" r="${rim}" fill="#f6efe2"/>`,
    svg`<circle cx="${x}" cy="${y}" r="${inner}" fill="${skin}"/>`,
    svg`<circle cx="${x}" cy="${y}" r="${inner - 4}" fill="none" stroke="${shade(wax, 0.34)}" stroke-opacity=".35" stroke-width="9"${blur(sheet, 4)}/>`,
    soot ? sootOn(sheet, chance.between(-40, 40)) : '',
    svg`<path d="${poolEdge(chance, { left, top, radius })}" fill="${melt}"/>`,
    svg`<path d="M${left - radius * 0.72} ${top - radius * 0.2}A${radius * 0.76} ${radius * 0.76} 0 0 1 ${left - radius * 0.12} ${top - radius * 0.74}" fill="none" stroke="#fffdf4" stroke-opacity=".8" stroke-width="9" stroke-linecap="round"${blur(sheet, 2.4)}/>`,
    lit(sheet, left, top),
    svg`<circle cx="${x}" cy="${y}" r="${rim}" fill="${glass}"/>`,
    svg`<path d="M${x - rim * 0.86} ${y - rim * 0.42}A${rim * 0.96} ${rim * 0.96} 0 0 1 ${x - rim * 0.3} ${y - rim * 0.91}" fill="none" stroke="#ffffff" stroke-opacity=".9" stroke-width="5" stroke-linecap="round"${blur(sheet, 1.4)}/>`,
  ].join('')
  return finish(sheet, { width: size, height: size, title: 'A candle after two hours', art })
}

type Chance = ReturnType<typeof createRandom>
type Circle = { left: number; top: number; radius: number }

/** Wax melts in almost a circle. */
function poolEdge(chance: Chance, { left, top, radius }: Circle) {
  const points = Array.from({ length: 10 }, (_, at) => {
    const turn = (at / 10) * 2 * Math.PI
    const out = radius * chance.between(0.975, 1.02)
    return [left + Math.cos(turn) * out, top + Math.sin(turn) * out] as const
  })
  const middle = (one: readonly [number, number], other: readonly [number, number]) =>
    svg`${(one[0] + other[0]) / 2} ${(one[1] + other[1]) / 2}`
  const at = (index: number) => points[index % points.length] ?? ([left, top] as const)
  const bends = points.map((point, index) => svg`Q${point[0]} ${point[1]} ${middle(point, at(index + 1))}`)
  return `M${middle(at(points.length - 1), at(0))}${bends.join('')}Z`
}

type Sheet = ReturnType<typeof createSheet>

/** A wick with its flame, seen from above: an ember, and light around it. */
function lit(sheet: Sheet, left: number, top: number) {
  const halo = radial(sheet, [
    [0, '#fff6d6'],
    [0.12, '#ffe1a0ee'],
    [0.4, '#ffc46a66'],
    [1, '#ffb85500'],
  ])
  const flame = radial(sheet, [
    [0, '#fffdf2'],
    [0.5, '#ffe9ad'],
    [0.82, '#ffb54b'],
    [1, '#f08c2e00'],
  ])
  return svg`<circle cx="${left}" cy="${top}" r="128" fill="${halo}"/><ellipse cx="${left + 4}" cy="${top - 10}" rx="21" ry="30" fill="${flame}"${blur(sheet, 1.4)}/><path d="M${left} ${top + 7}c-2 -7 2 -11 4 -18" fill="none" stroke="#3b2a21" stroke-width="6" stroke-linecap="round"/>`
}

/** Soot on the side that the draught leans to. */
function sootOn(sheet: Sheet, turn: number) {
  return svg`<path d="M${x - inner * 0.74} ${y + inner * 0.62}A${inner * 0.97} ${inner * 0.97} 0 0 0 ${x + inner * 0.74} ${y + inner * 0.62}" transform="rotate(${turn} ${x} ${y})" fill="none" stroke="#2b211a" stroke-opacity=".5" stroke-width="26" stroke-linecap="round"${blur(sheet, 10)}/>`
}
