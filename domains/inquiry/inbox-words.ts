/** What lies in the inbox; class inquiries are inquiries about a class. */
export const inboxKinds = ['inquiry', 'product', 'review'] as const
export type InboxKind = (typeof inboxKinds)[number]

/** How the inbox is narrowed: as the kinds, and classes by themselves. */
export const inboxFilters = ['inquiry', 'class', 'product', 'review'] as const
export type InboxFilter = (typeof inboxFilters)[number]
export const inboxFilterNames = {
  inquiry: '1:1 문의',
  class: '클래스 문의',
  product: '상품 문의',
  review: '리뷰',
} as const satisfies Record<InboxFilter, string>

/** Waiting without an assignee, waiting and mine, everything that waits, answered, everything. */
export const inboxViews = ['new', 'mine', 'waiting', 'answered', 'all'] as const
export type InboxView = (typeof inboxViews)[number]
export const inboxViewNames = {
  new: '새 것',
  mine: '내 것',
  waiting: '기다림',
  answered: '답변 완료',
  all: '모두',
} as const satisfies Record<InboxView, string>

/** A review with more stars needs no answer; one may still be written. */
export const reviewWaitsTo = 3

export const inboxLimits = { note: 2_000, title: 60, template: 2_000 } as const
