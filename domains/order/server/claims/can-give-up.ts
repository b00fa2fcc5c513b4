import type { Held, LineRow } from '../lines/move-lines.ts'
import { isCalledBack, isLiving } from '../paying/called-back.ts'
import type { Claimable } from './claimable.ts'

/** Nothing of it is paid. Where its money was called back, all that is left of it must still be here, and in no claim. */
export const canGiveUp = (held: Held, claimable: readonly Claimable[]) =>
  held.order.state === 'pending_payment' ||
  (isCalledBack(held) &&
    livingOf(held).every(({ id }) => claimable.some(({ line, ways }) => line.id === id && ways.cancel)))

export const livingOf = ({ lines }: Held): LineRow[] => lines.filter(({ state }) => isLiving(state))
