import { expect, test } from 'vitest'
import { readCookie } from './cookies.ts'

test('a cookie is found by its whole name and unescaped', () => {
  const text = 'NOT-XSRF-TOKEN=wrong; XSRF-TOKEN=a%2Bb=; lang=en'
  expect(readCookie(text, 'XSRF-TOKEN')).toBe('a+b=')
  expect(readCookie(text, 'lang')).toBe('en')
  expect(readCookie(text, 'currency')).toBeUndefined()
})

test('a value that other code left unescaped is taken as it is', () => {
  expect(readCookie('sale=50%', 'sale')).toBe('50%')
})
