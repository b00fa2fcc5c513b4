import type { PictureUse } from '../library-contract.ts'
import type { PicturePlace } from '../words.ts'

/** What each place that shows pictures is called, and the screen on which it is changed. */
export const placeNames: Record<PicturePlace, { label: string; to: (use: PictureUse) => string }> = {
  product: { label: '상품', to: ({ id }) => `/products/${id}` },
  category: { label: '카테고리', to: () => '/categories' },
  popup: { label: '팝업', to: () => '/popups' },
  promotion: { label: '프로모션', to: () => '/promotions' },
  recipe: { label: '만들기', to: () => '/recipes' },
  home: { label: '홈 화면', to: () => '/home' },
  page: { label: '페이지', to: ({ id }) => `/pages/${id}` },
  notice: { label: '공지', to: () => '/notices' },
  faq: { label: '자주 묻는 질문', to: () => '/faqs' },
  document: { label: '문서', to: () => '/documents' },
  store: { label: '매장', to: () => '/stores' },
  work: { label: '수료생 작품', to: () => '/works' },
  studio: { label: '스튜디오', to: () => '/studios' },
}
