/** Words of the catalogue that screens need too; no schemas here, so that the browser ships none. */
export const productKinds = ['goods', 'kit', 'book', 'class', 'service'] as const
export type ProductKind = (typeof productKinds)[number]

export const productSorts = ['newest', 'best', 'price'] as const
export type ProductSort = (typeof productSorts)[number]

/** From the most fleeting to the one that stays. */
export const scentFamilies = ['citrus', 'green', 'herb', 'fruit', 'floral', 'spice', 'wood', 'smoke', 'musk'] as const

/** A product is new for this long. */
export const newForDays = 60
