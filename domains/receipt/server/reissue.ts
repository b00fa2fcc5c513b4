import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { canMove } from '@sillage/kit/machine.ts'
import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { decrypt } from '@sillage/server-kit/encryption.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { orderReceiptTable } from '../../order/server/tables.ts'
import { receiptTransitions } from '../../order/words.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import type { staffReceipts } from '../staff-contract.ts'
import { receiptErrors } from './check-receipt.ts'
import { issueReceipt } from './issue.ts'
import { cancelAtIssuer, findReceipt, toReceipt } from './staff-receipts.ts'
import type { ReceiptRow } from './words.ts'

type Reissuing = HandlerInput<typeof staffReceipts.reissue>

/**
 * Its number was wrong. An issued one is never changed: it is canceled at the tax office, and another is issued with the
 * right number for what is left of the sum. Interrupted anywhere, the same call goes on from there.
 */
export async function reissueReceipt(
  ctx: Context,
  gateways: PaymentGateways,
  { params: { receipt_id }, body }: Reissuing,
) {
  const { receipt } = await findReceipt(ctx, receipt_id)
  if (receipt.kind === 'tax_invoice')
    throw new Problem(409, '세금계산서는 수정세금계산서로 바로잡아 주세요.', { code: 'tax_invoice' })
  const { 'receipt.number': number } = receiptErrors('krw', { ...body, company: null })
  if (number?.[0]) throw new Problem(422, number[0], { errors: { number } })
  if (isReissued(ctx, receipt, body)) return toReceipt(await findReceipt(ctx, receipt_id))
  requireAskable(receipt)
  if (receipt.state === 'issued') await cancelAtIssuer(gateways, receipt)
  if (await requestAgain(ctx, receipt, body))
    await issueReceipt(ctx, gateways, (await findReceipt(ctx, receipt_id)).receipt)
  return toReceipt(await findReceipt(ctx, receipt_id))
}

const isReissued = (ctx: Context, { state, kind, sealed_number }: ReceiptRow, body: Reissuing['body']) =>
  state === 'issued' &&
  kind === body.kind &&
  sealed_number !== null &&
  decrypt(ctx.secret, sealed_number) === body.number

function requireAskable({ state }: ReceiptRow) {
  // A request with the old number may be under way.
  if (state === 'requested')
    throw new Problem(409, '발급하고 있어요. 잠시 뒤에 다시 확인해 주세요.', { code: 'in_progress' })
  if (!canMove(receiptTransitions, state, 'requested'))
    throw new Problem(409, '지금은 이 상태로 바꿀 수 없어요.', { code: 'not_allowed' })
}

/** Returns false if another request was first. */
const requestAgain = (ctx: Context, receipt: ReceiptRow, { kind, number, reason }: Reissuing['body']) =>
  ctx.transaction(async (ctx) => {
    const own = eq(orderReceiptTable.id, receipt.id)
    const [now] = await ctx.db.select().from(orderReceiptTable).where(own).for('update')
    if (now?.state !== receipt.state || now.provider_key !== receipt.provider_key) return false
    await ctx.db
      .update(orderReceiptTable)
      .set({
        kind,
        number,
        state: 'requested',
        sealed_number: null,
        failure: null,
        // A receipt that is issued again needs a new key.
        provider_key: null,
        issue_number: null,
        issued_at: null,
        refusals: now.refusals + 1,
      })
      .where(own)
    const { state, issue_number } = now
    await writeAudit(ctx, {
      action: 'receipt.reissued',
      subject: `receipt:${receipt.id}`,
      before: { state, kind: now.kind, issue_number },
      // The number is personal data: it is not logged.
      after: { state: 'requested', kind, issue_number: null, number: `…${number.slice(-4)}`, reason },
    })
    return true
  })
