import { once } from 'node:events'
import { createServer } from 'node:net'
import { startMailEmulator } from '@sillage/emulators/mail/mail-emulator.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { isFinal } from './job-failure.ts'
import { createMailer } from './mail.ts'

const mail = await startMailEmulator()
afterAll(() => mail.stop())
beforeEach(() => mail.clear())

const from = 'Sillage <hello@sillage.example>'
const send = createMailer({ url: mail.smtpUrl, from })
const email = {
  id: 1,
  recipient: 'kim@example.com',
  lang: 'kr',
  created_at: new Date(0),
  sends: 1,
  subject: '안녕하세요',
  text: '반가워요',
} as const

const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  )

test.each([
  'kim@example.com, spy@example.com',
  'kim@example.com\r\nBcc: spy@example.com',
  '<kim@example.com>',
  'kim',
  '',
])('the recipient %j is refused for good, and nothing is sent', async (recipient) => {
  expect(isFinal(await failureOf(send({ ...email, recipient })))).toBe(true)
  expect(mail.messages()).toEqual([])
})

test('an address and a domain in Korean reach the server', async () => {
  await send({ ...email, recipient: '하늘@예시.한국' })
  expect(mail.messages()).toHaveLength(1)
})

test('a subject cannot bring headers along', async () => {
  await send({ ...email, subject: '안녕\r\nBcc: spy@example.com' })
  expect(mail.messages()).toMatchObject([{ envelope: { to: ['kim@example.com'] } }])
  expect(mail.messages()[0]?.source).not.toMatch(/^Bcc/im)
})

test.each([
  [421, false],
  [451, false],
  [503, false],
  [550, true],
  [552, true],
])('a %i is final: %s', async (code, final) => {
  mail.failNext(code)
  const failure = await failureOf(send(email))
  expect(failure).toBeInstanceOf(Error)
  expect(isFinal(failure)).toBe(final)
})

test('a server that does not answer, or is not reachable, is retried later', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const url = typeof address === 'object' && address ? `smtp://127.0.0.1:${address.port}` : ''
  const impatient = createMailer({ url, from, timeoutMs: 100 })
  const timeout = await failureOf(impatient(email))
  expect(timeout).toMatchObject({ code: 'ETIMEDOUT' })
  expect(isFinal(timeout)).toBe(false)
  await new Promise((resolve) => silent.close(resolve))
  const refusal = await failureOf(impatient(email))
  expect(refusal).toBeInstanceOf(Error)
  expect(isFinal(refusal)).toBe(false)
})
