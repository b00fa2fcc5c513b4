/** Every page of the member area, as its navigation groups them. */
export const doorGroups = [
  {
    name: '쇼핑',
    doors: [
      { label: '주문 내역', href: '/my-page/order' },
      { label: '매장 구매', href: '/my-page/store-order' },
      { label: '찜 목록', href: '/my-page/wish-list' },
      { label: '쿠폰', href: '/my-page/coupon' },
      { label: '적립금', href: '/my-page/point' },
    ],
  },
  {
    name: '배우고 만들기',
    doors: [
      { label: '수강 내역', href: '/my-page/tssa' },
      { label: '나의 포뮬러', href: '/my-page/formula' },
      { label: '나의 선반', href: '/my-page/shelf' },
      { label: '만든 배치', href: '/my-page/batches' },
    ],
  },
  {
    name: '묻고 답하기',
    doors: [
      { label: '1:1 문의', href: '/my-page/inquiry' },
      { label: '내 상품 문의', href: '/my-page/product-inquiry' },
      { label: '내가 쓴 리뷰', href: '/my-page/product-review' },
    ],
  },
  {
    name: '내 정보',
    doors: [
      { label: '내 알림', href: '/my-page/notification' },
      { label: '회원 정보', href: '/my-page/account' },
    ],
  },
] as const
