import type { Permission } from '../audit/permissions.ts'

/** What waits for staff, with the permission to work on it and the screen where that is done. */
/** Where the console hears of changes. */
export const changesPath = '/api/v1/staff/today/changes'

export const queues = {
  orders: { label: '결제 완료, 준비 전', permission: 'orders', to: '/orders' },
  claims: { label: '취소·반품·교환', permission: 'claims', to: '/claims' },
  deposits: { label: '맞출 입금', permission: 'money', to: '/deposits' },
  refunds: { label: '끝나지 않은 환불', permission: 'money', to: '/refunds' },
  inquiries: { label: '답하지 않은 문의', permission: 'inquiries', to: '/inquiries' },
  product_inquiries: { label: '답하지 않은 상품 문의', permission: 'inquiries', to: '/product-inquiries' },
  applications: { label: '도매·대리점 신청', permission: 'applications', to: '/applications' },
  discrepancies: { label: '결제 대조 차이', permission: 'reconciliation', to: '/reconciliation' },
} as const satisfies Record<string, { label: string; permission: Permission; to: string }>
export type QueueName = keyof typeof queues

// The keys of an object are its keys.
export const queueNames = Object.keys(queues) as [QueueName, ...QueueName[]]
