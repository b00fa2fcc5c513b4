import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { refundFor } from '../../claim/refund-amounts.ts'
import { isDropped, readClaims, readLedger } from '../../claim/server/ledger.ts'
import { noteClaim } from '../../claim/server/move-claim.ts'
import { toClaimed } from '../../claim/server/prepare.ts'
import { writeClaim } from '../../claim/server/request.ts'
import { settleClaim } from '../../claim/server/settle-claim.ts'
import { type LineRow, lockOrder } from '../../order/server/lines.ts'

type Refunding = {
  order_id: number
  line_id: number
  reason: 'class_canceled' | 'class_moved'
  actor: 'buyer' | 'staff'
  staff_id?: string | null
  /** What the buyer reads. */
  answer: string
}

/** Cancels paid seats at the school's cost: all of the fee is refunded. Run again, it does nothing. */
export const refundSeats = (ctx: Context, { order_id, line_id, reason, actor, staff_id = null, answer }: Refunding) =>
  ctx.transaction(async (ctx) => {
    const locked = await lockOrder(ctx, order_id)
    const line = locked?.lines.find(({ id }) => id === line_id)
    if (!locked || !line || !isPaid(line)) return false
    const claims = await readClaims(ctx, order_id)
    const isClaimed = claims.some(
      ({ claim, lines }) => !isDropped(claim) && lines.some((each) => each.line_id === line_id),
    )
    if (isClaimed) return false
    const ledger = await readLedger(ctx, locked, claims)
    // Seats must not be taken away while no one knows where their money is.
    if (ledger.unpaid)
      throw new Problem(409, '결제 내역을 찾지 못했어요. 고객센터로 연락해 주세요.', { code: 'no_payment' })
    const takes = [{ line, quantity: line.quantity, variant_id: null }]
    const refund = refundFor(ledger.order, ledger, toClaimed({ kind: 'cancel', fault: 'shop' }, takes))
    const found = await writeClaim(ctx, locked, {
      kind: 'cancel',
      reason,
      fault: 'shop',
      memo: '',
      request_key: `${reason}-${line_id}`,
      takes,
      refund,
      account: null,
    })
    await noteClaim(ctx, found.claim, { actor, staff_id, note: answer })
    await settleClaim(ctx, found, { refund, ledger, to: 'canceled', actor, staff_id, answer })
    return true
  })

const isPaid = ({ state }: LineRow) => state === 'granted' || state === 'paid'
