import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { canMove } from '@sillage/kit/machine.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { addDays, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keysetOrder } from '@sillage/server-kit/keyset-order.ts'
import { and, eq, gte, like, lt, sql } from 'drizzle-orm'
import type { AuditAction } from '../../audit/actions.ts'
import { writeAudit } from '../../audit/server/audit.ts'
import { orderReceiptTable, orderTable } from '../../order/server/tables.ts'
import { type ReceiptState, receiptTransitions } from '../../order/words.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import { PaymentDeclined } from '../../payment/providers/provider.ts'
import type { staffReceipts } from '../staff-contract.ts'
import { cancelIssued, issueReceipt } from './issue.ts'
import type { ReceiptRow } from './words.ts'

const receiptRows = (ctx: Context) =>
  ctx.db
    .select({ receipt: orderReceiptTable, order_no: orderTable.order_no })
    .from(orderReceiptTable)
    .innerJoin(orderTable, eq(orderTable.id, orderReceiptTable.order_id))

type Found = { receipt: ReceiptRow; order_no: string }

export const toReceipt = ({ receipt, order_no }: Found) => ({
  ...receipt,
  order_no,
  created_at: receipt.created_at.toISOString(),
  issued_at: receipt.issued_at?.toISOString() ?? null,
})

type Asked = HandlerInput<typeof staffReceipts.list>['query']

/** An accountant asks for what was issued in a month; what is not issued counts from when it was asked for. */
const countedAt = sql`coalesce(${orderReceiptTable.issued_at}, ${orderReceiptTable.created_at})`

function matching({ state, kind, from, until, keyword }: Asked) {
  const wanted = state ?? (keyword ? undefined : 'requested')
  return and(
    wanted && eq(orderReceiptTable.state, wanted),
    kind && eq(orderReceiptTable.kind, kind),
    from ? gte(countedAt, startOfSeoulDay(from)) : undefined,
    until ? lt(countedAt, addDays(startOfSeoulDay(until), 1)) : undefined,
    keyword ? like(orderTable.order_no, `${keyword.toUpperCase().replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
  )
}

export async function listReceipts(ctx: Context, { query }: { query: Asked }) {
  const { limit } = query
  const { order, rest } = keysetOrder(orderReceiptTable.id, query)
  const rows = await receiptRows(ctx)
    .where(and(matching(query), rest))
    .orderBy(order)
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ receipt }) => receipt.id)
  return {
    data: shown.map(toReceipt),
    next_after,
  }
}

export async function findReceipt(ctx: Context, receipt_id: number): Promise<Found> {
  const [found] = await receiptRows(ctx).where(eq(orderReceiptTable.id, receipt_id))
  if (!found) throw notFound('증빙을 찾을 수 없어요.')
  return found
}

const notNow = () => new Problem(409, '지금은 이 상태로 바꿀 수 없어요.', { code: 'not_allowed' })

type Change = {
  to: ReceiptState
  set?: Partial<ReceiptRow>
  action: AuditAction
  note?: string
  /** The one that was seen: another may have been issued in its place meanwhile. */
  of?: ReceiptRow
}

/** One move of a receipt, under the row's lock. A move that was made already is answered with the current state. */
async function moveReceipt(ctx: Context, receipt_id: number, { to, set = {}, action, note = '', of }: Change) {
  return ctx.transaction(async (ctx) => {
    const [row] = await ctx.db
      .select()
      .from(orderReceiptTable)
      .where(eq(orderReceiptTable.id, receipt_id))
      .for('update')
    if (!row) throw notFound('증빙을 찾을 수 없어요.')
    // Not without canceling it, or the tax office would know of the same sum twice: see reissue.ts.
    if (row.state === 'issued' && to === 'requested') throw notNow()
    if (of && of.provider_key !== row.provider_key) throw notNow()
    if (row.state !== to) {
      if (!canMove(receiptTransitions, row.state, to)) throw notNow()
      await ctx.db
        .update(orderReceiptTable)
        .set({ ...set, state: to })
        .where(eq(orderReceiptTable.id, receipt_id))
      const subject = `receipt:${receipt_id}`
      await writeAudit(ctx, { action, subject, before: { state: row.state }, after: { state: to, note } })
    }
    return toReceipt(await findReceipt(ctx, receipt_id))
  })
}

export const receiptIssued = (ctx: Context, { params, body }: HandlerInput<typeof staffReceipts.issued>) =>
  moveReceipt(ctx, params.receipt_id, {
    to: 'issued',
    action: 'receipt.issued',
    note: body.number,
    set: { provider_key: body.number, issue_number: body.number, issued_at: ctx.now(), failure: null },
  })

/** Issues it at once; if the provider does not answer, the job tries again. */
export async function retryReceipt(ctx: Context, gateways: PaymentGateways, receipt_id: number) {
  await moveReceipt(ctx, receipt_id, { to: 'requested', action: 'receipt.retry', set: { failure: null } })
  const { receipt } = await findReceipt(ctx, receipt_id)
  await issueReceipt(ctx, gateways, receipt)
  return toReceipt(await findReceipt(ctx, receipt_id))
}

/** The issuer may refuse, for instance because the receipt was issued elsewhere by hand. */
export async function cancelAtIssuer(gateways: PaymentGateways, receipt: ReceiptRow): Promise<void> {
  try {
    await cancelIssued(gateways, receipt)
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error
    throw new Problem(409, '발급 기관에서 취소를 받아 주지 않았어요. 홈택스에서 직접 처리해 주세요.', {
      code: 'issuer_refused',
    })
  }
}

export async function cancelReceipt(
  ctx: Context,
  gateways: PaymentGateways,
  { params, body }: HandlerInput<typeof staffReceipts.cancel>,
) {
  const { receipt } = await findReceipt(ctx, params.receipt_id)
  if (receipt.state === 'issued') await cancelAtIssuer(gateways, receipt)
  return moveReceipt(ctx, params.receipt_id, {
    to: 'canceled',
    action: 'receipt.cancel',
    note: body.reason,
    of: receipt,
  })
}
