import { expect, test } from 'vitest'
import { cellText, readCell } from './cells.ts'

test.each([
  ['price_krw', '36,000원', { value: 36_000 }],
  ['price_krw', '36000.0', { value: 36_000 }],
  ['price_usd', '$37', { value: 3_700 }],
  ['price_usd', '37.5', { value: 3_750 }],
  ['price_usd', '1,037.05', { value: 103_705 }],
  ['price_usd', '37.005', { error: '숫자가 아니에요' }],
  ['price_krw', '36.5', { error: '숫자가 아니에요' }],
  ['price_krw', '-1', { error: '숫자가 아니에요' }],
  ['price_krw', '', { error: '비었어요' }],
  ['sale_price_krw', ' ', { value: null }],
  ['on_hand', '99999999', { error: '너무 커요' }],
  ['visible', '숨김', { value: false }],
  ['visible', 'YES', { value: true }],
  ['visible', '글쎄', { error: '보임 또는 숨김' }],
  ['name', ' 무화과 ', { value: '무화과' }],
  ['sale_from', '2026-12-01 09:30', { value: '2026-12-01T00:30:00.000Z' }],
  ['sale_from', '2026. 12. 1', { value: '2026-11-30T15:00:00.000Z' }],
  ['sale_to', '2026-12-01 09:00:00', { value: '2026-12-01T00:00:00.000Z' }],
  ['sale_to', '2026-02-31', { error: '날짜가 아니에요' }],
  ['sale_to', '곧', { error: '날짜가 아니에요' }],
  ['sale_to', '', { value: null }],
] as const)('%s reads %s', (name, text, read) => {
  expect(readCell(name, text)).toEqual(read)
})

test('a cell is written so that it can be read again', () => {
  for (const [name, value] of [
    ['price_usd', 123_456],
    ['price_krw', 1_000_000],
    ['visible', true],
    ['sale_from', '2026-12-01T00:30:00.000Z'],
  ] as const)
    expect(readCell(name, cellText(name, value))).toEqual({ value })
})
