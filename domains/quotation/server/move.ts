import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, eq } from 'drizzle-orm'
import { canBecome, type QuotationActor, type QuotationState } from '../words.ts'
import { quotationEventTable, quotationLineTable, quotationTable } from './tables.ts'

export type QuotationRow = typeof quotationTable.$inferSelect
export type LineRow = typeof quotationLineTable.$inferSelect

/** A quotation while no one else can move it: every change begins here. */
export async function lockQuotation(ctx: Context, id: number): Promise<QuotationRow> {
  const [row] = await ctx.db.select().from(quotationTable).where(eq(quotationTable.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

/** The version in the buyer's hands, or the draft where none was sent. */
export const shownVersion = ({ version }: QuotationRow) => Math.max(version, 1)

/** The version that is being written. */
export const nextVersion = ({ version }: QuotationRow) => version + 1

export const linesOf = (ctx: Context, quotation_id: number, version: number): Promise<LineRow[]> =>
  ctx.db
    .select()
    .from(quotationLineTable)
    .where(and(eq(quotationLineTable.quotation_id, quotation_id), eq(quotationLineTable.version, version)))
    .orderBy(asc(quotationLineTable.position))

/** Where it stands now: what is past its day holds no more, also before the job has said so. */
export function stateAt({ state, valid_until }: QuotationRow, now: Date): QuotationState {
  const isOver = valid_until !== null && valid_until <= now
  return isOver && (state === 'sent' || state === 'accepted') ? 'expired' : state
}

type Move = {
  to: QuotationState
  kind: string
  actor: QuotationActor
  staff_id?: string | null
  note?: string
  set?: Partial<QuotationRow>
}

/** Moves a locked quotation on, writes the event, and answers with the row as it is now. */
export async function moveQuotation(ctx: Context, row: QuotationRow, move: Move): Promise<QuotationRow> {
  const { to, kind, actor, staff_id = null, note = '', set = {} } = move
  const from_state = stateAt(row, ctx.now())
  if (!canBecome(from_state, to)) throw notNow()
  const [moved] = await ctx.db
    .update(quotationTable)
    .set({ ...set, state: to })
    .where(eq(quotationTable.id, row.id))
    .returning()
  if (!moved) throw new Error('a locked quotation is gone')
  await ctx.db.insert(quotationEventTable).values({
    quotation_id: row.id,
    kind,
    from_state,
    to_state: to,
    version: moved.version,
    actor,
    staff_id,
    note,
    created_at: ctx.now(),
  })
  return moved
}

export const notNow = () =>
  new Problem(409, '그사이 견적서의 상태가 바뀌었어요. 다시 열어 확인해 주세요.', { code: 'not_now' })
