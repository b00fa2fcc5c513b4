// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { noteError } from './import-failure.ts'

beforeEach(() => localStorage.clear())

const note = (message: string) => noteError(message, () => localStorage)

test.each([
  'Failed to fetch dynamically imported module: https://shop/assets/tour-x.js',
  'TypeError: Importing a module script failed.',
  'error loading dynamically imported module: https://shop/assets/tour-x.js',
  'Unable to preload CSS for https://shop/assets/drawer-x.css',
])('%s prompts once; the next error only takes the flag away', (message) => {
  expect(note(message)).toBe(true)
  expect(localStorage.length).toBe(1)
  expect(note(message)).toBe(false)
  expect(localStorage.length).toBe(0)
  expect(note(message)).toBe(true)
})

test('any error takes the flag away, and does nothing else', () => {
  note('Importing a module script failed')
  expect(note('x is not a function')).toBe(false)
  expect(localStorage.length).toBe(0)
})

test('other errors are not ours', () => {
  expect(note('x is not a function')).toBe(false)
  expect(localStorage.length).toBe(0)
})

test('where nothing can be remembered nothing is prompted: it would come for ever', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(noteError('Importing a module script failed', forbidden)).toBe(false)
})
