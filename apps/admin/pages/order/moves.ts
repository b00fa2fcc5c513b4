import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { movesAlong, type StaffMove } from '@sillage/domains/shipment/staff-words.ts'

type Line = StaffOrder['lines'][number]

export const moveLabels = { preparing: '준비 시작', ready: '출고 준비', on_hold: '보류' } as const satisfies Record<
  StaffMove,
  string
>

/** The moves that the server's table allows for a line now. */
export const movesOf = ({ state }: Pick<Line, 'state'>): StaffMove[] =>
  (['preparing', 'ready', 'on_hold'] as const).filter((to) => (movesAlong[to] as readonly string[]).includes(state))
