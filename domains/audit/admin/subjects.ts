type Kind = {
  label: string
  /** The screen of one of them; the list, where each has no screen of its own. */
  to?: (id: string) => string
}

/** What actions of staff are about, by the first part of the subject: `order` of `order:5`. */
export const subjectKinds: Partial<Record<string, Kind>> = {
  order: { label: '주문', to: (id) => `/orders/${id}` },
  orders: { label: '여러 주문', to: () => '/changes' },
  claim: { label: '취소·반품·교환', to: (id) => `/claims/${id}` },
  deposit: { label: '입금', to: () => '/deposits' },
  deposits: { label: '입금', to: () => '/deposits' },
  refund: { label: '환불', to: () => '/refunds' },
  receipt: { label: '증빙', to: () => '/receipts' },
  reconciliation: { label: '결제 대조', to: () => '/reconciliation' },
  quotation: { label: '견적', to: (id) => `/quotations/${id}` },
  store_order: { label: '매장 주문', to: () => '/store-orders' },
  product: { label: '상품', to: (id) => `/products/${id}` },
  variant: { label: '재고', to: (id) => `/stock/${id}` },
  lot: { label: '로트', to: (id) => `/lots/${id}` },
  exchange_rate: { label: '달러 환율' },
  category: { label: '카테고리', to: () => '/categories' },
  member: { label: '회원', to: (id) => `/members/${id}` },
  points: { label: '적립금', to: () => '/points' },
  coupon: { label: '쿠폰', to: (id) => `/coupons/${id}` },
  grade_rules: { label: '등급 규칙', to: () => '/grades' },
  inquiry: { label: '문의', to: (id) => `/inquiries/${id}` },
  product_inquiry: { label: '상품 문의', to: () => '/product-inquiries' },
  review: { label: '리뷰', to: () => '/reviews' },
  application: { label: '도매·대리점 신청', to: (id) => `/applications/${id}` },
  session: { label: '수업', to: (id) => `/classes/${id}` },
  course: { label: '강좌', to: () => '/courses' },
  certificate: { label: '수료증', to: () => '/certificates' },
  studio: { label: '스튜디오', to: () => '/studios' },
  teacher: { label: '강사', to: () => '/studios' },
  works: { label: '수료생 작품', to: () => '/works' },
  home: { label: '홈 화면', to: () => '/home' },
  cms: { label: '페이지', to: (name) => `/pages/${name}` },
  promotion: { label: '기획전', to: () => '/promotions' },
  recipe: { label: '레시피', to: () => '/recipes' },
  select: { label: '추천 모음', to: () => '/selects' },
  popup: { label: '팝업', to: () => '/popups' },
  popups: { label: '팝업', to: () => '/popups' },
  notice: { label: '공지', to: () => '/notices' },
  faq: { label: '자주 묻는 질문', to: () => '/faqs' },
  document: { label: '자료', to: () => '/documents' },
  picture: { label: '사진', to: () => '/pictures' },
  pictures: { label: '사진', to: () => '/pictures' },
  policy: { label: '약관·정책', to: () => '/policies' },
  company: { label: '사업자 정보', to: () => '/settings' },
  shop_rules: { label: '가게 설정', to: () => '/settings' },
  redirect: { label: '주소 이동', to: () => '/redirects' },
  move: { label: '쇼핑몰 이전', to: (id) => `/moving/${id}` },
  store: { label: '매장', to: () => '/stores' },
  broadcast: { label: '단체 메시지', to: (id) => `/broadcasts/${id}` },
  message: { label: '메시지', to: () => '/messages' },
  answer_template: { label: '답변 템플릿', to: () => '/inquiries' },
  synonym: { label: '동의어', to: () => '/search' },
  phrase: { label: '번역', to: () => '/translations' },
  shipping_rules: { label: '배송비 규칙', to: () => '/shipping' },
  formula_material: { label: '포뮬러 재료', to: () => '/materials' },
  substance: { label: '성분', to: () => '/substances' },
  burn_result: { label: '테스트 결과', to: () => '/burn-results' },
  staff: { label: '직원', to: () => '/staff' },
  job: { label: '작업', to: () => '/jobs' },
  statistics: { label: '통계', to: () => '/statistics' },
}

/** The kind and the id of `order:5`; what is there once has no id. */
export function subjectOf(subject: string) {
  const at = subject.indexOf(':')
  const [name, id] = at < 0 ? [subject, ''] : [subject.slice(0, at), subject.slice(at + 1)]
  return { id, kind: subjectKinds[name] }
}
