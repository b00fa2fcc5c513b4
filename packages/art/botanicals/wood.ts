import { fade, mix, shade, tint } from '../colour.ts'
import { fine, moved, svg, times } from '../markup.ts'
import { matte } from '../matter.ts'
import type { Random } from '../random.ts'
import { blur, linear, radial, reuse, type Sheet } from '../sheet.ts'

/** A cut log lying towards us: end grain and bark, about 170 across, on 0,0. */
export function log(sheet: Sheet, { colour, bark }: { colour: string; bark: string }): string {
  const face = radial(sheet, [
    [0, shade(colour, 0.16)],
    [0.3, tint(colour, 0.2)],
    [0.8, tint(colour, 0.34)],
    [1, colour],
  ])
  const rings = times(
    6,
    (at) =>
      svg`<ellipse rx="${8 + at * 10.6}" ry="${7 + at * 9.6}" cx="${at * 0.8}" stroke-opacity="${at % 2 ? '.5' : '.28'}"/>`,
  )
  return `<path d="M-74 -70C-74 -116 -30 -140 10 -140L150 -176C190 -176 214 -140 214 -106C214 -74 196 -44 160 -38L8 0C-40 0 -74 -26 -74 -70Z" fill="${linear(
    sheet,
    'down',
    [
      [0, tint(bark, 0.22)],
      [0.4, bark],
      [1, shade(bark, 0.4)],
    ],
  )}"/><g transform="translate(0 -70)"><ellipse rx="74" ry="70" fill="${shade(bark, 0.12)}"/><ellipse rx="68" ry="64" fill="${face}"/><g fill="none" stroke="${shade(colour, 0.28)}" stroke-width="2">${rings.join('')}</g><path d="M4 0L52 38M0 0L-40 -44" stroke="${shade(colour, 0.4)}" stroke-width="1.6" stroke-opacity=".5"/></g>`
}

/** Loose chips and shavings of wood. */
export function chips(sheet: Sheet, random: Random, { colour, count = 7 }: { colour: string; count?: number }): string {
  return times(count, (at) => {
    const [w, h] = [random.between(34, 74), random.between(12, 22)]
    const tone = mix(colour, random.pick(['#fff1d8', '#6b4630']), random.between(0, 0.3))
    const fill = linear(sheet, 'slant', [
      [0, tint(tone, 0.4)],
      [0.6, tone],
      [1, shade(tone, 0.22)],
    ])
    return svg`<g transform="translate(${random.between(-80, 80)} ${-at * 6 + random.between(-8, 20)}) rotate(${random.between(-50, 50)})"><path d="M${-w} ${-h * 0.3}L${w * 0.9} ${-h}L${w} ${h * 0.2}L${-w * 0.86} ${h}Z" fill="${fill}"/><path d="M${-w * 0.8} ${h * 0.2}L${w * 0.8} ${-h * 0.4}" stroke="${shade(tone, 0.3)}" stroke-opacity=".35" stroke-width="1.6"/></g>`
  }).join('')
}

/** A bundle of sticks tied with thread: cinnamon curls when `curled`, sandalwood otherwise. */
export function sticks(
  sheet: Sheet,
  random: Random,
  { colour, curled, count = 4 }: { colour: string; curled: boolean; count?: number },
): string {
  const fill = linear(sheet, 'down', [
    [0, tint(colour, 0.3)],
    [0.35, colour],
    [0.8, shade(colour, 0.3)],
    [1, shade(colour, 0.42)],
  ])
  const end = curled
    ? `<path d="M0 -13a6 13 0 1 0 .1 0" fill="${shade(colour, 0.5)}"/><path d="M-2 -9C4 -8 5 8 -1 9M-4 -4C0 -4 0 5 -3 5" fill="none" stroke="${tint(colour, 0.25)}" stroke-width="2"/>`
    : `<ellipse rx="6" ry="13" fill="${tint(colour, 0.4)}"/><ellipse rx="3" ry="7" fill="none" stroke="${shade(colour, 0.2)}" stroke-width="1.2"/>`
  const line = curled
    ? svg`<path d="M-150 ${3}H150" stroke="${shade(colour, 0.5)}" stroke-width="2.4" stroke-opacity=".6"/>`
    : ''
  const one = `<rect x="-152" y="-13" width="304" height="26" rx="6" fill="${fill}"/>${line}<g transform="translate(-150 0)">${end}</g>`
  const heap = (
    [
      [0, -14, -3],
      [6, -13, 9],
      [-4, -38, -6],
      [2, -40, 5],
      [0, -62, 0],
    ] as const
  ).slice(0, count)
  return (
    heap
      .map(([x, y, turn]) => moved(one, fine`translate(${x + random.between(-12, 12)} ${y}) rotate(${turn})`))
      .join('') +
    `<path d="M-6 -66C-14 -40 -12 -10 -4 4M4 -66C-4 -40 -2 -10 6 4" stroke="#e9dcc2" stroke-width="4" fill="none"/>`
  )
}

