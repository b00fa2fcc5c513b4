import { carton } from '../box.ts'
import { fade, mix, tint } from '../colour.ts'
import { print, sans, words } from '../label.ts'
import { disc, drum, lathe } from '../lathe.ts'
import { svg, times } from '../markup.ts'
import { ball, matte, metal } from '../matter.ts'
import { blur, linear } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'
import { glassJar } from '../things/glass.ts'
import { pot, tin, turned } from '../things/solid.ts'

/** A probe thermometer leaning in a beaker of wax. */
export function thermometer(stage: Stage): Piece[] {
  const { sheet, walk, scent, floor: y } = stage
  const wax = mix(scent.wax, '#f2c983', 0.25)
  const face = walk(['#f8f2e6', '#2f2925', tint(scent.bloom, 0.5)])
  const hand = face === '#2f2925' ? '#f8f2e6' : '#3a2c24'
  const ticks = times(13, (at) => {
    const angle = ((at * 22.5 - 225) * Math.PI) / 180
    return svg`M${Math.cos(angle) * 66} ${Math.sin(angle) * 66}L${Math.cos(angle) * 78} ${Math.sin(angle) * 78}`
  }).join('')
  const dial = svg`<g transform="translate(640 ${y - 520}) rotate(18)"><rect x="-8" y="60" width="16" height="470" rx="7" fill="${metal(sheet, '#c3beb5')}"/><circle r="100" cx="6" cy="8" fill="${fade(stage.ground.shadow, 0.4)}"${blur(sheet, 8)}/><circle r="100" fill="${metal(sheet, '#c9c3b8')}"/><circle r="87" fill="${face}"/><path d="${ticks}" stroke="${hand}" stroke-width="4"/><path d="M0 14L-6 0L0 -58L6 0Z" transform="rotate(38)" fill="#b4553f"/><circle r="8" fill="${hand}"/>${words({ x: 0, y: 52, size: 20, text: '65 °C', fill: hand, face: sans })}</g>`
  const beaker = glassJar(stage, {
    x: 500,
    y,
    radius: 160,
    height: 300,
    glass: '#e8ece9',
    density: 0.24,
    wax,
    level: 0.6,
  })
  return [{ ...beaker, body: dial + beaker.body }]
}

/** A flat kitchen scale that weighs to the gram. */
export function scale(stage: Stage): Piece[] {
  const { sheet, walk, scent, floor: y, tilt } = stage
  const colour = walk(['#e9e3d8', '#3a3531', mix(scent.paper, scent.bloom, 0.35)])
  const ink = colour === '#3a3531' ? '#efe6d6' : '#3a2c24'
  const screen = svg`<rect x="150" y="24" width="180" height="62" rx="8" fill="#cdd3bf"/>${words({ x: 300, y: 70, size: 42, text: '24.0 g', fill: '#3a3a2c', face: sans, anchor: 'end' })}<circle cx="80" cy="55" r="18" fill="none" stroke="${ink}" stroke-width="3"/><circle cx="400" cy="55" r="18" fill="none" stroke="${ink}" stroke-width="3"/>`
  const body = carton(stage, { x: 500, y, turn: 0, w: 480, h: 110, d: 420, colour, front: screen })
  const plate = `<path d="${lathe({ x: 500, y: y - 130, tilt, rings: drum(206, 16, 4) })}" fill="${metal(sheet, '#cfcac1')}"/>${disc(
    500,
    y - 146,
    206,
    tilt,
    `fill="${linear(sheet, 'slant', [
      [0, '#f4f0e8'],
      [0.5, '#cdc7bc'],
      [1, '#aaa397'],
    ])}"`,
  )}`
  const cup = pot(stage, { x: 500, y: y - 150, radius: 92, height: 150, colour: mix(scent.wax, '#efe6d6', 0.5) })
  return [{ ...body, body: body.body + plate + cup.body }]
}

/** Tall metal forms for candles that stand by themselves, with what came out of one. */
export function pillarMould(stage: Stage): Piece[] {
  const { walk, scent, shape, floor: y, sheet, tilt } = stage
  const steel = walk(['#c3beb5', '#d6d1c8', '#b9b09f'])
  const wax = mix(scent.wax, scent.bloom, 0.2)
  const [r, h] = [shape.between(104, 124), shape.between(330, 400)]
  const candle = turned(stage, {
    x: 690,
    y: y + 60,
    fill: matte(sheet, wax),
    rings: drum(r - 12, h * 0.78, 8),
    over:
      disc(690, y + 60 - h * 0.78, r - 12, tilt, `fill="${tint(wax, 0.4)}"`) +
      svg`<path d="M690 ${y + 62 - h * 0.78}q-4 -26 4 -46" stroke="#efe2c8" stroke-width="7" fill="none" stroke-linecap="round"/>`,
  })
  const [a, b] = [
    tin(stage, { x: 420, y, radius: r + 14, height: h, colour: steel }),
    tin(stage, { x: 250, y: y + 70, radius: r * 0.74, height: h * 0.6, colour: steel }),
  ]
  const label = print(stage, { x: 420, y: y - h * 0.46, w: 150, h: 110, design: 1 })
  return [
    { ...a, body: a.body + label },
    b,
    candle,
    { y: y + 140, shade: '', body: svg`<circle cx="520" cy="${y + 130}" r="15" fill="${ball(sheet, '#8a8479')}"/>` },
  ]
}
