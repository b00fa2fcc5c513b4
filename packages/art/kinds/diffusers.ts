import { fade, mix, shade, tint } from '../colour.ts'
import { print, wrapLabel } from '../label.ts'
import { fine, svg, times } from '../markup.ts'
import { define, linear, silhouette } from '../sheet.ts'
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

export function sachet(stage: Stage): Piece[] {
  const { sheet, shape, scent, ground, floor: y } = stage
  const cloth = shape.pick(['#ece2cf', tint(scent.bloom, 0.55), mix(scent.leaf, '#efe6d6', 0.6)])
  const bag = svg`M330 ${y - 14}C300 ${y - 120} 312 ${y - 270} 384 ${y - 330}C420 ${y - 356} 440 ${y - 372} 446 ${y - 392}L554 ${y - 392}C560 ${y - 372} 580 ${y - 356} 616 ${y - 330}C688 ${y - 270} 700 ${y - 120} 670 ${y - 14}C600 ${y + 14} 400 ${y + 14} 330 ${y - 14}Z`
  const ruff = svg`M446 ${y - 392}C410 ${y - 440} 396 ${y - 480} 392 ${y - 506}Q420 ${y - 486} 446 ${y - 512}Q474 ${y - 490} 500 ${y - 516}Q528 ${y - 490} 556 ${y - 512}Q580 ${y - 486} 608 ${y - 506}C604 ${y - 480} 590 ${y - 440} 554 ${y - 392}Z`
  const fill = linear(sheet, 'across', [
    [0, shade(cloth, 0.2)],
    [0.24, tint(cloth, 0.5)],
    [0.5, cloth],
    [0.85, shade(cloth, 0.24)],
    [1, shade(cloth, 0.34)],
  ])
  const weave = linen(stage)
  const folds = times(
    7,
    (at) => svg`M${452 + at * 16} ${y - 388}Q${410 + at * 30} ${y - 320} ${392 + at * 36} ${y - 250}`,
  )
  const bow = svg`<g fill="none" stroke="${mix(scent.bloom, scent.deep, 0.35)}" stroke-width="11" stroke-linecap="round"><path d="M444 ${y - 392}Q500 ${y - 378} 556 ${y - 392}M506 ${y - 386}C560 ${y - 450} 640 ${y - 420} 516 ${y - 384}C600 ${y - 330} 590 ${y - 300} 598 ${y - 262}M498 ${y - 386}C440 ${y - 440} 372 ${y - 420} 490 ${y - 384}C440 ${y - 330} 430 ${y - 310} 420 ${y - 270}" /></g>`
  const shadow = `<g${silhouette(sheet, ground.shadow, 12)} opacity=".42"><path d="${bag}" transform="${fine`matrix(1 0 -.6 .2 ${0.6 * y} ${y * 0.8})`}"/></g>`
  return [
    {
      y,
      shade:
        shadow +
        svg`<ellipse cx="510" cy="${y - 4}" rx="190" ry="26" fill="${fade(ground.shadow, 0.6)}"${silhouette(sheet, ground.shadow, 6)}/>`,
      body: `<path d="${ruff}" fill="${fill}"/><path d="${bag}" fill="${fill}"/><path d="${bag}${ruff}" fill="${weave}"/><path d="${folds.join('')}" fill="none" stroke="${shade(cloth, 0.4)}" stroke-opacity=".3" stroke-width="4"/>${bow}${print(stage, { x: 500, y: y - 150, w: 240, h: 190, design: 2 })}`,
    },
  ]
}

/** The weave of linen as a transparent fill. */
const linen = ({ sheet }: Stage) =>
  `url(#${define(sheet, (id) => `<pattern id="${id}" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 1.5H7M0 5H7" stroke="#6b5640" stroke-opacity=".1" stroke-width="1.2"/><path d="M1.5 0V7M5 0V7" stroke="#fffaf0" stroke-opacity=".22" stroke-width="1.2"/></pattern>`)})`
