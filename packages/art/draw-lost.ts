import { behind, stemOf } from './arrange.ts'
import { backdrop, finishing, type Room } from './ground.ts'
import { compose } from './light.ts'
import { moved } from './markup.ts'
import { nickname, type Seed } from './random.ts'
import type { ScentName } from './scents.ts'
import { createSheet, finish } from './sheet.ts'
import { smoke } from './smoke.ts'
import { createStage } from './stage.ts'
import { glassJar } from './things/glass.ts'

const [width, height] = [1600, 900]
const room: Room = { width, height, horizon: 640 }

/** For the page that is not there, 1600 × 900: a glass burnt to its end, only the trail is left. */
export function drawLost(seed: Seed, scent: ScentName): string {
  const sheet = createSheet(`l${nickname(`${seed}/${scent}`)}_`)
  const stage = createStage({ sheet, scent, seed: `lost/${seed}`, view: 'mood', dusk: true })
  const stem = stemOf(stage)
  const jar = glassJar(stage, {
    x: 1090,
    y: 770,
    radius: 128,
    height: 300,
    glass: '#e9ece8',
    density: 0.3,
    wax: stage.scent.wax,
    level: 0.2,
  })
  const art =
    backdrop(stage, room) +
    behind(stage, stem, { x: 1370, y: 760, size: 0.9, turn: 10, focus: 4 }) +
    compose(stage, [jar]) +
    // The smoke starts at the last of the wick, low in the glass.
    moved(smoke(sheet), 'translate(-20 276) scale(.76)') +
    finishing(stage, { width, height })
  return finish(sheet, { width, height, title: 'Lost', art })
}
