import { expect, test } from 'vitest'
import { tableWriters } from './table-writers.ts'
import { found } from './testing.ts'

const stock = { 'domains/inventory/server/tables.ts': "export const stockTable = pgTable('stock', {})" }

test.each([
  'await ctx.db.update(stockTable).set({ on_hand: 1 })',
  'await ctx.db.insert(stockTable).values({})',
  'await ctx.db.delete(stockTable)',
  'await ctx.db.execute(sql`update stock set on_hand = 0`)',
  'await ctx.db.execute(sql`insert into stock values (1)`)',
])('another domain may not write a table: %s', (text) => {
  const [finding] = found(tableWriters, { ...stock, 'domains/order/server/a.ts': text })
  expect(finding).toMatch(/^domains\/order\/server\/a\.ts:1 stock(Table)? is written by inventory alone$/)
})

test('its own domain writes it, and others may read it', () => {
  expect(
    found(tableWriters, {
      ...stock,
      'domains/inventory/server/move.ts': 'await ctx.db.update(stockTable).set({})\nsql`update stock set on_hand = 0`',
      'domains/order/server/a.ts': 'await ctx.db.select().from(stockTable)\nsql`select * from stock`',
      'domains/order/server/a.test.ts': 'await db.update(stockTable)',
    }),
  ).toEqual([])
})

test('a table that a lower domain declares is written by the one that the list names', () => {
  const declared = { 'domains/order/server/tables.ts': "export const shipmentTable = pgTable('shipment', {})" }
  const write = 'await ctx.db.update(shipmentTable).set({})'
  expect(found(tableWriters, { ...declared, 'domains/shipment/server/a.ts': write })).toEqual([])
  expect(found(tableWriters, { ...declared, 'domains/order/server/a.ts': write })).toHaveLength(1)
})

test('the two halves of the school write the same tables', () => {
  const declared = { 'domains/course/server/tables.ts': "export const courseTable = pgTable('course', {})" }
  const write = 'await ctx.db.update(courseTable).set({})'
  expect(found(tableWriters, { ...declared, 'domains/tssa/server/a.ts': write })).toEqual([])
  expect(found(tableWriters, { ...declared, 'domains/order/server/a.ts': write })).toHaveLength(1)
})
