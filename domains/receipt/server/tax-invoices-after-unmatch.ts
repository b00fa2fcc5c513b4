import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { orderReceiptTable, orderTable } from '../../order/server/tables.ts'
import { endedStates } from '../../order/words.ts'
import { isPaidInCash } from './paid-by.ts'
import type { ReceiptRow } from './words.ts'

const atOnce = 100

const sumOfCorrections = (which = sql`true`) => sql<number>`(select coalesce(sum(other.amount), 0)
  from order_receipt other where other.corrects_id = ${sql.raw('"order_receipt"."id"')}
    and other.state in ('requested', 'issued') and ${which})`
/** What an invoice and its corrections say together. */
const saying = sql`${orderReceiptTable.amount} + ${sumOfCorrections()}`
/** What was corrected neither for a refund nor for an exchange, but because the money was not theirs. */
const taken = sumOfCorrections(sql`other.refund_ids = '[]'::jsonb and other.payment_id is null`)

/** A deposit was taken away from the way it was first paid. */
const wasTaken = sql`exists (select 1 from payment where payment.order_id = ${orderReceiptTable.order_id}
  and payment.claim_id is null and payment.details ->> 'unmatched' is not null)`

/** Says of an issued invoice how much of it is to be corrected, less or more. */
const list = (ctx: Context, by: SQL, where: SQL | undefined) =>
  ctx.db
    .select({ id: orderReceiptTable.id, by: by.mapWith(Number) })
    .from(orderReceiptTable)
    .innerJoin(orderTable, eq(orderTable.id, orderReceiptTable.order_id))
    .where(
      and(
        eq(orderReceiptTable.kind, 'tax_invoice'),
        isNull(orderReceiptTable.corrects_id),
        eq(orderReceiptTable.state, 'issued'),
        where,
      ),
    )
    .orderBy(asc(orderReceiptTable.id))
    .limit(atOnce)

/** Issued ones whose money was taken away, once nobody waits for it any more: their order is over, or a card has paid it. */
const listTaken = (ctx: Context, own?: SQL) =>
  list(
    ctx,
    sql`0 - (${saying})`,
    and(
      sql`${saying} > 0`,
      own,
      or(
        and(isNull(orderTable.paid_at), inArray(orderTable.state, [...endedStates])),
        and(isNotNull(orderTable.paid_at), wasTaken, not(isPaidInCash(ctx))),
      ),
    ),
  )

/** Those that were corrected so, and paid in cash after all. */
const listPaidAfterAll = (ctx: Context, own?: SQL) =>
  list(ctx, sql`0 - ${taken}`, and(sql`${taken} < 0`, own, isNotNull(orderTable.paid_at), isPaidInCash(ctx)))

/** Invoices follow money that was taken away, though nothing goes back: a deposit that was another's, or was called back. */
export async function correctAfterUnmatch(
  ctx: Context,
  correct: (ctx: Context, invoice: ReceiptRow, amount: number) => Promise<unknown>,
): Promise<number> {
  const ids = [...(await listTaken(ctx)), ...(await listPaidAfterAll(ctx))].map(({ id }) => id)
  for (const id of ids)
    await ctx.transaction(async (ctx) => {
      const own = eq(orderReceiptTable.id, id)
      const [invoice] = await ctx.db.select().from(orderReceiptTable).where(own).for('update')
      // Whoever was first has done it.
      const [less] = await listTaken(ctx, own)
      const [more] = await listPaidAfterAll(ctx, own)
      if (invoice && less) await correct(ctx, invoice, less.by)
      if (invoice && more) await correct(ctx, invoice, more.by - (await dropUnissued(ctx, invoice)))
    })
  return ids.length
}

/** Corrections of that kind that nobody has issued are wanted no more. Says by how much that puts it right. */
async function dropUnissued(ctx: Context, { id }: ReceiptRow): Promise<number> {
  const dropped = await ctx.db
    .update(orderReceiptTable)
    .set({ state: 'canceled' })
    .where(
      and(
        eq(orderReceiptTable.corrects_id, id),
        eq(orderReceiptTable.state, 'requested'),
        isNull(orderReceiptTable.payment_id),
        sql`${orderReceiptTable.refund_ids} = '[]'::jsonb`,
      ),
    )
    .returning({ amount: orderReceiptTable.amount })
  return dropped.reduce((sum, { amount }) => sum - amount, 0)
}
