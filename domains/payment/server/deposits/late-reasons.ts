import { both } from '../../../message/server/send-message.ts'
import english from '../../../order/english.json' with { type: 'json' }

/** Why a late payment does not pay for anything: the buyer reads it, and so do the staff who refund it. */
const words = {
  over: '결제 기한이 지나 취소된 주문이에요.',
  sold_out: '결제 기한이 지나 취소된 뒤 상품이 품절됐어요.',
  began: '클래스가 이미 시작됐어요.',
  given_up: '취소하신 주문이에요.',
  paid_otherwise: '이미 다른 방법으로 결제된 주문이에요.',
  turned: '다른 방법으로 결제하기로 하신 주문이에요.',
  ended: '이미 끝난 주문이에요.',
} as const
export type LateReason = keyof typeof words

export const lateReason = (why: LateReason) => both(english, words[why])
