import type { LineRow, LockedOrder } from '../../order/server/lines.ts'
import { hasReversedDeposit, isOpenLine } from '../../payment/server/deposits/deposit-reversal.ts'
import type { Claimable } from './claimable.ts'

/** Nothing of it is paid. Where its money was called back, all that is left of it must still be here, and in no claim. */
export const canCancelUnpaid = (held: LockedOrder, claimable: readonly Claimable[]) =>
  held.order.state === 'pending_payment' ||
  (hasReversedDeposit(held) &&
    openLines(held).every(({ id }) => claimable.some(({ line, ways }) => line.id === id && ways.cancel)))

export const openLines = ({ lines }: LockedOrder): LineRow[] => lines.filter(({ state }) => isOpenLine(state))
