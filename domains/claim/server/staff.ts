import { invalid, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember, requireStaff } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import type { ActionOf } from '../../audit/actions.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import type { Refund } from '../refund-amounts.ts'
import type { ClaimState, Condition, Fault } from '../words.ts'
import type { LockedClaim } from './ledger.ts'
import { lockClaim, moveClaim, refuseMove } from './move-claim.ts'
import { refundNow } from './prepare.ts'
import { settleClaim } from './settle-claim.ts'
import { findClaim } from './staff-list.ts'
import { claimLineTable, claimTable } from './tables.ts'

type Action = (ctx: Context, found: LockedClaim, staff_id: string) => Promise<void>

/** One step of a claim by staff: under its lock, with an audit event; nothing happens if it was taken already. */
export async function stepClaim(
  ctx: Context,
  claim_id: number,
  action: ActionOf<'claim'>,
  reached: readonly ClaimState[],
  act: Action,
) {
  const staff_id = requireMember(ctx).mb_id
  await ctx.transaction(async (ctx) => {
    const found = await lockClaim(ctx, claim_id)
    if (reached.includes(found.claim.state)) return
    const before = { ...found.claim }
    await act(ctx, found, staff_id)
    const { state, answer, fault, settled, collection } = found.claim
    const after = { state, answer, fault, settled, collection }
    await writeAudit(ctx, { action: `claim.${action}`, subject: `claim:${claim_id}`, before, after })
  })
  return findClaim(ctx, claim_id)
}

/** Accepts a claim; staff may change whose fault it is. A cancellation is settled at once. */
export const acceptClaim = (
  ctx: Context,
  claim_id: number,
  { fault, answer }: { fault?: Fault | undefined; answer: string },
) =>
  stepClaim(ctx, claim_id, 'accept', ['accepted', 'refunding', 'done'], async (ctx, found, staff_id) => {
    const { claim } = found
    if (claim.state !== 'requested') throw refuseMove()
    if (fault && fault !== claim.fault) await judge(ctx, found, fault, answer)
    if (claim.kind === 'cancel') {
      // It pays the money back at once, as a refund does.
      requireStaff(ctx, 'money')
      return settle(ctx, found, { to: 'canceled', answer, staff_id })
    }
    await moveClaim(ctx, found, {
      to: 'accepted',
      actor: 'staff',
      staff_id,
      note: answer,
      set: answer ? { answer } : {},
    })
  })

async function judge(ctx: Context, found: LockedClaim, fault: Fault, answer: string) {
  const { locked, claim, claimed } = found
  const { refund: preview } = await refundNow(ctx, locked, { claim: { ...claim, fault }, lines: claimed })
  if (isLess(preview, claim.preview)) requireAnswer(answer)
  await ctx.db.update(claimTable).set({ fault, preview }).where(eq(claimTable.id, claim.id))
  Object.assign(claim, { fault, preview })
}

export const rejectClaim = (ctx: Context, claim_id: number, { answer }: { answer: string }) =>
  stepClaim(ctx, claim_id, 'reject', ['rejected'], (ctx, found, staff_id) =>
    moveClaim(ctx, found, { to: 'rejected', actor: 'staff', staff_id, note: answer, set: { answer } }),
  )

export const collectClaim = (ctx: Context, claim_id: number, collection: { courier: string; tracking_no: string }) =>
  stepClaim(ctx, claim_id, 'collect', ['collecting'], (ctx, found, staff_id) =>
    moveClaim(ctx, found, { to: 'collecting', actor: 'staff', staff_id, set: { collection } }),
  )

export const markCollected = (ctx: Context, claim_id: number) =>
  stepClaim(ctx, claim_id, 'collected', ['collected'], (ctx, found, staff_id) =>
    moveClaim(ctx, found, { to: 'collected', actor: 'staff', staff_id }),
  )

