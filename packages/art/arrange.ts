import type { Cutting } from './botanicals/cuttings.ts'
import { lowOf, tallOf } from './botanicals/garden.ts'
import { fade, shade } from './colour.ts'
import { place, svg } from './markup.ts'
import { blur, drop, silhouette } from './sheet.ts'
import type { Piece, Stage } from './stage.ts'

const bedOf = ({ sheet, scene, scent }: Stage) => ({ sheet, random: scene, scent })

type Spot = { x: number; y: number; size: number; turn?: number }

/** Lays one cutting on the table, or stands it there, with its own shadow. */
export function lay(stage: Stage, cutting: Cutting, { x, y, size, turn = 0 }: Spot): Piece {
  const { sheet, ground, tilt } = stage
  if (cutting.stands) {
    const pool = svg`<ellipse cx="${x + 34 * size}" cy="${y - 12 * size}" rx="${104 * size}" ry="${22 * size}" fill="${fade(ground.shadow, 0.34)}"${blur(sheet, 9)}/><ellipse cx="${x + 5 * size}" cy="${y - 4 * size}" rx="${60 * size}" ry="${11 * size}" fill="${fade(ground.shadow, 0.7)}"${blur(sheet, 5)}/>`
    return { y, shade: pool, body: place(cutting.art, { x, y, size }) }
  }
  const soft = drop(sheet, ground.shadow, { dx: 9, dy: 10, soft: 7, opacity: 0.45 })
  return {
    y: y + 20,
    shade: '',
    body: `<g${soft}>${place(cutting.art, { x, y, size, turn, flat: 0.46 + tilt * 0.7 })}</g>`,
  }
}

/** The scent's own things around the product, nearest corners first. */
export function scatter(stage: Stage, spots: readonly Spot[]): Piece[] {
  const cuttings = lowOf(stage.name, bedOf(stage))
  return spots.map((spot, at) => {
    const cutting = cuttings[at % cuttings.length]
    return cutting ? lay(stage, cutting, spot) : { y: 0, shade: '', body: '' }
  })
}

/** The scent's stem, drawn once for a picture however often it is shown. */
export function stemOf(stage: Stage): string {
  return tallOf(stage.name, bedOf(stage))
}

/** A stem rising behind the product, out of focus, with its shadow on the wall. */
export function behind(
  { sheet, ground, dusk }: Stage,
  stem: string,
  { focus = 2.4, ...spot }: Spot & { focus?: number },
): string {
  const thrown = place(stem, { ...spot, x: spot.x + 54, y: spot.y + 20 })
  return `<g opacity="${dusk ? 0.42 : 0.26}"${silhouette(sheet, shade(ground.wall, 0.45), 16)}>${thrown}</g><g${focus ? blur(sheet, focus) : ''}>${place(stem, spot)}</g>`
}
