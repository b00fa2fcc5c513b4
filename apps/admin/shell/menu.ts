import type { IconName } from '@sillage/admin-kit/icon.tsx'
import type { Permission } from '@sillage/domains/audit/permissions.ts'

export type MenuItem = {
  to: string
  label: string
  permission?: Permission
  /** G and then this key leads there. */
  go?: string
}
export type MenuGroup = { label: string; icon: IconName; items: readonly MenuItem[] }

/** The console's menu. A group of one is a link; what someone may not do is not shown to them. */
export const menu: readonly MenuGroup[] = [
  { label: '오늘 할 일', icon: 'home', items: [{ to: '/', label: '오늘 할 일', go: 'h' }] },
  {
    label: '주문',
    icon: 'bag',
    items: [
      { to: '/orders', label: '주문 목록', permission: 'orders', go: 'o' },
      { to: '/production', label: '맞춤 제작', permission: 'orders' },
      { to: '/packing', label: '포장', permission: 'shipments', go: 'b' },
      { to: '/tracking', label: '송장 올리기', permission: 'shipments', go: 't' },
      { to: '/shipments', label: '배송 현황', permission: 'shipments' },
      { to: '/claims', label: '취소·반품·교환', permission: 'claims', go: 'c' },
      { to: '/deposits', label: '입금 확인', permission: 'money', go: 'd' },
      { to: '/payments', label: '결제', permission: 'money' },
      { to: '/refunds', label: '환불', permission: 'money' },
      { to: '/receipts', label: '증빙', permission: 'receipts' },
      { to: '/reconciliation', label: '결제 대조', permission: 'reconciliation' },
      { to: '/quotations', label: '견적', permission: 'quotations', go: 'q' },
      { to: '/store-orders', label: '매장 구매', permission: 'orders' },
    ],
  },
  {
    label: '상품',
    icon: 'candle',
    items: [
      { to: '/products', label: '상품 목록', permission: 'products', go: 'p' },
      { to: '/products/grid', label: '상품 표', permission: 'products' },
      { to: '/products/import', label: '엑셀로 바꾸기', permission: 'products' },
      { to: '/categories', label: '카테고리', permission: 'products' },
      { to: '/stock', label: '재고', permission: 'stock', go: 'k' },
      { to: '/lots', label: '로트와 회수', permission: 'stock' },
      { to: '/changes', label: '일괄 변경 기록', permission: 'products' },
    ],
  },
  {
    label: '회원과 혜택',
    icon: 'person',
    items: [
      { to: '/members', label: '회원 목록', permission: 'members', go: 'm' },
      { to: '/grades', label: '등급 기준', permission: 'members' },
      { to: '/coupons', label: '쿠폰', permission: 'coupons' },
      { to: '/points', label: '적립금', permission: 'points' },
    ],
  },
  {
    label: '상담',
    icon: 'chat',
    items: [
      { to: '/inquiries', label: '문의함', permission: 'inquiries', go: 'i' },
      { to: '/product-inquiries', label: '상품 문의', permission: 'inquiries' },
      { to: '/reviews', label: '리뷰', permission: 'reviews', go: 'r' },
      { to: '/broadcasts', label: '단체 메시지', permission: 'messages' },
      { to: '/messages', label: '보낸 메시지', permission: 'messages' },
      { to: '/applications', label: '도매·대리점 신청', permission: 'applications' },
    ],
  },
  {
    label: '클래스',
    icon: 'class',
    items: [
      { to: '/classes', label: '수업 일정', permission: 'classes', go: 'l' },
      { to: '/courses', label: '강좌', permission: 'classes' },
      { to: '/studios', label: '스튜디오와 강사', permission: 'classes' },
      { to: '/certificates', label: '수료증', permission: 'classes' },
      { to: '/works', label: '수료생 작품', permission: 'content' },
    ],
  },
  {
    label: '향 재료',
    icon: 'candle',
    items: [
      { to: '/materials', label: '재료와 조성', permission: 'formulas' },
      { to: '/substances', label: '성분과 한도', permission: 'formulas' },
      { to: '/wicks', label: '심지 자료', permission: 'formulas' },
      { to: '/burn-results', label: '테스트 결과', permission: 'formulas' },
    ],
  },
  {
    label: '콘텐츠',
    icon: 'layout',
    items: [
      { to: '/home', label: '홈 화면', permission: 'content' },
      { to: '/pages', label: '페이지', permission: 'content' },
      { to: '/promotions', label: '프로모션', permission: 'content' },
      { to: '/recipes', label: '만들기', permission: 'content' },
      { to: '/selects', label: '셀렉트', permission: 'content' },
      { to: '/popups', label: '팝업', permission: 'content' },
      { to: '/pictures', label: '사진 라이브러리', permission: 'content' },
      { to: '/notices', label: '공지', permission: 'boards' },
      { to: '/faqs', label: '자주 묻는 질문', permission: 'boards' },
      { to: '/documents', label: '문서', permission: 'boards' },
      { to: '/policies', label: '약관과 정책', permission: 'content' },
      { to: '/translations', label: '번역', permission: 'translations' },
      { to: '/redirects', label: '옮긴 주소', permission: 'content' },
    ],
  },
  { label: '통계', icon: 'chart', items: [{ to: '/statistics', label: '통계', permission: 'statistics', go: 'n' }] },
  {
    label: '가게 설정',
    icon: 'sliders',
    items: [
      { to: '/settings', label: '설정', permission: 'settings' },
      { to: '/stores', label: '매장', permission: 'stores' },
      { to: '/shipping', label: '배송비 규칙', permission: 'shipping' },
      { to: '/search', label: '검색', permission: 'search' },
      { to: '/moving', label: '다른 쇼핑몰에서 옮기기', permission: 'moving' },
      { to: '/staff', label: '직원과 권한', permission: 'staff', go: 's' },
      { to: '/security', label: '내 보안' },
      { to: '/jobs', label: '작업·연동', permission: 'jobs' },
      { to: '/audit', label: '변경 기록', permission: 'audit', go: 'a' },
    ],
  },
]

type Can = (permission: Permission | undefined) => boolean

/** What someone may open, without empty groups. */
export const menuFor = (can: Can) =>
  menu
    .map((group) => ({ ...group, items: group.items.filter(({ permission }) => can(permission)) }))
    .filter(({ items }) => items.length > 0)
