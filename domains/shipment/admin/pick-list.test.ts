import { expect, test } from 'vitest'
import type { Packing } from '../packing-contract.ts'
import { pickListOf } from './pick-list.tsx'

const line = (sku: string, quantity: number) => ({ sku, quantity, name: sku, option_name: '' })
const orders = [{ lines: [line('B', 1), line('A', 2)] }, { lines: [line('A', 3)] }] as Packing[]

test('the pieces of one product stand together, with the number of orders they go to', () => {
  expect(pickListOf(orders)).toMatchObject([
    { sku: 'A', quantity: 5, orders: 2 },
    { sku: 'B', quantity: 1, orders: 1 },
  ])
})
