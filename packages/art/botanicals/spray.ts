import { mix, shade, tint } from '../colour.ts'
import { fine, svg, times } from '../markup.ts'
import type { Random } from '../random.ts'
import { linear, radial, reuse, type Sheet } from '../sheet.ts'
import { along, stem } from './leaf.ts'

type Spray = { length: number; bend: number; colour: string }

/** A lavender spike: whorls of small buds above a bare stem with a few narrow leaves. */
export function spike(
  sheet: Sheet,
  random: Random,
  { length, bend, colour, green }: Spray & { green: string },
): string {
  const bud = radial(
    sheet,
    [
      [0, tint(colour, 0.45)],
      [0.5, colour],
      [1, shade(colour, 0.34)],
    ],
    { x: 0.35, y: 0.25, r: 0.8 },
  )
  const show = reuse(sheet, `<path d="M0 0C-11 -6 -11 -26 0 -33C11 -26 11 -6 0 0Z" fill="${bud}"/>`)
  const whorls = times(8, (row) => {
    const { x, y, angle } = along({ length, bend }, 0.55 + row * 0.062)
    const scale = (1.1 - row * 0.06) * (length / 500)
    return [58, -58, 24, -24]
      .map((turn) =>
        show(
          fine`translate(${x} ${y}) rotate(${Math.round(angle + turn + random.between(-8, 8))}) scale(${Math.round(scale * random.between(85, 110)) / 100})`,
        ),
      )
      .join('')
  })
  const blades = [0.12, 0.22, 0.34].map((part, at) => {
    const { x, y, angle } = along({ length, bend }, part)
    return (
      fine`<path d="M0 0C-7 -30 -6 -70 2 -104C8 -70 7 -30 0 0Z" transform="translate(${x} ${y}) rotate(${angle + (at % 2 ? -26 : 26)})"` +
      ` fill="${linear(sheet, 'across', [
        [0, tint(green, 0.2)],
        [1, shade(green, 0.2)],
      ])}"/>`
    )
  })
  return stem({ length, bend }, { colour: green, width: 5 }) + blades.join('') + whorls.join('')
}

/** Needles on a twig: pine when long, cedar when short and dense. */
export function needles(
  random: Random,
  { length, bend, colour, reach, bark }: Spray & { reach: number; bark: string },
): string {
  const tones = [tint(colour, 0.2), shade(colour, 0.12)]
  const tufts = tones.map((tone, tier) => {
    const lines = times(46, (at) => {
      const part = 0.12 + (at / 46) * 0.88
      const { x, y, angle } = along({ length, bend }, part)
      const turn = ((angle + (at % 2 ? 1 : -1) * random.between(18, 62) * (1.15 - part * 0.5)) * Math.PI) / 180
      const far = reach * random.between(0.7, 1.1) * (1.1 - part * 0.35)
      return svg`M${Math.round(x)} ${Math.round(y)}q${Math.round(Math.sin(turn) * far * 0.5 + 3)} ${Math.round(-Math.cos(turn) * far * 0.5)} ${Math.round(Math.sin(turn) * far)} ${Math.round(-Math.cos(turn) * far)}`
    })
    return svg`<path d="${lines}" fill="none" stroke="${tone}" stroke-width="${3.2 - tier * 0.3}" stroke-linecap="round"/>`
  })
  return stem({ length, bend }, { colour: bark, width: 8 }) + tufts.reverse().join('')
}

/** A flat frond of hinoki: scales on twigs on a branch. */
export function frond(sheet: Sheet, { length, bend, colour }: Spray): string {
  const fill = linear(sheet, 'down', [
    [0, tint(colour, 0.3)],
    [1, shade(colour, 0.16)],
  ])
  const tip =
    'M0 0C-6 -6 -6 -14 -2 -18C-9 -22 -8 -32 -3 -35C-8 -40 -5 -50 0 -56C5 -50 8 -40 3 -35C8 -32 9 -22 2 -18C6 -14 6 -6 0 0Z'
  const scale = reuse(sheet, `<path d="${tip}" fill="${fill}"/>`)
  const fan = [
    [0, -34, 0, 1.2],
    [0, -18, 40, 0.95],
    [0, -18, -40, 0.95],
    [0, -4, 58, 0.8],
    [0, -4, -58, 0.8],
  ]
    .map(([x = 0, y = 0, turn = 0, size = 1]) => scale(fine`translate(${x} ${y}) rotate(${turn}) scale(${size})`))
    .join('')
  const twig = reuse(sheet, `<path d="M0 0V-60" stroke="${shade(colour, 0.1)}" stroke-width="4"/>${fan}`)
  const twigs = times(15, (at) => {
    const part = 0.1 + at * 0.064
    const { x, y, angle } = along({ length, bend }, part)
    const open = at === 14 ? 0 : (at % 2 ? -1 : 1) * (64 - part * 26)
    return twig(fine`translate(${x} ${y}) rotate(${angle + open}) scale(${(1.5 - part * 0.75) * (length / 560)})`)
  })
  return stem({ length, bend }, { colour: mix(colour, '#6b4d32', 0.6), width: 7 }) + twigs.join('')
}

/** Long grass, or fine roots when brown: vetiver. */
export function grass(random: Random, { length, bend, colour, count = 15 }: Spray & { count?: number }): string {
  return times(count, (at) => {
    const lean = (at / (count - 1) - 0.5) * 2
    const [x, tall] = [lean * 22, length * random.between(0.6, 1.04)]
    const [endX, curve] = [x + lean * length * 0.34 + bend * random.between(0.5, 1.2), tall * 0.55]
    const tone = mix(tint(colour, 0.25), shade(colour, 0.3), random.next())
    return svg`<path d="M${x - 4} 0Q${x + lean * 16} ${-curve} ${endX} ${-tall}Q${x + lean * 16 + 12} ${-curve} ${x + 5} 0Z" fill="${tone}"/>`
  }).join('')
}

/** A single soft feather, for musk. */
export function feather(sheet: Sheet, { length, bend, colour }: Spray): string {
  const vane = linear(sheet, 'across', [
    [0, '#fffdf8'],
    [0.5, colour],
    [1, shade(colour, 0.16)],
  ])
  const barbs = times(17, (at) => {
    const { x, y, angle } = along({ length, bend }, 0.2 + at * 0.046)
    const wide = Math.round(62 * Math.sin(0.35 + at * 0.158))
    return [1, -1]
      .map(
        (side) =>
          fine`<path d="M0 0C${side * wide * 0.4} -4 ${side * wide * 0.9} -22 ${side * wide} -56C${side * wide * 0.6} -44 ${side * wide * 0.2} -30 0 -24Z" transform="translate(${x} ${y}) rotate(${angle})"/>`,
      )
      .join('')
  })
  return `<g fill="${vane}" opacity=".94">${barbs.join('')}</g>${stem({ length, bend }, { colour: mix(colour, '#b7a58f', 0.5), width: 4 })}`
}

/** Eight-pointed star anise, face up. */
export function anise(sheet: Sheet, { colour }: { colour: string }): string {
  const pod = linear(sheet, 'down', [
    [0, tint(colour, 0.1)],
    [1, shade(colour, 0.3)],
  ])
  const arms = times(
    8,
    (at) =>
      fine`<g transform="rotate(${at * 45})">` +
      `<path d="M0 0C-16 -20 -15 -44 0 -74C15 -44 16 -20 0 0Z" fill="${pod}"/><ellipse cx="0" cy="-34" rx="5" ry="10" fill="${tint('#a9713a', 0.2)}"/></g>`,
  )
  return arms.join('')
}
