import type { LineState } from '../order/words.ts'

/** Where staff move lines by hand; the other moves have actions of their own. */
export const staffMoves = ['preparing', 'on_hold', 'ready'] as const
export type StaffMove = (typeof staffMoves)[number]

/** Which lines move if none are named: those for which it is a step forward. */
export const movesAlong = {
  preparing: ['paid', 'on_hold'],
  on_hold: ['paid', 'preparing', 'ready'],
  ready: ['paid', 'preparing'],
} as const satisfies Record<StaffMove, readonly LineState[]>

/** Messages of a change of many orders wait so long: undone before, the change is never heard of. */
export const undoMinutes = 10

/** How many days a parcel may be in transit before staff ask the courier. */
export const overdueDays = 4

/** The lists of parcels that staff look through. */
export const shipmentViews = ['on_the_way', 'overdue', 'exceptions', 'delivered'] as const
export type ShipmentView = (typeof shipmentViews)[number]

/** The steps of goods until they are sent. */
export const fulfilmentPath = ['paid', 'preparing', 'ready', 'shipping'] as const satisfies readonly LineState[]
