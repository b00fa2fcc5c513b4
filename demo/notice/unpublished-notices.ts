import type { SeedNotice } from './notice-shape.ts'

/** What staff are still writing, and what will be shown by itself. */
export const draftNotice: SeedNotice = {
  board: 'customer',
  topic: 'delivery',
  pinned: false,
  days_ago: 0,
  title: '설 연휴 배송 안내 (작성 중)',
  title_en: 'Shipping over the Lunar New Year (in progress)',
  body: ['연휴 전 마지막 출고일이 정해지면 적어요.'],
  body_en: ['To be written once the last day of shipping is known.'],
}

export const scheduledNotice: SeedNotice = {
  board: 'customer',
  topic: 'product',
  pinned: false,
  days_ago: 0,
  title: '겨울 한정 향 세 가지가 돌아와요',
  title_en: 'Three winter scents return',
  body: ['소나무, 눈, 벽난로. 지난겨울에 많이 찾아 주신 세 가지 향을 다시 만들었어요.'],
  body_en: ['Pine, snow, fireplace. The three scents you asked for most last winter are back.'],
}
