import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { notFound } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { lockOrder, readOrder } from '../../order/server/lines.ts'
import type { staffClaims } from '../staff-contract.ts'
import { notifyClaim } from './messages.ts'
import { noteClaim } from './move-claim.ts'
import { type Asked, prepareClaim } from './prepare.ts'
import { checkAgreement, isRepeated } from './request.ts'
import { settleClaim } from './settle-claim.ts'
import { findClaim } from './staff-list.ts'
import { claimTable } from './tables.ts'
import { listClaimableLines } from './view.ts'
import { writeClaim } from './write-claim.ts'

async function requireOrder(ctx: Context, order_id: number) {
  const held = await readOrder(ctx, order_id)
  if (!held) throw notFound('주문을 찾을 수 없어요.')
  return held
}

/** What the buyer could ask for now: staff ask for the same, on the phone. */
export async function showClaimable(ctx: Context, order_id: number) {
  const held = await requireOrder(ctx, order_id)
  return { currency: held.order.currency, ...(await listClaimableLines(ctx, held)) }
}

export async function previewForBuyer(ctx: Context, order_id: number, asked: Asked) {
  const { refund, at_once, fault } = await prepareClaim(ctx, await requireOrder(ctx, order_id), asked)
  return { ...refund, at_once, fault }
}

type Opening = HandlerInput<typeof staffClaims.open>

/** A claim that staff open for a buyer who called: the same rules and amounts, with the employee's name on it. */
export async function openForBuyer(ctx: Context, { params: { order_id }, body }: Opening) {
  const staff_id = requireMember(ctx).mb_id
  await ctx.transaction(async (ctx) => {
    const held = await lockOrder(ctx, order_id)
    if (!held) throw notFound('주문을 찾을 수 없어요.')
    if (await isRepeated(ctx, order_id, body)) return
    const prepared = await prepareClaim(ctx, held, body)
    checkAgreement(prepared, body)
    const found = await writeClaim(ctx, held, { ...body, ...prepared, account: body.account ?? null })
    await noteClaim(ctx, found.claim, { actor: 'staff', staff_id, note: body.memo })
    if (prepared.at_once) await settleClaim(ctx, found, { ...prepared, to: 'canceled', actor: 'staff', staff_id })
    else await notifyClaim(ctx, found)
    const { kind, reason, lines } = body
    await writeAudit(ctx, {
      action: 'claim.open',
      subject: `order:${order_id}`,
      before: null,
      after: { claim_id: found.claim.id, kind, reason, lines },
    })
  })
  const [claim] = await ctx.db.select().from(claimTable).where(eq(claimTable.request_key, body.request_key))
  return findClaim(ctx, claim?.id ?? 0)
}
