import { claimStateNames } from '@sillage/domains/claim/words.ts'
import type { orderEventKinds } from '@sillage/domains/order/words.ts'

const labels: Record<(typeof orderEventKinds)[number], string> = {
  placed: '주문',
  placed_by_staff: '직원이 대신 주문',
  memo: '메모',
  expired: '기한 지남',
  replaced: '새 주문으로 바꿈',
  deposit_reversed: '입금이 취소됨',
  unmatched: '입금 연결 해제',
  goodwill: '예외 환불',
  replacement: '교환 상품 추가',
  transferred: '수강 날짜 변경',
  parcel_lost: '택배 분실',
  parcel_returned: '택배 반송',
  receiver_changed: '받는 곳 변경',
  undone: '일괄 변경 되돌림',
}
const claimLabels = Object.fromEntries(Object.entries(claimStateNames).map(([state, name]) => [`claim_${state}`, name]))

/** What an event of an order is called among staff. A line that reached another state is named by the state beside it. */
export const eventLabels: Partial<Record<string, string>> = { ...labels, ...claimLabels }
