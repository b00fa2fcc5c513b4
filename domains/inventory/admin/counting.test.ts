import { expect, test } from 'vitest'
import type { StockRow } from '../contract.ts'
import { byCode, differenceOf, lotsIn, problemOf, readScan, withLines, withScan } from './counting.ts'

const row = { sku: 'CAN-1', on_hand: 12, reserved: 4 } as StockRow // only these are looked at

test('each scan counts one more, and a number counts so many at once', () => {
  expect(withScan(withScan({}, 'CAN-1', undefined), 'CAN-1', undefined)).toEqual({ 'CAN-1': 2 })
  expect(readScan(' can-1  12 ')).toEqual({ sku: 'CAN-1', count: 12 })
  expect(readScan('can-1')).toEqual({ sku: 'CAN-1', count: undefined })
  expect(readScan('두 낱말 아님')).toBeNull()
})

test('lines from Excel are read; what is no code and number is left out', () => {
  const text = 'SKU\t실사 수량\t상품\r\nCAN-1\t3\t무화과\nCAN-2\t0\t\nCAN-3\t\t연기\n\n'
  expect(withLines({}, text)).toEqual({ counted: { 'CAN-1': 3, 'CAN-2': 0 }, read: 2 })
})

test('a difference is what was counted less what the books say; what comes in is added', () => {
  expect(differenceOf('count', 10, row)).toBe(-2)
  expect(differenceOf('receive', 10, row)).toBe(10)
  expect(differenceOf('count', null, row)).toBeNull()
})

test('fewer than orders have reserved cannot be counted, and an unknown code is said', () => {
  expect(problemOf('count', 3, row, true)).toBe('주문에 예약된 수량보다 적어요.')
  expect(problemOf('receive', 3, row, true)).toBeNull()
  expect(problemOf('count', 3, undefined, true)).toBe('이 코드의 재고가 없어요.')
  expect(problemOf('count', 3, undefined, false)).toBeNull()
})

test('goods received are pasted with their lots', () => {
  expect(lotsIn('can-1\t3\tEV-1\t2030.01.31\r\nCAN-2\t1\tEV-2\nCAN-3\t2\nSKU\t수량\t로트')).toEqual({
    'CAN-1': { lot: 'EV-1', best_before: '2030-01-31' },
    'CAN-2': { lot: 'EV-2', best_before: '' },
  })
})

test('what is scanned by its barcode and by its code is one line', () => {
  const rows = new Map([
    ['8801234567893', row],
    ['CAN-1', row],
  ])
  expect(byCode({ '8801234567893': 2, 'CAN-1': 3, unknown: 1 }, rows)).toEqual({ 'CAN-1': 5, unknown: 1 })
  expect(byCode({ 'CAN-1': null, '8801234567893': 1 }, rows)).toEqual({ 'CAN-1': 1 })
})
