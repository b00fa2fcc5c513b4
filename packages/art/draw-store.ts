import { tallOf } from './botanicals/garden.ts'
import { carton } from './box.ts'
import { fade, mix, shade, tint } from './colour.ts'
import { backdrop, finishing, windowLight } from './ground.ts'
import { shelf } from './kinds/class.ts'
import { words } from './label.ts'
import { glow } from './light.ts'
import { place, svg, times } from './markup.ts'
import { put } from './put.ts'
import { createRandom, hash, nickname, type Seed } from './random.ts'
import { type ScentName, scentNames } from './scents.ts'
import { blur, clip, createSheet, finish, linear } from './sheet.ts'
import { createStage, type Stage } from './stage.ts'
import { pot } from './things/solid.ts'

const [width, height] = [1600, 1000]

type StorePicture = { scent?: ScentName; name?: string; place?: 'front' | 'studio' }

/** A plant in a pot, standing at x, y. */
function potted(stage: Stage, x: number, y: number, size: number): string {
  const stem = tallOf(stage.name, { sheet: stage.sheet, random: stage.scene, scent: stage.scent })
  const vessel = pot(stage, { x: 0, y: 0, radius: 92, height: 150, colour: mix('#b98a68', stage.scent.paper, 0.3) })
  const stems = [-16, 4, 22].map((turn, at) => place(stem, { x: at * 20 - 20, y: -130, turn, size: 0.66 - at * 0.07 }))
  return place(vessel.shade + stems.join('') + vessel.body, { x, y, size })
}

/** A lamp on a cord with its cone of light. */
function pendant(stage: Stage, x: number, y: number): string {
  const shell = linear(stage.sheet, 'across', [
    [0, '#6a5646'],
    [0.3, '#c9b294'],
    [1, '#57463a'],
  ])
  return (
    svg`<path d="M${x} -10V${y - 60}" stroke="#57463a" stroke-width="3"/><path d="M${x - 80} ${y}C${x - 74} ${y - 46} ${x - 30} ${y - 66} ${x} ${y - 66}S${x + 74} ${y - 46} ${x + 80} ${y}Z" fill="${shell}"/><ellipse cx="${x}" cy="${y}" rx="80" ry="9" fill="#ffe9bd"/>` +
    glow(stage, { x, y: y + 30, r: 330, strength: 0.5 })
  )
}

/** The street side in the evening: a lit window, a door, a name. */
function front(stage: Stage, name: string): string {
  const { sheet, scent, ground } = stage
  const plaster = mix('#e6dac6', scent.paper, 0.5)
  const wood = mix('#7a563a', scent.deep, 0.35)
  const wall = linear(sheet, 'slant', [
    [0, tint(plaster, 0.4)],
    [0.6, plaster],
    [1, shade(plaster, 0.16)],
  ])
  const inside = linear(sheet, 'down', [
    [0, '#f6d9a2'],
    [0.6, '#efc98e'],
    [1, '#c99a63'],
  ])
  const pane = 'M330 330H980V800H330Z'
  const room =
    shelf(stage, { x: 380, y: 500, width: 540, count: 9 }) +
    shelf(stage, { x: 380, y: 640, width: 540, count: 9 }) +
    put(stage, 'ceramic-candle', { x: 470, y: 790, size: 0.3 }) +
    put(stage, 'reed-diffuser', { x: 610, y: 788, size: 0.34 }) +
    put(stage, 'glass-candle', { x: 760, y: 792, size: 0.32 }) +
    put(stage, 'gift-set', { x: 890, y: 786, size: 0.28 })
  const frame = svg`<path d="${pane}" fill="none" stroke="${wood}" stroke-width="20"/><path d="M655 330V800" stroke="${wood}" stroke-width="9"/><rect x="306" y="800" width="698" height="30" fill="${shade(wood, 0.16)}"/><path d="M360 350L560 350L430 780H360Z" fill="#fffaf0" opacity=".13"/><path d="M700 350L760 350L640 780H580Z" fill="#fffaf0" opacity=".1"/>`
  const cloth = times(
    13,
    (at) =>
      svg`<path d="M${282 + at * 57} 250h57l4 92q-32 26 -65 0Z" fill="${at % 2 ? '#f4ead8' : mix(scent.bloom, '#d8c4a4', 0.35)}"/>`,
  )
  const awning = svg`<g transform="translate(8 34)" opacity=".32"${blur(sheet, 10)}><path d="M282 250h745v100H282Z" fill="${ground.shadow}"/></g>${cloth}<path d="M278 250h749l4 92H278Z" fill="${linear(
    sheet,
    'down',
    [
      [0, '#fffaf040'],
      [0.7, '#fffaf000'],
      [1, fade(ground.shadow, 0.3)],
    ],
  )}"/>`
  const door = svg`<path d="M1120 300H1340V880H1120Z" fill="${linear(sheet, 'across', [
    [0, tint(wood, 0.1)],
    [1, shade(wood, 0.2)],
  ])}"/><path d="M1150 334H1310V700H1150Z" fill="${inside}"/><path d="M1150 334H1310V700H1150Z" fill="none" stroke="${shade(wood, 0.3)}" stroke-width="4"/><path d="M1170 360L1230 360L1180 660H1170Z" fill="#fffaf0" opacity=".2"/><rect x="1150" y="740" width="160" height="100" fill="none" stroke="${shade(wood, 0.25)}" stroke-width="4"/><circle cx="1136" cy="620" r="9" fill="#d9b36c"/>`
  const sign = words({ x: 650, y: 200, size: 84, text: name, fill: shade(wood, 0.2), spacing: 0.04 })
  const street = svg`<rect y="880" width="1600" height="130" fill="${linear(sheet, 'down', [
    [0, shade(plaster, 0.34)],
    [1, shade(plaster, 0.2)],
  ])}"/><path d="M0 880H1600" stroke="${shade(plaster, 0.5)}" stroke-width="5"/><path d="M0 932H1600M200 882L150 1000M520 882L500 1000M860 882L870 1000M1180 882L1230 1000M1460 882L1540 1000" stroke="${shade(plaster, 0.42)}" stroke-opacity=".4" stroke-width="3"/><path d="M330 884H980L1080 1000H250Z" fill="#ffd796" opacity=".34"${blur(sheet, 22)}/>`
  return (
    svg`<rect width="1600" height="890" fill="${wall}"/><rect y="820" width="1600" height="62" fill="${shade(plaster, 0.2)}"/>${street}<path d="${pane}" fill="${inside}"/><g${clip(sheet, pane)}>${room}</g>${frame}${glow(stage, { x: 655, y: 560, r: 520, strength: 0.34 })}${awning}${door}${sign}` +
    potted(stage, 1440, 910, 0.9) +
    potted(stage, 200, 912, 0.76)
  )
}

