import { canMove } from '@sillage/kit/machine.ts'

/** What can become of a line. A class or a file is granted instead of shipped. */
export const lineStates = [
  'pending_payment',
  'paid',
  'preparing',
  'on_hold',
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

/** How a buyer reads the state of a line. */
export const lineStateNames = {
  pending_payment: '입금 기다리는 중',
  paid: '결제 완료',
  preparing: '상품 준비 중',
  on_hold: '확인 중',
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

/** The steps of an order, each with the states that belong to it; a member's page counts them. */
export const orderSteps = [
  { name: '입금 기다리는 중', states: ['pending_payment'] },
  { name: '결제 완료', states: ['paid'] },
  { name: '상품 준비 중', states: ['preparing', 'on_hold', 'ready'] },
  { name: '배송 중', states: ['shipping'] },
  { name: '배송 완료', states: ['delivered', 'granted'] },
] as const satisfies { name: string; states: LineState[] }[]

/** What can become of a parcel. One that was lost may still turn up, at either end. */
export const shipmentStates = ['shipping', 'delivered', 'lost', 'returned'] as const
export type ShipmentState = (typeof shipmentStates)[number]
export const shipmentTransitions = {
  shipping: ['delivered', 'lost', 'returned'],
  lost: ['delivered', 'returned'],
  delivered: [],
  returned: [],
} as const satisfies Record<ShipmentState, readonly ShipmentState[]>

export const canShipmentMove = (from: ShipmentState, to: ShipmentState) => canMove(shipmentTransitions, from, to)

/** Outcomes of a parcel that did not reach its buyer. */
export const exceptionStates = ['lost', 'returned'] as const satisfies readonly ShipmentState[]
export type DeliveryException = (typeof exceptionStates)[number]

/** What became of a line's parcel, where it will not arrive by itself. */
export const deliveryExceptionOf = (state: ShipmentState | null | undefined): DeliveryException | null =>
  exceptionStates.find((each) => each === state) ?? null

/** Who moves an order on. */
export const actors = ['buyer', 'staff', 'system', 'provider'] as const
export type Actor = (typeof actors)[number]

/** What an event of an order reports besides a line that reached another state. */
export const orderEventKinds = [
  'placed',
  'placed_by_staff',
  'memo',
  'expired',
  'replaced',
  'deposit_reversed',
  'unmatched',
  'goodwill',
  'replacement',
  'transferred',
  'parcel_lost',
  'parcel_returned',
  'receiver_changed',
  'undone',
] as const
/** An event named after a state is a line that reached it; those of claims are named after the claim's state. */
export type OrderEventKind = (typeof orderEventKinds)[number] | LineState | `claim_${string}`

/** Where a line may go from each state; `moveLines` refuses the rest. */
export const lineTransitions = {
  pending_payment: ['paid', 'canceled_unpaid'],
  // Unpaid again where a deposit turns out to be for another order, as long as nothing has left the house and no
  // class has begun.
  paid: ['preparing', 'on_hold', 'granted', 'canceled', 'sold_out', 'pending_payment'],
  preparing: ['on_hold', 'ready', 'canceled', 'sold_out', 'pending_payment'],
  on_hold: ['preparing', 'canceled', 'sold_out', 'pending_payment'],
  ready: ['shipping', 'preparing', 'on_hold', 'canceled', 'pending_payment'],
  // Refunded or sent again from shipping: a parcel that was lost, or returned to us.
  shipping: ['delivered', 'returned', 'exchanged'],
  delivered: ['confirmed', 'returned', 'exchanged'],
  granted: ['confirmed', 'canceled', 'pending_payment'],
  confirmed: ['returned', 'exchanged'],
  // A deposit that came too late may still pay the order, if the goods are still available.
  canceled_unpaid: ['paid'],
  canceled: [],
  returned: [],
  exchanged: [],
  sold_out: [],
} as const satisfies Record<LineState, readonly LineState[]>

/** States in which a line is over: nothing waits for it. */
export const endedStates = [
  'canceled_unpaid',
  'canceled',
  'returned',
  'exchanged',
  'sold_out',
] as const satisfies readonly LineState[]

export const isOpenLine = (state: LineState) => !(endedStates as readonly LineState[]).includes(state)

/** From the first to the last; an order's state is that of its line furthest behind. */
const byProgress: readonly LineState[] = [
  'pending_payment',
  'on_hold',
  'paid',
  'preparing',
  'ready',
  'shipping',
  'granted',
  'delivered',
  'confirmed',
  'exchanged',
  'returned',
  'sold_out',
  'canceled',
  'canceled_unpaid',
]

/** What the header says of the lines. An ended line counts only where no other is left. */
export function orderState(lines: readonly LineState[]): LineState {
  const state = byProgress.find((each) => lines.includes(each))
  if (!state) throw new Error('an order has at least one line')
  return state
}

export const receiptKinds = ['cash_income', 'cash_expense', 'tax_invoice'] as const

/** A requested receipt; what could not be issued may be tried again, what was issued may be canceled. */
export const receiptStates = ['requested', 'issued', 'canceled', 'failed'] as const
export type ReceiptState = (typeof receiptStates)[number]
export const receiptTransitions = {
  requested: ['issued', 'failed', 'canceled'],
  failed: ['requested', 'issued', 'canceled'],
  // Asked for again once it was canceled at the tax office: its money came again, or its number was wrong.
  issued: ['canceled', 'requested'],
  canceled: [],
} as const satisfies Record<ReceiptState, readonly ReceiptState[]>

export const orderLimits = {
  memo: 100,
} as const

/** A line in one of these states was paid and not returned. */
export const boughtStates: LineState[] = [
  ...(['paid', 'preparing', 'on_hold', 'ready', 'shipping', 'delivered', 'granted', 'confirmed'] as const),
]
