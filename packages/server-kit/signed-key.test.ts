import { expect, test } from 'vitest'
import { holdsKey, signKey } from './signed-key.ts'

const at = (time: string, secret = 'one') => ({ secret, now: () => new Date(time) })
const noon = at('2026-11-15T12:00:00Z')
const key = signKey(noon, 'order-view 7', { hours: 24 })

test('a key opens what it was made for, for its time', () => {
  expect(holdsKey(noon, 'order-view 7', key)).toBe(true)
  expect(holdsKey(at('2026-11-16T11:59:59Z'), 'order-view 7', key)).toBe(true)
  expect(holdsKey(at('2026-11-16T12:00:00Z'), 'order-view 7', key)).toBe(false)
})

test('nothing else opens it', () => {
  expect(holdsKey(noon, 'order-view 8', key)).toBe(false)
  expect(holdsKey(at('2026-11-15T12:00:00Z', 'two'), 'order-view 7', key)).toBe(false)
  const [, signature] = key.split('.')
  expect(holdsKey(noon, 'order-view 7', `zzzzzzz.${signature}`)).toBe(false)
  for (const wrong of [undefined, '', '.', 'zzzzzzz.', 'zzzzzzz'])
    expect(holdsKey(noon, 'order-view 7', wrong)).toBe(false)
})
