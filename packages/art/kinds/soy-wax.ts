import { fade, mix, shade, tint } from '../colour.ts'
import { print } from '../label.ts'
import { castShadow, contactShadow } from '../light.ts'
import { svg, times } from '../markup.ts'
import { blur, clip, define, linear, reuse } from '../sheet.ts'
import type { Piece, Stage } from '../stage.ts'
import { heap } from '../things/heap.ts'

type Pouch = { x: number; y: number; w: number; h: number; colour: string }

/** Fibres of kraft paper as a transparent fill. */
const fibres = ({ sheet }: Stage) =>
  `url(#${define(sheet, (id) => `<pattern id="${id}" width="46" height="38" patternUnits="userSpaceOnUse"><path d="M4 6l9 3M28 4l7 -2M16 20l11 2M38 16l5 5M6 30l8 -3M30 31l10 2" stroke="#5b4026" stroke-opacity=".12" stroke-width="1.3" fill="none"/><path d="M20 10l6 -1M2 20l5 2M36 26l6 -2M18 33l5 1" stroke="#fff6e4" stroke-opacity=".3" stroke-width="1.3" fill="none"/></pattern>`)})`

/** Where the pouch is full and where it is pinched flat: belly, shoulders, and the dents under the corners. */
function volume({ sheet }: Stage, { x, y, w, h, colour }: Pouch): string {
  const dark = shade(colour, 0.5)
  const belly = svg`<ellipse cx="${x - w * 0.2}" cy="${y - h * 0.36}" rx="${w * 0.17}" ry="${h * 0.34}" fill="#fffaf0" opacity=".5"${blur(sheet, 26)}/>`
  const far = svg`<path d="M${x + w * 0.26} ${y - h * 0.78}Q${x + w * 0.42} ${y - h * 0.4} ${x + w * 0.3} ${y + 20}H${x + w * 0.62}V${y - h * 0.9}Z" fill="${fade(dark, 0.36)}"${blur(sheet, 26)}/>`
  const dent = (side: 1 | -1) =>
    svg`<path d="M${x + side * w * 0.46} ${y - h * 0.97}L${x + side * w * 0.2} ${y - h * 0.8}L${x + side * w * 0.43} ${y - h * 0.6}Z" fill="${side > 0 ? fade(dark, 0.42) : '#fffaf066'}"${blur(sheet, 10)}/><path d="M${x + side * w * 0.44} ${y - h * 0.97}Q${x + side * w * 0.32} ${y - h * 0.86} ${x + side * w * 0.2} ${y - h * 0.79}M${x + side * w * 0.46} ${y - h * 0.66}Q${x + side * w * 0.36} ${y - h * 0.72} ${x + side * w * 0.26} ${y - h * 0.76}" fill="none" stroke="${side > 0 ? fade(tint(colour, 0.5), 0.5) : fade(dark, 0.3)}" stroke-width="4" stroke-linecap="round"${blur(sheet, 1.4)}/>`
  const sag = svg`<path d="M${x - w * 0.5} ${y - h * 0.12}Q${x} ${y + 4} ${x + w * 0.5} ${y - h * 0.12}V${y + 44}H${x - w * 0.5}Z" fill="${fade(dark, 0.3)}"${blur(sheet, 10)}/>`
  return belly + far + dent(-1) + dent(1) + sag
}

/** The sealed edges: welded sides, the arc of the bottom fold, the ribbed top with its zip and hanging slot. */
function seals({ sheet }: Stage, { x, y, w, h, colour }: Pouch): string {
  const [dark, light] = [shade(colour, 0.45), tint(colour, 0.6)]
  const sides = svg`M${x - w * 0.435} ${y - h}C${x - w * 0.48} ${y - h * 0.7} ${x - w * 0.5} ${y - h * 0.3} ${x - w * 0.445} ${y - h * 0.1}M${x + w * 0.435} ${y - h}C${x + w * 0.48} ${y - h * 0.7} ${x + w * 0.5} ${y - h * 0.3} ${x + w * 0.445} ${y - h * 0.1}`
  const arc = svg`M${x - w * 0.49} ${y - h * 0.17}C${x - w * 0.3} ${y + 2} ${x + w * 0.3} ${y + 2} ${x + w * 0.49} ${y - h * 0.17}`
  const ribs = times(6, (at) => svg`M${x - w * 0.47} ${y - h - 38 + at * 7}h${w * 0.94}`)
  const zip = svg`M${x - w * 0.46} ${y - h + 34}h${w * 0.92}`
  return svg`<g fill="none"><path d="${sides}${arc}" stroke="${dark}" stroke-opacity=".34" stroke-width="2.6"/><path d="${sides}${arc}" stroke="${light}" stroke-opacity=".6" stroke-width="2" transform="translate(-2.6 2.6)"/><path d="${ribs}" stroke="${dark}" stroke-opacity=".22" stroke-width="2.2"/><path d="${zip}" stroke="${dark}" stroke-opacity=".3" stroke-width="9"${blur(sheet, 1.4)}/><path d="${zip}" stroke="${light}" stroke-opacity=".8" stroke-width="3" transform="translate(0 -3)"/></g><rect x="${x - 34}" y="${y - h - 31}" width="68" height="17" rx="8.5" fill="${shade(colour, 0.52)}"/><path d="M${x - 30} ${y - h - 14}h60" stroke="${light}" stroke-opacity=".7" stroke-width="2"/>`
}

