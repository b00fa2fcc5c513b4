/** The numbers of the specification that both sides keep to. */
export const limits = {
  request: { timeoutMs: 10_000, signInAfterMs: 300 },
  language: { missesDelayMs: 2_000, termsPerCall: 100, termLength: 500 },
  list: { cacheMs: 60_000 },
  /** Pictures and PDFs sent with a message. */
  attachments: { max: 5, mb: 10 },
  paging: { per_page: 15, board_per_page: 10, grid_per_page: 24, per_page_max: 100, counted_rows: 10_000 },
  paginator: { numbers: 5 },
  screen: { desktopAbovePx: 1_024 },
  scroll: { anchorPx: 70, errorPx: 120 },
  toTop: { pastShare: 0.4, fadeMs: 300 },
  dialog: { removalMs: 301 },
  keepAlive: { pages: 3 },
  select: { heightPx: 300 },
  deck: { autoplayMs: 3_000, speedMs: 500, loopFrom: 3 },
  range: { min: 0, max: 100 },
  /** 0 is "not chosen", and no rating. */
  stars: { min: 1, max: 5 },
  files: { max: 1, compressFromBytes: 4 * 1024 * 1024, jpegQuality: 0.7 },
  dates: { yearsBack: 100, yearsAhead: 10 },
} as const
