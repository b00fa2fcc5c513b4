/** What staff changed, by the kind of the set. */
export const kindNames: Record<string, string> = {
  'catalog.list': '상품 보이기·숨기기',
  'catalog.grid': '상품 표 수정',
  'catalog.import': '엑셀로 상품 바꾸기',
  'catalog.count': '재고 실사',
  'catalog.receive': '입고',
  'member.grades': '엑셀로 등급 바꾸기',
  'coupon.import': '엑셀로 쿠폰 만들기',
}
