import { expect, test } from 'vitest'
import { differencesOf, type Saying } from './differences.ts'

const saying: Saying = {
  label: (name) => name,
  text: (_, value) => (value === null || value === undefined ? '' : JSON.stringify(value)),
  option: (id) => `SKU-${id}`,
  added: '새 옵션',
  removed: '뺀 옵션',
}

test('only what differs is said', () => {
  const before = { name: '무화과', price_krw: 42_000 }
  expect(differencesOf(before, { name: '무화과', price_krw: 39_000 }, saying)).toEqual([
    { label: 'price_krw', before: '42000', after: '39000' },
  ])
})

test('options are compared one by one, and named by their code', () => {
  const before = {
    variants: [
      { id: 1, sku: 'A', weight_g: 300, on_hand: 5 },
      { id: 2, sku: 'B', weight_g: 300 },
    ],
  }
  const after = {
    variants: [
      { id: 1, sku: 'A', weight_g: 320, on_hand: 0 },
      { sku: 'C', weight_g: 100 },
    ],
  }
  expect(differencesOf(before, after, saying)).toEqual([
    { label: 'A weight_g', before: '300', after: '320' },
    { label: 'C', before: '', after: '새 옵션' },
    { label: 'B', before: '', after: '뺀 옵션' },
  ])
})

test('what has no name in the sheet is left to the audit log', () => {
  const label = (name: string) => (name === 'price_krw' ? '가격 (원)' : null)
  const after = { request_key: 'f3', price_krw: 39_000 }
  expect(differencesOf({ price_krw: 42_000 }, after, { ...saying, label })).toEqual([
    { label: '가격 (원)', before: '42000', after: '39000' },
  ])
})

test('a change of one option says which', () => {
  expect(differencesOf({ on_hand: 5 }, { variant_id: 7, on_hand: 8 }, saying)).toEqual([
    { label: 'SKU-7 on_hand', before: '5', after: '8' },
  ])
})
