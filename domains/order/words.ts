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

/** How a buyer reads the state of a line. */
export const lineStateNames = {
  pending_payment: '입금 기다리는 중',
  paid: '결제 완료',
  preparing: '상품 준비 중',
  held: '확인 중',
  ready: '출고 준비 완료',
  shipping: '배송 중',
  delivered: '배송 완료',
  granted: '이용 가능',
  confirmed: '구매 확정',
  canceled_unpaid: '입금 전 취소',
  canceled: '취소 완료',
  returned: '반품 완료',
  exchanged: '교환 완료',
  sold_out: '품절 취소',
} as const satisfies Record<LineState, string>

/** The steps an order goes through, each with the states it stands for; a member's page counts them. */
export const orderSteps = [
  { name: '입금 기다리는 중', states: ['pending_payment'] },
  { name: '결제 완료', states: ['paid'] },
  { name: '상품 준비 중', states: ['preparing', 'held', 'ready'] },
  { name: '배송 중', states: ['shipping'] },
  { name: '배송 완료', states: ['delivered', 'granted'] },
] as const satisfies { name: string; states: LineState[] }[]
