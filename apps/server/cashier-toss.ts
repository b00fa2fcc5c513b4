import { createToss } from '@sillage/domains/payment/server/toss.ts'
import type { CashierOptions, OpenedProvider } from './cashier-provider.ts'
import type { Config } from './config.ts'

/** Toss Payments with the keys of a shop there. Keys for trying it out take no money: production does not offer them. */
export async function openToss(config: Config, _options: CashierOptions): Promise<OpenedProvider> {
  const { TOSS_CLIENT_KEY: clientKey, TOSS_SECRET_KEY: secretKey, TOSS_API_URL: apiUrl } = config
  if (!clientKey || !secretKey) return undefined
  const provider = createToss({ apiUrl, scriptUrl: config.TOSS_SCRIPT_URL, clientKey, secretKey })
  if (provider.sandbox && config.NODE_ENV === 'production') return undefined
  const scripts = [new URL(config.TOSS_SCRIPT_URL).origin]
  const theirs = ['https://*.tosspayments.com', 'https://*.toss.im']
  return { provider, allowed: { scripts, frames: theirs, connects: theirs, images: theirs, forms: theirs } }
}
