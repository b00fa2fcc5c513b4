/** The numbers of the specification that widgets keep to; a page may hand in its own where a widget takes one. */
export const limits = {
  dialog: { removalMs: 301 },
  paginator: { numbers: 5 },
  select: { heightPx: 300 },
  range: { min: 0, max: 100 },
  stars: { max: 5 },
  files: { max: 1, compressFromBytes: 4 * 1024 * 1024, jpegQuality: 0.7 },
  dates: { yearsBack: 100, yearsAhead: 10 },
  deck: { autoplayMs: 3000, speedMs: 500, loopFrom: 3 },
} as const
