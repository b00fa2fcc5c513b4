import { lowOf } from './botanicals/garden.ts'
import { fade, shade, tint } from './colour.ts'
import { finishing } from './ground.ts'
import { place, svg } from './markup.ts'
import { nickname, type Seed } from './random.ts'
import type { ScentName } from './scents.ts'
import { blur, createSheet, drop, finish, radial } from './sheet.ts'
import { createStage } from './stage.ts'

/** A member's picture until they bring their own: one thing from a scent on its paper, 400 × 400. */
export function drawAvatar(seed: Seed, scent: ScentName): string {
  const sheet = createSheet(`a${nickname(`${seed}/${scent}`)}_`)
  const stage = createStage({ sheet, scent, seed: `avatar/${seed}`, view: 'main' })
  const { scene, ground } = stage
  const cuttings = lowOf(scent, { sheet, random: scene, scent: stage.scent })
  const one = cuttings[0] ?? { art: '', stands: false }
  const light = radial(
    sheet,
    [
      [0, tint(ground.wall, 0.5)],
      [0.6, ground.wall],
      [1, shade(ground.wall, 0.12)],
    ],
    { x: 0.3, y: 0.24, r: 0.95 },
  )
  const stroke = svg`<ellipse cx="214" cy="${one.stands ? 304 : 330}" rx="96" ry="18" fill="${fade(ground.shadow, 0.5)}"${blur(sheet, 9)}/>`
  const art = place(
    one.art,
    one.stands
      ? { x: 200, y: 304, size: 1.25, turn: scene.between(-6, 6) }
      : { x: 200, y: 210, size: 1.05, turn: scene.between(-30, 30) },
  )
  return finish(sheet, {
    width: 400,
    height: 400,
    title: stage.scent.en,
    art: svg`<rect width="400" height="400" fill="${light}"/>${one.stands ? stroke : ''}<g${drop(sheet, ground.shadow, { dx: 8, dy: 12, soft: 9, opacity: 0.4 })}>${art}</g>${finishing(stage, { width: 400, height: 400 })}`,
  })
}
