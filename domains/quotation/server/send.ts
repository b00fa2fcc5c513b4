import { invalid } from '@sillage/kit/problem.ts'
import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { limit } from '../../rate-limits.ts'
import { isRequest, quotationLimits } from '../words.ts'
import { notifySent } from './messages.ts'
import { linesOf, lockQuotation, moveQuotation, nextVersion, notNow, type QuotationRow } from './move.ts'
import { priceAgain } from './save.ts'
import { requireQuotation, toQuotation } from './view.ts'

/** The whole of the last day counts. */
export const validUntil = (now: Date) => startOfSeoulDay(seoulDay(addDays(now, quotationLimits.validDays + 1)))

/** Sends one's own draft to oneself, at what it costs now: from here on its prices are fixed. Twice is once. */
export async function sendToMyself(ctx: Context, id: number, view_key: string | undefined) {
  const seen = await requireQuotation(ctx, id, view_key)
  if (seen.version > 0) return toQuotation(ctx, seen)
  // What was asked for in one's own words is read and answered by a person.
  if (isRequest(seen.source)) throw notNow()
  if (!seen.email) throw invalid('email', '견적서를 받을 메일 주소를 적어 주세요.')
  await limit(ctx, 'quotation.mail', { mail: seen.email })
  const sent = await ctx.transaction(async (ctx) => {
    const row = await lockQuotation(ctx, id)
    if (row.version > 0) return row
    const sums = await priceAgain(ctx, row, await linesOf(ctx, id, nextVersion(row)))
    return sendVersion(ctx, row, { actor: 'buyer', sums })
  })
  return toQuotation(ctx, sent)
}

type Sums = Pick<QuotationRow, 'goods_amount' | 'shipping_amount' | 'total_amount'>
type By = { actor: 'buyer' | 'staff'; staff_id?: string; sums: Sums }

/** The version that was being written becomes the one that counts. */
export async function sendVersion(ctx: Context, row: QuotationRow, { actor, staff_id, sums }: By) {
  const now = ctx.now()
  const sent = await moveQuotation(ctx, row, {
    to: 'sent',
    kind: 'sent',
    actor,
    staff_id: staff_id ?? null,
    set: { ...sums, version: nextVersion(row), sent_at: now, valid_until: validUntil(now), settled_at: null },
  })
  await notifySent(ctx, sent)
  return sent
}
