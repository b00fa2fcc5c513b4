/** The nine families, from the most fleeting to the one that stays; each is a colour of tokens.css. */
export type ScentFamily = 'citrus' | 'green' | 'herb' | 'fruit' | 'floral' | 'spice' | 'wood' | 'smoke' | 'musk'

/** A scent's first, middle and last family. */
export type ScentFamilies = readonly [ScentFamily, ScentFamily, ScentFamily]

/** The fill of a family, for the custom property of a trail, a curve or a swatch; never for text. */
export function scentColor(family: ScentFamily) {
  return `var(--color-shade-${family})`
}
