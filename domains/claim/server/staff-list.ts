import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { afterMoment, momentCursor } from '@sillage/server-kit/moment-cursor.ts'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { readOrder } from '../../order/server/lines.ts'
import { orderTable } from '../../order/server/tables.ts'
import type { Refund } from '../refund-amounts.ts'
import type { staffClaims } from '../staff-contract.ts'
import { type ClaimState, openClaimStates } from '../words.ts'
import { readClaims } from './ledger.ts'
import { refundNow } from './prepare.ts'
import { claimTable } from './tables.ts'
import { toClaims } from './view.ts'

const place = { at: claimTable.changed_at, id: claimTable.id }

/** Open claims, the oldest first; ended ones, the newest first. */
export async function listClaims(ctx: Context, query: HandlerInput<typeof staffClaims.list>['query']) {
  const { kind, keyword, after, limit } = query
  const { state = keyword ? undefined : 'requested' } = query
  const isOpen = (openClaimStates as readonly (ClaimState | undefined)[]).includes(state)
  const newest = query.sort ? query.sort === 'newest' : !isOpen
  const inOrder = newest ? desc : asc
  const rows = await ctx.db
    .select({ claim: claimTable, order: orderTable, cursor: momentCursor(place) })
    .from(claimTable)
    .innerJoin(orderTable, eq(orderTable.id, claimTable.order_id))
    .where(
      and(
        state && eq(claimTable.state, state),
        keyword ? ofOrder(keyword) : undefined,
        kind && eq(claimTable.kind, kind),
        after ? afterMoment(place, after, { newest }) : undefined,
      ),
    )
    .orderBy(inOrder(claimTable.changed_at), inOrder(claimTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ cursor }) => cursor)
  return { data: shown.map(toRow), next_after }
}

const ofOrder = (keyword: string) =>
  or(
    sql`starts_with(${orderTable.order_no}, ${keyword.toUpperCase()})`,
    eq(sql`(${orderTable.buyer}->>'name')`, keyword),
  )

type Found = { claim: typeof claimTable.$inferSelect; order: typeof orderTable.$inferSelect }

const toRow = ({ claim, order }: Found) => ({
  id: claim.id,
  order_id: order.id,
  order_no: order.order_no,
  buyer_name: order.buyer.name,
  kind: claim.kind,
  state: claim.state,
  reason: claim.reason,
  currency: order.currency,
  money: (claim.settled ?? claim.preview).money,
  created_at: claim.created_at.toISOString(),
  changed_at: claim.changed_at.toISOString(),
})

const shownOfMember = 20

/** What a member claimed, the newest first. */
export async function listClaimsOf(ctx: Context, mb_id: string) {
  const rows = await ctx.db
    .select({ claim: claimTable, order: orderTable })
    .from(claimTable)
    .innerJoin(orderTable, eq(orderTable.id, claimTable.order_id))
    .where(eq(orderTable.mb_id, mb_id))
    .orderBy(desc(claimTable.id))
    .limit(shownOfMember)
  return rows.map(toRow)
}

/** A claim as staff see it: with the account for the refund, and the refund as it would be now. */
export async function findClaim(ctx: Context, claim_id: number) {
  const [row] = await ctx.db.select().from(claimTable).where(eq(claimTable.id, claim_id))
  const locked = row && (await readOrder(ctx, row.order_id))
  if (!locked) throw notFound()
  const claims = await readClaims(ctx, row.order_id)
  const one = claims.find(({ claim }) => claim.id === claim_id)
  const [shown] = one ? await toClaims(ctx, locked, [one]) : []
  if (!one || !shown) throw notFound()
  const { id: order_id, order_no, mb_id, buyer } = locked.order
  return {
    ...shown,
    order_id,
    order_no,
    mb_id,
    buyer_name: buyer.name,
    now: isOpen(one.claim) && locked.order.paid_at ? (await refundNow(ctx, locked, one, claims)).refund : null,
  }
}

const isOpen = ({ state, settled }: { state: ClaimState; settled: Refund | null }) =>
  settled === null && (openClaimStates as readonly ClaimState[]).includes(state)
