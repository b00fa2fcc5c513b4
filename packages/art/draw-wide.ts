import { behind, scatter, stemOf } from './arrange.ts'
import { fade } from './colour.ts'
import { backdrop, finishing, type Room, windowLight } from './ground.ts'
import { kinds } from './kinds/catalogue.ts'
import { compose } from './light.ts'
import { moved } from './markup.ts'
import { nickname, type Seed } from './random.ts'
import { blur, createSheet, define, finish, linear, type Sheet } from './sheet.ts'
import { createStage } from './stage.ts'

const [width, height] = [2000, 1000]
const room: Room = { width, height, horizon: 690 }

/** The left two thirds sink into the dark, so that words in paper colour can be read there. */
function roomForWords(sheet: Sheet): string {
  const night = '#20140d'
  const fill = linear(sheet, 'across', [
    [0, fade(night, 0.8)],
    [0.42, fade(night, 0.46)],
    [0.68, fade(night, 0)],
  ])
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`
}

/** The trail itself: from a wick just blown out, to the left and out of the picture. */
function smoke(sheet: Sheet): string {
  // Fades along the trail, not over the box around it, so it is measured in the picture's own units.
  const thinning = define(
    sheet,
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="1461" y1="560" x2="120" y2="60"><stop stop-color="#fff0d6" stop-opacity=".75"/><stop offset=".3" stop-color="#f6e3c4" stop-opacity=".42"/><stop offset="1" stop-color="#f6e3c4" stop-opacity="0"/></linearGradient>`,
  )
  const veil =
    'M1459 566C1446 520 1482 490 1458 440 1436 396 1380 380 1342 340 1290 284 1220 262 1110 262 940 262 820 200 640 178 430 152 250 110 60 70 260 96 440 126 650 150 830 172 950 222 1116 226 1240 230 1312 262 1362 316 1404 362 1462 384 1484 430 1506 482 1470 516 1464 566Z'
  const thread =
    'M1460 566C1450 522 1490 486 1470 436 1450 388 1392 368 1354 324 1300 262 1228 240 1114 240 930 238 800 172 620 152 800 166 936 226 1114 230 1236 234 1308 254 1362 316 1400 360 1460 382 1480 432 1500 486 1462 522 1464 566Z'
  return `<g fill="url(#${thinning})"><path d="${veil}"${blur(sheet, 5)} opacity=".55"/><path d="${thread}"${blur(sheet, 1.4)} opacity=".8"/></g>`
}

/** The opening scene of the home, 2000 × 1000: dusk, a candle just blown out, its smoke crossing the dark where the words stand. */
export function drawWide(seed: Seed = 'ceramic-candle/8'): string {
  const sheet = createSheet(`w${nickname(String(seed))}_`)
  const stage = createStage({
    sheet,
    scent: 'cedarwood',
    seed,
    view: 'mood',
    dusk: true,
    wording: { brand: 'Sillage' },
  })
  const stem = stemOf(stage)
  const window = windowLight(stage, { width: 1000, height: 1000, horizon: 760 }, stem)
  const unlit = compose(stage, kinds['ceramic-candle'].draw({ ...stage, view: 'main' }))
  const burning = compose(stage, kinds['pillar-candle'].draw(stage))
  const low = scatter(stage, [
    { x: 1216, y: 868, size: 0.62, turn: 24 },
    { x: 1835, y: 890, size: 0.7, turn: -30 },
    { x: 1130, y: 915, size: 0.5, turn: 70 },
  ])
  const art =
    backdrop(stage, room) +
    moved(window, 'translate(820 -40) scale(.92)') +
    behind(stage, stem, { x: 1790, y: 770, size: 1.05, turn: 8 }) +
    behind(stage, stem, { x: 1925, y: 800, size: 0.8, turn: 16, focus: 5 }) +
    roomForWords(sheet) +
    moved(burning, 'translate(1180 40) scale(.74)') +
    moved(unlit, 'translate(1010 -26) scale(.9)') +
    compose(stage, low) +
    smoke(sheet) +
    finishing(stage, { width, height })
  return finish(sheet, { width, height, title: 'Evening Smoke', art })
}
