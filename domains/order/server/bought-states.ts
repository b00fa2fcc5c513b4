import type { LineState } from '../words.ts'

/** A line in one of these states was paid and not returned. */
export const boughtStates: LineState[] = [
  ...(['paid', 'preparing', 'on_hold', 'ready', 'shipping', 'delivered', 'granted', 'confirmed'] as const),
]