/** Vanilla pods, long and dark and slightly bent. */
export function pods(sheet: Sheet, { colour }: { colour: string }): string {
  const fill = linear(sheet, 'down', [
    [0, tint(colour, 0.34)],
    [0.5, colour],
    [1, shade(colour, 0.4)],
  ])
  const pod = (y: number, bend: number) =>
    svg`<path d="M-180 ${y}C-80 ${y - bend} 60 ${y + bend} 178 ${y - 14}C186 ${y - 12} 184 ${y - 4} 176 ${y - 2}C60 ${y + bend + 14} -80 ${y - bend + 13} -178 ${y + 7}Q-186 ${y + 3} -180 ${y}Z" fill="${fill}"/>`
  return pod(-6, 26) + pod(-22, -16) + pod(-34, 12)
}

/** A pine cone standing on 0,0, about 150 tall. */
export function cone(sheet: Sheet, { colour }: { colour: string }): string {
  const scale = radial(
    sheet,
    [
      [0, tint(colour, 0.42)],
      [0.5, colour],
      [1, shade(colour, 0.5)],
    ],
    { x: 0.4, y: 0.2, r: 0.9 },
  )
  const tip = tint(colour, 0.5)
  const scaleOf = reuse(
    sheet,
    `<path d="M-23 2C-24 -16 -13 -27 0 -33C13 -27 24 -16 23 2Q0 22 -23 2Z"/><path d="M-21 -4C-20 -17 -11 -26 0 -31C11 -26 20 -17 21 -4C13 -15 6 -19 0 -20C-6 -19 -13 -15 -21 -4Z" fill="${tip}" fill-opacity=".4" stroke="none"/><path d="M-5 -15L0 -21L5 -15L0 -10Z" fill="${shade(colour, 0.42)}" stroke="none"/>`,
  )
  const rows = times(8, (row) => {
    const [y, half] = [-10 - row * 18, 60 * Math.sin(0.7 + row * 0.28)]
    const count = Math.max(1, Math.round(half / 15) - (row % 2))
    return times(count, (at) => {
      const aside = count === 1 ? 0 : (at / (count - 1)) * 2 - 1
      // Scales at the sides turn away from us: narrower, and leaning out.
      return scaleOf(
        fine`translate(${Math.round(aside * (half - 8))} ${Math.round(y - Math.abs(aside) * 7)}) rotate(${Math.round(aside * 30)}) scale(${1 - Math.abs(aside) * 0.3} ${1 - row * 0.035})`,
      )
    }).join('')
  })
  return `<path d="M0 4C-50 0 -64 -50 -44 -100C-30 -136 -14 -152 0 -158C14 -152 30 -136 44 -100C64 -50 50 0 0 4Z" fill="${shade(colour, 0.55)}"/><g fill="${scale}" stroke="${shade(colour, 0.5)}" stroke-width="1">${rows.reverse().join('')}</g>`
}

/** A small planed block, as of hinoki. */
export function block(sheet: Sheet, { colour }: { colour: string }): string {
  const grain = times(
    5,
    (at) => svg`M-62 ${-96 + at * 20}C-20 ${-104 + at * 22} 10 ${-88 + at * 18} 46 ${-94 + at * 21}`,
  )
  return `<path d="M46 -104L92 -128V-26L46 0Z" fill="${linear(sheet, 'down', [
    [0, shade(colour, 0.2)],
    [1, shade(colour, 0.34)],
  ])}"/><path d="M-66 -104L-16 -128H92L46 -104Z" fill="${tint(colour, 0.52)}"/><path d="M-66 -104H46V0H-66Z" fill="${matte(sheet, tint(colour, 0.12), 0.5)}"/><path d="${grain.join('')}" stroke="${shade(colour, 0.18)}" stroke-opacity=".5" stroke-width="2" fill="none"/>`
}

/** A drift of coarse crystals or dry leaves. */
export function crumbs(
  sheet: Sheet,
  random: Random,
  { colour, count = 30, curled = false }: { colour: string; count?: number; curled?: boolean },
): string {
  const bits = times(count, () => {
    const [angle, far] = [random.between(0, 6.283), random.next() ** 0.7]
    const [x, y, size] = [
      Math.cos(angle) * far * 120,
      Math.sin(angle) * far * 44 - (1 - far) * 40,
      random.between(7, 17),
    ]
    const tone = mix(colour, random.pick(['#ffffff', shade(colour, 0.4)]), random.between(0, 0.45))
    const form = curled
      ? svg`M${-size * 1.4} 0Q0 ${-size * 1.1} ${size * 1.4} ${-2}Q0 ${size * 0.2} ${-size * 1.4} 0Z`
      : svg`M${-size * 0.7} ${-size * 0.2}L${-size * 0.1} ${-size * 0.7}L${size * 0.7} ${-size * 0.4}L${size * 0.5} ${size * 0.5}L${-size * 0.4} ${size * 0.5}Z`
    return {
      y,
      art: svg`<path d="${form}" fill="${tone}" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(random.between(-60, 60))})"/>`,
    }
  })
  const bed = svg`<ellipse cx="4" cy="-6" rx="112" ry="36" fill="${fade(shade(colour, 0.35), 0.5)}"${blur(sheet, 8)}/>`
  return (
    bed +
    bits
      .sort((one, other) => one.y - other.y)
      .map(({ art }) => art)
      .join('')
  )
}
