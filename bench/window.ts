import type { TossEmulator } from '@sillage/emulators/toss/toss-emulator.ts'
import { call } from './call.ts'

/** The buyer agrees in the provider's window; answers with what it sends back to the shop. */
export async function agreeAt({ url, clientKey }: TossEmulator, request: object): Promise<Record<string, string>> {
  const asked = { clientKey, customerKey: '@@ANONYMOUS', request: JSON.stringify(request), decision: 'pay' }
  const { status, text, location } = await call(`${url}/window`, { method: 'POST', form: asked })
  if (!location) throw new Error(`the window answered ${status}: ${text}`)
  return Object.fromEntries(new URL(location).searchParams)
}
