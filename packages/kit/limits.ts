/** The numbers of the specification that both sides keep to. */
export const limits = {
  request: { timeoutMs: 10_000 },
  language: { missesDelayMs: 2_000, termsPerCall: 100, termLength: 500 },
  list: { cacheMs: 60_000 },
  paging: { per_page: 15, board_per_page: 10, grid_per_page: 24, per_page_max: 100, counted_rows: 10_000, numbers: 5 },
  screen: { desktopAbovePx: 1_024 },
  scroll: { anchorPx: 70, errorPx: 120 },
  dialog: { removalMs: 301 },
  footer: { notices: 5 },
  instagram: { shown: 6 },
  keepAlive: { pages: 3 },
  select: { heightPx: 300 },
  popup: { history: 5 },
  saleCategoryId: 12,
} as const
