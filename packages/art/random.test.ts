import { expect, test } from 'vitest'
import { createRandom, createWalk } from './random.ts'

test('the same seed has the same luck, another seed another', () => {
  const luck = (seed: string) => Array.from({ length: 5 }, createRandom(seed).next)
  expect(luck('fig')).toEqual(luck('fig'))
  expect(luck('fig')).not.toEqual(luck('rose'))
})

test('chance stays in its bounds and reaches all of them', () => {
  const random = createRandom('bounds')
  const thrown = Array.from({ length: 600 }, () => random.whole(1, 6))
  expect(new Set(thrown)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

test('products numbered one after another are never given the same choice', () => {
  const choices = ['sun', 'window', 'stem']
  const given = [1501, 1502, 1503, 1504].map((number) => createWalk(`book/${number}`)(choices))
  expect(given).toEqual(['window', 'stem', 'sun', 'window'])
})

test('a seed in words walks too, always to the same choice', () => {
  expect(createWalk('insta-a')([1, 2, 3])).toBe(createWalk('insta-a')([1, 2, 3]))
})
