import { orderReceiptTable, orderTable } from '@sillage/domains/order/server/tables.ts'
import { bankDepositTable, paymentTable } from '@sillage/domains/payment/server/tables.ts'
import { addDays } from '@sillage/kit/time.ts'
import { eq, inArray } from 'drizzle-orm'
import { placeDemoOrders } from '../order/place-orders.ts'
import type { Seeding } from '../seeding.ts'

const minute = 60_000
const account = { bank: '하나은행', number: '110-482-903317', holder: '주식회사 실라주' }
const waiting = [1104, 1210, 1003, 1401]

/** Guests who pay by transfer, and what came to the shop's account: whose it is, staff see and say. */
export async function seedDeposits({ ctx }: Seeding) {
  const now = ctx.now()
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minute)
  const lines = await placeDemoOrders(
    ctx,
    waiting.map((product_id, index) => ({
      mb_id: null,
      days_ago: 0,
      at: ago(605 - index * 170),
      lines: [{ product_id, state: 'pending_payment' as const, quantity: 1 + (index % 2) }],
    })),
  )
  const ids = lines.map(({ order_id }) => order_id)
  const orders = await ctx.db.select().from(orderTable).where(inArray(orderTable.id, ids)).orderBy(orderTable.id)
  await ctx.db.insert(paymentTable).values(
    orders.map(({ id, request_key, total_amount, created_at }) => ({
      order_id: id,
      provider: 'bank' as const,
      method: 'bank_transfer' as const,
      currency: 'krw' as const,
      state: 'waiting_for_deposit' as const,
      amount: total_amount,
      return_token_hash: request_key,
      details: { account: { ...account, due_at: addDays(created_at, 3).toISOString() } },
      created_at,
      expires_at: addDays(created_at, 3),
    })),
  )
  const [first, second, third] = orders
  if (!first || !second || !third) throw new Error('the demo shop has no orders that wait for money')
  await ctx.db.insert(bankDepositTable).values([
    { bank_ref: 'demo 1', depositor: first.buyer.name, amount: first.total_amount, deposited_at: ago(41) },
    // The name is another's: a husband, a company.
    { bank_ref: 'demo 2', depositor: '박대표', amount: second.total_amount, deposited_at: ago(88) },
    // The shipping fee was forgotten.
    { bank_ref: 'demo 3', depositor: third.buyer.name, amount: third.total_amount - 3000, deposited_at: ago(130) },
    { bank_ref: 'demo 4', depositor: '네이버페이정산', amount: 184_200, deposited_at: ago(260) },
  ])
}

/** What buyers asked for beside their goods: cash receipts that were issued, tax invoices that wait. */
export async function seedReceipts({ ctx }: Seeding) {
  const orders = await ctx.db
    .select()
    .from(orderTable)
    .where(eq(orderTable.state, 'shipping'))
    .orderBy(orderTable.id)
    .limit(6)
  const company = { name: '노을캔들', ceo: '한지민', address: '서울 마포구 망원로 21', email: 'tax@example.com' }
  await ctx.db.insert(orderReceiptTable).values(
    orders.map(({ id, total_amount, created_at, buyer }, index) => {
      const about = { order_id: id, amount: total_amount, created_at }
      if (index < 2) return { ...about, kind: 'tax_invoice' as const, number: '2148655210', company }
      return {
        ...about,
        kind: 'cash_income' as const,
        number: buyer.hp.slice(-4),
        state: 'issued' as const,
        provider_key: `demo-${id}`,
        issue_number: `G${String(id).padStart(8, '0')}`,
        issued_at: created_at,
      }
    }),
  )
}
