import { createPayPal } from '@sillage/domains/payment/providers/paypal/paypal.ts'
import { startPayPalEmulator } from '@sillage/emulators/paypal/paypal-emulator.ts'
import type { Config } from './config.ts'
import type { GatewayOptions, OpenedProvider } from './gateways-provider.ts'

/** PayPal with the three keys of an app there; without them an emulator. Production offers neither that nor the sandbox. */
export async function openPayPal(config: Config, { shutdown, siteUrl }: GatewayOptions): Promise<OpenedProvider> {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = config
  const { PAYPAL_API_URL: apiUrl, NODE_ENV } = config
  if (clientId && clientSecret && webhookId) {
    const provider = createPayPal({ apiUrl, clientId, clientSecret, webhookId })
    return provider.sandbox && NODE_ENV === 'production' ? undefined : { provider }
  }
  if (NODE_ENV === 'production') return undefined
  const webhookUrl = () => new URL('/api/v1/payments/paypal/webhook', siteUrl()).href
  const emulator = shutdown.add(await startPayPalEmulator({ webhookUrl }))
  const keys = { clientId: emulator.clientId, clientSecret: emulator.clientSecret, webhookId: emulator.webhookId }
  return { provider: createPayPal({ apiUrl: emulator.url, ...keys }) }
}
