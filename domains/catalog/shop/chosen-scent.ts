import type { Product } from '../contract.ts'

type Scented = Pick<Product, 'trail' | 'notes'>

/** How it smells as chosen: of a kit that is sold with one oil or another, that of the chosen oil. */
export function chosenScent({ trail, notes, parts, variants }: Product, variant_id: number | undefined): Scented {
  const deciding = parts.filter(
    (part) => part.trail && part.of.length < variants.length && part.of.some((id) => id === variant_id),
  )
  const [oil] = deciding
  return oil && deciding.length === 1 ? oil : { trail, notes }
}
