import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startSmsEmulator } from './sms-emulator.ts'

const sms = await startSmsEmulator({ key: 'right', secret: 'hush' })
afterAll(sms.stop)
beforeEach(() => sms.clear())

const message = { to: '01012345678', from: '18008914', text: '[실라주] 안녕하세요' }

function sign({ key = 'right', secret = 'hush', date = new Date().toISOString() } = {}) {
  const salt = randomBytes(16).toString('hex')
  const signature = createHmac('sha256', secret).update(`${date}${salt}`).digest('hex')
  return `HMAC-SHA256 apiKey=${key}, date=${date}, salt=${salt}, signature=${signature}`
}

const ask = (body: unknown, { authorization = sign(), path = '/messages/v4/send-many/detail' } = {}) =>
  fetch(sms.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('a signed message is taken and can be read', async () => {
  const reply = await ask({ messages: [message, { ...message, to: '4155550123', country: '1' }] })
  expect(reply.status).toBe(200)
  expect(await reply.json()).toMatchObject({ failedMessageList: [], groupInfo: { count: { registeredSuccess: 2 } } })
  expect(sms.messages()).toMatchObject([
    { ...message, country: '82' },
    { to: '4155550123', country: '1' },
  ])
})

test('a wrong, old or repeated signature is refused, and nothing is taken', async () => {
  const once = sign()
  await ask({ messages: [message] }, { authorization: once })
  sms.clear()
  const old = new Date(Date.now() - 20 * 60_000).toISOString()
  for (const authorization of [
    once,
    '',
    'Bearer x',
    sign({ key: 'wrong' }),
    sign({ secret: 'loud' }),
    sign({ date: old }),
  ])
    expect((await ask({ messages: [message] }, { authorization })).status).toBe(403)
  expect(sms.messages()).toEqual([])
})

test.each([
  ['no JSON', 'nonsense'],
  ['no messages', { messages: [] }],
  ['a message without a text', { messages: [{ ...message, text: '' }] }],
  ['a field it does not know', { messages: [{ ...message, colour: 'red' }] }],
])('it refuses %s', async (_, body) => {
  expect((await ask(body)).status).toBe(400)
})

test.each([
  ['a number with signs', { to: '010-1234-5678' }],
  ['a sender with signs', { from: '1800-8914' }],
  ['a Korean number without its zero', { to: '1012345678' }],
  ['a text longer than 90 bytes', { type: 'SMS', text: '가'.repeat(46) }],
  ['such a text where no other kind is wished for', { autoTypeDetect: false, text: '가'.repeat(46) }],
  ['a text longer than 2,000 bytes', { text: '가'.repeat(1001) }],
])('it takes all but %s', async (_, wrong) => {
  const reply = await ask({ messages: [message, { ...message, ...wrong }] })
  expect(await reply.json()).toMatchObject({ failedMessageList: [{ statusCode: expect.stringMatching(/^10/) }] })
  expect(sms.messages()).toHaveLength(1)
})

test('a planned failure happens once, and other addresses are unknown', async () => {
  sms.failNext(503)
  expect((await ask({ messages: [message] })).status).toBe(503)
  sms.failNext('refuse')
  expect((await (await ask({ messages: [message] })).json()).failedMessageList).toHaveLength(1)
  expect((await ask({ messages: [message] })).status).toBe(200)
  expect((await ask({ messages: [message] }, { path: '/messages/v4/send' })).status).toBe(404)
})
