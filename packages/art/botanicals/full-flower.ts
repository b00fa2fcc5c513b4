import { fade, mix, shade, tint } from '../colour.ts'
import { fine, moved, svg, times } from '../markup.ts'
import type { Random } from '../random.ts'
import { radial, reuse, type Sheet } from '../sheet.ts'

/** A petal grows up from 0,0 to about 0,-100; its lip is the rim that rolls back and catches the light. */
const petals = {
  rolled: {
    body: 'M0 8C-34 4 -70 -30 -69 -64C-68 -90 -38 -101 0 -100C38 -101 68 -90 69 -64C70 -30 34 4 0 8Z',
    lip: 'M-69 -66C-66 -91 -38 -101 0 -100C38 -101 66 -91 69 -66C62 -87 36 -95 0 -94C-36 -95 -62 -87 -69 -66Z',
  },
  frilled: {
    body: 'M0 6C-24 0 -60 -28 -61 -58C-62 -80 -48 -93 -32 -90Q-25 -89 -20 -94C-10 -104 6 -103 11 -95Q15 -90 24 -93C46 -99 62 -84 60 -56C58 -28 26 0 0 6Z',
    lip: 'M-61 -58C-62 -80 -48 -93 -32 -90Q-25 -89 -20 -94C-10 -104 6 -103 11 -95Q15 -90 24 -93C46 -99 62 -84 60 -58C58 -80 44 -93 25 -87Q14 -84 8 -91C2 -97 -9 -97 -17 -89Q-24 -83 -33 -85C-46 -87 -58 -76 -61 -58Z',
  },
}

export type FullFlower = {
  petal: keyof typeof petals
  colour: string
  heart: string
  count: number
  /** Reach of the outermost and of the innermost petal. */
  from: number
  to: number
  /** Above 1 the flower stays wide for long and closes late, like a ball of petals. */
  fullness: number
  /** How far the heart stands above the outer petals, which makes a bowl of it. */
  lift: number
}

const goldenAngle = 137.508
const lampAngle = -45 // the top left, as everywhere in the studio

type Petal = { tone: string; heart: string; lit: number; outer: boolean }

/** One petal in one light: a soft seam of shadow around it, dark where it grows, bright where it rolls over. */
function petalArt(sheet: Sheet, kind: keyof typeof petals, { tone, heart, lit, outer }: Petal): string {
  const { body, lip } = petals[kind]
  const lighted = lit > 0 ? tint(tone, lit * 0.3) : shade(tone, -lit * 0.17)
  const fill = radial(
    sheet,
    [
      [0.12, shade(heart, 0.3)],
      [0.45, mix(heart, lighted, 0.45)],
      [0.76, lighted],
      [0.9, tint(lighted, 0.14)],
      [1, tint(lighted, 0.46)],
    ],
    { x: 0.5, y: 1.02, r: 1.04 },
  )
  const seam = radial(
    sheet,
    [
      [0.6, fade(shade(heart, 0.42), 0.5)],
      [0.86, fade(shade(heart, 0.42), 0.26)],
      [1, fade(shade(heart, 0.42), 0)],
    ],
    { x: 0.5, y: 0.56, r: 0.56 },
  )
  const rim = fade(tint(lighted, 0.55), 0.3 + Math.max(0, lit) * 0.3)
  const under = outer ? '' : `<path d="${body}" fill="${seam}" transform="translate(2 4) scale(1.13 1.1)"/>`
  return `${under}<path d="${body}" fill="${fill}"/><path d="${lip}" fill="${rim}"/>`
}

/**
 * A flower full of petals, about 230 across. They follow each other by the golden angle, as they grow, so that
 * no ring is ever seen, and those that face the lamp are brighter than those that turn away.
 */
export function fullFlower(sheet: Sheet, random: Random, flower: FullFlower): string {
  const { petal, colour, heart, count, from, to, fullness, lift } = flower
  const art = times(count, (at) => {
    const inward = at / (count - 1)
    const reach = to + (from - to) * (1 - inward ** fullness)
    const angle = at * goldenAngle + random.between(-8, 8)
    // Few steps of light and depth: petals alike are then drawn once and shown again.
    const lit = Math.round(Math.cos(((angle - lampAngle) * Math.PI) / 180) * 2) / 2
    const tone = mix(colour, heart, Math.round(inward * 4) / 5)
    const show = reuse(sheet, petalArt(sheet, petal, { tone, heart, lit, outer: at < 5 }))
    const side = at % 2 ? 1 : -1 // every other petal is the mirror of the one before
    const [wide, long] = [(reach / 100) * random.between(0.9, 1.06), (reach / 100) * random.between(0.92, 1.04)]
    return show(
      fine`translate(0 ${Math.round(-lift * inward)}) rotate(${Math.round(angle)}) scale(${wide * side} ${long})`,
    )
  })
  const depth = svg`<ellipse cy="${-lift}" rx="${to * 0.4}" ry="${to * 0.34}" fill="${fade(shade(heart, 0.4), 0.6)}"/>`
  return moved(art.join('') + depth, 'scale(1 .88)')
}

/** A garden rose: few broad petals that roll over, closing early around a tight heart. */
export const rose = (colour: string): FullFlower => ({
  petal: 'rolled',
  colour,
  heart: shade(colour, 0.2),
  count: 23,
  from: 114,
  to: 13,
  fullness: 0.92,
  lift: 16,
})

/** A peony: many frilled petals, pale outside, wide for long, then suddenly closed. */
export const peony = (colour: string): FullFlower => ({
  petal: 'frilled',
  colour: tint(colour, 0.34),
  heart: colour,
  count: 38,
  from: 126,
  to: 16,
  fullness: 1.15,
  lift: 22,
})
