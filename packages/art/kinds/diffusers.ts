import { mix, shade, tint } from '../colour.ts'
import { wrapLabel } from '../label.ts'
import { svg, times } from '../markup.ts'
import { linear, silhouette } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'
import { amber, bottle, clear } from '../things/bottle.ts'

/** Rattan reeds leaning out of a neck at x, y, and on down into the bottle by `deep`. */
function reeds(
  { sheet, shape }: Stage,
  { x, y, deep }: { x: number; y: number; deep: number },
): { above: string; below: string } {
  const tone = shape.pick(['#d3b68c', '#d3b68c', '#40372f'])
  const skin = linear(sheet, 'across', [
    [0, tint(tone, 0.4)],
    [0.5, tone],
    [1, shade(tone, 0.35)],
  ])
  const count = shape.whole(6, 8)
  const sticks = times(count, (at) => ({
    lean: (at / (count - 1) - 0.5) * 44 + shape.between(-4, 4),
    tall: shape.between(400, 460),
  }))
  const stick = (tall: number, lean: number, from: number) =>
    svg`<rect x="-4.5" y="${-tall}" width="9" height="${tall - from}" rx="3" fill="${skin}" transform="translate(${x} ${y}) rotate(${lean})"/>`
  return {
    above: sticks.map(({ lean, tall }) => stick(tall, lean, 0)).join(''),
    below: svg`<g opacity=".55">${sticks.map(({ lean }) => svg`<path d="M${x + lean * 0.62} ${y + 6}L${x - lean * 2.9} ${y + deep}" stroke="${shade(tone, 0.1)}" stroke-width="5.5"/>`)}</g>`,
  }
}

export function reedDiffuser(stage: Stage): Piece[] {
  const { shape, scent, floor: y } = stage
  const [radius, height] = [shape.between(118, 140), shape.between(250, 300)]
  const dark = shape.chance(0.3)
  const glass = dark ? shape.pick([amber, shade(scent.deep, 0.1)]) : clear
  const sticks = reeds(stage, { x: 500, y: y - height - 18, deep: height - 20 })
  const label = wrapLabel(stage, {
    x: 500,
    y,
    radius,
    from: height * 0.12,
    to: height * 0.64,
    spread: 0.7,
    design: shape.whole(0, 3),
  })
  const body = bottle(stage, {
    x: 500,
    y,
    radius,
    height,
    shoulder: shape.pick([46, 80]),
    neck: 40,
    glass,
    dark,
    juice: mix(scent.bloom, '#f6e2b4', 0.6),
    inside: sticks.below,
    label,
  })
  return [{ ...body, body: sticks.above + body.body }]
}

export function carDiffuser(stage: Stage): Piece[] {
  const { sheet, shape, scent, ground } = stage
  const y = 800
  const wood = shape.pick(['#c69a68', '#8a5d3c', '#dcc198'])
  const cord = (x: number) =>
    svg`<path d="M${x} ${y - 300}C${x - 30} 300 ${x - 6} 120 ${x - 12} -260M${x} ${y - 300}C${x + 34} 300 ${x + 6} 120 ${x + 2} -260" fill="none" stroke="${shade('#cdb894', 0.1)}" stroke-width="6"/>`
  const knot = svg`<ellipse cx="500" cy="${y - 306}" rx="14" ry="19" fill="#bda37a"/>`
  const label = wrapLabel(stage, { x: 500, y, radius: 104, from: 26, to: 104, spread: 0.56, design: 1 })
  const hung = bottle(stage, {
    x: 500,
    y,
    radius: 104,
    height: 186,
    shoulder: 60,
    neck: 36,
    glass: clear,
    juice: mix(scent.bloom, '#f5dca8', 0.5),
    level: 0.84,
    cap: 'ball',
    capColour: wood,
    label,
  })
  const thrown = `<g opacity=".3" transform="translate(86 40)"${silhouette(sheet, ground.shadow, 14)}>${cord(500)}${svg`<path d="M396 ${y}V${y - 130}Q440 ${y - 190} 470 ${y - 290}H530Q560 ${y - 190} 604 ${y - 130}V${y}Z"/>`}</g>`
  return [{ y, shade: thrown, body: cord(500) + knot + hung.body }]
}
