import type { Context } from '@sillage/server-kit/context.ts'
import { both } from '../../message/server/tell.ts'
import english from '../../order/english.json' with { type: 'json' }
import type { LockedOrder } from '../../order/server/lines.ts'
import { dropClaim } from './drop-claim.ts'
import { readClaims } from './ledger.ts'
import { linesOf } from './move-claim.ts'
import { isOpen } from './staff-list.ts'

const answers = {
  waits:
    '이 주문의 입금으로 알았던 돈이 다른 분의 입금이어서 주문이 입금 전으로 돌아갔어요. 이 신청은 여기서 마쳤어요. 원하지 않으시면 더 입금하지 않으셔도 되고, 주문 내역에서 바로 취소하실 수도 있어요. 입금하신 금액이 있으면 취소할 때 돌려드려요.',
  over: '이 주문의 입금으로 알았던 돈이 다른 분의 입금이어서 주문이 다시 취소됐어요. 더 하실 일이 없어 신청을 마쳤어요.',
} as const
type Ending = { staff_id: string /** What becomes of the order. */; order: keyof typeof answers }

/** What is not paid cannot be paid back: whatever its buyer wants undone ends with the money, and they are told why. */
export async function voidClaims(ctx: Context, held: LockedOrder, { staff_id, order }: Ending): Promise<void> {
  const answer = both(english, answers[order])[held.order.lang]
  for (const { claim, lines: claimed } of await readClaims(ctx, held.order.id)) {
    if (!isOpen(claim)) continue
    const found = { held, claim, claimed, lines: linesOf(held, claimed) }
    await dropClaim(ctx, found, {
      to: 'rejected',
      actor: 'staff',
      staff_id,
      answer,
      despite_loss: true,
    })
  }
}
