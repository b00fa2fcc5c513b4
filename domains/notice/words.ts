export const noticeBoards = ['customer', 'tssa'] as const
export type NoticeBoard = (typeof noticeBoards)[number]

/** So many of the newest stand in the footer and on the first page. */
export const latestNotices = 5

export const noticeTopics = ['guide', 'delivery', 'product', 'store', 'policy', 'class', 'studio'] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** What each board writes about. */
export const topicsOf = {
  customer: ['guide', 'delivery', 'product', 'store', 'policy'],
  tssa: ['guide', 'class', 'studio'],
} as const satisfies Record<NoticeBoard, readonly NoticeTopic[]>

export const topicNames = {
  guide: '이용 안내',
  delivery: '배송',
  product: '상품 소식',
  store: '매장 소식',
  policy: '약관·정책',
  class: '수업',
  studio: '스튜디오',
} as const satisfies Record<NoticeTopic, string>
