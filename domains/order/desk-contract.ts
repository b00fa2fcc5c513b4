import { endpoint } from '@sillage/kit/endpoint.ts'
import { Currency, Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { methodNames, paymentStates, providers } from '../payment/words.ts'
import { courierNames } from '../shipping/couriers.ts'
import { claimKinds, claimStates } from './claim-words.ts'
import { deskMoves } from './desk-words.ts'
import { Shipment } from './shipment-contract.ts'
import { actors, astrayStates, deliveryKinds, lineStates } from './words.ts'

const staff = { staff: 'order' } as const
const order_id = z.object({ order_id: Id })
const person = z.object({ name: z.string(), hp: z.string(), email: z.string() })
const note = z.string().trim().max(500, '500자까지 쓸 수 있어요.')

export const DeskRow = z
  .object({
    id: z.int(),
    order_no: z.string(),
    state: z.enum(lineStates),
    delivery: z.enum(deliveryKinds),
    currency: Currency,
    total_amount: z.int(),
    buyer: person,
    receiver_name: z.string(),
    created_at: Instant,
    paid_at: Instant.nullable(),
    /** What was bought in a few words: '무화과 그늘 외 2건'. */
    goods: z.string(),
  })
  .meta({ id: 'DeskOrderRow' })

const DeskLine = z.object({
  id: z.int(),
  product_id: z.int(),
  variant_id: z.int(),
  sku: z.string(),
  kind: z.string(),
  name: z.string(),
  option_name: z.string(),
  quantity: z.int(),
  unit_amount: z.int(),
  discount_amount: z.int(),
  point_amount: z.int(),
  total_amount: z.int(),
  state: z.enum(lineStates),
  split_from_id: z.int().nullable(),
  shipment_id: z.int().nullable(),
  no_return: z.string().nullable(),
  delivered_at: Instant.nullable(),
  confirmed_at: Instant.nullable(),
})

const DeskPayment = z.object({
  id: z.int(),
  provider: z.enum(providers),
  method: z.enum(methodNames),
  state: z.enum(paymentStates),
  currency: Currency,
  amount: z.int(),
  deposited_amount: z.int(),
  canceled_amount: z.int(),
  provider_key: z.string().nullable(),
  failure: z.string().nullable(),
  created_at: Instant,
  /** The provider keeps the money until it is told there that the goods have left and have come. */
  escrow: z.boolean(),
  approved_at: Instant.nullable(),
})

const DeskRefund = z.object({
  id: z.int(),
  payment_id: z.int(),
  kind: z.string(),
  amount: z.int(),
  reason: z.string(),
  state: z.string(),
  failure: z.string().nullable(),
  created_at: Instant,
  done_at: Instant.nullable(),
})

const DeskEvent = z.object({
  id: z.int(),
  line_id: z.int().nullable(),
  kind: z.string(),
  actor: z.enum(actors),
  from_state: z.enum(lineStates).nullable(),
  to_state: z.enum(lineStates).nullable(),
  staff_id: z.string().nullable(),
  note: z.string(),
  created_at: Instant,
})

const DeskReceipt = z.object({
  id: z.int(),
  kind: z.string(),
  amount: z.int(),
  state: z.string(),
  failure: z.string().nullable(),
})

export const DeskOrder = DeskRow.extend({
  mb_id: z.string().nullable(),
  lang: z.enum(['kr', 'en']),
  store_id: z.int().nullable(),
  receiver: person.omit({ email: true }).extend({
    country: z.string(),
    zip: z.string(),
    addr1: z.string(),
    addr2: z.string(),
    memo: z.string(),
  }),
  goods_amount: z.int(),
  discount_amount: z.int(),
  point_amount: z.int(),
  shipping_amount: z.int(),
  expires_at: Instant.nullable(),
  lines: z.array(DeskLine),
  events: z.array(DeskEvent),
  payments: z.array(DeskPayment),
  refunds: z.array(DeskRefund),
  receipts: z.array(DeskReceipt),
  shipments: z.array(Shipment),
  claims: z.array(z.object({ id: z.int(), kind: z.enum(claimKinds), state: z.enum(claimStates), created_at: Instant })),
}).meta({ id: 'DeskOrder' })
export type DeskOrder = z.output<typeof DeskOrder>

/** Some of an order's pieces; without a quantity the whole line. */
const pieces = z
  .array(z.object({ line_id: z.int().min(1), quantity: z.int().min(1).optional() }))
  .min(1)
  .max(200)
  .optional()

/** Why, among staff; and what the buyer of what is held is told of it. */
const said = { note: note.default(''), answer: note.default('') }

const Outcome = z.object({
  order_no: z.string(),
  /** `known` where it has been done before, just so. */
  outcome: z.enum(['done', 'known', 'refused']),
  reason: z.string().nullable(),
})

/** Orders as staff work through them. A rehearsal (`dry_run`) does everything and takes it back. */
export const orderDesk = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/orders',
    summary: '주문 목록',
    access: staff,
    query: z.object({
      state: z.enum(lineStates).optional(),
      /** A day in Seoul. */
      day: z.iso.date('날짜를 확인해 주세요.').optional(),
      /** The beginning of an order number, or a whole name or phone number. */
      keyword: z.string().trim().max(60).optional(),
      /** Only orders before this one: the last of the page before. */
      before: Id.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({ data: z.array(DeskRow), next_before: z.int().nullable() }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/staff/orders/:order_id',
    summary: '주문 상세',
    access: staff,
    params: order_id,
    reply: DeskOrder,
  }),
  /** Some lines of one order, or all that can go there. */
  move: endpoint({
    method: 'POST',
    path: '/api/v1/staff/orders/:order_id/move',
    summary: '주문 상태 변경',
    access: staff,
    params: order_id,
    body: z.object({ to: z.enum(deskMoves), lines: pieces, ...said }),
    reply: DeskOrder,
  }),
  moveMany: endpoint({
    method: 'POST',
    path: '/api/v1/staff/orders/move',
    summary: '여러 주문의 상태 변경',
    access: staff,
    body: z.object({
      order_ids: z.array(z.int().min(1)).min(1).max(200),
      to: z.enum(deskMoves),
      ...said,
      dry_run: z.boolean().default(true),
    }),
    reply: z.object({ rows: z.array(Outcome.extend({ order_id: z.int() })) }),
  }),
  ship: endpoint({
    method: 'POST',
    path: '/api/v1/staff/orders/:order_id/ship',
    summary: '발송 처리',
    access: staff,
    params: order_id,
    body: z.object({ courier: z.enum(courierNames), tracking_no: z.string().trim().max(40), lines: pieces }),
    reply: Shipment,
  }),
  /** Many tracking numbers, as a courier's program writes them down. */
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/staff/shipments/upload',
    summary: '송장 번호 올리기',
    access: staff,
    body: z.object({
      rows: z
        .array(z.object({ order_no: z.string().max(40), courier: z.string().max(40), tracking_no: z.string().max(40) }))
        .min(1)
        .max(1000, '한 번에 1,000줄까지 올릴 수 있어요.'),
      dry_run: z.boolean().default(true),
    }),
    reply: z.object({ rows: z.array(Outcome) }),
  }),
  /** Handed over at the counter of a store. */
  handOver: endpoint({
    method: 'POST',
    path: '/api/v1/staff/orders/:order_id/hand-over',
    summary: '매장에서 건네기',
    access: staff,
    params: order_id,
    body: z.object({ lines: pieces }),
    reply: Shipment,
  }),
  renumber: endpoint({
    method: 'PUT',
    path: '/api/v1/staff/shipments/:shipment_id',
    summary: '송장 번호 고치기',
    access: staff,
    params: z.object({ shipment_id: Id }),
    body: z.object({ courier: z.enum(courierNames), tracking_no: z.string().trim().max(40) }),
    reply: Shipment,
  }),
  deliver: endpoint({
    method: 'POST',
    path: '/api/v1/staff/shipments/:shipment_id/delivered',
    summary: '배송 완료 처리',
    access: staff,
    params: z.object({ shipment_id: Id }),
    reply: Shipment,
  }),
  /** It got lost on its way, or came back to us: its buyer is told, and may have the money or another parcel. */
  astray: endpoint({
    method: 'POST',
    path: '/api/v1/staff/shipments/:shipment_id/astray',
    summary: '분실·반송 처리',
    access: staff,
    params: z.object({ shipment_id: Id }),
    body: z.object({ state: z.enum(astrayStates), note: note.default('') }),
    reply: Shipment,
  }),
  /** A word among staff; no buyer reads it. */
  memo: endpoint({
    method: 'POST',
    path: '/api/v1/staff/orders/:order_id/memos',
    summary: '주문 메모',
    access: staff,
    params: order_id,
    body: z.object({ note: note.min(1, '메모를 입력해 주세요.') }),
    reply: DeskEvent,
  }),
}