/** A stand-up pouch: pinched flat above, full below. */
function pouch(stage: Stage, own: Pouch): Piece {
  const { sheet } = stage
  const { x, y, w, h, colour } = own
  const outline = svg`M${x - w * 0.45} ${y - 8}C${x - w * 0.5} ${y - h * 0.08} ${x - w * 0.53} ${y - h * 0.3} ${x - w * 0.515} ${y - h * 0.46}C${x - w * 0.5} ${y - h * 0.68} ${x - w * 0.46} ${y - h * 0.84} ${x - w * 0.47} ${y - h}L${x - w * 0.475} ${y - h - 46}H${x + w * 0.475}L${x + w * 0.47} ${y - h}C${x + w * 0.46} ${y - h * 0.84} ${x + w * 0.5} ${y - h * 0.68} ${x + w * 0.515} ${y - h * 0.46}C${x + w * 0.53} ${y - h * 0.3} ${x + w * 0.5} ${y - h * 0.08} ${x + w * 0.45} ${y - 8}Q${x + w * 0.4} ${y + 14} ${x + w * 0.28} ${y + 18}Q${x} ${y + 30} ${x - w * 0.28} ${y + 18}Q${x - w * 0.4} ${y + 14} ${x - w * 0.45} ${y - 8}Z`
  const skin = linear(sheet, 'across', [
    [0, shade(colour, 0.14)],
    [0.1, tint(colour, 0.12)],
    [0.3, tint(colour, 0.3)],
    [0.55, colour],
    [0.85, shade(colour, 0.14)],
    [1, shade(colour, 0.26)],
  ])
  const [left, right, high, low] = [x - w * 0.32, x + w * 0.3, y - h * 0.74, y - h * 0.26]
  const paper = svg`M${left} ${high}Q${x} ${high + 10} ${right} ${high}L${right + 4} ${low}Q${x} ${low + 15} ${left - 4} ${low}Z`
  const glued = linear(sheet, 'across', [
    [0, '#efe7d9'],
    [0.26, '#fffaf2'],
    [0.6, '#f6efe2'],
    [1, '#dccfbb'],
  ])
  const label = `<path d="${paper}" fill="${fade(shade(colour, 0.6), 0.3)}" transform="translate(2 4)"${blur(sheet, 2.4)}/><path d="${paper}" fill="${glued}"/>`
  const wordsAt = { x: (left + right) / 2, y: (high + low) / 2 + 8, w: right - left, h: low - high }
  return {
    y,
    form: { outline, left: x - w / 2, right: x + w / 2, base: y, dense: 1 },
    shade: castShadow(stage, { path: outline, y: y + 6 }) + contactShadow(stage, { x, y: y + 6, rx: w * 0.46, ry: 26 }),
    body: `<path d="${outline}" fill="${skin}"/><path d="${outline}" fill="${fibres(stage)}"/><g${clip(sheet, outline)}>${volume(stage, own)}${seals(stage, own)}</g>${label}${print(stage, { ...wordsAt, design: 3 })}`,
  }
}

/** Broken, thin, no two corners alike. */
const flakeForms = [
  'M-17 -4L-5 -12L13 -9L19 2L6 11L-12 9Z',
  'M-20 0L-9 -10L8 -11L17 -3L14 8L-8 12Z',
  'M-13 -8L4 -13L18 -6L12 7L-2 10L-18 4Z',
]

/** Flakes of wax from the brightest to the darkest. */
function flakes({ sheet }: Stage, wax: string): ((transform: string) => string)[] {
  return [0, 0, 0.04, 0.04, 0.08, 0.12, 0.17].map((dim, at) => {
    const tone = shade(wax, dim)
    const fill = linear(sheet, 'slant', [
      [0, tint(tone, 0.8)],
      [0.5, tone],
      [1, shade(tone, 0.2)],
    ])
    const form = flakeForms[at % flakeForms.length]
    return reuse(
      sheet,
      `<path d="${form}" fill="${fill}"/><path d="M-15 -2L-4 -9L14 -7" fill="none" stroke="#fffdf6" stroke-opacity=".7" stroke-width="1.4"/>`,
    )
  })
}

export function soyWax(stage: Stage): Piece[] {
  const { shape, floor: y, scent } = stage
  const wax = mix('#faf0da', scent.wax, 0.3)
  const colour = shape.pick(['#d2b48a', '#efe7d8', mix(scent.paper, scent.bloom, 0.3)])
  const pile = { x: 570, y: y + 78, wide: 250, tall: 104, count: 150 }
  return [
    pouch(stage, { x: 450, y, w: 400, h: 440, colour }),
    heap(stage, pile, { colour: shade(wax, 0.06), pieces: flakes(stage, wax) }),
  ]
}
