import type { NoReturn } from '../words.ts'

/** Why something cannot be returned, as staff read it. */
export const noReturnNames: Record<NoReturn, string> = {
  opened_fragrance: '개봉한 향 제품',
  custom_made: '주문 제작',
  class_started: '시작한 클래스',
  opened_media: '개봉한 책과 음반',
}
