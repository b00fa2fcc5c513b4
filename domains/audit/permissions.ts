/** What staff can be allowed to do, in the order of the console's menu; `*` in a staff row stands for all of them. */
export const permissions = {
  orders: '주문',
  shipments: '출고·배송',
  claims: '취소·반품·교환',
  money: '입금과 환불',
  receipts: '증빙',
  reconciliation: '결제 대조',
  quotations: '견적',
  products: '상품 관리',
  stock: '재고',
  prices: '가격 관리',
  members: '회원',
  coupons: '쿠폰',
  points: '적립금',
  inquiries: '문의 응대',
  reviews: '리뷰',
  applications: '도매·대리점 신청',
  content: '콘텐츠',
  boards: '게시판',
  classes: '수업',
  formulas: '포뮬러 재료',
  stores: '매장',
  shipping: '배송비 규칙',
  search: '검색',
  translations: '번역',
  messages: '메시지',
  statistics: '통계',
  settings: '설정',
  moving: '쇼핑몰 이전',
  staff: '직원',
  audit: '변경 기록',
  jobs: '작업',
} as const
export type Permission = keyof typeof permissions

/** What someone needs who takes an order from payment to the door, and back. */
export const orderPermissions = [
  'orders',
  'shipments',
  'claims',
  'money',
  'receipts',
  'reconciliation',
] as const satisfies readonly Permission[]

/** The access of an endpoint that all staff may call, whatever they may do. */
export const anyStaff = { staff: 'any' } as const

/** As `staffWith`, and the password or second factor was given within the last minutes. */
export const provedStaffWith = <Name extends Permission>(permission: Name) =>
  ({ staff: permission, proof: 'recent' }) as const

/** The access of an endpoint that only staff with this permission may call. */
export const staffWith = <Name extends Permission>(permission: Name) => ({ staff: permission }) as const
