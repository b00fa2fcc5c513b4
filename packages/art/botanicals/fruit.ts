import { fade, mix, shade, tint } from '../colour.ts'
import { fine, svg, times } from '../markup.ts'
import { ball } from '../matter.ts'
import { blur, clip, linear, radial, type Sheet } from '../sheet.ts'

const gleam = (sheet: Sheet, x: number, y: number, r: number) =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.6}" fill="#fffdf4" opacity=".6" transform="rotate(-32 ${x} ${y})"${blur(sheet, r * 0.3)}/>`

type Fruit = { colour: string; blush: string; shape?: 'round' | 'plum' | 'apple' | 'fig' | 'bergamot' }

const outlines = {
  round: 'M0 0C-56 0 -84 -36 -84 -80C-84 -126 -48 -158 0 -158C48 -158 84 -126 84 -80C84 -36 56 0 0 0Z',
  bergamot:
    'M0 0C-58 0 -82 -40 -80 -84C-78 -122 -44 -146 -18 -154C-8 -158 -6 -170 2 -170C12 -170 12 -158 22 -152C50 -142 80 -120 80 -82C80 -38 58 0 0 0Z',
  plum: 'M4 0C-50 2 -82 -34 -80 -78C-78 -124 -40 -150 -6 -146C6 -150 40 -154 62 -126C88 -92 74 -4 4 0Z',
  apple:
    'M0 0C-16 6 -30 2 -40 -4C-78 -20 -92 -68 -84 -104C-76 -140 -38 -154 0 -140C38 -154 78 -138 86 -102C92 -66 76 -18 40 -4C30 2 16 6 0 0Z',
  fig: 'M0 0C-54 2 -80 -34 -72 -72C-64 -108 -26 -122 -14 -156C-10 -170 12 -172 16 -156C28 -122 66 -106 72 -70C78 -34 54 -2 0 0Z',
}

/** A whole fruit standing on 0,0, about 170 wide. */
export function fruit(sheet: Sheet, { colour, blush, shape = 'round' }: Fruit): string {
  const path = outlines[shape]
  const bloomed = linear(sheet, 'slant', [
    [0, fade(tint(colour, 0.5), 0)],
    [0.55, fade(blush, 0.1)],
    [1, fade(blush, 0.6)],
  ])
  const ribs =
    shape === 'fig'
      ? `<g fill="none" stroke="${tint(colour, 0.4)}" stroke-opacity=".3" stroke-width="2"${blur(sheet, 1)}><path d="M0 -154C-40 -110 -52 -50 -20 -4M4 -154C0 -100 -8 -50 4 -2M8 -154C40 -110 54 -60 34 -6"/></g>`
      : ''
  const stalk =
    shape === 'round' || shape === 'bergamot'
      ? `<path d="M-4 -150l4 -12 8 2 2 11z" fill="${shade('#7f8458', 0.15)}"/>`
      : `<path d="M2 -140C0 -160 6 -176 16 -186" fill="none" stroke="#5d4a34" stroke-width="6" stroke-linecap="round"/>`
  const dip =
    shape === 'apple'
      ? `<ellipse cx="2" cy="-138" rx="34" ry="9" fill="${shade(colour, 0.34)}" opacity=".7"${blur(sheet, 5)}/>`
      : ''
  const seam =
    shape === 'plum'
      ? `<path d="M-4 -146C-34 -104 -30 -40 2 -2" fill="none" stroke="${shade(colour, 0.4)}" stroke-opacity=".6" stroke-width="4"${blur(sheet, 1.5)}/>`
      : ''
  return `<path d="${path}" fill="${ball(sheet, colour)}"/><path d="${path}" fill="${bloomed}"/>${ribs}${seam}${dip}${stalk}${gleam(sheet, -34, -112, 17)}`
}

