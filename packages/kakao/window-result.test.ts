import { expect, test } from 'vitest'
import { testPage } from './testing.ts'
import { hearResult } from './window-result.ts'

const from = ['https://apps.example', 'https://accounts.example/login']

function open(onClosed?: () => void) {
  const page = testPage()
  const popup = page.world.open('about:blank', 'window', '')
  const result = hearResult(page.kakao, { from, popup, frame: { id: 'f', src: 's' }, onClosed })
  result.catch(() => {})
  return { ...page, result, popup }
}

test('a window message with code is a refusal', async () => {
  const { say, result, frames } = open()
  say('https://apps.example', JSON.stringify({ code: 'CANCELED', msg: 'no' }))
  await expect(result).rejects.toMatchObject({ message: 'no', details: { code: 'CANCELED' } })
  expect(frames).toEqual([])
})

test('a window message with error_code is a refusal', async () => {
  const { say, result } = open()
  say('https://accounts.example', JSON.stringify({ error_code: 'KAE205', error_msg: 'login needed' }))
  await expect(result).rejects.toMatchObject({ message: 'login needed', details: { error_code: 'KAE205' } })
})

test('window messages of other hosts and other texts are not heard', async () => {
  const { say, result } = open()
  say('https://evil.example', JSON.stringify({ address_id: 666 }))
  say('https://apps.example', 'hello')
  say('https://apps.example', { address_id: 666 })
  say('https://apps.example', JSON.stringify({ address_id: 7 }))
  expect(await result).toEqual({ address_id: 7 })
})

test('a window that says closed calls back', () => {
  let closed = 0
  const { say } = open(() => {
    closed += 1
  })
  say('https://evil.example', 'closed')
  expect(closed).toBe(0)
  say('https://accounts.example', 'closed')
  expect(closed).toBe(1)
})

test('a window that was closed is noticed within two seconds, and what it said before still counts', async () => {
  const { popup, pass, result, listeners } = open()
  popup?.close()
  await pass(1000)
  expect(listeners.size).toBe(1)
  await pass(1000)
  await expect(result).rejects.toMatchObject({ details: { error_code: 'popup_closed' } })
  expect(listeners.size).toBe(0)
  const other = open()
  other.popup?.close()
  await other.pass(1000)
  other.say('https://apps.example', '{"address_id":7}')
  expect(await other.result).toEqual({ address_id: 7 })
})

test('a result window the browser blocks is told', async () => {
  const { kakao } = testPage()
  await expect(hearResult(kakao, { from, popup: null })).rejects.toMatchObject({
    details: { error_code: 'popup_blocked' },
  })
})