/** The studio inside: shelves, a long table laid for a class, lamps, morning light. */
function studio(stage: Stage, name: string): string {
  const { scent, ground } = stage
  const room = { width, height, horizon: 760 }
  const stem = tallOf(stage.name, { sheet: stage.sheet, random: stage.scene, scent })
  const table = carton(
    { ...stage, tilt: 0.13 },
    { x: 820, y: 950, turn: 3, w: 1240, h: 44, d: 420, colour: mix('#c99d6b', scent.wax, 0.2) },
  )
  const seats = [
    [420, 'glass-candle'],
    [1010, 'tin-candle'],
  ] as const
  const laid =
    put(stage, 'pouring-tools', { x: 700, y: 870, size: 0.5 }) +
    seats.map(([x, kind]) => put(stage, kind, { x, y: 880, size: 0.46 })).join('') +
    put(stage, 'fragrance-oil', { x: 1230, y: 872, size: 0.42 }) +
    put(stage, 'soy-wax', { x: 560, y: 868, size: 0.4 })
  return (
    backdrop(stage, room) +
    windowLight(stage, room, stem) +
    shelf(stage, { x: 760, y: 330, width: 640, count: 11 }) +
    shelf(stage, { x: 760, y: 500, width: 640, count: 11 }) +
    shelf(stage, { x: 840, y: 660, width: 520, count: 8 }) +
    words({ x: 330, y: 190, size: 62, text: name, fill: fade(shade(ground.wall, 0.55), 0.8), spacing: 0.06 }) +
    potted(stage, 170, 850, 1) +
    table.shade +
    table.body +
    laid +
    pendant(stage, 700, 240) +
    pendant(stage, 1120, 190)
  )
}

/** An offline store from the street, or the studio inside, 1600 × 1000. */
export function drawStore(seed: Seed, { scent, name = 'Sillage', place: where }: StorePicture = {}): string {
  const random = createRandom(`store/${seed}`)
  const own = scent ?? random.pick(scentNames)
  const side = where ?? (hash(String(seed)) % 2 ? 'front' : 'studio')
  const sheet = createSheet(`s${nickname(`${seed}/${own}/${side}`)}_`)
  const stage = createStage({ sheet, scent: own, seed: `store/${seed}`, view: 'mood' })
  const art = side === 'front' ? front(stage, name) : studio(stage, name)
  return finish(sheet, { width, height, title: name, art: art + finishing(stage, { width, height }) })
}
