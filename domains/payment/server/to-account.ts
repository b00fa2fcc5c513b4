import type { PaymentMethod } from '../../order/payment-words.ts'

/** Money that came this way cannot go back by it: the buyer has to say where to. */
export const refundsToAccount: readonly PaymentMethod[] = ['bank_transfer', 'virtual_account']
