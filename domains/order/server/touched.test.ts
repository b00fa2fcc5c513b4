import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { testShop } from '../../testing.ts'
import { givenLine } from '../testing/orders.ts'
import {
  addLine,
  changeHeader,
  markUnpaid,
  setGuestPassword,
  setReceiver,
  stopWaiting,
  waitForMoney,
} from './change-order.ts'
import { type LockedOrder, lockOrder, moveLines, splitLine } from './lines.ts'
import { orderLineTable, orderTable } from './tables.ts'

const shop = await testShop()
const { ctx, db } = shop
beforeEach(shop.empty)

async function givenOrder(): Promise<LockedOrder> {
  await givenProduct(ctx, { id: 1, stock: 5 })
  await givenLine(ctx, { mb_id: 'hana', product_id: 1, state: 'pending_payment' })
  await db.update(orderLineTable).set({ quantity: 2, unit_amount: 21_000 })
  const [order] = await db.select({ id: orderTable.id }).from(orderTable)
  const locked = await lockOrder(ctx, order?.id ?? 0)
  if (!locked) throw new Error('the order was not found')
  return locked
}

const firstOf = ({ lines: [line] }: LockedOrder) => {
  if (!line) throw new Error('the order has no line')
  return line
}

/** How the row stands; every change of it makes another. */
const versionOfRow = async () =>
  (await db.execute<{ mark: string }>(sql`select xmin::text as mark from orders`)).rows[0]?.mark

const changes: Record<string, (locked: LockedOrder) => Promise<unknown>> = {
  'lines are moved': (locked) =>
    moveLines(ctx, locked, locked.lines, { to: 'canceled_unpaid', actor: 'system', kind: 'expired' }),
  'a line is split': (locked) => splitLine(ctx, locked, firstOf(locked), 1),
  'a line is added': (locked) => {
    const { id: _, ...line } = firstOf(locked)
    return addLine(ctx, locked, line)
  },
  'the address is corrected': ({ order }) => setReceiver(ctx, order.id, { receiver: order.receiver }),
  'a guest gets a password': ({ order }) => setGuestPassword(ctx, order.id, 'hash'),
  'its money is reversed': ({ order }) => markUnpaid(ctx, order.id),
  'it waits for money': ({ order }) => waitForMoney(ctx, order.id, new Date()),
  'it waits no longer': ({ order }) => stopWaiting(ctx, order.id),
  'its header is changed': ({ order }) => changeHeader(ctx, order.id, sql``),
}

test.each(Object.entries(changes))('%s: who has read the order has to read it again', async (_, change) => {
  const locked = await givenOrder()
  const before = await versionOfRow()
  await change(locked)
  expect(await versionOfRow()).not.toBe(before)
})
