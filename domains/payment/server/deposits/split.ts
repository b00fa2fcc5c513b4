import { invalid, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { asc, eq } from 'drizzle-orm'
import { writeAudit } from '../../../audit/server/audit.ts'
import { lockPayment } from '../change-payment.ts'
import { bankDepositTable } from '../tables.ts'
import { assignDeposit, type DepositRow, lockDeposit, outcomeOf, requireOpenDeposit, requirePayment } from './match.ts'

type Part = { payment_id: number; amount: number }
type Splitting = { deposit_id: number; parts: readonly Part[] }

/**
 * One deposit that pays several orders: each part becomes a deposit of its own and is matched with its order, all of them
 * or none. The same split twice is one.
 */
export async function splitDeposit(ctx: Context, { deposit_id, parts }: Splitting) {
  for (const { payment_id } of parts) await requirePayment(ctx, payment_id)
  return ctx.transaction(async (ctx) => {
    // Orders before the deposit, as for a match: two who use the same deposit wait for each other.
    const sorted = parts.toSorted((one, other) => one.payment_id - other.payment_id)
    for (const { payment_id } of sorted) await lockPayment(ctx, payment_id)
    const deposit = await lockDeposit(ctx, deposit_id)
    const before = deposit.split_at ? await partsOf(ctx, deposit_id) : []
    if (isSame(before, sorted)) return outcomes(ctx, before)
    requireOpenDeposit(deposit)
    refuseUneven(deposit, parts)
    const made = await divide(ctx, deposit, sorted)
    // Read again: paying one order may have changed what was read of another.
    for (const part of made) await assignDeposit(ctx, await lockPayment(ctx, part.for_payment_id), part)
    const after = await outcomes(ctx, await partsOf(ctx, deposit_id))
    await writeAudit(ctx, {
      action: 'deposit.split',
      subject: `deposit:${deposit_id}`,
      before: { amount: deposit.amount },
      after: { parts: sorted },
    })
    return after
  })
}

function refuseUneven({ amount, split_from }: DepositRow, parts: readonly Part[]) {
  if (split_from !== null)
    throw new Problem(409, '나눈 입금의 일부예요. 나머지도 되돌린 뒤 처음부터 다시 나눠 주세요.', { code: 'split' })
  if (parts.reduce((sum, part) => sum + part.amount, 0) !== amount)
    throw invalid('parts', '나눈 금액의 합이 입금액과 같아야 해요.')
}

async function divide(ctx: Context, { id, bank_ref, depositor, deposited_at }: DepositRow, parts: readonly Part[]) {
  await ctx.db.update(bankDepositTable).set({ split_at: ctx.now() }).where(eq(bankDepositTable.id, id))
  const made = await ctx.db
    .insert(bankDepositTable)
    .values(
      parts.map(({ amount }, index) => ({
        bank_ref: `${bank_ref}#${index + 1}`,
        depositor,
        amount,
        deposited_at,
        split_from: id,
      })),
    )
    .returning()
  return made.flatMap((row, index) => {
    const part = parts[index]
    return part ? [{ ...row, for_payment_id: part.payment_id }] : []
  })
}

const partsOf = (ctx: Context, deposit_id: number) =>
  ctx.db
    .select()
    .from(bankDepositTable)
    .where(eq(bankDepositTable.split_from, deposit_id))
    .orderBy(asc(bankDepositTable.id))

const isSame = (rows: readonly DepositRow[], parts: readonly Part[]) =>
  rows.length === parts.length &&
  rows.every((row, index) => row.payment_id === parts[index]?.payment_id && row.amount === parts[index].amount)

async function outcomes(ctx: Context, rows: readonly DepositRow[]) {
  const data: Awaited<ReturnType<typeof outcomeOf>>[] = []
  for (const { id, payment_id } of rows) if (payment_id !== null) data.push(await outcomeOf(ctx, id, payment_id))
  return { data }
}

/**
 * A deposit of which no part is in use any more is whole again. In the caller's transaction, which has locked it; the
 * parts are locked here, so that a match made meanwhile is seen.
 */
export async function rejoinParts(ctx: Context, deposit_id: number): Promise<number | null> {
  const rows = await partsOf(ctx, deposit_id).for('update')
  if (rows.some(({ payment_id, ignored_at }) => payment_id !== null || ignored_at !== null)) return null
  await ctx.db.delete(bankDepositTable).where(eq(bankDepositTable.split_from, deposit_id))
  await ctx.db.update(bankDepositTable).set({ split_at: null }).where(eq(bankDepositTable.id, deposit_id))
  return deposit_id
}