/** Inspects returned goods: each line has a condition, and only what is as new can be sold again. */
export const inspectClaim = (
  ctx: Context,
  claim_id: number,
  { lines }: { lines: { line_id: number; condition: Condition }[] },
) =>
  stepClaim(ctx, claim_id, 'inspect', ['inspecting'], async (ctx, found, staff_id) => {
    const seen = new Set(lines.map(({ line_id }) => line_id))
    if (found.claimed.length !== seen.size || found.claimed.some(({ line_id }) => !seen.has(line_id)))
      throw invalid('lines', '신청한 상품마다 상태를 골라 주세요.')
    for (const { line_id, condition } of lines)
      await ctx.db
        .update(claimLineTable)
        .set({ condition })
        .where(and(eq(claimLineTable.claim_id, claim_id), eq(claimLineTable.line_id, line_id)))
    await moveClaim(ctx, found, { to: 'inspecting', actor: 'staff', staff_id })
  })

/** Settles the refund. An exchange whose other variant is sold out ends here too. */
export const refundClaim = (
  ctx: Context,
  claim_id: number,
  { money, answer }: { money?: number | undefined; answer: string },
) =>
  stepClaim(ctx, claim_id, 'refund', ['refunding', 'done'], async (ctx, found, staff_id) => {
    const { claim } = found
    if (claim.kind === 'cancel') return settle(ctx, found, { to: 'canceled', money, answer, staff_id })
    if (claim.kind === 'exchange') await turnIntoReturn(ctx, found)
    await settle(ctx, found, { to: 'returned', money, answer, staff_id })
  })

/** There is nothing to exchange for: the goods are returned instead, at no cost to the buyer. */
async function turnIntoReturn(ctx: Context, found: LockedClaim) {
  const { claim, locked, claimed } = found
  const change = { kind: 'return', fault: 'shop' } as const
  const { refund: preview } = await refundNow(ctx, locked, { claim: { ...claim, ...change }, lines: claimed })
  await ctx.db
    .update(claimTable)
    .set({ ...change, preview })
    .where(eq(claimTable.id, claim.id))
  Object.assign(claim, { ...change, preview })
}

type Settling = { to: 'canceled' | 'returned'; money?: number | undefined; answer: string; staff_id: string }

async function settle(ctx: Context, found: LockedClaim, { to, money, answer, staff_id }: Settling) {
  const { locked, claim, claimed } = found
  const { refund: due, ledger } = await refundNow(ctx, locked, { claim, lines: claimed })
  const refund = money === undefined ? due : lowered(due, money)
  if (isLess(refund, claim.preview)) requireAnswer(answer)
  await settleClaim(ctx, found, { refund, ledger, to, actor: 'staff', staff_id, answer })
}

/** Staff may refund less, for damage. More than is due is a goodwill refund, which is a separate action. */
function lowered(due: Refund, money: number): Refund {
  if (money > due.money) throw new Problem(422, '환불할 금액보다 많아요.', { code: 'refund_too_much' })
  if (money === due.money) return due
  const rows = due.rows.filter(({ kind }) => kind !== 'total')
  return {
    ...due,
    money,
    rows: [...rows, { kind: 'lowered', amount: money - due.money }, { kind: 'total', amount: money }],
  }
}

const isLess = (refund: Refund, promised: Refund) => refund.money < promised.money || refund.points < promised.points

function requireAnswer(answer: string) {
  if (answer === '') throw invalid('answer', '안내한 금액보다 적어요. 고객에게 알릴 이유를 적어 주세요.')
}

export const holdClaim = (ctx: Context, claim_id: number, { answer }: { answer: string }) =>
  stepClaim(ctx, claim_id, 'hold', ['on_hold'], (ctx, found, staff_id) =>
    moveClaim(ctx, found, {
      to: 'on_hold',
      actor: 'staff',
      staff_id,
      note: answer,
      set: { answer, on_hold_from: found.claim.state },
    }),
  )

/** Resumes a claim where it was; if it was not on hold, nothing happens. */
export const resumeClaim = (ctx: Context, claim_id: number) =>
  stepClaim(ctx, claim_id, 'resume', [], async (ctx, found, staff_id) => {
    const { state, on_hold_from } = found.claim
    if (state !== 'on_hold' || !on_hold_from) throw refuseMove()
    await moveClaim(ctx, found, { to: on_hold_from, actor: 'staff', staff_id, set: { on_hold_from: null } })
  })
