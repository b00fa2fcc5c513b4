// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { storedJson, storedText } from './stored-value.ts'

beforeEach(() => localStorage.clear())

const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.filter(Number.isSafeInteger) : [])

test('what was written is read again until it is removed', () => {
  const word = storedText(() => localStorage, 'word')
  expect(word.read()).toBeNull()
  expect(word.write('wax')).toBe(true)
  expect(storedText(() => localStorage, 'word').read()).toBe('wax')
  word.remove()
  expect(word.read()).toBeNull()
})

test('where storage is switched off nothing is found, and writing says so', () => {
  const word = storedText(refused, 'word')
  expect(word.read()).toBeNull()
  expect(word.write('wax')).toBe(false)
  word.remove()
  expect(storedJson(refused, 'list', numbers).read()).toEqual([])
})

test.each(['{', '"text"', '{"a":1}', 'null'])('what another page left as %s is read as nothing', (text) => {
  localStorage.setItem('list', text)
  expect(storedJson(() => localStorage, 'list', numbers).read()).toEqual([])
})

test('of what is stored only what fits is read', () => {
  localStorage.setItem('list', '[1, "two", 3]')
  const list = storedJson(() => localStorage, 'list', numbers)
  expect(list.read()).toEqual([1, 3])
  list.write([4])
  expect(localStorage.getItem('list')).toBe('[4]')
})
