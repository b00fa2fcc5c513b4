import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { unseal } from '@sillage/server-kit/sealed.ts'
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { claimTable } from '../../claim/server/tables.ts'
import { orderReceiptTable } from '../../order/server/tables.ts'
import { paymentTable } from '../../payment/server/tables.ts'
import { anonymousNumber, cashMethods, owedFrom, type ReceiptRow } from './words.ts'

const atOnce = 100
/** Money that is here; what has gone back whole needs no paper. */
const here = ['done', 'partial_canceled', 'overpaid'] as const
/** Longer than any exchange takes: three months from delivery on, and the way there. */
const numberDays = 120
/** Who bought before is not surprised with a paper. */
const owedDays = 30

/** Asks for the receipts nobody asks for: of what an exchange brought in cash, and of what the law names. */
export async function addReceipts(ctx: Context): Promise<void> {
  for (const { payment, receipt } of await listBrought(ctx)) {
    const number = receipt && wholeNumber(ctx, receipt)
    if (receipt && number && receipt.kind !== 'tax_invoice')
      await add(ctx, { order_id: payment.order_id, kind: receipt.kind, number, ...aboutOf(payment) })
  }
  for (const payment of await listOwed(ctx))
    await add(ctx, { order_id: payment.order_id, kind: 'cash_income', number: anonymousNumber, ...aboutOf(payment) })
}

const aboutOf = ({ id: payment_id, amount }: typeof paymentTable.$inferSelect) => ({ payment_id, amount })

/** Once per payment, by its index, however many look at the same time. */
const add = (ctx: Context, row: typeof orderReceiptTable.$inferInsert) =>
  ctx.db
    .insert(orderReceiptTable)
    .values({ ...row, created_at: ctx.now() })
    .onConflictDoNothing()

/** One that was issued shows only the end of its number. */
const wholeNumber = (ctx: Context, { state, number, sealed_number }: ReceiptRow) =>
  state === 'issued' ? sealed_number && unseal(ctx.secret, sealed_number) : number

const cash = and(
  eq(paymentTable.currency, 'krw'),
  inArray(paymentTable.method, [...cashMethods]),
  inArray(paymentTable.state, [...here]),
  sql`not exists (select 1 from order_receipt own where own.payment_id = ${paymentTable.id})`,
)
/** An exchange that went through: until then its money may go back whole. */
const hasGoneThrough = and(isNotNull(claimTable.settled), eq(claimTable.kind, 'exchange'))

/** What exchanges brought, of orders whose buyer wanted a receipt; one refused for the card paid with is a wish, too. */
const listBrought = (ctx: Context) =>
  ctx.db
    .select({ payment: paymentTable, receipt: orderReceiptTable })
    .from(paymentTable)
    .innerJoin(claimTable, eq(claimTable.id, paymentTable.claim_id))
    .innerJoin(orderReceiptTable, eq(orderReceiptTable.order_id, paymentTable.order_id))
    .where(
      and(
        cash,
        hasGoneThrough,
        isNull(orderReceiptTable.payment_id),
        ne(orderReceiptTable.kind, 'tax_invoice'),
        or(
          eq(orderReceiptTable.state, 'requested'),
          // Of an older one the number is gone: it would stand in the way of the others for good.
          and(eq(orderReceiptTable.state, 'issued'), isNotNull(orderReceiptTable.sealed_number)),
          and(eq(orderReceiptTable.state, 'failed'), eq(orderReceiptTable.failure, 'not_cash')),
        ),
      ),
    )
    .orderBy(asc(paymentTable.id))
    .limit(atOnce)

/** Much money without any paper, lately. */
const listOwed = async (ctx: Context) => {
  const rows = await ctx.db
    .select({ payment: paymentTable })
    .from(paymentTable)
    .leftJoin(claimTable, eq(claimTable.id, paymentTable.claim_id))
    .where(
      and(
        cash,
        gte(paymentTable.amount, owedFrom),
        gte(paymentTable.approved_at, addDays(ctx.now(), -owedDays)),
        or(isNull(paymentTable.claim_id), hasGoneThrough),
        sql`not exists (select 1 from order_receipt asked where asked.order_id = ${paymentTable.order_id}
          and asked.payment_id is null and coalesce(asked.failure, '') <> 'not_cash')`,
      ),
    )
    .orderBy(asc(paymentTable.id))
    .limit(atOnce)
  return rows.map(({ payment }) => payment)
}

/** Numbers that no exchange can need any more. */
export const eraseNumbers = (ctx: Context) =>
  ctx.db
    .update(orderReceiptTable)
    .set({ sealed_number: null })
    .where(
      and(
        isNotNull(orderReceiptTable.sealed_number),
        or(eq(orderReceiptTable.state, 'canceled'), lt(orderReceiptTable.issued_at, addDays(ctx.now(), -numberDays))),
      ),
    )
