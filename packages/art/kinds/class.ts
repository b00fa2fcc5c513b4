import { carton } from '../box.ts'
import { fade, mix, shade, tint } from '../colour.ts'
import { wrapLabel } from '../label.ts'
import { svg, times } from '../markup.ts'
import { blur, linear } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'
import { bottle } from '../things/bottle.ts'
import { glassJar } from '../things/glass.ts'
import { pot } from '../things/solid.ts'
import { pouringTools } from './tools.ts'

/** A shelf far behind, out of focus: bottles and jars as soft shapes. */
export function shelf(
  stage: Stage,
  { x, y, width, count }: { x: number; y: number; width: number; count: number },
): string {
  const { sheet, scene, scent, ground } = stage
  const tones = [scent.bloom, scent.leaf, scent.wax, '#a8642a', '#efe6d6', mix(scent.deep, scent.paper, 0.4)]
  const step = width / count
  const rows = times(count, (at) => {
    const [w, h, tone] = [step * scene.between(0.42, 0.72), scene.between(60, 140), scene.pick(tones)]
    const fill = linear(sheet, 'across', [
      [0, shade(tone, 0.16)],
      [0.3, tint(tone, 0.35)],
      [1, shade(tone, 0.28)],
    ])
    const neck = scene.chance(0.5)
      ? svg`<rect x="${x + at * step + w * 0.3}" y="${y - h - 30}" width="${w * 0.4}" height="34" rx="4" fill="${shade(tone, 0.4)}"/>`
      : ''
    return svg`<rect x="${x + at * step}" y="${y - h}" width="${w}" height="${h}" rx="9" fill="${fill}"/>${neck}`
  })
  return svg`<g${blur(sheet, 3.4)}>${rows}<rect x="${x - 40}" y="${y}" width="${width + 80}" height="20" fill="${mix(ground.wall, '#a57c52', 0.6)}"/><rect x="${x - 40}" y="${y + 20}" width="${width + 80}" height="26" fill="${fade(ground.shadow, 0.26)}"/></g>`
}

/** The room all lessons are held in, and the board on which they are. */
function room(stage: Stage): Piece[] {
  const { floor: y, view } = stage
  const wall: Piece = {
    y: 0,
    shade:
      view === 'detail'
        ? ''
        : shelf(stage, { x: 130, y: 330, width: 740, count: 9 }) +
          shelf(stage, { x: 210, y: 560, width: 600, count: 7 }),
    body: '',
  }
  const board = carton(stage, { x: 500, y: y + 120, turn: 4, w: 860, h: 26, d: 560, colour: '#cfa876' })
  return [wall, { y: 1, shade: '', body: board.shade + board.body }]
}

/** A lesson, from what lies on its board. */
export const studio = (stage: Stage, on: Piece[]): Piece[] => [...room(stage), ...on]

export function classScene(stage: Stage): Piece[] {
  const { scent, floor: y } = stage
  const label = wrapLabel(stage, { x: 320, y: y + 60, radius: 112, from: 34, to: 140, spread: 0.74, design: 1 })
  const tools = pouringTools(stage).map((piece) => ({ y: y - 60, shade: moved(piece.shade), body: moved(piece.body) }))
  return [
    ...room(stage),
    ...tools.slice(0, 1),
    glassJar(stage, {
      x: 320,
      y: y + 60,
      radius: 112,
      height: 230,
      glass: '#e9ece8',
      density: 0.26,
      wax: scent.wax,
      lit: true,
      label,
    }),
    bottle(stage, {
      x: 560,
      y: y + 96,
      radius: 46,
      height: 120,
      shoulder: 24,
      neck: 20,
      glass: '#9a5a22',
      dark: true,
      cap: 'dropper',
      capColour: '#2f2925',
    }),
    pot(stage, { x: 770, y: y + 70, radius: 84, height: 70, colour: mix(scent.bloom, '#e8decd', 0.5) }),
  ]
}

const moved = (art: string) => `<g transform="translate(300 330) scale(.68)">${art}</g>`
