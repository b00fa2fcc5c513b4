import type { HandlerInput, SentFile } from '@sillage/kit/endpoint.ts'
import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import { eq } from 'drizzle-orm'
import { type LockedOrder, lockOrder, splitLine, withLines } from '../../order/server/lines.ts'
import { requireViewable } from '../../order/server/view-key.ts'
import { limit } from '../../rate-limits.ts'
import type { claim as contract } from '../contract.ts'
import type { Refund } from '../refund-amounts.ts'
import type { ClaimKind, ClaimReason, Fault } from '../words.ts'
import type { LockedClaim } from './ledger.ts'
import { notifyClaim } from './messages.ts'
import { linesOf, lockClaim, moveClaim, noteClaim, refuseMove } from './move-claim.ts'
import { type Asked, type Prepared, prepareClaim } from './prepare.ts'
import { settleClaim } from './settle-claim.ts'
import { claimLineTable, claimTable } from './tables.ts'
import { canWithdraw, showClaims, subjectOf, type Where } from './view.ts'

/** The permission with which staff see claims and what was sent with them. */
const place = 'claims'

/** The exact refund of a claim, shown before it is sent. */
export async function previewClaim(ctx: Context, where: Where, asked: Asked) {
  const order = await requireViewable(ctx, where.order_id, where.view_key)
  const locked = await withLines(ctx, order)
  const { refund, at_once, fault } = await prepareClaim(ctx, locked, asked)
  return { ...refund, at_once, fault }
}

type Body = HandlerInput<typeof contract.ask>['body']

/** Requests a claim for some pieces; if packing has not begun, it is carried out at once. Sent twice it is one. */
export async function requestClaim(ctx: Context, where: Where, body: Body, photos: SentFile[]) {
  await requireViewable(ctx, where.order_id, where.view_key)
  await limit(ctx, 'claim', { order: String(where.order_id) })
  await withStoredFiles(ctx, photos, async (ctx, attach) => {
    const locked = await lockOrder(ctx, where.order_id)
    if (!locked) throw notFound()
    if (await isRepeated(ctx, where.order_id, body)) return
    const prepared = await prepareClaim(ctx, locked, body)
    checkAgreement(prepared, body)
    const found = await writeClaim(ctx, locked, { ...body, ...prepared, account: body.account ?? null })
    await attach({ place, subject: subjectOf(found.claim.id), mb_id: locked.order.mb_id })
    await noteClaim(ctx, found.claim, { actor: 'buyer', staff_id: null, note: body.memo })
    if (prepared.at_once) await settleClaim(ctx, found, { ...prepared, to: 'canceled', actor: 'buyer' })
    else await notifyClaim(ctx, found)
  })
  return showClaims(ctx, where)
}

type Sent = Asked & Pick<Body, 'request_key' | 'memo'>

/**
 * Under the order's lock, so that the same request sent twice writes one claim. A form that was changed after an answer
 * got lost is refused: its buyer does not know of the first claim.
 */
export async function isRepeated(ctx: Context, order_id: number, sent: Sent): Promise<boolean> {
  const [earlier] = await ctx.db.select().from(claimTable).where(eq(claimTable.request_key, sent.request_key))
  if (!earlier) return false
  const claimed = await ctx.db.select().from(claimLineTable).where(eq(claimLineTable.claim_id, earlier.id))
  const isSame =
    earlier.order_id === order_id &&
    earlier.kind === sent.kind &&
    earlier.reason === sent.reason &&
    earlier.memo === sent.memo &&
    piecesOf(claimed) === piecesOf(sent.lines) &&
    (sent.kind !== 'exchange' || sent.lines.every(({ variant_id }) => claimed.some(isFor(variant_id))))
  if (!isSame)
    throw new Problem(409, '앞서 보낸 신청이 이미 접수됐어요. 접수된 내용을 확인해 주세요.', { code: 'repeated' })
  return true
}

/** How many of each line; a part that is claimed is a line of its own by now, so lines are not compared by their ids. */
const piecesOf = (lines: readonly { quantity: number }[]) =>
  lines
    .map(({ quantity }) => quantity)
    .toSorted((a, b) => a - b)
    .join()

/** An exchange of a lost parcel may leave its variant to the server. */
const isFor =
  (variant_id: number | undefined) =>
  ({ exchange_variant_id }: { exchange_variant_id: number | null }) =>
    variant_id === undefined || variant_id === exchange_variant_id

/** The refund is the one that was shown, and there is an account where money can only go to one. */
export function checkAgreement({ refund, ledger }: Prepared, { agreed, account }: Pick<Body, 'agreed' | 'account'>) {
  if (ledger.needs_account && refund.money > 0 && !account) throw invalid('account', '환불 받을 계좌를 입력해 주세요.')
  const same = agreed.money === refund.money && agreed.points === refund.points && agreed.to_pay === refund.to_pay
  if (!same) throw new Problem(409, '그사이 환불 금액이 바뀌었어요. 다시 확인해 주세요.', { code: 'changed' })
}

/** The buyer withdraws the claim, as long as nothing is being shipped for it. */
export async function withdrawClaim(ctx: Context, where: Where, claim_id: number) {
  await requireViewable(ctx, where.order_id, where.view_key)
  await ctx.transaction(async (ctx) => {
    const found = await lockClaim(ctx, claim_id)
    if (found.claim.order_id !== where.order_id) throw notFound()
    if (found.claim.state === 'withdrawn') return
    if (!canWithdraw(found.claim)) throw refuseMove()
    await moveClaim(ctx, found, { to: 'withdrawn', actor: 'buyer' })
  })
  return showClaims(ctx, where)
}

type Writing = {
  kind: ClaimKind
  reason: ClaimReason
  fault: Fault
  memo: string
  request_key: string
  takes: Prepared['takes']
  refund: Refund
  account: { bank: string; number: string; holder: string } | null
}

/** Writes a claim; its pieces become lines of their own. */
export async function writeClaim(ctx: Context, locked: LockedOrder, writing: Writing): Promise<LockedClaim> {
  const { kind, reason, fault, memo, request_key, refund: preview, account } = writing
  const now = ctx.now()
  const [claim] = await ctx.db
    .insert(claimTable)
    .values({
      order_id: locked.order.id,
      kind,
      reason,
      fault,
      memo,
      preview,
      request_key,
      account: preview.money > 0 ? account : null,
      created_at: now,
      changed_at: now,
    })
    .returning()
  if (!claim) throw new Error('an inserted claim was not returned')
  const rows = []
  for (const { line, quantity, variant_id } of writing.takes) {
    const part = await splitLine(ctx, locked, line, quantity)
    rows.push({ claim_id: claim.id, line_id: part.id, quantity, exchange_variant_id: variant_id })
  }
  const claimed = await ctx.db.insert(claimLineTable).values(rows).returning()
  return { locked, claim, claimed, lines: linesOf(locked, claimed) }
}
