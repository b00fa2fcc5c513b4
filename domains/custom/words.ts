/** What a buyer may add to a product: a text to engrave, a date, a file, or a whole design. */
export const personalKinds = ['text', 'date', 'file', 'design'] as const

export const personalLimits = {
  /** Fields that one product may have. */
  fields: 6,
  /** Characters of one text. */
  length: 100,
  /** Options of a design that have a price of their own. */
  options: 60,
  file_mb: 10,
} as const

/** Characters that the engraver, the label printer and the font of our documents all have. */
const printable = /^[가-힣ㄱ-ㅎㅏ-ㅣA-Za-zÀ-ÖØ-öø-ÿ0-9 .,:;&'’"“”\-–·!?()+#%/@*~♥]*$/

export const isPrintable = (text: string) => printable.test(text.normalize('NFC'))

/** Letters as a reader counts them: a composed syllable is one. */
export const lengthOf = (text: string) => [...text.normalize('NFC')].length

export const designKinds = ['bottle', 'fragrance'] as const
export type DesignKind = (typeof designKinds)[number]

/** Designs that a member keeps; the oldest make room. */
export const designsKept = 60
