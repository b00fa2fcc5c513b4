import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startErrorsEmulator, titleOf } from './errors-emulator.ts'

let errors: Awaited<ReturnType<typeof startErrorsEmulator>>
beforeAll(async () => {
  errors = await startErrorsEmulator()
})
afterAll(() => errors.stop())
beforeEach(() => void errors.items.splice(0))

const event = { event_id: 'a', exception: { values: [{ type: 'TypeError', value: '<b>no</b>' }] } }
const envelope = [{ event_id: 'a' }, { type: 'event' }, event, { type: 'transaction' }, { transaction: '/shop' }]

const send = (body: string, key = new URL(errors.dsn).username) =>
  fetch(`${errors.url}/api/1/envelope/?sentry_version=7&sentry_key=${key}`, { method: 'POST', body })

test('an envelope is taken from any page, and listed with what it says', async () => {
  const reply = await send(envelope.map((line) => JSON.stringify(line)).join('\n'))
  expect({ status: reply.status, open: reply.headers.get('access-control-allow-origin') }).toEqual({
    status: 200,
    open: '*',
  })
  expect(errors.items.map(({ type, payload }) => [type, titleOf(payload)])).toEqual([
    ['event', 'TypeError: <b>no</b>'],
    ['transaction', '/shop'],
  ])
  const list = await (await fetch(errors.url)).text()
  expect(list).toContain('TypeError: &lt;b&gt;no&lt;/b&gt;')
})

test('a stranger’s key and what is no envelope are refused', async () => {
  expect((await send('{}\n{"type":"event"}\n{}', 'stranger')).status).toBe(403)
  expect((await send('hello')).status).toBe(400)
  expect(errors.items).toEqual([])
})

test('a packed replay is counted, and what follows it is still read', async () => {
  await send('{}\n{"type":"replay_recording"}\n\u0001\u0002\n{"type":"event"}\n{"message":"after"}')
  expect(errors.items.map(({ type }) => type)).toEqual(['replay_recording', 'event'])
})

test('an item that says its length may have line ends of its own, and what looks like an item in it is none', async () => {
  const recording = '{"segment_id":0}\n{"type":"event"}\n{"message":"가 <not one>"}'
  const header = JSON.stringify({ type: 'replay_recording', length: Buffer.byteLength(recording) })
  await send(`{}\n${header}\n${recording}\n{"type":"event"}\n{"message":"after"}`)
  expect(errors.items.map(({ type, payload }) => [type, titleOf(payload)])).toEqual([
    ['replay_recording', undefined],
    ['event', 'after'],
  ])
})
