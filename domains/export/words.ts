/** The lists of the console that can be taken as a file, by the name each has there. */
export const exportedLists = [
  'orders',
  'shipments',
  'claims',
  'deposits',
  'payments',
  'refunds',
  'reconciliation',
  'receipts',
  'quotations',
  'store-orders',
  'products',
  'stock',
  'lots',
  'lot-buyers',
  'members',
  'coupons',
] as const
export type ExportedList = (typeof exportedLists)[number]

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportStates = ['waiting', 'running', 'done', 'failed'] as const
export type ExportState = (typeof exportStates)[number]

/** A file that was made is there for this long. */
export const exportHours = 24
