import { expect, test } from 'vitest'
import type { Packing } from '../packing-contract.ts'
import { pickListOf } from './pick-list.tsx'

const line = (sku: string, quantity: number) => {
  const lots = [{ lot: `${sku}-1`, quantity }]
  return { sku, quantity, name: sku, option_name: '', lots }
}
const orders = [{ lines: [line('B', 1), line('A', 2)] }, { lines: [line('A', 3)] }] as Packing[]

test('the pieces of one product stand together, with the number of orders they go to', () => {
  expect(pickListOf(orders)).toMatchObject([
    { sku: 'A', quantity: 5, orders: 2, lots: [{ lot: 'A-1', quantity: 5 }] },
    { sku: 'B', quantity: 1, orders: 1 },
  ])
})
