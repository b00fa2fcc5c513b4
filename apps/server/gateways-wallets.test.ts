import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openKakaoPay } from './gateways-kakaopay.ts'
import { openPayPal } from './gateways-paypal.ts'
import { createShutdown } from './shutdown.ts'

const shutdown = createShutdown()
afterAll(() => shutdown.run())

/** Who is opened with these settings, and whether they take money. */
async function opened(settings: Record<string, string>) {
  const options = { shutdown, siteUrl: () => 'https://sillage.example' }
  const config = readConfig(settings)
  const both = [await openKakaoPay(config, options), await openPayPal(config, options)]
  return both.flatMap((each) => (each ? [`${each.provider.name} ${each.provider.sandbox ? 'test' : 'real'}`] : []))
}

const production = { NODE_ENV: 'production' }
const kakaopay = { KAKAOPAY_SECRET_KEY: 'a-secret-key', KAKAOPAY_CID: 'C123456789' }
const paypal = {
  PAYPAL_CLIENT_ID: 'a-client-id',
  PAYPAL_CLIENT_SECRET: 'a-client-secret',
  PAYPAL_WEBHOOK_ID: 'a-webhook-id',
}
const trialCode = { ...kakaopay, KAKAOPAY_CID: 'TC0ONETIME' }
const trialHost = { ...paypal, PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' }

test('without keys both can be tried, and neither takes money', async () => {
  expect(await opened({})).toEqual(['kakaopay test', 'paypal test'])
})

test('with keys both are real, and trial keys are marked as such', async () => {
  expect(await opened({ ...kakaopay, ...paypal })).toEqual(['kakaopay real', 'paypal real'])
  expect(await opened({ ...trialCode, ...trialHost })).toEqual(['kakaopay test', 'paypal test'])
})

test('production offers only what takes money', async () => {
  expect(await opened(production)).toEqual([])
  expect(await opened({ ...production, ...trialCode, ...trialHost })).toEqual([])
  const { PAYPAL_WEBHOOK_ID: _, ...half } = paypal
  expect(await opened({ ...production, ...half, KAKAOPAY_CID: 'C123456789' })).toEqual([])
  expect(await opened({ ...production, ...kakaopay, ...paypal })).toEqual(['kakaopay real', 'paypal real'])
})
