import { type PaymentMethod, paymentMethods } from '../../order/payment-words.ts'
import type { PaymentProvider } from './provider.ts'

/** Everyone who takes money for this shop, and where buyers are sent back to. */
export type PaymentGateways = {
  providers: readonly PaymentProvider[]
  /** The whole address of a path of the shop. */
  link(path: string): string
}

export const providerOf = ({ providers }: PaymentGateways, method: PaymentMethod): PaymentProvider | undefined =>
  providers.find((each) => each.name === paymentMethods[method].provider && each.methods.includes(method))

/** Whether it is possible to pay here without real money; production offers no such method. */
export const isSandbox = ({ providers }: PaymentGateways) => providers.some(({ sandbox }) => sandbox)
