import type { Quotation } from '../../contract.ts'

/** How many of each line are wanted, by the line's id. */
export type Chosen = Record<number, number>

/** What was accepted, or all of it until someone has decided. */
export const chosenOf = (lines: Quotation['lines']): Chosen =>
  Object.fromEntries(lines.map(({ id, accepted_quantity, quantity }) => [id, accepted_quantity ?? quantity]))
