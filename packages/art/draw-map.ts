import { fade, mix } from './colour.ts'
import { ink, sans, words } from './label.ts'
import { svg, times } from './markup.ts'
import { createRandom, nickname } from './random.ts'
import { blur, createSheet, drop, finish, linear } from './sheet.ts'

/** A place on the map: where it is on the globe and what it is called. */
export type MapPoint = { lat: number; lng: number; name: string; note?: string }

const [width, height] = [1200, 800]
const colours = {
  paper: '#f3ecdf',
  block: '#eae1d0',
  line: '#d8ccb6',
  road: '#fbf7ee',
  park: '#d3d9c2',
  water: '#cfdad8',
  flame: '#c9782e',
}

type Spot = { x: number; y: number }

/** Fits the points into the middle of the sheet; one point alone stands in the centre. */
function fitPoints(points: readonly MapPoint[]): (MapPoint & Spot)[] {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)]
  const middle = { lat: (Math.min(...lats) + Math.max(...lats)) / 2, lng: (Math.min(...lngs) + Math.max(...lngs)) / 2 }
  const squeeze = Math.cos((middle.lat * Math.PI) / 180)
  const span = Math.max(
    ((Math.max(...lngs) - Math.min(...lngs)) * squeeze) / 760,
    (Math.max(...lats) - Math.min(...lats)) / 440,
    0.00002,
  )
  return points.map((point) => ({
    ...point,
    x: width / 2 + ((point.lng - middle.lng) * squeeze) / span,
    y: height / 2 + 30 - (point.lat - middle.lat) / span,
  }))
}

/**
 * Two places of one town may fall on one spot when a third is far away. They are set apart, west stays west, and the
 * western one has its name on its left: the map is true in spirit, and every name can be read.
 */
function setApart(points: readonly (MapPoint & Spot)[]): (MapPoint & Spot & { left: boolean })[] {
  const apart = 170
  const placed = points.map((point) => ({ ...point, left: point.x > 860 })).sort((one, other) => one.x - other.x)
  for (const [at, east] of placed.entries()) {
    const west = placed.slice(0, at).findLast(({ y }) => Math.abs(y - east.y) < 90)
    if (!west || east.x - west.x > 2 * apart) continue
    west.left = true
    const missing = Math.max(0, apart - (east.x - west.x)) / 2
    west.x -= missing
    east.x += missing
  }
  return placed
}

/** A drop of wax as a pin, its tip on the place. */
const pin = ({ x, y }: Spot, fill: string) =>
  svg`<path d="M${x} ${y}C${x - 30} ${y - 34} ${x - 30} ${y - 74} ${x} ${y - 78}C${x + 30} ${y - 74} ${x + 30} ${y - 34} ${x} ${y}Z" fill="${fill}"/><path d="M${x} ${y - 36}C${x - 9} ${y - 44} ${x - 5} ${y - 54} ${x + 1} ${y - 64}C${x + 7} ${y - 54} ${x + 9} ${y - 44} ${x} ${y - 36}Z" fill="#fff3d6"/>`

/** A schematic district in the house's hand, 1200 × 800: a river, streets and blocks that are true only in spirit, and places that are true. */
export function drawMap(points: readonly MapPoint[]): string {
  const seed = points.map(({ name }) => name).join('/') || 'map'
  const sheet = createSheet(`m${nickname(seed)}_`)
  const random = createRandom(seed)
  const slope = random.between(-0.12, 0.12)
  const riverY = random.between(610, 700)
  const river = svg`M-20 ${riverY}C240 ${riverY - 90} 420 ${riverY + 70} 700 ${riverY - 10}S1080 ${riverY - 80} 1220 ${riverY - 10}V${riverY + 90}C1040 ${riverY + 30} 900 ${riverY + 100} 690 ${riverY + 96}S220 ${riverY + 40} -20 ${riverY + 110}Z`
  const streets = [
    ...times(
      9,
      (at) =>
        svg`M-20 ${at * 100 - 40 + random.between(-20, 20)}L1220 ${at * 100 - 40 + slope * 1200 + random.between(-20, 20)}`,
    ),
    ...times(
      12,
      (at) =>
        svg`M${at * 112 - 30 + random.between(-24, 24)} -20L${at * 112 - 30 - slope * 800 + random.between(-24, 24)} 820`,
    ),
  ]
  const avenues = [
    svg`M-20 ${random.between(240, 330)}Q600 ${random.between(200, 320)} 1220 ${random.between(300, 420)}`,
    svg`M${random.between(380, 560)} -20Q${random.between(480, 620)} 400 ${random.between(560, 700)} 820`,
  ]
  const parks = times(4, () => {
    const [x, y, r] = [random.between(60, 1100), random.between(60, 560), random.between(46, 96)]
    return svg`<path d="M${x - r} ${y}C${x - r} ${y - r} ${x + r * 0.6} ${y - r * 0.9} ${x + r} ${y - r * 0.1}S${x + r * 0.2} ${y + r * 0.9} ${x - r * 0.3} ${y + r * 0.7}S${x - r} ${y + r * 0.6} ${x - r} ${y}Z"/>`
  })
  const blocks = times(
    46,
    () =>
      svg`M${random.between(0, 1180)} ${random.between(0, 780)}h${random.between(18, 54)}v${random.between(14, 40)}h${-random.between(18, 40)}Z`,
  )
  const wax = linear(sheet, 'slant', [
    [0, mix(colours.flame, '#fff1d8', 0.3)],
    [1, colours.flame],
  ])
  const pins = setApart(fitPoints(points)).map((point) => {
    const [x, anchor] = point.left ? ([point.x - 34, 'end'] as const) : ([point.x + 34, 'start'] as const)
    const halo = `stroke="${colours.paper}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"`
    const name =
      words({ x, y: point.y - 38, size: 27, text: point.name, anchor, weight: 600 }) +
      (point.note
        ? words({
            x,
            y: point.y - 12,
            size: 17,
            text: point.note,
            anchor,
            face: sans,
            fill: mix(ink, colours.paper, 0.3),
          })
        : '')
    return `<ellipse cx="${Math.round(point.x + 5)}" cy="${Math.round(point.y + 2)}" rx="15" ry="6" fill="${fade(ink, 0.3)}"${blur(sheet, 3)}/><g${drop(sheet, ink, { dx: 3, dy: 4, soft: 3, opacity: 0.22 })}>${pin(point, wax)}</g><g ${halo}>${name}</g>`
  })
  const art = svg`<rect width="1200" height="800" fill="${colours.paper}"/><path d="${blocks}" fill="${colours.block}"/><g fill="${colours.park}">${parks}</g><path d="${streets}" stroke="${colours.line}" stroke-width="7" fill="none"/><path d="${streets}" stroke="${colours.road}" stroke-width="5" fill="none"/><path d="${river}" fill="${colours.water}"/><path d="${river}" fill="none" stroke="#b9c8c5" stroke-width="2"/><path d="${avenues}" stroke="${colours.line}" stroke-width="20" fill="none"/><path d="${avenues}" stroke="${colours.road}" stroke-width="17" fill="none"/><path d="${avenues}" stroke="${colours.line}" stroke-width="1" stroke-dasharray="10 9" fill="none"/><g transform="translate(1130 84)" fill="none" stroke="${ink}" stroke-width="1.6"><circle r="25"/><path d="M0 -36V-16M-8 8L0 -16L8 8L0 3Z"/></g>${pins}`
  return finish(sheet, { width, height, title: points.map(({ name }) => name).join(', '), art })
}
