import { randomUUID } from 'node:crypto'
import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { formatMoney } from '@sillage/kit/money.ts'
import { addDays, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keysetOrder } from '@sillage/server-kit/keyset-order.ts'
import { and, eq, getTableColumns, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { writeAudit } from '../../../audit/server/audit.ts'
import { type ChangeArea, findMade, keepChangeSet } from '../../../change-set/server/change-sets.ts'
import { keyOfRow } from '../../../change-set/server/write-rows.ts'
import { orderTable } from '../../../order/server/tables.ts'
import type { Proposal, staffMoney } from '../../staff-contract.ts'
import { markRepaired } from '../discrepancy.ts'
import { bankDepositTable, isOpenDeposit, paymentTable } from '../tables.ts'

const depositRows = { table: bankDepositTable, key: bankDepositTable.id, reason: '이미 처리한 입금이에요.' }
/** A deposit that is for something by now is staff's to unmatch first: only open ones are taken out again. */
const untouched = { payment_id: null, split_at: null, ignored_at: null }

/** An import of the bank's statement, undone as one (decision 095). */
export const depositChanges: ChangeArea = {
  name: 'deposits',
  tables: [depositRows],
  async settle(ctx, rows, { kind }) {
    for (const { row_id } of rows) await markRepaired(ctx, { kind: 'paid_without_order', subject: `deposit:${row_id}` })
    const after = { removed: rows.length }
    await writeAudit(ctx, { action: `${kind}.undo`, subject: 'deposits', before: null, after })
  },
  async namesOf(ctx, rows) {
    const ids = rows.map(({ row_id }) => row_id)
    const deposits = await ctx.db.select().from(bankDepositTable).where(inArray(bankDepositTable.id, ids))
    const names = new Map(
      deposits.map(({ id, depositor, amount }) => [
        id,
        `${depositor} ${formatMoney({ amount, currency: 'krw' }, 'kr')}`,
      ]),
    )
    return new Map(rows.map((row) => [keyOfRow(row), names.get(row.row_id) ?? '']))
  },
}

/** Imports lines of the bank's statement; a line that was imported before stays as it was. */
export async function importDeposits(ctx: Context, { body }: HandlerInput<typeof staffMoney.importDeposits>) {
  const request_key = body.request_key ?? randomUUID()
  const rows = [...new Map(body.rows.map((row) => [row.bank_ref, row])).values()]
  return ctx.transaction(async (ctx) => {
    // The answer to this request was lost: what it imported may have been undone since.
    const earlier = await findMade(ctx, request_key)
    if (earlier) return { added: 0, known: rows.length, differing: [], change_set_id: earlier }
    const added = await ctx.db
      .insert(bankDepositTable)
      .values(rows.map((row) => ({ ...row, deposited_at: new Date(row.deposited_at) })))
      .onConflictDoNothing()
      .returning({ id: bankDepositTable.id })
    const refs = rows.map(({ bank_ref }) => bank_ref)
    const stored = await ctx.db.select().from(bankDepositTable).where(inArray(bankDepositTable.bank_ref, refs))
    const known = new Map(stored.map((row) => [row.bank_ref, row]))
    const differs = ({ bank_ref, amount, depositor }: (typeof rows)[number]) =>
      known.get(bank_ref)?.amount !== amount || known.get(bank_ref)?.depositor !== depositor
    const result = {
      added: added.length,
      known: rows.length - added.length,
      differing: rows.filter(differs).map(({ bank_ref }) => bank_ref),
    }
    if (added.length > 0)
      await writeAudit(ctx, { action: 'deposit.import', subject: 'deposits', before: null, after: result })
    const change_set_id = await keepChangeSet(
      ctx,
      depositChanges,
      { kind: 'deposit.import', permission: 'money', request_key },
      added.map(({ id }) => ({ table_name: 'bank_deposit', row_id: id, before: {}, after: untouched })),
    )
    return { ...result, change_set_id }
  })
}

type View = HandlerInput<typeof staffMoney.listDeposits>['query']['view']

const views: Record<View, typeof isOpenDeposit> = {
  open: isOpenDeposit,
  matched: isNotNull(bankDepositTable.payment_id),
  ignored: isNotNull(bankDepositTable.ignored_at),
}
const cameOn = (day: string) =>
  and(
    gte(bankDepositTable.deposited_at, startOfSeoulDay(day)),
    lt(bankDepositTable.deposited_at, addDays(startOfSeoulDay(day), 1)),
  )

/** By the depositor, an amount as people write it, or the bank's reference. */
function named(keyword: string) {
  const amount = /^[\d,]{1,13}원?$/.test(keyword) ? Number(keyword.replaceAll(/\D/g, '')) : 0
  return or(
    sql`starts_with(${bankDepositTable.depositor}, ${keyword})`,
    eq(bankDepositTable.bank_ref, keyword),
    amount > 0 && amount < 2 ** 31 ? eq(bankDepositTable.amount, amount) : undefined,
  )
}

const wholeTable = alias(bankDepositTable, 'whole')

/** Deposits, the newest first; unmatched ones with the orders they may be for. */
export async function listDeposits(ctx: Context, { query }: HandlerInput<typeof staffMoney.listDeposits>) {
  const { view, day, keyword, limit } = query
  const { order, rest } = keysetOrder(bankDepositTable.id, query)
  const rows = await ctx.db
    .select({
      ...getTableColumns(bankDepositTable),
      whole_amount: wholeTable.amount,
      order: { id: orderTable.id, order_no: orderTable.order_no, name: sql<string>`${orderTable.buyer}->>'name'` },
    })
    .from(bankDepositTable)
    .leftJoin(wholeTable, eq(wholeTable.id, bankDepositTable.split_from))
    .leftJoin(paymentTable, eq(paymentTable.id, bankDepositTable.payment_id))
    .leftJoin(orderTable, eq(orderTable.id, paymentTable.order_id))
    .where(and(views[view], day ? cameOn(day) : undefined, keyword ? named(keyword) : undefined, rest))
    .orderBy(order)
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  const proposals = await proposeMatches(ctx, view === 'open' ? shown.map(({ id }) => id) : [])
  return {
    data: shown.map((row) => ({
      ...row,
      deposited_at: row.deposited_at.toISOString(),
      matched_at: row.matched_at?.toISOString() ?? null,
      ignored_at: row.ignored_at?.toISOString() ?? null,
      proposals: proposals.get(row.id) ?? [],
    })),
    next_after,
  }
}

const daysLooked = 30
const proposalsEach = 3
/** States in which nothing is due. A deposit under the buyer's name may still be for such a payment. */
const settled = sql.raw(`'aborted', 'late_deposit', 'done', 'canceled'`)

/** For each deposit the payments it fits: by the sum that is missing, by the buyer's name, best by both. */
export async function proposeMatches(ctx: Context, deposit_ids: readonly number[]) {
  if (deposit_ids.length === 0) return new Map<number, Proposal[]>()
  const since = new Date(ctx.now().getTime() - daysLooked * 86_400_000).toISOString()
  const { rows } = await ctx.db.execute<Proposal & { deposit_id: number }>(sql`
    with waiting as (
      select payment.id as payment_id, orders.id as order_id, orders.order_no, orders.buyer->>'name' as name,
        payment.state, payment.amount - payment.deposited_amount + payment.canceled_amount as missing_amount
      from orders join payment on payment.order_id = orders.id
      where orders.created_at > ${since} and payment.provider = 'bank'
        and payment.state in ('waiting_for_deposit', 'underpaid', 'expired', ${settled})
    )
    select deposit.id as deposit_id, best.* from bank_deposit deposit
    cross join lateral (
      select waiting.*, case
        when fits.amount and fits.name then 'exact' when fits.amount then 'amount' else 'name' end as sureness
      from waiting cross join lateral (
        select waiting.missing_amount = deposit.amount and waiting.state not in (${settled}) as amount,
          replace(waiting.name, ' ', '') = replace(deposit.depositor, ' ', '')
            or strpos(upper(deposit.depositor), waiting.order_no) > 0 as name
      ) fits
      where fits.amount or fits.name
      order by (fits.amount and fits.name) desc, fits.amount desc, waiting.state in (${settled}), waiting.state = 'expired', waiting.order_id
      limit ${proposalsEach}
    ) best
    where deposit.id in (${sql.join([...deposit_ids], sql`, `)})`)
  return Map.groupBy(rows, ({ deposit_id }) => deposit_id)
}