/** A slice of citrus, face up, about 170 across. */
export function slice(sheet: Sheet, { colour }: { colour: string }): string {
  const pulp = radial(sheet, [
    [0, tint(colour, 0.5)],
    [0.5, tint(colour, 0.12)],
    [1, shade(colour, 0.06)],
  ])
  const segments = times(
    9,
    (at) =>
      fine`<path d="M0 -8C-12 -30 -24 -54 -20 -60Q0 -70 20 -60C24 -54 12 -30 0 -8Z" transform="rotate(${at * 40})"/>`,
  )
  return `<circle r="85" fill="${ball(sheet, colour)}"/><circle r="78" fill="${tint(colour, 0.8)}"/><g fill="${pulp}">${segments.join('')}</g><path d="M-50 -40A66 66 0 0 1 -8 -64" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="6" stroke-linecap="round"${blur(sheet, 2)}/>`
}

/** Half a fig, its heart towards us, standing on 0,0. */
export function figHalf(sheet: Sheet, { colour, heart }: { colour: string; heart: string }): string {
  const flesh = radial(
    sheet,
    [
      [0, shade(heart, 0.1)],
      [0.45, heart],
      [0.72, mix(heart, '#f6e4cf', 0.55)],
      [0.86, '#f4ead6'],
      [1, mix(colour, '#f4ead6', 0.5)],
    ],
    { x: 0.5, y: 0.62, r: 0.5 },
  )
  const seeds = times(20, (at) => {
    const [angle, far] = [at * 2.4, 8 * Math.sqrt(at)]
    return svg`<circle cx="${Math.cos(angle) * far}" cy="${-62 + Math.sin(angle) * far * 1.1}" r="3"/>`
  })
  return `<path d="${outlines.fig}" fill="${ball(sheet, colour)}"/><path d="${outlines.fig}" fill="${flesh}" transform="translate(0 -6) scale(.93)"/><g fill="#f4d9a8" opacity=".85">${seeds.join('')}</g>`
}

/** A cotton boll: four soft lobes in a dry husk, about 160 across. */
export function boll(sheet: Sheet, { colour, husk }: { colour: string; husk: string }): string {
  const lobe = radial(
    sheet,
    [
      [0, '#fffdf8'],
      [0.55, colour],
      [0.85, shade(colour, 0.1)],
      [1, shade(colour, 0.22)],
    ],
    { x: 0.38, y: 0.32, r: 0.7 },
  )
  const lobes = (
    [
      [-36, -34, 46],
      [36, -36, 46],
      [0, -70, 48],
      [-4, -16, 44],
    ] as const
  ).map(([x, y, r]) => svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${lobe}"/>`)
  const husks = [-78, -40, 40, 78].map(
    (turn) =>
      fine`<path d="M0 8C-16 -8 -18 -40 0 -66C18 -40 16 -8 0 8Z" transform="translate(0 36) rotate(${turn}) scale(1.25)"/>`,
  )
  return `<g fill="${linear(sheet, 'down', [
    [0, tint(husk, 0.2)],
    [1, shade(husk, 0.3)],
  ])}">${husks.join('')}</g>${lobes.join('')}`
}

/** A smooth pebble, face up on 0,0. */
export function pebble(
  sheet: Sheet,
  { colour, wide = 90, tall = 56 }: { colour: string; wide?: number; tall?: number },
): string {
  const path = svg`M${-wide} ${-tall * 0.4}C${-wide} ${-tall} ${-wide * 0.3} ${-tall * 1.1} ${wide * 0.2} ${-tall}C${wide * 0.9} ${-tall * 0.86} ${wide * 1.1} ${-tall * 0.3} ${wide * 0.8} 0C${wide * 0.3} ${tall * 0.34} ${-wide} ${tall * 0.3} ${-wide} ${-tall * 0.4}Z`
  return `<path d="${path}" fill="${ball(sheet, colour)}"/><g${clip(sheet, path)}>${svg`<path d="M${-wide} ${-tall * 0.2}C${-wide * 0.2} ${-tall * 0.7} ${wide * 0.4} ${-tall * 0.1} ${wide} ${-tall * 0.6}" stroke="${tint(colour, 0.6)}" stroke-width="5" fill="none" opacity=".5"${blur(sheet, 1.5)}/>`}</g>`
}
