import type { PaymentMethod } from '../../../payment/words.ts'

/** Money that came this way cannot go back by it: the buyer has to say where to. */
export const toAccountMethods: readonly PaymentMethod[] = ['bank_transfer', 'virtual_account']
