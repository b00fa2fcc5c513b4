import type { Permission } from '../audit/permissions.ts'

/** Where the console hears of changes. */
export const changesPath = '/api/v1/staff/today/changes'

/**
 * What waits for staff, with the permission to work on it, the screen where that is done, and within how many working days.
 * Parcels leave and money goes back within three by the law on electronic commerce; the others are the shop's own aims. A
 * class without its minimum waits from a week before it begins.
 */
export const queues = {
  orders: { label: '결제 완료, 준비 전', permission: 'orders', to: '/orders', days: 3 },
  claims: { label: '취소·반품·교환', permission: 'claims', to: '/claims', days: 3 },
  deposits: { label: '맞출 입금', permission: 'money', to: '/deposits', days: 1 },
  refunds: { label: '끝나지 않은 환불', permission: 'money', to: '/refunds', days: 3 },
  inquiries: { label: '답하지 않은 문의', permission: 'inquiries', to: '/inquiries', days: 1 },
  product_inquiries: { label: '답하지 않은 상품 문의', permission: 'inquiries', to: '/product-inquiries', days: 2 },
  classes: { label: '최소 인원 미달 수업', permission: 'classes', to: '/classes', days: 3 },
  applications: { label: '도매·대리점 신청', permission: 'applications', to: '/applications', days: 5 },
  discrepancies: { label: '결제 대조 차이', permission: 'reconciliation', to: '/reconciliation', days: 1 },
} as const satisfies Record<string, { label: string; permission: Permission; to: string; days: number }>
export type QueueName = keyof typeof queues

// The keys of an object are its keys.
export const queueNames = Object.keys(queues) as [QueueName, ...QueueName[]]

/** What the first screen tells of as it happens, and who may see it. */
export const eventKinds = {
  order: 'orders',
  deposit: 'money',
  inquiry: 'inquiries',
  product_inquiry: 'inquiries',
  review: 'reviews',
  application: 'applications',
  /** What colleagues did apart from orders, which have events of their own. */
  staff: 'audit',
} as const satisfies Record<string, Permission>
export type EventKind = keyof typeof eventKinds

// The keys of an object are its keys.
export const eventKindNames = Object.keys(eventKinds) as [EventKind, ...EventKind[]]
