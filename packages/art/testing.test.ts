import { expect, test } from 'vitest'
import { faultsOf, seen } from './testing.ts'

const page = (inside: string) => `<svg viewBox="0 0 1 1">${inside}</svg>`

test.each([
  ['an open tag', '<g><path d="M0 0"/>'],
  ['crossed tags', '<g><text x="1">a</g></text>'],
  ['an id given twice', '<g id="a"/><g id="a"/>'],
  ['a reference to nothing', '<path fill="url(#a)"/>'],
  ['a number that is none', '<path d="MNaN 0"/>'],
  ['an attribute given twice', '<path fill="red" fill="blue"/>'],
  ['a loose bracket', '<text>a < b</text>'],
])('%s is found', (_, inside) => {
  expect(faultsOf(page(inside))).not.toEqual([])
})

test('a sound drawing has no fault', () => {
  expect(faultsOf(page('<defs><g id="a"/></defs><use href="#a"/><text x="1">한 줄</text>'))).toEqual([])
})

test('the names of ids are not seen', () => {
  expect(seen('<g id="pab12_0"/><use href="#pab12_0"/>')).toBe(seen('<g id="pzz9_0"/><use href="#pzz9_0"/>'))
})
