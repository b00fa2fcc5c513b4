import { fade, mix, shade, tint } from '../colour.ts'
import { print } from '../label.ts'
import { castShadow, contactShadow } from '../light.ts'
import { svg, times } from '../markup.ts'
import { blur, clip, define, linear, radial } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'

/** The weave of linen as a transparent fill. */
const linen = ({ sheet }: Stage) =>
  `url(#${define(sheet, (id) => `<pattern id="${id}" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 1.5H7M0 5H7" stroke="#6b5640" stroke-opacity=".1" stroke-width="1.2"/><path d="M1.5 0V7M5 0V7" stroke="#fffaf0" stroke-opacity=".22" stroke-width="1.2"/></pattern>`)})`

/** The bag below the ribbon: full of dried things, so it bulges and sags to its corners. */
const bagAt = (y: number) =>
  svg`M352 ${y - 4}C318 ${y - 12} 306 ${y - 44} 308 ${y - 96}C310 ${y - 190} 336 ${y - 276} 396 ${y - 326}C428 ${y - 352} 450 ${y - 368} 458 ${y - 392}L542 ${y - 392}C550 ${y - 368} 572 ${y - 352} 604 ${y - 326}C664 ${y - 276} 690 ${y - 190} 692 ${y - 96}C694 ${y - 44} 682 ${y - 12} 648 ${y - 4}C600 ${y + 18} 560 ${y + 8} 500 ${y + 14}C440 ${y + 8} 400 ${y + 18} 352 ${y - 4}Z`

/** The cloth above the ribbon, gathered below and open above. */
const ruffAt = (y: number) =>
  svg`M458 ${y - 392}C430 ${y - 430} 396 ${y - 470} 388 ${y - 508}C404 ${y - 522} 420 ${y - 498} 440 ${y - 508}C456 ${y - 524} 476 ${y - 500} 498 ${y - 512}C520 ${y - 526} 538 ${y - 500} 560 ${y - 510}C578 ${y - 522} 598 ${y - 498} 614 ${y - 510}C606 ${y - 470} 570 ${y - 430} 542 ${y - 392}Z`

/** The far side of the opening, seen over the near hem. */
const insideAt = (y: number) =>
  svg`M388 ${y - 508}C410 ${y - 540} 446 ${y - 530} 470 ${y - 536}C510 ${y - 548} 556 ${y - 528} 590 ${y - 534}Q612 ${y - 526} 614 ${y - 508}L560 ${y - 470}H440Z`

type Fold = { start: number; end: number; sway: number }

/** Folds run from the gathered neck outwards: a soft valley, and beside it the ridge that the lamp finds. */
function folds({ sheet, shape }: Stage, cloth: string, y: number): string {
  const down = times(9, (at): Fold => {
    const part = at / 4 - 1
    return { start: 500 + part * 40, end: 500 + part * 168 + shape.between(-10, 10), sway: shape.between(-14, 14) }
  })
  const line = ({ start, end, sway }: Fold, reach: number) =>
    svg`M${start} ${y - 390}C${start + (end - start) * 0.3 + sway} ${y - 348} ${end - sway} ${y - 330} ${end} ${y - 392 + reach}`
  const valleys = down.map((fold, at) => line(fold, (at % 2 ? 150 : 230) * (1 - Math.abs(at - 4) * 0.1)))
  const ridges = down.map(({ start, end, sway }, at) =>
    line({ start: start - 6, end: end - 17, sway }, (at % 2 ? 130 : 200) * (1 - Math.abs(at - 4) * 0.1)),
  )
  const up = times(
    8,
    (at) => svg`M${464 + at * 10.3} ${y - 394}Q${446 + at * 15} ${y - 440} ${404 + at * 27} ${y - 496}`,
  )
  const dark = shade(cloth, 0.44)
  return svg`<g fill="none" stroke-linecap="round"><path d="${valleys}" stroke="${dark}" stroke-opacity=".36" stroke-width="13"${blur(sheet, 6)}/><path d="${valleys}" stroke="${dark}" stroke-opacity=".26" stroke-width="3.4"${blur(sheet, 1.4)}/><path d="${ridges}" stroke="#fffaf0" stroke-opacity=".5" stroke-width="9"${blur(sheet, 4)}/><path d="${up}" stroke="${dark}" stroke-opacity=".4" stroke-width="6"${blur(sheet, 2.4)}/></g>`
}

