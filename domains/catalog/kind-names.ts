import type { ProductKind } from './words.ts'

export const productKindNames: Record<ProductKind, string> = {
  goods: '상품',
  kit: '키트',
  book: '책',
  class: '클래스',
  service: '주문 제작',
}
