import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../../audit/server/audit.ts'
import { markRepaired } from '../discrepancy.ts'
import { bankDepositTable } from '../tables.ts'
import { findDeposit, lockDeposit } from './match.ts'
import { rejoinParts } from './split.ts'

type Ignoring = { deposit_id: number; reason: string }

/** Marks a deposit as not for an order, with the reason. Repeating it is harmless. */
export const ignoreDeposit = (ctx: Context, { deposit_id, reason }: Ignoring) =>
  ctx.transaction(async (ctx) => {
    const deposit = await lockDeposit(ctx, deposit_id)
    if (deposit.ignored_at) return outcome(deposit)
    if (deposit.payment_id !== null || deposit.split_at)
      throw new Problem(409, '이미 주문에 맞춘 입금이에요. 먼저 되돌려 주세요.', { code: 'matched' })
    const set = { ignored_at: ctx.now(), note: reason, staff_id: ctx.member?.mb_id ?? null }
    await ctx.db.update(bankDepositTable).set(set).where(eq(bankDepositTable.id, deposit_id))
    const subject = `deposit:${deposit_id}`
    await markRepaired(ctx, { kind: 'paid_without_order', subject }, { note: reason })
    await writeAudit(ctx, { action: 'deposit.ignore', subject, before: { ignored: false }, after: { reason } })
    return outcome({ ...deposit, ...set })
  })

/** Undoes that: the deposit can be matched again. */
export async function restoreDeposit(ctx: Context, deposit_id: number) {
  const { split_from } = await findDeposit(ctx, deposit_id)
  return ctx.transaction(async (ctx) => {
    if (split_from !== null) await lockDeposit(ctx, split_from)
    const deposit = await lockDeposit(ctx, deposit_id)
    if (!deposit.ignored_at) return outcome(deposit)
    const set = { ignored_at: null, note: '' }
    await ctx.db.update(bankDepositTable).set(set).where(eq(bankDepositTable.id, deposit_id))
    const before = { reason: deposit.note }
    await writeAudit(ctx, { action: 'deposit.restore', subject: `deposit:${deposit_id}`, before, after: {} })
    if (split_from !== null) await rejoinParts(ctx, split_from)
    return outcome({ ...deposit, ...set })
  })
}

type Row = Pick<typeof bankDepositTable.$inferSelect, 'id' | 'ignored_at' | 'note'>

const outcome = ({ id, ignored_at, note }: Row) => ({
  deposit_id: id,
  ignored_at: ignored_at?.toISOString() ?? null,
  note,
})
