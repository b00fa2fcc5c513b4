import { Problem } from '@sillage/kit/problem.ts'
import { expect, test } from 'vitest'
import { isNotReported, notReported } from './not-reported.ts'

test.each([405, 422, 500, 0])('what a call was answered (%i) is not reported', (status) => {
  expect(isNotReported(new Problem(status, '아니요'))).toBe(true)
})

test('an undefined rejection is not reported, a mistake of ours is', () => {
  expect(isNotReported(undefined)).toBe(true)
  expect(isNotReported(new TypeError('x is not a function'))).toBe(false)
})

test.each([
  'Network Error',
  'Request aborted',
  'Non-Error promise rejection captured with value: undefined',
  'Failed to fetch dynamically imported module: /assets/a.js',
  'Importing a module script failed.',
  'error loading dynamically imported module: /assets/a.js',
  'Unable to preload CSS for /assets/a.css',
])('"%s" is on the list', (message) => expect(notReported.some((part) => message.includes(part))).toBe(true))
