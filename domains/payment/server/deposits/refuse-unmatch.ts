import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { LockedOrder } from '../../../order/server/lines.ts'
import { orderReceiptTable } from '../../../order/server/tables.ts'
import { claimedLines } from '../../../payment-hooks.ts'
import { isUnfulfilled } from './fulfilment-status.ts'

export const tooLate = () =>
  new Problem(409, '상품을 출고했거나 환불한 내역이 있어서 되돌릴 수 없어요.', { code: 'too_late' })

/** An order can only become unpaid again while nothing was sent, no claim is open and no tax invoice was issued. */
export async function refuseTooLate(ctx: Context, locked: LockedOrder): Promise<void> {
  if (!(await isUnfulfilled(ctx, locked))) throw tooLate()
  await refuseOpenClaims(ctx, locked)
  await refuseInvoice(ctx, locked)
}

export async function refuseOpenClaims(ctx: Context, { lines }: LockedOrder): Promise<void> {
  const claimed = await claimedLines(
    ctx,
    lines.map(({ id }) => id),
  )
  if (claimed.size > 0)
    throw new Problem(409, '진행 중인 신청이 있어요. 신청을 먼저 처리해 주세요.', { code: 'in_claim' })
}

/** A cash receipt is canceled by its job. A tax invoice was issued by hand, and staff cancel it by hand. */
export async function refuseInvoice(ctx: Context, { order }: LockedOrder): Promise<void> {
  const issued = and(
    eq(orderReceiptTable.order_id, order.id),
    eq(orderReceiptTable.kind, 'tax_invoice'),
    eq(orderReceiptTable.state, 'issued'),
    isNull(orderReceiptTable.corrects_id),
  )
  if ((await ctx.db.$count(orderReceiptTable, issued)) > 0)
    throw new Problem(409, '발급한 세금계산서가 있어요. 증빙을 먼저 취소해 주세요.', { code: 'receipt_issued' })
}
