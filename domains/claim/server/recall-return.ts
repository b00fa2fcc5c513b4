import type { Context } from '@sillage/server-kit/context.ts'
import { type LineRow, type LockedOrder, lockOrder } from '../../order/server/lines.ts'
import { refundFor } from '../refund-amounts.ts'
import { isDropped, readClaims, readLedger } from './ledger.ts'
import { noteClaim } from './move-claim.ts'
import { toClaimed } from './prepare.ts'
import { writeClaim } from './request.ts'

type Wanted = {
  request_key: string
  staff_id: string
  /** For the order's history. */
  note: string
  /** Which pieces of the locked order are recalled. */
  choose(locked: LockedOrder): { line: LineRow; quantity: number }[]
}

/**
 * A return at the shop's cost for recalled pieces, whatever the buyer's own time limits are. Lines with a claim are left
 * out: their goods come back already. Null where nothing is left, or the order's payment was reversed.
 */
export async function prepareRecallReturn(ctx: Context, order_id: number, wanted: Wanted): Promise<number | null> {
  const locked = await lockOrder(ctx, order_id)
  if (!locked) throw new Error(`order ${order_id} is gone`)
  const claims = await readClaims(ctx, order_id)
  const claimed = new Set(
    claims.filter(({ claim }) => !isDropped(claim)).flatMap(({ lines }) => lines.map(({ line_id }) => line_id)),
  )
  const free = { ...locked, lines: locked.lines.filter(({ id }) => !claimed.has(id)) }
  const takes = wanted.choose(free).map((each) => ({ ...each, variant_id: null }))
  const ledger = await readLedger(ctx, locked, claims)
  if (takes.length === 0 || ledger.unpaid) return null
  const { claim } = await writeClaim(ctx, locked, {
    kind: 'return',
    reason: 'recalled',
    fault: 'shop',
    memo: '',
    request_key: wanted.request_key,
    takes,
    refund: refundFor(ledger.order, ledger, toClaimed({ kind: 'return', fault: 'shop' }, takes)),
    account: null,
  })
  await noteClaim(ctx, claim, { actor: 'staff', staff_id: wanted.staff_id, note: wanted.note })
  return claim.id
}
