import { createKakaoPay } from '@sillage/domains/payment/providers/kakaopay/kakaopay.ts'
import { startKakaoPayEmulator } from '@sillage/emulators/kakaopay/kakaopay-emulator.ts'
import type { Config } from './config.ts'
import type { GatewayOptions, OpenedProvider } from './gateways-provider.ts'

/** KakaoPay with a shop's own key and code; without them an emulator. Production offers neither that nor the test code. */
export async function openKakaoPay(config: Config, { shutdown }: GatewayOptions): Promise<OpenedProvider> {
  const { KAKAOPAY_SECRET_KEY: secretKey, KAKAOPAY_CID: cid, KAKAOPAY_API_URL: apiUrl, NODE_ENV } = config
  if (secretKey && cid) {
    const provider = createKakaoPay({ apiUrl, secretKey, cid })
    return provider.sandbox && NODE_ENV === 'production' ? undefined : { provider }
  }
  if (NODE_ENV === 'production') return undefined
  const emulator = shutdown.add(await startKakaoPayEmulator())
  return { provider: createKakaoPay({ apiUrl: emulator.url, secretKey: emulator.secretKey, cid: emulator.cid }) }
}
