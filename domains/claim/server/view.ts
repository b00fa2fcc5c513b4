import { canMove } from '@sillage/kit/machine.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { listFiles, openFileOf } from '@sillage/server-kit/stored-files.ts'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { optionWithPersonal } from '../../custom/personal.ts'
import { type LineRow, type LockedOrder, withLines } from '../../order/server/lines.ts'
import { orderEventTable } from '../../order/server/tables.ts'
import { requireViewable } from '../../order/server/view-key.ts'
import { listWithoutAccount } from '../../payment/server/refund-account.ts'
import { findPaid } from '../../payment/server/refundable.ts'
import type { Claim, OrderClaims } from '../contract.ts'
import { claimStates, claimTransitions } from '../words.ts'
import { listClaimable } from './claimable.ts'
import { listExchangeOptions } from './exchange-options.ts'
import { type ClaimRow, type ClaimWithLines, feeDue, needsAccount, readClaims } from './ledger.ts'

/** An order's claims for everyone who may see it, and what else they may request. */
export async function showClaims(
  ctx: Context,
  { order_id, view_key }: Where,
): Promise<Omit<OrderClaims, 'fee_account'>> {
  const locked = await withLines(ctx, await requireViewable(ctx, order_id, view_key))
  const claims = await readClaims(ctx, order_id)
  return {
    order_id,
    currency: locked.order.currency,
    ...(await listClaimableLines(ctx, locked, claims)),
    waiting_refunds: await listWithoutAccount(ctx, order_id),
    can_cancel_unpaid: locked.order.state === 'pending_payment',
    claims: (await toClaims(ctx, locked, claims)).map((each) => withPhotos(each, order_id)),
  }
}

/** What can be claimed of an order now, and whether the refund needs an account. */
export async function listClaimableLines(ctx: Context, locked: LockedOrder, known?: readonly ClaimWithLines[]) {
  const claims = known ?? (await readClaims(ctx, locked.order.id))
  const payment = await findPaid(ctx, locked.order.id)
  // Before it is paid, and after the bank reversed the deposit, there is nothing to refund or exchange.
  const claimable = locked.order.paid_at ? await listClaimable(ctx, locked, claims) : []
  return {
    needs_account: payment !== null && needsAccount(payment),
    lines: claimable.map(({ line, delivery_exception, options, variants }) => ({
      ...namesOf(line),
      delivery_exception,
      cancel: options.cancel,
      reasons: options.reasons,
      why_not: options.why_not,
      variants,
      return_until: options.return_until?.toISOString() ?? null,
    })),
  }
}

const namesOf = ({ id, name, name_en, quantity, ...line }: LineRow) => ({
  line_id: id,
  name,
  name_en,
  ...optionWithPersonal(line),
  quantity,
})

export async function toClaims(ctx: Context, locked: LockedOrder, claims: readonly ClaimWithLines[]): Promise<Claim[]> {
  if (claims.length === 0) return []
  const photos = await listFiles(
    ctx,
    claims.map(({ claim }) => subjectOf(claim.id)),
  )
  const steps = await listSteps(ctx, locked.order.id)
  const options = await listExchangeOptions(
    ctx,
    claims.flatMap(({ lines }) => lines.flatMap(({ exchange_variant_id }) => exchange_variant_id ?? [])),
  )
  return claims.map((each) => ({
    ...toClaim(locked, each, options),
    can_withdraw: canWithdraw(each.claim),
    photos: photos.get(subjectOf(each.claim.id)) ?? [],
    due: feeDue(each.claim),
    steps: steps.flatMap(({ claim_id, state, created_at }) =>
      claim_id === each.claim.id ? [{ state, created_at }] : [],
    ),
  }))
}

type Options = Awaited<ReturnType<typeof listExchangeOptions>>

function toClaim({ order, lines }: LockedOrder, { claim, lines: claimed }: ClaimWithLines, options: Options) {
  const { id, kind, state, reason, fault, memo, answer, preview, settled, collection } = claim
  return {
    id,
    kind,
    state,
    reason,
    fault,
    memo,
    answer,
    preview,
    settled,
    collection,
    currency: order.currency,
    lines: claimed.flatMap(({ line_id, quantity, exchange_variant_id, condition }) => {
      const line = lines.find((each) => each.id === line_id)
      if (!line) return []
      const other = options.get(exchange_variant_id ?? 0)
      const becomes = { exchange_option_name: other?.name ?? '', exchange_option_name_en: other?.name_en ?? '' }
      return [{ ...namesOf(line), quantity, exchange_variant_id, ...becomes, condition }]
    }),
    account: claim.account && { ...claim.account, number: masked(claim.account.number) },
    created_at: claim.created_at.toISOString(),
    done_at: claim.done_at?.toISOString() ?? null,
  }
}

export const canWithdraw = ({ state }: ClaimRow) => canMove(claimTransitions, state, 'withdrawn')

const masked = (number: string) => number.slice(0, -4).replaceAll(/\d/g, '•') + number.slice(-4)

async function listSteps(ctx: Context, order_id: number) {
  const rows = await ctx.db
    .select({ claim_id: orderEventTable.claim_id, kind: orderEventTable.kind, at: orderEventTable.created_at })
    .from(orderEventTable)
    .where(and(eq(orderEventTable.order_id, order_id), isNotNull(orderEventTable.claim_id)))
    .orderBy(asc(orderEventTable.id))
  return rows.flatMap(({ claim_id, kind, at }) => {
    const state = claimStates.find((each) => kind === `claim_${each}`)
    return state ? [{ claim_id, state, created_at: at.toISOString() }] : []
  })
}

export type Where = { order_id: number; view_key?: string | undefined }

/** What the photos of a claim belong to. */
export const subjectOf = (claim_id: number) => `claim:${claim_id}`

/** Each photo has an address below its order: a visitor who may see the order may open it, guests by their key too. */
const withPhotos = (claim: Claim, order_id: number): Claim => ({
  ...claim,
  photos: claim.photos.map((photo) => ({
    ...photo,
    url: `/api/v1/order-view/${order_id}/claims/${claim.id}/photos/${photo.id}`,
  })),
})

export async function openPhoto(ctx: Context, { order_id, view_key }: Where, claim_id: number, file_id: string) {
  await requireViewable(ctx, order_id, view_key)
  const claims = await readClaims(ctx, order_id)
  if (!claims.some(({ claim }) => claim.id === claim_id)) throw notFound()
  return openFileOf(ctx, file_id, [subjectOf(claim_id)])
}
