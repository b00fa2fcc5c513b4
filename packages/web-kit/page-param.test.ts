import { expect, test } from 'vitest'
import { pageParam } from './page-param.ts'

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=7', 7],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=1.5', 1],
  ['page=abc', 1],
  ['page=417', 417],
  ['page=418', 417],
  ['page=999999999', 417],
  ['page=1e99', 1],
])('%s is page %i of a grid', (query, page) => {
  expect(pageParam(new URLSearchParams(query), 24)).toBe(page)
})
