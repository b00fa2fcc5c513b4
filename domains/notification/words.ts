export const notificationKinds = [
  'welcome',
  'account',
  'order',
  'inquiry',
  'product',
  'coupon',
  'point',
  'class',
  'application',
  'notice',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Where a browser hears how many are unread: said here and not in the contract, because pages ship no schemas. */
export const unreadPath = '/api/v1/notification/stream'

/** Past this many no one counts: the badge says 99+. */
export const unreadMax = 100

/** A page of this shop. Two slashes, or what a browser reads as two, begin someone else's address. */
export const isOurPage = (link: string) => /^\/(?![/\\\t\r\n])/.test(link)
