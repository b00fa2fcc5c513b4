import { fade, mix, shade, tint } from '../colour.ts'
import { fine, svg, times } from '../markup.ts'
import { blur, linear } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'
import { amber, bottle, clear } from '../things/bottle.ts'
import { pot } from '../things/solid.ts'
import { studio } from './class.ts'

/** Where perfume is learnt: an organ of small bottles, something half mixed, and paper strips to smell it on. */
export function perfumeryClass(stage: Stage): Piece[] {
  const { scent, shape, walk, floor: y } = stage
  const organ = times(6, (at) =>
    bottle(stage, {
      x: 236 + at * 106,
      y: y - 96 - Math.abs(at - 2.5) * -10,
      radius: 40,
      height: shape.between(104, 132),
      shoulder: 26,
      neck: 17,
      glass: amber,
      dark: true,
      capColour: '#2f2925',
      cap: at % 2 === 0 ? ('dropper' as const) : ('screw' as const),
    }),
  )
  const mixed = mix(scent.wax, walk([scent.bloom, scent.accent, scent.leaf]), 0.35)
  return studio(stage, [
    ...organ,
    bottle(stage, {
      x: 668,
      y: y + 96,
      radius: 84,
      height: 176,
      shoulder: 44,
      neck: 26,
      glass: clear,
      juice: mixed,
      level: 0.8,
      cap: 'spray',
      capColour: '#c9a667',
    }),
    bottle(stage, {
      x: 452,
      y: y + 58,
      radius: 62,
      height: 128,
      shoulder: 18,
      neck: 46,
      glass: clear,
      juice: tint(mixed, 0.3),
      level: 0.5,
      cap: 'none',
    }),
    blotters(stage, { x: 290, y: y + 128 }),
  ])
}

/** Where a scent learns to climb out of a bottle: reeds, the next one waiting, and a bowl to mix in. */
export function diffuserClass(stage: Stage): Piece[] {
  const { scent, walk, floor: y } = stage
  const juice = mix(scent.wax, walk([scent.leaf, scent.bloom]), 0.3)
  const filled = bottle(stage, {
    x: 420,
    y: y + 50,
    radius: 112,
    height: 210,
    shoulder: 60,
    neck: 32,
    glass: clear,
    juice,
    level: 0.82,
    cap: 'none',
  })
  return studio(stage, [
    bottle(stage, {
      x: 256,
      y: y - 60,
      radius: 60,
      height: 190,
      shoulder: 40,
      neck: 24,
      glass: amber,
      dark: true,
      cap: 'screw',
      capColour: '#2f2925',
    }),
    { ...filled, body: reeds({ x: 420, y: y - 170 }) + filled.body },
    bottle(stage, {
      x: 640,
      y: y + 20,
      radius: 80,
      height: 150,
      shoulder: 44,
      neck: 26,
      glass: clear,
      cap: 'cork',
      capColour: '#c9a071',
    }),
    pot(stage, { x: 760, y: y + 112, radius: 84, height: 66, colour: mix(scent.bloom, '#e8decd', 0.5) }),
  ])
}

const reeds = ({ x, y }: { x: number; y: number }) =>
  times(7, (at) => {
    const lean = (at - 3) * 54
    return svg`<path d="M${x - lean * 0.16} ${y + 190}L${x + lean} ${y - 300 + Math.abs(at - 3) * 22}" stroke="${at % 2 ? '#b98a57' : '#9d7244'}" stroke-width="9" stroke-linecap="round"/>`
  }).join('')

/** Strips of paper in a fan, a drop of something on each end. */
function blotters(stage: Stage, { x, y }: { x: number; y: number }): Piece {
  const { sheet, scent, ground, tilt } = stage
  const paper = linear(sheet, 'down', [
    [0, tint(mix(scent.bloom, scent.wax, 0.5), 0.35)],
    [0.12, '#fdf9f0'],
    [1, '#eae1d0'],
  ])
  const strip = (turn: number) =>
    svg`<rect x="-13" y="-250" width="26" height="250" rx="4" transform="rotate(${turn})" fill="${paper}" stroke="${shade('#eae1d0', 0.2)}" stroke-opacity=".4"/>`
  const fan = [-40, -20, 0, 20].map(strip).join('')
  const flat = fine`scale(1 ${0.42 + tilt})`
  return {
    y,
    shade: svg`<g transform="translate(${x + 8} ${y + 8}) ${flat}" opacity=".4"${blur(sheet, 6)}>${[-40, -20, 0, 20]
      .map(
        (turn) =>
          svg`<rect x="-13" y="-250" width="26" height="250" transform="rotate(${turn})" fill="${fade(ground.shadow, 0.8)}"/>`,
      )
      .join('')}</g>`,
    body: svg`<g transform="translate(${x} ${y}) ${flat}">${fan}</g>`,
  }
}
