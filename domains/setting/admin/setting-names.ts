import type { ShopRules } from '../rules.ts'
import { companyFields } from './company-fields.ts'

/** What each rule is called, in the order of the form. */
export const ruleNames = {
  care_opens: '상담 시작',
  care_closes: '상담 끝',
  care_lunch: '점심 시작',
  care_after_lunch: '점심 끝',
  answer_hours: '답변 목표 (상담 시간 기준, 시간)',
  percent_general: '일반 적립률 (%)',
  percent_silver: '실버 적립률 (%)',
  percent_gold: '골드 적립률 (%)',
  points_welcome: '가입 적립금 (원)',
  points_review: '글 리뷰 적립금 (원)',
  points_photo_review: '사진 리뷰 적립금 (원)',
  points_minimum: '한 번에 쓰는 최소 적립금 (원)',
  points_months: '적립금 유효 기간 (개월)',
  deposit_days: '회원 입금 기한 (일)',
  guest_deposit_days: '비회원 입금 기한 (일)',
  confirm_days: '자동 구매 확정 (받은 날부터, 일)',
  withdrawal_days: '단순 변심 반품 기간 (받은 날부터, 일)',
  fault_days: '상품 문제로 반품하는 기간 (받은 날부터, 일)',
  late_days: '배송 지연으로 보는 기준 (결제한 날부터, 일)',
} as const satisfies Record<keyof ShopRules, string>

export const settingNames: readonly (readonly [string, string])[] = [...companyFields, ...Object.entries(ruleNames)]
