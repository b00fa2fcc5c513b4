import type { PaymentMethod } from '../../order/payment-words.ts'

/** Money that was paid by these methods cannot be refunded by them: the buyer has to name an account. */
export const refundsToAccount: readonly PaymentMethod[] = ['bank_transfer', 'virtual_account']
