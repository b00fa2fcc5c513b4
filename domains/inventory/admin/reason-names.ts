/** Why a stock row changed. */
export const reasonNames: Record<string, string> = {
  received: '입고',
  counted: '실사',
  damaged: '파손',
  returned: '반품',
  sample: '견본',
  other: '기타',
  undone: '되돌림',
  reserve: '주문 예약',
  release: '예약 해제',
  ship: '출고',
  restock: '반품 입고',
  unship: '출고 취소',
  blocked: '로트 출고 막음',
  unblocked: '로트 출고 허용',
}
