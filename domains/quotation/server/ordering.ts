import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { type LineRow, linesOf, type QuotationRow, stateAt } from './move.ts'
import { quotationEventTable, quotationTable } from './tables.ts'
import { requireQuotation } from './view.ts'

export type AcceptedQuotation = {
  row: QuotationRow
  /** What was accepted, at the price that was promised. */
  lines: (LineRow & { quantity: number })[]
  /** Why it cannot be ordered now. */
  refused: Problem | null
}

/** A quotation as an order is made of it: whose it is, what was accepted, and the quoted prices. */
export async function readAccepted(ctx: Context, id: number, view_key: string | undefined): Promise<AcceptedQuotation> {
  const row = await requireQuotation(ctx, id, view_key)
  const all = await linesOf(ctx, id, row.version)
  const lines = all.flatMap((line) => (line.accepted_quantity ? [{ ...line, quantity: line.accepted_quantity }] : []))
  return { row, lines, refused: refusalOf(ctx, row) }
}

function refusalOf(ctx: Context, row: QuotationRow): Problem | null {
  const state = stateAt(row, ctx.now())
  if (state === 'expired')
    return new Problem(409, '유효 기한이 지난 견적서예요. 새 견적을 받아 주세요.', { code: 'expired' })
  if (state !== 'accepted' && state !== 'ordered')
    return new Problem(409, '먼저 견적을 수락해 주세요.', { code: 'not_accepted' })
  if (row.currency === ctx.visitor.currency) return null
  const phrase =
    row.currency === 'krw'
      ? '원화 견적서예요. 한국어로 바꾸고 주문해 주세요.'
      : '달러 견적서예요. 영어로 바꾸고 주문해 주세요.'
  return new Problem(409, phrase, { code: 'currency' })
}

/** The order is written: the quotation is used up, if it is still the one that was read. */
export async function markOrdered(ctx: Context, { id, version, settled_at }: QuotationRow, order_id: number) {
  const isSame = await become(
    ctx,
    id,
    { from: ['accepted'], to: 'ordered', kind: 'ordered', note: `order ${order_id}` },
    (row) => row.version === version && row.settled_at?.getTime() === settled_at?.getTime(),
  )
  if (!isSame) throw new Problem(409, '그사이 견적서가 바뀌었어요. 다시 확인해 주세요.', { code: 'changed' })
}

/** No one paid: the quotation may be ordered again, as long as it is valid. */
export const reopenQuotation = (ctx: Context, id: number) =>
  become(ctx, id, { from: ['ordered'], to: 'accepted', kind: 'reopened', note: '' })

/** Money came after all. Says false where the quotation has been used otherwise since. */
export const takeQuotationAgain = (ctx: Context, id: number) =>
  become(ctx, id, { from: ['accepted', 'expired'], to: 'ordered', kind: 'ordered', note: '' })

type Becoming = { from: QuotationRow['state'][]; to: QuotationRow['state']; kind: string; note: string }

/** Called under the order's lock, which always comes before the quotation's. */
async function become(ctx: Context, id: number, { from, to, kind, note }: Becoming, still = (_: QuotationRow) => true) {
  const [row] = await ctx.db
    .select()
    .from(quotationTable)
    .where(and(eq(quotationTable.id, id), inArray(quotationTable.state, from)))
    .for('update')
  if (!row || !still(row)) return false
  await ctx.db.update(quotationTable).set({ state: to }).where(eq(quotationTable.id, id))
  await ctx.db.insert(quotationEventTable).values({
    quotation_id: id,
    kind,
    from_state: row.state,
    to_state: to,
    version: row.version,
    actor: 'system',
    note,
    created_at: ctx.now(),
  })
  return true
}
