import { behind, scatter, stemOf } from './arrange.ts'
import { backdrop, finishing, type Room, windowLight } from './ground.ts'
import { compose } from './light.ts'
import { nickname, type Seed } from './random.ts'
import type { ScentName } from './scents.ts'
import { createSheet, finish } from './sheet.ts'
import { createStage } from './stage.ts'

export type NotePicture = { scent: ScentName; seed: Seed; dusk?: boolean }

const [width, height] = [720, 1200]
const room: Room = { width, height, horizon: 830 }

/** One stop of the organ: a scent family as a tall strip of its own plant and things, 720 × 1200. */
export function drawNote({ scent, seed, dusk = false }: NotePicture): string {
  const sheet = createSheet(`n${nickname(`${scent}/${seed}/${dusk}`)}_`)
  const stage = createStage({ sheet, scent, seed, view: 'mood', dusk })
  const stem = stemOf(stage)
  const low = scatter(stage, [
    { x: 250, y: 960, size: 1.7, turn: -20 },
    { x: 520, y: 1060, size: 1.4, turn: 40 },
    { x: 330, y: 1120, size: 1.1, turn: 90 },
  ])
  const art =
    backdrop(stage, room) +
    windowLight(stage, room, stem) +
    behind(stage, stem, { x: 430, y: 960, size: 1.35, turn: 4, focus: 0 }) +
    compose(stage, low) +
    finishing(stage, { width, height })
  return finish(sheet, { width, height, title: stage.scent.en, art })
}
