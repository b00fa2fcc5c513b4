import type { Colour } from '@sillage/kit/shape.ts'
import type { caps, glasses, papers } from '../design-words.ts'
import type { Family } from '../materials.ts'

export const ink: Colour = [37, 27, 19]
export const softInk: Colour = [87, 74, 61]
export const paper: Colour = [252, 249, 243]
export const onNight: Colour = [245, 236, 221]
export const wall: Colour = [230, 218, 200]
export const soyWax: Colour = [246, 236, 216]
export const perfume: Colour = [231, 184, 74]
export const brass: Colour = [194, 160, 92]

export const line: Colour = [221, 210, 193]
export const flame: Colour = [224, 154, 56]

/** The scent families, as the tokens of the screens have them. */
export const familyTones: Record<Family, Colour> = {
  citrus: [231, 184, 74],
  green: [169, 179, 107],
  herb: [127, 154, 128],
  fruit: [207, 123, 88],
  floral: [217, 163, 160],
  spice: [184, 98, 44],
  wood: [139, 101, 67],
  smoke: [109, 98, 92],
  musk: [203, 183, 157],
}

/** What glass looks like, and how much of what is behind it is covered. */
export const glassTones: Record<keyof typeof glasses, { colour: Colour; cover: number }> = {
  clear: { colour: [185, 192, 182], cover: 0.2 },
  amber: { colour: [154, 90, 31], cover: 0.86 },
  smoke: { colour: [93, 90, 87], cover: 0.62 },
  sage: { colour: [127, 149, 124], cover: 0.5 },
  rose: { colour: [197, 143, 136], cover: 0.42 },
  milk: { colour: [243, 237, 227], cover: 1 },
}

export const capTones: Record<keyof typeof caps, Colour> = {
  ink: [44, 35, 29],
  wood: [185, 141, 94],
  brass,
}

/** A label printed on the glass has no paper of its own. */
export const paperTones: Record<keyof typeof papers, Colour | null> = {
  cotton: [251, 247, 238],
  kraft: [207, 176, 136],
  night: [42, 30, 23],
  print: null,
}

/** So many percent of one colour, the rest of the other. */
export const mix = (one: Colour, percent: number, other: Colour): Colour => {
  const part = (at: 0 | 1 | 2) => Math.round((one[at] * percent + other[at] * (100 - percent)) / 100)
  return [part(0), part(1), part(2)]
}
