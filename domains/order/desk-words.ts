import type { LineState } from './words.ts'

/** Where staff move lines by hand; the other moves have deeds of their own. */
export const deskMoves = ['preparing', 'held', 'ready'] as const
export type DeskMove = (typeof deskMoves)[number]

/** Which lines go along where nobody names them: those for which it is a step forward. */
export const goesAlong = {
  preparing: ['paid', 'held'],
  held: ['paid', 'preparing', 'ready'],
  ready: ['paid', 'preparing'],
} as const satisfies Record<DeskMove, readonly LineState[]>

/** The way goods take out of the house, step by step. */
export const wayOut = ['paid', 'preparing', 'ready', 'shipping'] as const satisfies readonly LineState[]
