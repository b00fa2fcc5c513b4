import type { ProductKind } from '../words.ts'

/** The parts of a product's page that a tab leads to, in the order they are read. */
export const productParts = [
  { part: 'story', label: '이야기' },
  { part: 'details', label: '상세 정보' },
  { part: 'reviews', label: '리뷰' },
  { part: 'questions', label: '문의' },
  { part: 'delivery', label: '배송·교환' },
  { part: 'related', label: '함께 보면 좋아요' },
] as const
export type Part = (typeof productParts)[number]['part'] | 'also-bought' | 'recent'

/** What does not travel is cancelled and refunded, not delivered and exchanged. */
export const deliveryLabel = (kind: ProductKind) =>
  kind === 'class' || kind === 'service' ? '취소·환불 안내' : '배송·교환'

/** The id of a part. Pages left last stay in the document, so each product has its own ids. */
export const partId = (part: Part, product_id: number) => `${part}-${product_id}`
