import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { keepRecord } from '../../member/server/retained-records.ts'
import type { PersonalData } from '../../personal-data-shape.ts'
import type { LineState } from '../words.ts'
import { type Buyer, orderLineTable, orderNoteTable, orderTable, type Receiver } from './tables.ts'

const open: LineState[] = [
  'pending_payment',
  'paid',
  'preparing',
  'on_hold',
  'ready',
  'shipping',
  'delivered',
  'granted',
]
const noBuyer: Buyer = { name: '', hp: '', email: '' }
const nowhere: Receiver = { name: '', hp: '', country: '', zip: '', addr1: '', addr2: '', memo: '' }

/** The sale stays in the books without its buyer; the whole order goes to the records that the law keeps. */
export const orderData: PersonalData = {
  name: 'orders',
  async open(ctx, { mb_id }) {
    const [line] = await ctx.db
      .select({ id: orderLineTable.id })
      .from(orderLineTable)
      .innerJoin(orderTable, eq(orderTable.id, orderLineTable.order_id))
      .where(and(eq(orderTable.mb_id, mb_id), inArray(orderLineTable.state, open)))
      .limit(1)
    return line ? '아직 끝나지 않은 주문이 있어요. 주문이 끝난 뒤에 탈퇴할 수 있어요.' : null
  },
  collect: (ctx, { mb_id }) => collectOrders(ctx, mb_id),
  async erase(ctx, person) {
    const orders = await collectOrders(ctx, person.mb_id)
    if (orders.length === 0) return
    await keepRecord(ctx, 'contract', person, { orders })
    // What they had engraved may be a name.
    await ctx.db
      .update(orderLineTable)
      .set({ personal: [] })
      .where(
        inArray(
          orderLineTable.order_id,
          orders.map(({ id }) => id),
        ),
      )
    // What staff noted about an order is about its buyer.
    await ctx.db.delete(orderNoteTable).where(
      inArray(
        orderNoteTable.order_id,
        orders.map(({ id }) => id),
      ),
    )
    await ctx.db
      .update(orderTable)
      .set({
        mb_id: null,
        guest_password_hash: null,
        buyer: noBuyer,
        receiver: nowhere,
        cart_mark: null,
      })
      .where(eq(orderTable.mb_id, person.mb_id))
  },
}

async function collectOrders(ctx: Context, mb_id: string) {
  const { guest_password_hash: _, request_key: __, cart_mark: ___, ...columns } = getTableColumns(orderTable)
  const orders = await ctx.db
    .select(columns)
    .from(orderTable)
    .where(eq(orderTable.mb_id, mb_id))
    .orderBy(asc(orderTable.id))
  const lines = await ctx.db
    .select()
    .from(orderLineTable)
    .where(
      inArray(
        orderLineTable.order_id,
        sql`(select ${orderTable.id} from ${orderTable} where ${orderTable.mb_id} = ${mb_id})`,
      ),
    )
    .orderBy(asc(orderLineTable.order_id), asc(orderLineTable.position))
  return orders.map((order) => ({ ...order, lines: lines.filter(({ order_id }) => order_id === order.id) }))
}
