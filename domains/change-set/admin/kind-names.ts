/** What staff changed, by the kind of the set. */
export const kindNames: Record<string, string> = {
  'catalog.list': '상품 보이기·숨기기',
  'catalog.grid': '상품 표 수정',
  'catalog.import': '엑셀로 상품 바꾸기',
  'catalog.count': '재고 실사',
  'catalog.receive': '입고',
  'orders.move': '주문 상태 바꾸기',
  'orders.ship': '송장 올리기',
  'deposit.import': '은행 내역 올리기',
  'store_order.import': '매장 영수증 가져오기',
  'member.grades': '엑셀로 등급 바꾸기',
  'coupon.import': '엑셀로 쿠폰 만들기',
}

/** The parts of the shop whose rows are changed in sets. */
export const areaNames = {
  catalog: '상품',
  stock: '입고',
  orders: '주문',
  deposits: '입금',
  'store-orders': '매장 구매',
  grades: '회원 등급',
  coupons: '쿠폰',
} as const
