import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { claimedLines } from '../../claim/server/open-claims.ts'
import { type LineRow, type LockedOrder, lockOrder, moveLines, splitLine } from '../../order/server/lines.ts'
import type { LineState } from '../../order/words.ts'
import { fulfilmentPath } from '../staff-words.ts'

export type Pieces = readonly { line_id: number; quantity?: number | undefined }[] | undefined

export async function requireLocked(ctx: Context, order_id: number): Promise<LockedOrder> {
  const locked = await lockOrder(ctx, order_id)
  if (!locked) throw notFound('주문을 찾을 수 없어요.')
  return locked
}

/** The bank may have reversed the deposit since it was packed. */
export function requirePaid({ order }: LockedOrder) {
  if (!order.paid_at) throw new Problem(409, '아직 결제되지 않은 주문이에요.', { code: 'not_paid' })
}

/**
 * The lines an action is about: those that were named, with a part of a line split off, or else all lines in the state it
 * starts from. Lines with an open claim are left out.
 */
export async function choosePieces(ctx: Context, locked: LockedOrder, pieces: Pieces, from: readonly LineState[]) {
  const claimed = await claimedLines(
    ctx,
    locked.lines.map(({ id }) => id),
  )
  if (!pieces) return locked.lines.filter(({ id, state }) => from.includes(state) && !claimed.has(id))
  const chosen: LineRow[] = []
  for (const { line_id, quantity } of pieces) {
    const line = locked.lines.find(({ id }) => id === line_id)
    if (!line) throw notFound('주문한 상품을 찾을 수 없어요.')
    if (claimed.has(line_id))
      throw new Problem(409, '취소나 반품을 신청한 상품이 있어요. 먼저 처리해 주세요.', { code: 'claimed' })
    if (!from.includes(line.state)) throw new Problem(409, '지금은 이 상태로 바꿀 수 없어요.', { code: 'not_allowed' })
    chosen.push(await splitLine(ctx, locked, line, quantity ?? line.quantity))
  }
  return chosen
}

type By = { staff_id: string; note?: string }

/** Moves lines forward to a step, through every step in between, each with its event. */
export async function advanceTo(ctx: Context, locked: LockedOrder, lines: readonly LineRow[], to: LineState, by: By) {
  for (const [at, step] of fulfilmentPath.entries()) {
    const before = fulfilmentPath[at - 1]
    if (!before) continue
    const next = lines.filter(({ state }) => state === before)
    await moveLines(ctx, locked, next, { to: step, actor: 'staff', kind: step, ...by })
    if (step === to) return
  }
}
