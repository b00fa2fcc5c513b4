import { carton } from '../box.ts'
import { mix, shade } from '../colour.ts'
import { print } from '../label.ts'
import { svg, times } from '../markup.ts'
import type { Piece, Stage } from '../stage.ts'

/** A slab of wax scored into pieces, and pieces broken from it. */
export function waxBlock(stage: Stage): Piece[] {
  const { shape, walk, scent, floor: y } = stage
  const wax = mix(walk(['#f4e6c4', '#f6f0e2', '#eed9a4', '#efe9dd']), scent.wax, 0.35)
  const scored = svg`${times(3, (at) => svg`<path d="M${105 + at * 105} 6V294" stroke="${shade(wax, 0.2)}" stroke-width="5" stroke-opacity=".5"/><path d="M${110 + at * 105} 6V294" stroke="#fffdf6" stroke-width="2" stroke-opacity=".7"/>`)}<path d="M6 150H414" stroke="${shade(wax, 0.2)}" stroke-width="5" stroke-opacity=".5"/>`
  const band = svg`<rect x="120" width="180" height="118" fill="#f8f2e6"/>${print(stage, { x: 210, y: 58, w: 170, h: 104, design: 1 })}`
  const slab = (down: number, turn: number, front = '') =>
    carton(stage, { x: 470, y: y + down, turn, w: 420, h: 118, d: 300, colour: wax, top: scored, front })
  const under = slab(0, shape.between(16, 24), band)
  const over = slab(-122, shape.between(4, 12))
  const chip = (x: number, down: number, size: number, turn: number) =>
    carton(stage, { x, y: y + down, turn, w: 120 * size, h: 74 * size, d: 92 * size, colour: mix(wax, '#fffaf0', 0.2) })
  return [
    under,
    { ...over, y: under.y + 1, shade: '' },
    chip(700, 100, 1, -22),
    chip(606, 138, 0.62, 34),
    chip(790, 146, 0.5, 12),
  ]
}
