import type { PaymentProvider } from '@sillage/domains/payment/providers/provider.ts'
import type { Allowed } from '@sillage/server-kit/security-headers.ts'
import type { createShutdown } from './shutdown.ts'

export type GatewayOptions = { shutdown: ReturnType<typeof createShutdown>; siteUrl: () => string }

/** Someone who takes money, and what a page has to allow for it; nothing where no one set them up. */
export type OpenedProvider =
  | {
      provider: PaymentProvider
      allowed?: Allowed
      /** Where an emulator shows its payments, and accounts can be paid into. */
      tillUrl?: string
    }
  | undefined
