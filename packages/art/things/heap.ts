import { fade, shade, tint } from '../colour.ts'
import { fine, svg, times } from '../markup.ts'
import { blur, linear } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'

type Heap = { x: number; y: number; wide: number; tall: number; count: number }

/** A loose heap: pieces fall more often in the middle and near the ground, those towards the lamp are the first ones. */
function loose(
  { scene }: Stage,
  { x, y, wide, tall, count }: Heap,
  pieces: readonly ((transform: string) => string)[],
): string {
  return times(count, () => {
    const [side, up] = [scene.between(-1, 1), scene.next() ** 1.7]
    const reach = (1 - up) ** 0.6
    const lit = Math.min(1, Math.max(0, 0.5 + side * 0.4 - up * 0.35 + scene.between(-0.3, 0.3)))
    const show = pieces[Math.round(lit * (pieces.length - 1))] ?? scene.pick(pieces)
    return {
      at: up,
      art: show(
        fine`translate(${Math.round(x + side * wide * reach)} ${Math.round(y - up * tall + (1 - Math.abs(side)) * 16)}) rotate(${scene.whole(-70, 70)}) scale(${Math.round(scene.between(80, 125)) / 100})`,
      ),
    }
  })
    .sort((one, other) => other.at - one.at)
    .map(({ art }) => art)
    .join('')
}

/** A heap on the table: what lies beneath as one body, the pieces over it, its shadow. */
export function heap(
  stage: Stage,
  own: Heap,
  { colour, pieces }: { colour: string; pieces: readonly ((transform: string) => string)[] },
): Piece {
  const { sheet, ground } = stage
  const { x, y, wide, tall } = own
  const body = linear(sheet, 'slant', [
    [0, tint(colour, 0.3)],
    [0.6, shade(colour, 0.08)],
    [1, shade(colour, 0.3)],
  ])
  const mound = svg`<path d="M${x - wide} ${y + 6}C${x - wide * 0.7} ${y - tall * 0.3} ${x - wide * 0.3} ${y - tall} ${x} ${y - tall}C${x + wide * 0.3} ${y - tall} ${x + wide * 0.7} ${y - tall * 0.3} ${x + wide} ${y + 6}Q${x} ${y + 34} ${x - wide} ${y + 6}Z" fill="${body}"/>`
  return {
    y: y + 12,
    shade: svg`<ellipse cx="${x + 22}" cy="${y + 9}" rx="${wide * 1.06}" ry="34" fill="${fade(ground.shadow, 0.5)}"${blur(sheet, 12)}/>`,
    body: mound + loose(stage, own, pieces),
  }
}
