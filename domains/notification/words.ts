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
