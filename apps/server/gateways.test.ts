import { methodNames } from '@sillage/domains/order/payment-words.ts'
import { isSandbox } from '@sillage/domains/payment/providers/gateways.ts'
import { securityHeaders } from '@sillage/server-kit/security-headers.ts'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openGateways } from './gateways.ts'
import { createShutdown } from './shutdown.ts'

const shutdown = createShutdown()
afterAll(() => shutdown.run())

const open = (settings: Record<string, string>) =>
  openGateways(readConfig(settings), { shutdown, siteUrl: () => 'https://sillage.example' })

/** What can be paid with, and whether it takes money. */
async function offered(settings: Record<string, string>) {
  const { gateways } = await open(settings)
  return Object.fromEntries(
    methodNames.flatMap((method) => {
      const provider = gateways.providers.find(({ methods }) => methods.includes(method))
      return provider ? [[method, provider.sandbox ? 'test' : 'real']] : []
    }),
  )
}

const live = { TOSS_CLIENT_KEY: 'live_ck_of_a_shop', TOSS_SECRET_KEY: 'live_sk_of_a_shop' }
const trial = { TOSS_CLIENT_KEY: 'test_ck_of_a_shop', TOSS_SECRET_KEY: 'test_sk_of_a_shop' }
const account = { BANK_NAME: '신한은행', BANK_NUMBER: '100-200-300400', BANK_HOLDER: '주식회사 실라주' }
const production = { NODE_ENV: 'production' }

test('without any key everything can be tried, and nothing takes money', async () => {
  expect(await offered({})).toMatchObject({ card: 'test', virtual_account: 'test', bank_transfer: 'test' })
  expect(await offered(account)).toMatchObject({ bank_transfer: 'real' })
})

test('emails are marked as tests where something takes no money, and never in production', async () => {
  const marked = async (settings: Record<string, string>) => isSandbox((await open(settings)).gateways)
  expect([await marked({}), await marked({ ...trial, ...account }), await marked(live)]).toEqual([true, true, true])
  for (const settings of [{}, trial, live, { ...live, ...account }])
    expect(await marked({ ...production, ...settings })).toBe(false)
})

test('production offers only what takes money: no emulator, no trial keys, no invented account', async () => {
  expect(await offered(production)).toEqual({})
  expect(await offered({ ...production, ...trial })).toEqual({})
  expect(await offered({ ...production, TOSS_CLIENT_KEY: live.TOSS_CLIENT_KEY })).toEqual({})
  expect(await offered({ ...production, BANK_NAME: '신한은행' })).toEqual({})
  expect(await offered({ ...production, ...live, TOSS_API_URL: 'http://127.0.0.1:4001' })).toEqual({})
  const wallet = { KAKAOPAY_SECRET_KEY: 'PRD_key_1', KAKAOPAY_CID: 'C000000001' }
  expect(await offered({ ...production, ...wallet, KAKAOPAY_API_URL: 'http://127.0.0.1:4002' })).toEqual({})
  expect(await offered({ ...production, ...wallet })).toEqual({ kakaopay: 'real' })
  expect(await offered({ ...production, ...live, ...account })).toEqual({
    card: 'real',
    transfer: 'real',
    virtual_account: 'real',
    easy_pay: 'real',
    bank_transfer: 'real',
  })
})

test('trial keys are marked as such', async () => {
  expect(await offered(trial)).toMatchObject({ card: 'test' })
})

test('the way back begins with the shop’s own address', async () => {
  const { gateways } = await open({})
  expect(gateways.link('/shop/payment_confirm?token=t')).toBe('https://sillage.example/shop/payment_confirm?token=t')
})

test('pages trust the script they need, and no one else', async () => {
  const policyOf = async (settings: Record<string, string>) =>
    securityHeaders(...(await open(settings)).allowed)['content-security-policy'] ?? ''
  expect(await policyOf(production)).toBe(securityHeaders()['content-security-policy'])
  expect(await policyOf({})).toMatch(/script-src 'self' http:\/\/127\.0\.0\.1:\d+/)
  expect(await policyOf({ ...production, ...live })).toContain("script-src 'self' https://js.tosspayments.com;")
})
