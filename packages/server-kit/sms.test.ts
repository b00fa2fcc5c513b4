import { startSmsEmulator } from '@sillage/emulators/sms/sms-emulator.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { textBytes } from './euc-kr.ts'
import { isFinal } from './job-failure.ts'
import { createSmsSender, splitNumber } from './sms.ts'
import { createSolapi } from './solapi.ts'

const sms = await startSmsEmulator()
afterAll(sms.stop)
beforeEach(() => sms.clear())

const { url, key, secret } = sms
const solapi = createSolapi({ url, key, secret })
const send = createSmsSender({ solapi, from: '1800-8914' })
const text = {
  id: 7,
  recipient: '010-1234-5678',
  lang: 'kr',
  created_at: new Date(0),
  subject: '',
  text: '안녕',
  sends: 1,
} as const

const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a message reaches a number at home and one abroad', async () => {
  await send(text)
  await send({ ...text, recipient: '+14155550123' })
  expect(sms.messages()).toMatchObject([
    { to: '01012345678', country: '82', from: '18008914', text: '안녕' },
    { to: '4155550123', country: '1' },
  ])
})

test('what fits in 90 bytes is an SMS, the rest has a heading; what no network carries is left out', async () => {
  await send({ ...text, text: '가'.repeat(45) })
  await send({ ...text, text: `${'가'.repeat(45)}!`, subject: '제목이 '.repeat(9) })
  await send({ ...text, text: '초 🕯️ ₩12,000' })
  expect(sms.messages()).toMatchObject([
    { type: 'SMS', status: '4000' },
    { type: 'LMS', text: `${'가'.repeat(45)}!` },
    { type: 'SMS', text: '초  ￦12,000' },
  ])
  expect(textBytes(sms.messages()[1]?.subject ?? '')).toBeLessThanOrEqual(40)
})

test('the service reports the outcome of a message', async () => {
  for (const ending of ['arrives', 'on its way', 'switched off'] as const) sms.endNext(ending, 'any')
  const keys = [await send(text), await send(text), await send(text)].map(({ key = '' }) => key)
  expect(await Promise.all(keys.map(solapi.read))).toEqual([
    { state: 'delivered' },
    { state: 'open' },
    { state: 'failed', code: '3046' },
  ])
  expect(await solapi.read('G4VNOBODY')).toEqual({ state: 'open' })
})

test.each([
  [400, true],
  [401, false],
  [429, false],
  [503, false],
  ['refuse', true],
  ['lost reply', false],
] as const)('after %s the end has come: %s', async (failure, final) => {
  sms.failNext(failure)
  const error = await failureOf(send(text))
  expect(error).toBeInstanceOf(Error)
  expect(isFinal(error)).toBe(final)
})

test('a wrong secret takes nothing, and waits for the operator', async () => {
  const error = await failureOf(
    createSmsSender({ solapi: createSolapi({ url, key, secret: 'another' }), from: '18008914' })(text),
  )
  expect(error).toMatchObject({ message: 'The message service answered 403 (SignatureDoesNotMatch).' })
  expect(isFinal(error)).toBe(false)
  expect(sms.messages()).toEqual([])
})

test.each([
  ['010-1234-5678', { to: '01012345678', country: '82' }],
  ['+14155550123', { to: '4155550123', country: '1' }],
  ['+79161234567', { to: '9161234567', country: '7' }],
  ['+819012345678', { to: '9012345678', country: '81' }],
  ['+4915112345678', { to: '15112345678', country: '49' }],
  ['+85291234567', { to: '91234567', country: '852' }],
  ['+3581234567', { to: '1234567', country: '358' }],
  ['+972501234567', { to: '501234567', country: '972' }],
  ['+821012345678', { to: '01012345678', country: '82' }],
  ['1234', undefined],
  ['hana@example.com', undefined],
])('%s is %j', (recipient, number) => {
  expect(splitNumber(recipient)).toEqual(number)
})
