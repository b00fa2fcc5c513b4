/** Where an amount in dollars ends. */
export const dollarEndings = ['cent', 'half', 'dollar', 'ninety_nine'] as const
export const dollarRoundings = ['up', 'nearest', 'down'] as const

export type ExchangeRule = {
  won_per_dollar: number
  ending: (typeof dollarEndings)[number]
  rounding: (typeof dollarRoundings)[number]
}

/** Until staff have set a rate of their own. */
export const firstExchangeRule: ExchangeRule = { won_per_dollar: 1_380, ending: 'dollar', rounding: 'up' }

const rounded = { up: Math.ceil, nearest: Math.round, down: Math.floor } as const
const stepCents = { cent: 1, half: 50, dollar: 100, ninety_nine: 100 } as const

/** An amount in won as cents. What costs something never becomes free. */
export function centsFor(won: number, { won_per_dollar, ending, rounding }: ExchangeRule): number {
  if (won === 0) return 0
  const step = stepCents[ending]
  // 9.99 stands for ten dollars: the step is found for the round amount, one cent above.
  const below = ending === 'ninety_nine' ? 1 : 0
  const cents = rounded[rounding](((won * 100) / won_per_dollar + below) / step) * step
  return Math.max(cents, step) - below
}
