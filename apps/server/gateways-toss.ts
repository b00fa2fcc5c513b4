import { createToss } from '@sillage/domains/payment/providers/toss/toss.ts'
import { startTossEmulator } from '@sillage/emulators/toss/toss-emulator.ts'
import type { Config } from './config.ts'
import type { GatewayOptions, OpenedProvider } from './gateways-provider.ts'

/** Where its script and its window come from. */
const theirs = ['https://*.tosspayments.com', 'https://*.toss.im']

/**
 * Toss Payments with the keys of a shop there; without them an emulator. Keys for trying it out take no money either:
 * production offers neither.
 */
export async function openToss(config: Config, { shutdown, siteUrl }: GatewayOptions): Promise<OpenedProvider> {
  const { TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey, TOSS_API_URL: apiUrl, NODE_ENV } = config
  if (clientKey && secretKey) {
    const { TOSS_SCRIPT_URL: scriptUrl } = config
    const provider = createToss({ apiUrl, scriptUrl, clientKey, secretKey })
    if (provider.sandbox && NODE_ENV === 'production') return undefined
    const scripts = [new URL(scriptUrl).origin]
    return { provider, allowed: { scripts, frames: theirs, connects: theirs, images: theirs, forms: theirs } }
  }
  if (NODE_ENV === 'production') return undefined
  const webhooksTo = () => new URL('/api/v1/payments/toss/webhook', siteUrl()).href
  const emulator = shutdown.add(await startTossEmulator({ webhooksTo }))
  const { url } = emulator
  return { provider: createToss({ ...emulator, apiUrl: url }), allowed: { scripts: [url] }, tillUrl: url }
}
