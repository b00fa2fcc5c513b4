import { expect, test } from 'vitest'
import { type Browser, key, testPage } from '../testing.ts'
import { type CertSettings, certify, certifyPrepared } from './certify.ts'

const settings = { settleId: 'settle', dealerAppKey: 'dealer', identifyItems: ['ci'], tabs: ['phone'] } as const
const cert = 'https://cert.example'
const prepare = '/ocert/sign/v1/prepare'

async function certifying(more: Partial<CertSettings> = {}) {
  const page = testPage()
  page.answer(prepare, { txId: 'tx', token: 'one-time' })
  const certified = certify(page.kakao, { ...settings, ...more })
  certified.catch(() => {})
  await page.settle()
  return { ...page, certified }
}

test('a certification is prepared with the keys of both apps', async () => {
  const { asked } = await certifying({ isTest: true })
  expect(asked[0]?.url.href).toBe(`${cert}${prepare}?settleId=settle`)
  expect(asked[0]?.headers.get('authorization')).toBe('KakaoAK dealer')
  expect(asked[0]?.headers.get('target-authorization')).toBe(`KakaoAK ${key}`)
  expect(JSON.parse(String(asked[0]?.body))).toEqual({ identifyItems: ['ci'], tabs: ['phone'], isTest: true })
})

test('a certification window measures 620x770', async () => {
  const { opened } = await certifying()
  expect(opened).toMatchObject([{ features: expect.stringMatching(/^width=620,height=770,/) }])
  expect(opened[0]?.url).toBe(`${cert}/ocert/sign/v1/window?txId=tx&token=one-time`)
})

test('a certification ends with its number, and takes it to the redirect address', async () => {
  const { say, certified, went } = await certifying({ redirectUri: 'https://shop.example/back' })
  say('https://evil.example', JSON.stringify({ tx_id: 'false' }))
  say(cert, JSON.stringify({ tx_id: 'tx' }))
  expect(await certified).toEqual({ tx_id: 'tx' })
  expect(went).toEqual(['https://shop.example/back?tx_id=tx'])
})

test('a certification that is refused is thrown and taken to the redirect address', async () => {
  const { say, certified, went } = await certifying({ redirectUri: 'https://shop.example/back' })
  say(cert, JSON.stringify({ error_code: 'E2002' }))
  await expect(certified).rejects.toMatchObject({ details: { error_code: 'E2002' } })
  expect(went).toEqual(['https://shop.example/back?error_code=E2002'])
})

test('E8003 where preparing a certification fails', async () => {
  const { kakao, opened, settle } = testPage()
  const certified = certify(kakao, settings)
  await expect(certified).rejects.toMatchObject({ details: { externalErrorCode: 'E8003' } })
  await settle()
  expect(opened[0]?.closed).toBe(true)
})

test('a code of the certification host goes before E8003', async () => {
  const { kakao, answer } = testPage()
  answer(prepare, { externalErrorCode: 'E1005', msg: 'settle_id' }, 400)
  await expect(certify(kakao, settings)).rejects.toMatchObject({ details: { externalErrorCode: 'E1005' } })
})

test('E8001 where the result of a certification cannot be parsed', async () => {
  const { say, certified } = await certifying()
  say(cert, '{broken')
  await expect(certified).rejects.toMatchObject({ details: { externalErrorCode: 'E8001' } })
})

test.each(['android', 'iphone', 'talk'] as const)('certification is not supported on %s', async (browser: Browser) => {
  const { kakao, opened, asked } = testPage(browser)
  await expect(certify(kakao, settings)).rejects.toMatchObject({ message: 'unsupported environment' })
  expect([opened.length, asked.length]).toEqual([0, 0])
})

test.each([
  ['androidTablet', 5],
  ['mac', 5],
] as const)('a tablet is no phone: certification opens on %s with %i fingers', async (browser, maxTouchPoints) => {
  const { kakao, opened, answer, settle } = testPage(browser, { maxTouchPoints })
  answer(prepare, { txId: 'tx', token: 'one-time' })
  certify(kakao, settings).catch(() => {})
  await settle()
  expect(opened).toHaveLength(1)
})

test('every certification setting has its place', async () => {
  const { asked, say, certified, went } = await certifying({
    redirectUri: 'https://shop.example/back',
    identifyItems: ['ci', 'name'],
    tabs: ['qr'],
    isTest: true,
  })
  expect(JSON.parse(String(asked[0]?.body))).toEqual({ identifyItems: ['ci', 'name'], tabs: ['qr'], isTest: true })
  say(cert, JSON.stringify({ tx_id: 'tx' }))
  await certified
  expect(went).toEqual(['https://shop.example/back?tx_id=tx'])
  const { kakao } = testPage()
  // @ts-expect-error: a list
  await expect(certify(kakao, { ...settings, identifyItems: 'ci' })).rejects.toThrow(
    'Illegal argument for "identifyItems"',
  )
  // @ts-expect-error: a list
  await expect(certify(kakao, { ...settings, tabs: 'qr' })).rejects.toThrow('Illegal argument for "tabs"')
  // @ts-expect-error: yes or no
  await expect(certify(kakao, { ...settings, isTest: 'yes' })).rejects.toThrow('Illegal argument for "isTest"')
})

test('a certification that the server has prepared asks the provider for nothing and needs no key', async () => {
  const { kakao, asked, opened, say, settle } = testPage()
  const certified = certifyPrepared(kakao, { prepare: async () => ({ txId: 'tx', token: 'one-time' }) })
  await settle()
  expect(opened[0]?.url).toBe(`${cert}/ocert/sign/v1/window?txId=tx&token=one-time`)
  say(cert, JSON.stringify({ tx_id: 'tx' }))
  expect(await certified).toEqual({ tx_id: 'tx' })
  expect(asked).toEqual([])
})

test('a certification needs a settle id and the key of the dealer', async () => {
  const { kakao } = testPage()
  // @ts-expect-error: needed
  await expect(certify(kakao, {})).rejects.toThrow('Missing required keys: settleId,dealerAppKey at Cert.certify')
})
