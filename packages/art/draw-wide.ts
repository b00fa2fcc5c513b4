import { behind, scatter, stemOf } from './arrange.ts'
import { fade } from './colour.ts'
import { backdrop, finishing, type Room, windowLight } from './ground.ts'
import { kinds } from './kinds/catalogue.ts'
import { compose } from './light.ts'
import { moved } from './markup.ts'
import { nickname, type Seed } from './random.ts'
import { createSheet, finish, linear, type Sheet } from './sheet.ts'
import { smoke } from './smoke.ts'
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
