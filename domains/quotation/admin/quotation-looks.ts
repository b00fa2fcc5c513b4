import type { Tone } from '@sillage/admin-kit/state.tsx'
import type { QuotationState } from '../words.ts'

/** How staff read the state: a draft that came in as a request waits for an answer. */
export const quotationLooks: Record<QuotationState, { label: string; tone: Tone; at?: number }> = {
  draft: { label: '답변 대기', tone: 'act', at: 20 },
  sent: { label: '보냄', tone: 'go', at: 50 },
  accepted: { label: '수락함', tone: 'act', at: 75 },
  ordered: { label: '주문함', tone: 'done', at: 100 },
  declined: { label: '거절됨', tone: 'off' },
  expired: { label: '기한 지남', tone: 'off' },
}

export const sourceLabels = {
  cart: '장바구니',
  page: '견적 페이지',
  list: '붙여 넣은 목록',
  bulk_request: '대량 구매 요청',
  fragrance_service: '공간 향 의뢰',
  staff: '직원이 작성',
} as const
