import type { CouponRefusal } from '../../../coupon/discount.ts'
import type { PointRefusal } from '../../../pricing/total.ts'
import type { ShippingRefusal } from '../../../shipping/cost.ts'

const refusals: Record<ShippingRefusal, string> = {
  country: '이 나라로는 보낼 수 없어요.',
  weight: '너무 무거워서 보낼 수 없어요. 나누어 주문해 주세요.',
}

const coupons: Record<CouponRefusal | 'unknown', string> = {
  currency: '원화로 주문할 때 쓸 수 있어요.',
  target: '쓸 수 있는 상품이 없어요.',
  minimum: '최소 주문 금액이 안 돼요.',
  nothing: '할인할 금액이 없어요.',
  unknown: '이미 썼거나 기간이 지났어요.',
}

const points: Record<PointRefusal, string> = {
  currency: '적립금은 원화로 주문할 때 쓸 수 있어요.',
  minimum: '적립금은 {minimum}원부터 쓸 수 있어요.',
  unit: '적립금은 {unit}원 단위로 쓸 수 있어요.',
  balance: '보유한 적립금보다 많아요.',
  goods: '상품 금액보다 많이 쓸 수 없어요.',
}

const sentenceIn = (sentences: Record<string, string>) => (reason: string | null | undefined) =>
  reason && Object.hasOwn(sentences, reason) ? sentences[reason] : undefined

/** Why something cannot be had, in a sentence to be translated. */
export const shippingProblem = sentenceIn(refusals)
export const couponProblem = sentenceIn(coupons)
export const pointProblem = sentenceIn(points)