/** A satin ribbon: two loops, a knot, two tails, each with its own sheen. */
function ribbon({ sheet, ground }: Stage, colour: string, y: number): string {
  const satin = linear(sheet, 'slant', [
    [0, tint(colour, 0.42)],
    [0.45, colour],
    [0.7, tint(colour, 0.18)],
    [1, shade(colour, 0.3)],
  ])
  const band = svg`M450 ${y - 402}Q500 ${y - 388} 550 ${y - 402}L552 ${y - 382}Q500 ${y - 366} 448 ${y - 382}Z`
  const tails = svg`M492 ${y - 382}C470 ${y - 344} 452 ${y - 316} 434 ${y - 252}L452 ${y - 262}L460 ${y - 242}C474 ${y - 310} 492 ${y - 340} 508 ${y - 376}ZM496 ${y - 380}C530 ${y - 344} 548 ${y - 318} 560 ${y - 268}L574 ${y - 284}L590 ${y - 274}C574 ${y - 330} 548 ${y - 354} 514 ${y - 384}Z`
  const loops = svg`M500 ${y - 388}C452 ${y - 452} 382 ${y - 446} 388 ${y - 404}C392 ${y - 366} 462 ${y - 368} 500 ${y - 382}ZM500 ${y - 388}C548 ${y - 452} 618 ${y - 446} 612 ${y - 404}C608 ${y - 366} 538 ${y - 368} 500 ${y - 382}Z`
  const hollows = svg`M484 ${y - 394}C446 ${y - 434} 402 ${y - 428} 404 ${y - 406}C410 ${y - 386} 456 ${y - 386} 484 ${y - 390}ZM516 ${y - 394}C554 ${y - 434} 598 ${y - 428} 596 ${y - 406}C590 ${y - 386} 544 ${y - 386} 516 ${y - 390}Z`
  const knot = svg`<rect x="482" y="${y - 406}" width="37" height="34" rx="11" fill="${satin}"/>`
  return `<path d="${tails}${loops}" fill="${fade(ground.shadow, 0.4)}" transform="translate(7 10)"${blur(sheet, 6)}/><path d="${band}" fill="${shade(colour, 0.2)}"/><path d="${tails}" fill="${satin}"/><path d="${loops}" fill="${satin}"/><path d="${hollows}" fill="${shade(colour, 0.34)}"/>${knot}`
}

/** A cotton label sewn on with a running stitch. */
function sewnLabel(stage: Stage, y: number): string {
  const { sheet, ground } = stage
  const patch = svg`M398 ${y - 238}Q500 ${y - 226} 602 ${y - 238}L608 ${y - 62}Q500 ${y - 46} 392 ${y - 62}Z`
  const stitch = svg`M407 ${y - 228}Q500 ${y - 217} 593 ${y - 228}L598 ${y - 71}Q500 ${y - 57} 402 ${y - 71}Z`
  const cotton = linear(sheet, 'across', [
    [0, '#efe6d5'],
    [0.28, '#fdf8ee'],
    [0.7, '#f1e9da'],
    [1, '#ddd0ba'],
  ])
  return `<path d="${patch}" fill="${fade(ground.shadow, 0.34)}" transform="translate(3 5)"${blur(sheet, 2.4)}/><path d="${patch}" fill="${cotton}"/><path d="${stitch}" fill="none" stroke="#a38f72" stroke-opacity=".75" stroke-width="1.8" stroke-dasharray="8 6"/>${print(stage, { x: 500, y: y - 140, w: 200, h: 170, design: 2 })}`
}

export function sachet(stage: Stage): Piece[] {
  const { sheet, shape, scent, floor: y } = stage
  const cloth = shape.pick(['#ece2cf', tint(scent.bloom, 0.55), mix(scent.leaf, '#efe6d6', 0.6)])
  const [bag, ruff] = [bagAt(y), ruffAt(y)]
  const round = radial(
    sheet,
    [
      [0, tint(cloth, 0.62)],
      [0.34, tint(cloth, 0.16)],
      [0.66, shade(cloth, 0.1)],
      [0.9, shade(cloth, 0.3)],
      [1, shade(cloth, 0.38)],
    ],
    { x: 0.33, y: 0.52, r: 0.76 },
  )
  const open = linear(sheet, 'across', [
    [0, shade(cloth, 0.16)],
    [0.3, tint(cloth, 0.42)],
    [0.6, shade(cloth, 0.06)],
    [1, shade(cloth, 0.34)],
  ])
  const weave = linen(stage)
  const sag = svg`<path d="M330 ${y - 30}Q420 ${y - 52} 500 ${y - 26}T672 ${y - 34}V${y + 24}H330Z" fill="${fade(shade(cloth, 0.5), 0.3)}"${blur(sheet, 16)}/>`
  const choke = svg`<ellipse cx="500" cy="${y - 376}" rx="74" ry="30" fill="${fade(shade(cloth, 0.55), 0.5)}"${blur(sheet, 10)}/>`
  return [
    {
      y,
      form: { outline: bag, left: 308, right: 692, base: y, dense: 1 },
      shade:
        castShadow(stage, { path: bag + ruff, y: y - 4, strength: 0.6 }) +
        contactShadow(stage, { x: 500, y: y - 2, rx: 184, ry: 20 }),
      body: `<path d="${insideAt(y)}" fill="${shade(cloth, 0.36)}"/><path d="${ruff}" fill="${open}"/><path d="${bag}" fill="${round}"/><g${clip(sheet, bag + ruff)}>${sag}${choke}${folds(stage, cloth, y)}</g><path d="${bag}${ruff}" fill="${weave}"/>${sewnLabel(stage, y)}${ribbon(stage, mix(scent.bloom, scent.deep, 0.35), y)}`,
    },
  ]
}
