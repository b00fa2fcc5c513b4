import { type Before, movesFrom } from '@sillage/kit/machine.ts'
import { inArray } from 'drizzle-orm'
import { type PaymentState, paymentTransitions } from '../../order/payment-words.ts'
import { paymentTable } from './tables.ts'

type From<To extends PaymentState> = Before<typeof paymentTransitions, To>

/** Guards an update: only payments in these states, and only where the machine lets them go there. */
export const statesBefore = <To extends PaymentState>(to: To, ...from: [From<To>, ...From<To>[]]) =>
  inArray(paymentTable.state, movesFrom(paymentTransitions, to, ...from))

export const canPaymentMove = (from: PaymentState, to: PaymentState) =>
  from === to || (paymentTransitions[from] as readonly PaymentState[]).includes(to)

/** For a move whose end is computed: the order's lock prevents other moves in the meantime. */
export function requireMove({ id, state }: { id: number; state: PaymentState }, to: PaymentState) {
  if (!canPaymentMove(state, to)) throw new Error(`payment ${id} cannot go from ${state} to ${to}`)
}
