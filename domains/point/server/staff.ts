import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { memberTable } from '../../member/server/tables.ts'
import type { point } from '../contract.ts'
import { findEntry, lockPurse, type PointEntryRow } from './balance.ts'
import { earnPoints } from './earn.ts'
import { takePoints } from './spend.ts'
import { listPoints, toEntry } from './statement.ts'

type Movement = HandlerInput<typeof point.staff.grant>['body']

export async function listPointsOf(ctx: Context, { params, query }: HandlerInput<typeof point.staff.list>) {
  await findHolder(ctx, params.mb_id)
  return listPoints(ctx, params.mb_id, query)
}

export const grantPoints = (ctx: Context, { key, ...movement }: Movement) =>
  moveByStaff(ctx, { ...movement, reason: 'granted', occasion: `staff:${key}` }, earnPoints)

export const deductPoints = (ctx: Context, { key, ...movement }: Movement) =>
  moveByStaff(ctx, { ...movement, reason: 'deducted', occasion: `staff:${key}` }, takePoints)

type StaffMovement<Reason> = { mb_id: string; amount: number; memo: string; occasion: string; reason: Reason }

/** Moves points for staff, with a line in the audit log for the first of equal actions. */
function moveByStaff<Reason extends 'granted' | 'deducted'>(
  ctx: Context,
  movement: StaffMovement<Reason>,
  move: (ctx: Context, movement: StaffMovement<Reason>) => Promise<PointEntryRow>,
) {
  const { mb_id, reason, memo } = movement
  return ctx.transaction(async (ctx) => {
    await findHolder(ctx, mb_id)
    await lockPurse(ctx, mb_id) // two equal actions at once follow each other, and only the first is written down
    const earlier = await findEntry(ctx, mb_id, movement)
    if (earlier) return toEntry(earlier)
    const entry = await move(ctx, movement)
    const after = { amount: entry.amount, balance: entry.balance, memo }
    const before = { balance: entry.balance - entry.amount }
    await writeAudit(ctx, { action: `point.${reason}`, subject: `member:${mb_id}`, before, after })
    return toEntry(entry)
  })
}

async function findHolder(ctx: Context, mb_id: string) {
  const [member] = await ctx.db
    .select({ mb_id: memberTable.mb_id })
    .from(memberTable)
    .where(eq(memberTable.mb_id, mb_id))
  if (!member) throw notFound('회원을 찾을 수 없어요.')
}
