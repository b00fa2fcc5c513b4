import { type Permission, permissions } from './permissions.ts'

/**
 * Jobs in a small shop, each a set of permissions. A role is a start: single permissions are added or taken away, and
 * what is stored is the set, so that a role changed here does not change anyone's rights by itself.
 */
export const roles = {
  manager: {
    name: '매니저',
    permissions: (Object.keys(permissions) as Permission[]).filter(
      (name) => !['staff', 'jobs', 'settings', 'audit'].includes(name),
    ),
  },
  packer: { name: '출고 담당', permissions: ['orders', 'shipments', 'stock'] },
  service: {
    name: '상담 담당',
    permissions: ['orders', 'claims', 'quotations', 'members', 'inquiries', 'reviews', 'messages', 'applications'],
  },
  accountant: {
    name: '회계 담당',
    permissions: ['orders', 'money', 'receipts', 'reconciliation', 'points', 'quotations', 'statistics'],
  },
  merchandiser: {
    name: '상품 담당',
    permissions: ['products', 'stock', 'prices', 'search', 'reviews', 'translations', 'formulas', 'statistics'],
  },
  editor: {
    name: '콘텐츠 담당',
    permissions: ['content', 'boards', 'coupons', 'translations', 'messages'],
  },
  instructor: { name: '클래스 담당', permissions: ['classes', 'inquiries', 'messages'] },
} as const satisfies Record<string, { name: string; permissions: readonly Permission[] }>
export type Role = keyof typeof roles
// The keys of an object are its keys.
export const roleNames = Object.keys(roles) as Role[]

/** The role whose permissions are exactly these; null where someone chose them one by one. */
export function roleOf(chosen: readonly Permission[]): Role | null {
  const has = new Set(chosen)
  return (
    roleNames.find((role) => {
      const own: readonly Permission[] = roles[role].permissions
      return own.length === has.size && own.every((name) => has.has(name))
    }) ?? null
  )
}
