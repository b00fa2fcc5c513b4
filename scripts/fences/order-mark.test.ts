import { expect, test } from 'vitest'
import { orderMark } from './order-mark.ts'
import { found } from './testing.ts'

const path = 'domains/order/server/a.ts'

test.each([
  'async function move(ctx) {\n  await ctx.db.update(orderLineTable).set({ quantity: 1 })\n}',
  'const add = (ctx) => ctx.db.insert(orderLineTable).values({})',
  'const drop = (ctx) => ctx.db.execute(sql`delete from order_line where id = 1`)',
])('a line is not changed without the row of its order: %s', (text) => {
  expect(found(orderMark, { [path]: text })).toHaveLength(1)
})

test.each([
  'async function move(ctx) {\n  await ctx.db.update(orderLineTable).set({})\n  await touchOrder(ctx, 1)\n}',
  'const move = (ctx) => ctx.db.execute(sql`with a as (update order_line set state = 1) update orders set state = 2`)',
  'async function make(ctx) {\n  await ctx.db.insert(orderTable)\n  await ctx.db.insert(orderLineTable)\n}',
  'const read = (ctx) => ctx.db.select().from(orderLineTable)',
])('with it, it is: %s', (text) => {
  expect(found(orderMark, { [path]: text })).toEqual([])
})

test('lines that are paid for are moved by the functions that the list names', () => {
  const text = 'const setReceivedIn = (ctx) => ctx.db.update(orderLineTable).set({})'
  expect(found(orderMark, { 'domains/order/server/take-over.ts': text })).toEqual([])
  expect(found(orderMark, { [path]: text })).toHaveLength(1)
})
