/** What can become of a line. A class or a file is granted instead of shipped. */
export const lineStates = [
  'pending_payment',
  'paid',
  'preparing',
  'held',
  'ready',
  'shipping',
  'delivered',
  'granted',
  'confirmed',
  'canceled_unpaid',
  'canceled',
  'returned',
  'exchanged',
  'sold_out',
] as const
export type LineState = (typeof lineStates)[number]

export const deliveryKinds = ['parcel', 'pickup', 'ems', 'none'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]
