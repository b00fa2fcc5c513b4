import { mix, shade, tint } from '../colour.ts'
import { fine, moved, svg, times } from '../markup.ts'
import type { Random } from '../random.ts'
import { drop, radial, reuse, type Sheet } from '../sheet.ts'

/** Petals grow up from 0,0 to about 0,-100. */
const petals = {
  broad: 'M0 0C-34 -10 -62 -54 -44 -84C-30 -104 -12 -92 0 -98C12 -92 30 -104 44 -84C62 -54 34 -10 0 0Z',
  ruffled:
    'M0 0C-30 -14 -60 -50 -48 -80C-40 -98 -30 -86 -22 -96C-14 -106 -8 -94 0 -100C8 -94 14 -108 24 -97C30 -88 42 -98 50 -78C60 -50 30 -14 0 0Z',
  slim: 'M0 0C-16 -16 -26 -66 -8 -96Q0 -104 8 -96C26 -66 16 -16 0 0Z',
  plump: 'M0 0C-26 -12 -52 -56 -30 -88Q0 -112 30 -88C52 -56 26 -12 0 0Z',
}

export type Bloom = {
  petal: keyof typeof petals
  colour: string
  heart: string
  rings: readonly (readonly [count: number, size: number])[]
  squash?: number
  stamens?: string
}

/** A flower seen a little from the side: rings of petals, each ring shading the one below and leaning back from us. */
export function bloom(
  sheet: Sheet,
  random: Random,
  { petal, colour, heart, rings, squash = 0.86, stamens }: Bloom,
): string {
  const soft = drop(sheet, shade(heart, 0.5), { dx: 2, dy: 4, soft: 4, opacity: 0.6 })
  const layers = rings.map(([count, size], ring) => {
    const part = ring / Math.max(1, rings.length - 1)
    const tone = mix(colour, heart, part * 0.55)
    const fill = radial(
      sheet,
      [
        [0.1, shade(mix(tone, heart, 0.7), 0.26)],
        [0.5, mix(tone, heart, 0.25)],
        [0.86, tint(tone, 0.22)],
        [1, tint(tone, 0.55)],
      ],
      { x: 0.5, y: 1, r: 1 },
    )
    const show = reuse(sheet, `<path d="${petals[petal]}" fill="${fill}"/>`)
    const start = random.between(0, 360)
    const ringPetals = times(count, (at) =>
      show(
        fine`rotate(${Math.round(start + (360 / count) * at + random.between(-9, 9))}) scale(${(size / 100) * random.between(0.86, 1.08)} ${(size / 100) * random.between(0.86, 1.1)})`,
      ),
    )
    return svg`<g transform="translate(${part * 3} ${-part * part * 16})"${soft}>${ringPetals}</g>`
  })
  const centre = stamens
    ? `<g transform="translate(0 -8)">${stamen(sheet, random, { colour: stamens, reach: (rings.at(-1)?.[1] ?? 40) * 0.52 })}</g>`
    : ''
  return moved(layers.join('') + centre, fine`scale(1 ${squash})`)
}

function stamen(sheet: Sheet, random: Random, { colour, reach }: { colour: string; reach: number }): string {
  const count = 11
  const lines = times(count, (at) => {
    const angle = (at / count) * Math.PI * 2
    const far = reach * random.between(0.5, 1)
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far]
    return { line: svg`M0 0L${x} ${y}`, dot: svg`<circle cx="${x}" cy="${y}" r="${reach * 0.11}"/>` }
  })
  const dots = radial(sheet, [
    [0, tint(colour, 0.5)],
    [1, shade(colour, 0.16)],
  ])
  return svg`<g${drop(sheet, shade(colour, 0.5), { dx: 1, dy: 2, soft: 1.5, opacity: 0.4 })}><path d="${lines.map(({ line }) => line)}" stroke="${tint(colour, 0.35)}" stroke-width="${reach * 0.06}"/><g fill="${dots}">${lines.map(({ dot }) => dot)}</g></g>`
}

/** The flowers by name; each about 200 across. */
export const blooms = {
  camellia: (colour: string, heart: string, stamens: string): Bloom => ({
    petal: 'plump',
    colour,
    heart,
    rings: [
      [6, 116],
      [5, 92],
    ],
    stamens,
  }),
  star: (colour: string, heart: string): Bloom => ({ petal: 'slim', colour, heart, rings: [[5, 74]], squash: 0.9 }),
  blossom: (colour: string, heart: string, stamens: string): Bloom => ({
    petal: 'plump',
    colour,
    heart,
    rings: [[5, 66]],
    stamens,
    squash: 0.9,
  }),
  orchid: (colour: string, heart: string): Bloom => ({
    petal: 'slim',
    colour,
    heart,
    rings: [
      [5, 104],
      [3, 58],
    ],
    squash: 0.92,
  }),
}

/** A single fallen petal. */
export function petal(
  sheet: Sheet,
  { kind, colour, heart }: { kind: keyof typeof petals; colour: string; heart: string },
): string {
  const fill = radial(
    sheet,
    [
      [0, mix(colour, heart, 0.5)],
      [0.6, colour],
      [1, tint(colour, 0.5)],
    ],
    { x: 0.5, y: 1, r: 1 },
  )
  return `<path d="${petals[kind]}" fill="${fill}" transform="translate(0 50)"/>`
}
