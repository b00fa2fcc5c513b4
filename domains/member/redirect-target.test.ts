import { expect, test } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

test.each([
  '/',
  '/my-page/order',
  '/shop/category/2?sort=price&order=asc',
  '/shop/product/1002#details',
  '/shop/search?keyword=%EB%AC%B4',
])('%s is a page of ours', (wanted) => {
  expect(redirectTarget(wanted)).toBe(wanted)
})

test.each([
  null,
  '',
  'my-page',
  'https://evil.example/',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '/.//evil.example/',
  '/shop/..//evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  'http:evil.example',
  ' //evil.example',
])('%j is refused: the member’s own page opens', (wanted) => {
  expect(redirectTarget(wanted)).toBe('/my-page')
})

test('signing in never leads back to signing in', () => {
  expect(redirectTarget('/login?redirect=/login')).toBe('/my-page')
})
