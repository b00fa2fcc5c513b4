import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { addOrderEvent } from '../../order/server/events.ts'
import { type LockedOrder, lockOrder, readOrder } from '../../order/server/lines.ts'
import { recordRefund } from '../../payment/server/refund.ts'
import { findPaid } from '../../payment/server/refundable.ts'
import { type RefundRow, refundTable } from '../../payment/server/tables.ts'
import { refundFor } from '../refund-amounts.ts'
import type { staffClaims } from '../staff-contract.ts'
import { type ClaimWithLines, isDropped, readClaims, readLedger } from './ledger.ts'
import { notifyClaim, notifyGoodwill } from './messages.ts'
import { noteClaim } from './move-claim.ts'
import { type Asked, prepareClaim, toClaimed } from './prepare.ts'
import { checkAgreement, isRepeated, writeClaim } from './request.ts'
import { settleClaim } from './settle-claim.ts'
import { findClaim } from './staff-list.ts'
import { claimTable } from './tables.ts'
import { listClaimableLines } from './view.ts'

async function requireOrder(ctx: Context, order_id: number) {
  const found = await readOrder(ctx, order_id)
  if (!found) throw notFound('주문을 찾을 수 없어요.')
  return found
}

/** What the buyer could ask for now: staff ask for the same, on the phone. */
export async function showClaimable(ctx: Context, order_id: number) {
  const found = await requireOrder(ctx, order_id)
  return { currency: found.order.currency, ...(await listClaimableLines(ctx, found)) }
}

export async function previewForBuyer(ctx: Context, order_id: number, asked: Asked) {
  const { refund, at_once, fault } = await prepareClaim(ctx, await requireOrder(ctx, order_id), asked)
  return { ...refund, at_once, fault }
}

type Opening = HandlerInput<typeof staffClaims.open>

/** A claim that staff open for a buyer who called: the same rules and amounts, with the employee's name on it. */
export async function openForBuyer(ctx: Context, { params: { order_id }, body }: Opening) {
  const staff_id = requireMember(ctx).mb_id
  await ctx.transaction(async (ctx) => {
    const locked = await lockOrder(ctx, order_id)
    if (!locked) throw notFound('주문을 찾을 수 없어요.')
    if (await isRepeated(ctx, order_id, body)) return
    const prepared = await prepareClaim(ctx, locked, body)
    checkAgreement(prepared, body)
    const found = await writeClaim(ctx, locked, { ...body, ...prepared, account: body.account ?? null })
    await noteClaim(ctx, found.claim, { actor: 'staff', staff_id, note: body.memo })
    if (prepared.at_once) await settleClaim(ctx, found, { ...prepared, to: 'canceled', actor: 'staff', staff_id })
    else await notifyClaim(ctx, found)
    const { kind, reason, lines } = body
    await writeAudit(ctx, {
      action: 'claim.open',
      subject: `order:${order_id}`,
      before: null,
      after: { claim_id: found.claim.id, kind, reason, lines },
    })
  })
  const [claim] = await ctx.db.select().from(claimTable).where(eq(claimTable.request_key, body.request_key))
  return findClaim(ctx, claim?.id ?? 0)
}

type SoldOut = HandlerInput<typeof staffClaims.soldOut>

/** The shop cannot deliver some pieces: they are canceled at its own cost. */
export async function cancelSoldOut(ctx: Context, { params: { order_id }, body }: SoldOut) {
  const staff_id = requireMember(ctx).mb_id
  await ctx.transaction(async (ctx) => {
    const locked = await lockOrder(ctx, order_id)
    if (!locked) throw notFound()
    if (await isRepeated(ctx, order_id, { ...body, kind: 'cancel', reason: 'sold_out', memo: '' })) return
    const claims = await readClaims(ctx, order_id)
    const takes = body.lines.map((each) => takeOf(locked, claims, each))
    if (new Set(takes.map(({ line }) => line)).size < takes.length) throw invalid('lines', '같은 상품이 두 번 있어요.')
    const ledger = await readLedger(ctx, locked, claims)
    const refund = refundFor(ledger.order, ledger, toClaimed({ kind: 'cancel', fault: 'shop' }, takes))
    const found = await writeClaim(ctx, locked, {
      kind: 'cancel',
      reason: 'sold_out',
      fault: 'shop',
      memo: '',
      request_key: body.request_key,
      takes,
      refund,
      account: body.account ?? null,
    })
    await noteClaim(ctx, found.claim, { actor: 'staff', staff_id, note: body.answer })
    await settleClaim(ctx, found, { refund, ledger, to: 'sold_out', actor: 'staff', staff_id, answer: body.answer })
    const after = { claim_id: found.claim.id, lines: body.lines, refund }
    await writeAudit(ctx, { action: 'order.sold-out', subject: `order:${order_id}`, before: null, after })
  })
  const [claim] = await ctx.db.select().from(claimTable).where(eq(claimTable.request_key, body.request_key))
  return findClaim(ctx, claim?.id ?? 0)
}

function takeOf(
  locked: LockedOrder,
  claims: readonly ClaimWithLines[],
  { line_id, quantity }: SoldOut['body']['lines'][number],
) {
  const line = locked.lines.find(({ id }) => id === line_id)
  if (!line) throw invalid('lines', '이 주문에 없는 상품이에요.')
  if (quantity > line.quantity) throw invalid('lines', '수량을 확인해 주세요.')
  const isTaken = claims.some(({ claim, lines }) => !isDropped(claim) && lines.some((each) => each.line_id === line_id))
  if (isTaken || line.state === 'pending_payment')
    throw new Problem(409, '이미 신청했거나 신청할 수 없는 상품이에요.', { code: 'already_claimed' })
  return { line, quantity, variant_id: null }
}

type Goodwill = HandlerInput<typeof staffClaims.goodwill>

/** A refund without a claim, for a reason the buyer reads. Never more than is left of what was paid. */
export async function refundGoodwill(ctx: Context, { params: { order_id }, body }: Goodwill) {
  const staff_id = requireMember(ctx).mb_id
  const { amount, reason, account = null } = body
  return ctx.transaction(async (ctx) => {
    const locked = await lockOrder(ctx, order_id)
    if (!locked) throw notFound()
    const payment = await findPaid(ctx, order_id)
    if (!payment) throw new Problem(409, '환불할 결제가 없어요.', { code: 'no_payment' })
    const { order } = locked
    const request_key = `goodwill-${order_id}-${body.request_key}`
    const [earlier] = await ctx.db.select().from(refundTable).where(eq(refundTable.request_key, request_key))
    if (earlier) return toReply(earlier)
    const asked = { payment, order, kind: 'goodwill', amount, reason, account, staff_id, request_key } as const
    const refund = await recordRefund(ctx, asked)
    if (!refund) throw new Error('a goodwill refund is of something')
    await notifyGoodwill(ctx, locked, refund)
    const subject = `order:${order_id}`
    await addOrderEvent(ctx, { order_id, kind: 'goodwill', actor: 'staff', staff_id, note: reason })
    await writeAudit(ctx, {
      action: 'order.goodwill',
      subject,
      before: null,
      after: { refund_ids: [refund.id], amount, reason },
    })
    return toReply(refund)
  })
}

const toReply = ({ id: refund_id, amount, state }: RefundRow) => ({ refund_id, amount, state })
