import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser'
import { afterAll, expect, test } from 'vitest'
import { startErrorsEmulator, titleOf } from './errors-emulator.ts'

const errors = await startErrorsEmulator()
afterAll(errors.stop)

test('Sentry’s own client is understood: what it reports is accepted and listed', async () => {
  const client = new BrowserClient({
    dsn: errors.dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    environment: 'test',
  })
  const scope = new Scope()
  scope.setClient(client)
  client.init()
  scope.captureException(new TypeError('a mistake of ours'))
  scope.captureMessage('just to say')
  expect(await client.flush(5000)).toBe(true)
  const events = errors.items.filter(({ type }) => type === 'event')
  expect(events.map(({ payload }) => titleOf(payload))).toEqual(['TypeError: a mistake of ours', 'just to say'])
  expect(events[0]?.payload).toMatchObject({ environment: 'test', exception: { values: [{ stacktrace: {} }] } })
  expect(errors.received().latest.map(({ kind, text }) => [kind, text])).toContainEqual([
    'error',
    'TypeError: a mistake of ours',
  ])
  const list = await (await fetch(errors.url)).text()
  expect(list).toContain('just to say')
})
