import { behind, scatter, stemOf } from './arrange.ts'
import { mix, shade } from './colour.ts'
import { arch, backdrop, finishing, plinth, windowLight } from './ground.ts'
import type { KindName } from './kinds/catalogue.ts'
import { compose } from './light.ts'
import { fine, moved } from './markup.ts'
import { put } from './put.ts'
import { hash, nickname, type Seed } from './random.ts'
import type { ScentName } from './scents.ts'
import { createSheet, finish } from './sheet.ts'
import { createStage, type Stage } from './stage.ts'

const [width, height] = [1600, 900]

const around = (stage: Stage, spots: Parameters<typeof scatter>[1]) => compose(stage, scatter(stage, spots))

/** Evening: a candle and a diffuser to the right, the left kept for words. */
function evening(stage: Stage): string {
  const room = { width, height, horizon: 640 }
  const stem = stemOf(stage)
  return (
    backdrop(stage, room) +
    windowLight(stage, room, stem) +
    behind(stage, stem, { x: 1440, y: 760, size: 1, turn: 10 }) +
    behind(stage, stem, { x: 860, y: 720, size: 0.7, turn: -12, focus: 5 }) +
    put(stage, 'reed-diffuser', { x: 1280, y: 730, size: 0.78 }) +
    put(stage, 'glass-candle', { x: 1030, y: 780, size: 0.96 }) +
    around(stage, [
      { x: 1225, y: 830, size: 0.6, turn: 30 },
      { x: 820, y: 838, size: 0.54, turn: -40 },
      { x: 1420, y: 850, size: 0.5, turn: 70 },
    ])
  )
}

/** Daylight: one long table, the house's things in a line. */
function procession(stage: Stage): string {
  const room = { width, height, horizon: 560 }
  const stem = stemOf(stage)
  const row: readonly (readonly [KindName, number, number, number])[] = [
    ['room-spray', 300, 700, 0.72],
    ['ceramic-candle', 600, 724, 0.84],
    ['reed-diffuser', 880, 690, 0.74],
    ['fragrance-oil', 1120, 730, 0.72],
    ['sachet', 1370, 712, 0.6],
  ]
  return (
    backdrop(stage, room) +
    windowLight(stage, room, stem) +
    behind(stage, stem, { x: 70, y: 690, size: 0.9, turn: -6 }) +
    row.map(([kind, x, y, size]) => put(stage, kind, { x, y, size })).join('') +
    around(stage, [
      { x: 450, y: 800, size: 0.56, turn: -30 },
      { x: 1010, y: 812, size: 0.5, turn: 40 },
    ])
  )
}

/** A niche and a round of stone: one candle as if on a small stage. */
function altar(stage: Stage): string {
  const room = { width, height, horizon: 660 }
  const stem = stemOf(stage)
  const raised: Stage = { ...stage, floor: 700 }
  return (
    backdrop(stage, room) +
    moved(arch(stage, { width: 1250, height, horizon: 662 }), fine`translate(${800 - 0.54 * 1250} 0)`) +
    windowLight(stage, room, stem) +
    behind(stage, stem, { x: 480, y: 720, size: 0.96, turn: -10 }) +
    behind(stage, stem, { x: 1130, y: 720, size: 0.8, turn: 12, focus: 4 }) +
    plinth(raised, { x: 800, radius: 330, height: 80 }) +
    put(stage, 'ceramic-candle', { x: 800, y: 700, size: 0.98 }) +
    around(stage, [
      { x: 620, y: 724, size: 0.5, turn: 20 },
      { x: 1010, y: 836, size: 0.6, turn: -24 },
      { x: 420, y: 850, size: 0.6, turn: 50 },
    ])
  )
}

/** Tapers to the left, words to the right. */
function vigil(stage: Stage): string {
  const room = { width, height, horizon: 650 }
  const stem = stemOf(stage)
  return (
    backdrop(stage, room) +
    windowLight(stage, room, stem) +
    behind(stage, stem, { x: 170, y: 760, size: 1, turn: -8 }) +
    put(stage, 'taper-candles', { x: 480, y: 770, size: 0.92 }) +
    put(stage, 'tin-candle', { x: 860, y: 800, size: 0.56 }) +
    around(stage, [
      { x: 300, y: 846, size: 0.6, turn: -20 },
      { x: 1060, y: 852, size: 0.56, turn: 40 },
    ])
  )
}

/** The maker's table: wax, wick, oil, vessel. */
function bench(stage: Stage): string {
  const room = { width, height, horizon: 520 }
  const stem = stemOf(stage)
  return (
    backdrop(stage, room) +
    windowLight(stage, room, stem) +
    behind(stage, stem, { x: 1520, y: 660, size: 0.9, turn: 8 }) +
    put(stage, 'soy-wax', { x: 620, y: 680, size: 0.74 }) +
    put(stage, 'pouring-tools', { x: 960, y: 720, size: 0.76 }) +
    put(stage, 'glass-vessel', { x: 1280, y: 726, size: 0.66 }) +
    put(stage, 'fragrance-oil', { x: 380, y: 766, size: 0.6 }) +
    around(stage, [{ x: 1130, y: 838, size: 0.5, turn: 20 }])
  )
}

const compositions = [
  { draw: evening, dusk: true },
  { draw: procession, dusk: false },
  { draw: altar, dusk: true },
  { draw: vigil, dusk: true },
  { draw: bench, dusk: false },
]

export const heroCount = compositions.length

/** A wide opening scene, 1600 × 900. A whole-number seed walks through the compositions. */
export function drawHero(seed: Seed, scent: ScentName): string {
  const turn = typeof seed === 'number' ? seed : hash(seed)
  const { draw, dusk } = compositions[Math.abs(turn) % compositions.length] ?? { draw: evening, dusk: true }
  const sheet = createSheet(`h${nickname(`${seed}/${scent}`)}_`)
  const stage = createStage({ sheet, scent, seed: `hero/${seed}`, view: 'mood', dusk })
  if (!dusk) stage.ground.wall = mix(stage.ground.wall, shade(stage.scent.bloom, 0.05), 0.1)
  return finish(sheet, { width, height, title: stage.scent.en, art: draw(stage) + finishing(stage, { width, height }) })
}
