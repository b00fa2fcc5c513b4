export const cartLimits = { lines: 100, quantity: 999 } as const

/** What may be wrong with a line by the time its buyer looks again. */
export const lineTroubles = ['sold_out', 'short', 'gone', 'over_max', 'under_min'] as const
