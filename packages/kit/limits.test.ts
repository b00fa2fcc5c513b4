import { expect, test } from 'vitest'
import { limits } from './limits.ts'

test('the limits are those of the specification', () => {
  expect(limits).toEqual({
    request: { timeoutMs: 10000, signInAfterMs: 300 },
    language: { missesDelayMs: 2000, termsPerCall: 100, termLength: 500 },
    list: { cacheMs: 60 * 1000 },
    attachments: { max: 5, mb: 10 },
    paging: { per_page: 15, board_per_page: 10, grid_per_page: 24, per_page_max: 100, counted_rows: 10000 },
    paginator: { numbers: 5 },
    screen: { desktopAbovePx: 1024 },
    scroll: { anchorPx: 70, errorPx: 120 },
    toTop: { pastShare: 0.4, fadeMs: 300 },
    dialog: { removalMs: 301 },
    keepAlive: { pages: 3 },
    select: { heightPx: 300 },
    deck: { autoplayMs: 3000, speedMs: 500, loopFrom: 3 },
    range: { min: 0, max: 100 },
    stars: { min: 1, max: 5 },
    files: { max: 1, compressFromBytes: 4194304, jpegQuality: 0.7 },
    dates: { yearsBack: 100, yearsAhead: 10 },
  })
})

test('the date picker spans 111 years, this one among them', () => {
  expect(limits.dates.yearsBack + 1 + limits.dates.yearsAhead).toBe(111)
})
