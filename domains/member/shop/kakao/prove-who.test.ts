// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { proveWho } from './prove-who.ts'

const emulator = 'https://kakao.example'
const messenger = { key: 'js-key', channel: null, emulator, certification: true, hosts: {} }

afterEach(() => {
  vi.restoreAllMocks()
})

/** A window that is prepared, opens, and says this. */
async function provedBy(said: object, { certCancelled = '' } = {}) {
  // All of it that is used.
  const open = vi.spyOn(window, 'open').mockReturnValue({ closed: false, close() {} } as Window)
  const word = certCancelled && { key: certCancelled, emulator: null, hosts: { certCancelled, certWindow: emulator } }
  const outcome = proveWho({ ...messenger, ...word }, async () => ({ txId: 'tx', token: 'one-time' }))
  // Opened empty, then led to its page.
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2))
  window.dispatchEvent(new MessageEvent('message', { origin: emulator, data: JSON.stringify(said) }))
  return outcome
}

test('a signature is identified by its number', async () => {
  expect(await provedBy({ tx_id: 'tx' })).toEqual({ tx_id: 'tx' })
})

test.each([
  ['CANCELED', 'cancelled'],
  // At the provider: the account is not who it was asked about.
  ['E2002', 'failed'],
  ['E0001', 'failed'],
])('a window that ends with %s is told as %s', async (error_code, hindrance) => {
  expect(await provedBy({ error_code })).toEqual({ hindrance })
})

test.each([
  ['USER_CANCEL', 'cancelled'],
  ['CANCELED', 'failed'],
])('where the word for giving up is set to USER_CANCEL, %s is told as %s', async (error_code, hindrance) => {
  expect(await provedBy({ error_code }, { certCancelled: 'USER_CANCEL' })).toEqual({ hindrance })
})

test('if the server prepares nothing, the window closes and the form shows a failure', async () => {
  const close = vi.fn()
  // All of it that is used.
  vi.spyOn(window, 'open').mockReturnValue({ closed: false, close } as unknown as Window)
  expect(await proveWho(messenger, () => Promise.reject(new Error('503')))).toEqual({ hindrance: 'failed' })
  expect(close).toHaveBeenCalled()
})
