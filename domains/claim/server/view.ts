import type { Context } from '@sillage/server-kit/context.ts'
import { listFiles } from '@sillage/server-kit/stored-files.ts'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { optionWithPersonal } from '../../custom/personal.ts'
import { type LineRow, type LockedOrder, withLines } from '../../order/server/lines.ts'
import { orderEventTable } from '../../order/server/tables.ts'
import { requireViewable } from '../../order/server/view-key.ts'
import { hasReversedDeposit, isOpenLine } from '../../payment/server/deposits/deposit-reversal.ts'
import { listExchangePayments, paidIn } from '../../payment/server/exchange-payment.ts'
import { listWithoutAccount } from '../../payment/server/refund-account.ts'
import type { Claim, OrderClaims } from '../contract.ts'
import { depositReversedText } from '../rules.ts'
import { type ClaimState, claimStates, claimTransitions } from '../words.ts'
import { canCancelUnpaid } from './can-cancel-unpaid.ts'
import { effectOfDropping } from './claim-interdependence.ts'
import { type Claimable, listClaimable } from './claimable.ts'
import { dueOf } from './due.ts'
import { listExchangeOptions } from './exchange-options.ts'
import { type ClaimRow, type ClaimWithLines, readClaims, readLedger } from './ledger.ts'
import { subjectOf, type Where, withPhotos } from './photos.ts'

/** An order's claims for whoever may see it, and what else they may ask for. */
export async function showClaims(ctx: Context, { order_id, view_key }: Where): Promise<OrderClaims> {
  const held = await withLines(ctx, await requireViewable(ctx, order_id, view_key))
  const claims = await readClaims(ctx, order_id)
  const { needs_account } = await readLedger(ctx, held, claims)
  const claimable = await listClaimable(ctx, held, claims)
  return {
    order_id,
    currency: held.order.currency,
    needs_account,
    waiting_refunds: await listWithoutAccount(ctx, order_id),
    can_give_up: canCancelUnpaid(held, claimable),
    lines: (hasReversedDeposit(held) ? claimable.map(unpaid) : claimable).map(({ line, astray, ways, variants }) => ({
      ...namesOf(line),
      astray,
      cancel: ways.cancel,
      reasons: ways.reasons,
      why_not: ways.why_not,
      variants,
      return_until: ways.return_until?.toISOString() ?? null,
    })),
    claims: (await toClaims(ctx, held, claims)).map((each) => withPhotos(each, order_id)),
  }
}

/** Nothing can be undone that nobody has paid: it is paid again, or all of it given up. */
const unpaid = (each: Claimable): Claimable => ({
  ...each,
  ways: {
    cancel: null,
    reasons: { cancel: [], return: [], exchange: [] },
    return_until: null,
    why_not: isOpenLine(each.line.state) ? depositReversedText : null,
  },
})

const namesOf = ({ id, name, name_en, quantity, ...line }: LineRow) => ({
  line_id: id,
  name,
  name_en,
  ...optionWithPersonal(line),
  quantity,
})

export async function toClaims(ctx: Context, held: LockedOrder, claims: readonly ClaimWithLines[]): Promise<Claim[]> {
  if (claims.length === 0) return []
  const photos = await listFiles(
    ctx,
    claims.map(({ claim }) => subjectOf(claim.id)),
  )
  const steps = await listSteps(ctx, held.order.id)
  const payments = await listExchangePayments(
    ctx,
    claims.flatMap(({ claim }) => (claim.preview.to_pay > 0 ? claim.id : [])),
  )
  const options = await listExchangeOptions(
    ctx,
    claims.flatMap(({ lines }) => lines.flatMap(({ exchange_variant_id }) => exchange_variant_id ?? [])),
  )
  const stuck = await listCounted(ctx, held, claims)
  return claims.map((each) => ({
    ...toClaim(held, each, options),
    can_withdraw: canWithdraw(each.claim) && !stuck.has(each.claim.id),
    photos: photos.get(subjectOf(each.claim.id)) ?? [],
    due: dueOf(each.claim, payments),
    paid_in: paidIn(payments, each.claim.id),
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

export const canWithdraw = ({ state }: ClaimRow) =>
  (claimTransitions[state] as readonly ClaimState[]).includes('withdrawn')

/** Claims that cannot be taken back any more: others were paid because of them. */
async function listCounted(ctx: Context, held: LockedOrder, shown: readonly ClaimWithLines[]): Promise<Set<number>> {
  const counted = new Set<number>()
  const open = shown.filter(({ claim }) => canWithdraw(claim))
  const all = open.length > 0 ? await readClaims(ctx, held.order.id) : []
  if (all.length < 2) return counted
  for (const { claim } of open) if ((await effectOfDropping(ctx, held, claim, all)).lost > 0) counted.add(claim.id)
  return counted
}

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
