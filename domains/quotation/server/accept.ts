import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { invalid, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { type AcceptanceRefusal, refuseAcceptance } from '../acceptance.ts'
import type { quotation } from '../contract.ts'
import { type LineRow, linesOf, lockQuotation, moveQuotation, notNow, stateAt } from './move.ts'
import { quotationLineTable } from './tables.ts'
import { requireQuotation, toQuotation } from './view.ts'

type Accepting = HandlerInput<typeof quotation.accept>

/** Takes an offer, all of it or a part. Taking the same again changes nothing; until it is ordered it may be taken otherwise. */
export async function acceptQuotation(ctx: Context, { params, query, body }: Accepting) {
  const { quotation_id } = params
  await requireQuotation(ctx, quotation_id, query.view_key)
  const row = await ctx.transaction(async (ctx) => {
    const row = await lockQuotation(ctx, quotation_id)
    if (body.version !== row.version) throw notNow()
    const lines = await linesOf(ctx, quotation_id, row.version)
    const taken = takenOf(lines, body.lines)
    if (stateAt(row, ctx.now()) === 'expired')
      throw new Problem(409, '유효 기한이 지난 견적서예요. 새 견적을 받아 주세요.', { code: 'expired' })
    const isSame = lines.every((line) => line.accepted_quantity === taken.get(line.id))
    if (isSame && (row.state === 'accepted' || row.state === 'ordered')) return row
    if (row.state === 'ordered') throw notNow()
    for (const line of lines)
      await ctx.db
        .update(quotationLineTable)
        .set({ accepted_quantity: taken.get(line.id) ?? 0 })
        .where(eq(quotationLineTable.id, line.id))
    return moveQuotation(ctx, row, {
      to: 'accepted',
      kind: 'accepted',
      actor: 'buyer',
      set: { settled_at: ctx.now() },
    })
  })
  return toQuotation(ctx, row)
}

/** How many of each line: everything where nothing is said, and none of what is not named. */
function takenOf(lines: readonly LineRow[], asked: Accepting['body']['lines']) {
  const wanted = new Map(asked?.map(({ line_id, quantity }) => [line_id, quantity]))
  if ([...wanted.keys()].some((id) => !lines.some((line) => line.id === id))) throw notNow()
  const taken = new Map(lines.map(({ id, quantity }) => [id, asked ? (wanted.get(id) ?? 0) : quantity]))
  if ([...taken.values()].every((quantity) => quantity === 0))
    throw invalid('lines', '수락할 상품을 하나 이상 골라 주세요.')
  const refusal = refuseAcceptance(lines, taken)
  if (refusal) throw refused(refusal)
  return taken
}

function refused(refusal: AcceptanceRefusal) {
  if (refusal.why === 'too_many') return invalid('lines', '견적에 적힌 수량보다 많이 고를 수 없어요.')
  if (refusal.why === 'whole') return invalid('lines', '이 가격은 견적한 수량 그대로 주문할 때만 적용돼요.')
  const phrase = '이 가격은 {count}개부터 적용돼요. 수량을 늘리거나 새 견적을 받아 주세요.'
  return new Problem(422, phrase, { slots: { count: refusal.from }, code: 'tier' })
}

export async function declineQuotation(ctx: Context, id: number, view_key: string | undefined) {
  await requireQuotation(ctx, id, view_key)
  const row = await ctx.transaction(async (ctx) => {
    const row = await lockQuotation(ctx, id)
    if (row.state === 'declined') return row
    const set = { settled_at: ctx.now() }
    return moveQuotation(ctx, row, { to: 'declined', kind: 'declined', actor: 'buyer', set })
  })
  return toQuotation(ctx, row)
}
