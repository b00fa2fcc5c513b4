import { expect, test } from 'vitest'
import { isDeeperThan } from './depth.ts'

function nested(levels: number): unknown {
  let inner: unknown = '바닥'
  for (let level = 0; level < levels; level += 1) inner = level % 2 ? [inner] : { inner }
  return inner
}

test('what is as deep as allowed is taken, one level more is not', () => {
  expect(isDeeperThan(nested(3), 3)).toBe(false)
  expect(isDeeperThan(nested(4), 3)).toBe(true)
  expect(isDeeperThan([1, '글', null, undefined, { a: [] }], 3)).toBe(false)
})

test('a hundred thousand levels are seen without falling down', () => {
  expect(isDeeperThan(nested(100_000), 64)).toBe(true)
})
