import type { LineState } from '../words.ts'

/** A line in one of these states was paid for and has not come back. */
export const boughtStates: LineState[] = [
  ...(['paid', 'preparing', 'held', 'ready', 'shipping', 'delivered', 'granted', 'confirmed'] as const),
]
