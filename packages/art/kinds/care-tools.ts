import { fade, mix, shade, tint } from '../colour.ts'
import { disc, lathe } from '../lathe.ts'
import { castShadow } from '../light.ts'
import { moved, svg } from '../markup.ts'
import { matte, metal } from '../matter.ts'
import { blur } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'
import { turned } from '../things/solid.ts'

const toneOf = ({ walk }: Stage) => walk(['#c9a667', '#3f3a36', '#c3beb5'])

/** What keeps a candle well: a snuffer, a trimmer, and the tray they lie on. */
export function careTools(stage: Stage): Piece[] {
  const tone = toneOf(stage)
  return [tray(stage), standing(stage, trimmer(stage, tone) + snuffer(stage, tone))]
}

/** Bent scissors that reach down to the wick, by themselves. */
export function wickTrimmer(stage: Stage): Piece[] {
  return [tray(stage), standing(stage, moved(trimmer(stage, toneOf(stage)), 'translate(-150 20)'))]
}

/** A bell on a long handle, by itself. */
export function candleSnuffer(stage: Stage): Piece[] {
  return [tray(stage), { ...standing(stage, moved(snuffer(stage, toneOf(stage)), 'translate(60 10)')), shade: '' }]
}

function tray(stage: Stage): Piece {
  const { sheet, scent, floor: y, tilt } = stage
  return turned(stage, {
    x: 500,
    y: y + 60,
    fill: matte(sheet, mix(scent.paper, scent.bloom, 0.3)),
    rings: [
      [270, 0],
      [300, 20, 10],
      [306, 30],
    ],
    over: disc(500, y + 30, 296, tilt, `fill="${mix(scent.paper, scent.wax, 0.5)}"`),
  })
}

function snuffer(stage: Stage, tone: string) {
  const { sheet, floor: y, tilt } = stage
  return svg`<path d="M470 ${y - 30}C430 ${y - 200} 350 ${y - 380} 300 ${y - 470}" fill="none" stroke="${fade(stage.ground.shadow, 0.4)}" stroke-width="14" transform="translate(14 10)"${blur(sheet, 5)}/><path d="M470 ${y - 20}C430 ${y - 200} 350 ${y - 380} 300 ${y - 470}" fill="none" stroke="${shade(tone, 0.3)}" stroke-width="15" stroke-linecap="round"/><path d="M468 ${y - 20}C428 ${y - 200} 348 ${y - 380} 298 ${y - 470}" fill="none" stroke="${tint(tone, 0.4)}" stroke-width="5" stroke-linecap="round"/><path d="${lathe(
    {
      x: 474,
      y: y + 30,
      tilt,
      rings: [
        [66, 0],
        [50, 50, 20],
        [14, 92],
      ],
    },
  )}" fill="${metal(sheet, tone)}"/>`
}

function trimmer({ sheet, floor: y }: Stage, tone: string) {
  const steel = metal(sheet, tone)
  const ring = (cx: number, cy: number) =>
    svg`<ellipse cx="${cx}" cy="${cy}" rx="46" ry="34" fill="none" stroke="${shade(tone, 0.25)}" stroke-width="17"/><ellipse cx="${cx - 2}" cy="${cy - 2}" rx="46" ry="34" fill="none" stroke="${tint(tone, 0.35)}" stroke-width="5"/>`
  return svg`<g transform="rotate(-14 640 ${y - 60})"><path d="M560 ${y - 330}L650 ${y - 120}L676 ${y - 132}L590 ${y - 336}ZM700 ${y - 336}L632 ${y - 120}L654 ${y - 106}L728 ${y - 324}Z" fill="${steel}"/><path d="M652 ${y - 120}L636 ${y - 20}L690 ${y + 6}L700 ${y - 12}L662 ${y - 30}L676 ${y - 118}Z" fill="${steel}"/><circle cx="656" cy="${y - 124}" r="11" fill="${shade(tone, 0.45)}"/>${ring(556, y - 366)}${ring(732, y - 362)}</g>`
}

function standing(stage: Stage, body: string): Piece {
  const { floor: y } = stage
  const outline = svg`M560 ${y - 380}H760V${y}H600Z`
  return { y: y + 80, shade: castShadow(stage, { path: outline, y, strength: 0.3 }), body }
}
