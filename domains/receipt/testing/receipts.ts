import { startTossEmulator } from '@sillage/emulators/toss/toss-emulator.ts'
import { afterAll } from 'vitest'
import { createTossReceipts } from '../../payment/providers/toss/receipts.ts'
import { testGateways } from '../../payment/testing/gateways.ts'

/** The provider in memory, but with the emulator's tax office: what it knows of receipts is in `toss.receipts()`. */
export async function testReceipts() {
  const toss = await startTossEmulator({ webhooksTo: () => 'http://127.0.0.1:9' })
  afterAll(() => toss.stop())
  const { gateways: plain, ...rest } = testGateways()
  const receipts = createTossReceipts({ apiUrl: toss.url, secretKey: toss.secretKey, timeoutMs: 40_000 })
  const providers = plain.providers.map((each) =>
    each.name === 'toss' ? { ...each, receipts, methods: [...each.methods, 'virtual_account' as const] } : each,
  )
  return { toss, gateways: { ...plain, providers }, ...rest }
}
