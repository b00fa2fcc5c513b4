import { invalid, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { PriceStep } from '../../catalog/price.ts'
import { classTimes } from '../../course/server/class-times.ts'
import type { LineRow, LockedOrder } from '../../order/server/lines.ts'
import { classRefundAt, type Share } from '../../setting/class-refunds.ts'
import { findShopRules } from '../../setting/server/rules.ts'
import { type Claimed, type Refund, refundFor } from '../refund-amounts.ts'
import { faultOf } from '../rules.ts'
import { type ClaimKind, type ClaimReason, claimReasons, type Fault } from '../words.ts'
import { type Claimable, listClaimable } from './claimable.ts'
import { type ClaimWithLines, isDropped, type Ledger, readClaims, readLedger } from './ledger.ts'

export type Asked = {
  kind: ClaimKind
  reason: ClaimReason
  lines: { line_id: number; quantity: number; variant_id?: number | undefined }[]
}

export type Prepared = {
  fault: Fault
  /** Packing has not begun: it is canceled as soon as it is requested. */
  at_once: boolean
  takes: {
    line: LineRow
    quantity: number
    variant_id: number | null
    back?: Share | undefined
  }[]
  refund: Refund
  ledger: Ledger
}

/** Checks a claim and computes its refund. The preview shows the result, a request carries it out. */
export async function prepareClaim(ctx: Context, locked: LockedOrder, asked: Asked): Promise<Prepared> {
  const { kind, reason } = asked
  const claims = await readClaims(ctx, locked.order.id)
  const claimable = await listClaimable(ctx, locked, claims)
  if (new Set(asked.lines.map(({ line_id }) => line_id)).size < asked.lines.length)
    throw invalid('lines', '같은 상품이 두 번 있어요.')
  const found = asked.lines.map((each) => {
    const one = claimable.find(({ line }) => line.id === each.line_id)
    if (!one) throw new Problem(409, '이미 신청했거나 신청할 수 없는 상품이에요.', { code: 'already_claimed' })
    checkLine(one, asked, each.quantity)
    return { ...each, one, swap: kind === 'exchange' ? swapOf(one, each, reason) : null }
  })
  const { late_days } = await findShopRules(ctx)
  const fault = faultOf(reason, { paid_at: locked.order.paid_at, now: ctx.now(), late_days })
  const ledger = await readLedger(ctx, locked, claims)
  // Without a payment there is nothing to refund: the buyer would give the goods up for nothing.
  if (ledger.unpaid)
    throw new Problem(409, '결제 내역을 찾지 못했어요. 고객센터로 연락해 주세요.', { code: 'no_payment' })
  const shares = await classShares(ctx, locked, ctx.now())
  const takes = found.map(({ one, quantity, swap }) => ({
    line: one.line,
    quantity,
    variant_id: swap?.variant_id ?? null,
    back: shares.get(one.line.id),
  }))
  if (kind !== 'exchange' && fault === 'buyer') checkTiers(locked.lines, claims, takes)
  const refund = refundFor(ledger.order, ledger, toClaimed({ kind, fault }, takes))
  const at_once = kind === 'cancel' && found.every(({ one }) => one.options.cancel === 'at_once')
  return { fault, at_once, takes, refund, ledger }
}

/** The refund of a claim now: as promised, unless another claim of the order was settled meanwhile. */
export async function refundNow(
  ctx: Context,
  locked: LockedOrder,
  { claim, lines }: ClaimWithLines,
  claims?: readonly ClaimWithLines[],
): Promise<{ refund: Refund; ledger: Ledger }> {
  const ledger = await readLedger(ctx, locked, claims ?? (await readClaims(ctx, locked.order.id)))
  if (ledger.unpaid)
    throw new Problem(409, '은행에서 입금이 취소된 주문이에요. 결제 대조에서 먼저 처리해 주세요.', {
      code: 'no_payment',
    })
  // What has passed of a class is counted on the day its student asked.
  const shares = await classShares(ctx, locked, claim.created_at)
  const takes = lines.map(({ line_id, quantity }) => ({ line: { id: line_id }, quantity, back: shares.get(line_id) }))
  return { refund: refundFor(ledger.order, ledger, toClaimed(claim, takes)), ledger }
}

export const toClaimed = (
  { kind, fault }: { kind: ClaimKind; fault: Fault },
  takes: readonly { line: { id: number }; quantity: number; back?: Share | undefined }[],
): Claimed => ({
  kind,
  fault,
  takes: takes.map(({ line, quantity, back }) => ({ id: line.id, quantity, back })),
})

function checkLine({ line, options }: Claimable, { kind, reason }: Asked, quantity: number) {
  const reasons = options.reasons[kind]
  if (reasons.length === 0)
    throw new Problem(409, options.why_not ?? '지금은 신청할 수 없는 상품이에요.', { code: 'not_allowed' })
  if (!reasons.includes(reason)) throw invalid('reason', options.why_not ?? '이 사유로는 신청할 수 없어요.')
  if (quantity > line.quantity) throw invalid('lines', '수량을 확인해 주세요.')
}

/**
 * A quantity price is not given for few pieces: what a buyer keeps of a product reaches its tier, or all of it is
 * returned. What the shop could not deliver counts as kept by the buyer (docs/decisions/020).
 */
function checkTiers(lines: readonly LineRow[], claims: readonly ClaimWithLines[], takes: Prepared['takes']) {
  const takenOf = (id: number) => takes.find(({ line }) => line.id === id)?.quantity ?? 0
  // Pieces of open claims count too, or several claims in a row would get around the tier.
  const given = claims.filter(({ claim }) => claim.kind !== 'exchange' && !isDropped(claim))
  const claimOf = (id: number) => given.find((each) => each.lines.some(({ line_id }) => line_id === id))?.claim
  for (const { line } of takes) {
    const alike = lines.filter(({ product_id, state }) => product_id === line.product_id && state !== 'exchanged')
    const kept = sumOf(alike.map(({ id, quantity }) => (claimOf(id) ? 0 : quantity - takenOf(id))))
    const lost = sumOf(alike.map(({ id, quantity }) => (claimOf(id)?.fault === 'shop' ? quantity : 0)))
    const from = tierOf(line)
    if (kept === 0 || kept + lost >= from) continue
    const phrase = '수량 가격으로 사신 상품이에요. {from}개 이상 남기거나, 남은 수량을 모두 신청해 주세요.'
    throw new Problem(409, phrase, { code: 'tier', slots: { from } })
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** From how many pieces on its price is valid; none if it is not a quantity price. */
function tierOf({ trace }: LineRow) {
  // The trace is what the price function wrote when the order was placed.
  const steps = (Array.isArray(trace) ? trace : []) as PriceStep[]
  return Math.max(0, ...steps.flatMap((step) => (step.step === 'tier' ? [step.min_quantity] : [])))
}

type AskedLine = Asked['lines'][number]

function swapOf({ variants, delivery_exception }: Claimable, { variant_id, quantity }: AskedLine, reason: ClaimReason) {
  const swap = variants.find((each) => each.variant_id === variant_id)
  if (!swap) throw invalid('lines', '교환할 옵션을 골라 주세요.')
  if (swap.same && claimReasons[reason].fault === 'buyer')
    throw invalid('lines', '같은 상품으로는 파손되었거나 다른 상품이 왔을 때, 설명과 다를 때 교환할 수 있어요.')
  if (swap.available < quantity && (delivery_exception || swap.same))
    throw invalid('lines', '다시 보낼 상품이 부족해요. 수량을 줄이거나 환불을 신청해 주세요.')
  if (swap.available < quantity) throw invalid('lines', '교환할 옵션이 품절됐어요. 다른 옵션을 골라 주세요.')
  return swap
}

/** Of each class of an order, by the id of its line: the share of its fee that is refunded at a time. */
async function classShares(ctx: Context, locked: LockedOrder, at: Date): Promise<Map<number, Share>> {
  const times = await classTimes(ctx, locked)
  return new Map(
    [...times].map(([line_id, time]): [number, Share] => [line_id, classRefundAt(time, at)?.back ?? [0, 1]]),
  )
}
