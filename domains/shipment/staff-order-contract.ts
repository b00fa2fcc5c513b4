import { endpoint } from '@sillage/kit/endpoint.ts'
import { SortOrder } from '@sillage/kit/keyset.ts'
import { Currency, Day, Id, Instant, Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { claimKinds, claimStates } from '../claim/words.ts'
import { PersonalValue } from '../custom/personal-contract.ts'
import { grades } from '../member/words.ts'
import { methodNames, paymentStates, providers } from '../order/payment-words.ts'
import { actors, lineStates, receiptKinds, receiptStates } from '../order/words.ts'
import { TotalRow } from '../pricing/fields.ts'
import { deliveryKinds } from '../shipping/delivery.ts'
import { Shipment } from './contract.ts'
import { change_set_id, Outcome, pieces, request_key } from './staff-fields.ts'
import { staffMoves } from './staff-words.ts'

const staff = staffWith('orders')
const order_id = z.object({ order_id: Id })
const person = z.object({ name: z.string(), hp: z.string(), email: z.string() })
const note = z.string().trim().max(500, '500자까지 쓸 수 있어요.')

export const StaffOrderRow = z
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
  .meta({ id: 'StaffOrderRow' })

export type StaffOrderRow = z.output<typeof StaffOrderRow>

/** A step of a price as it was stored with the line. */
export const PriceStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('base'), amount: z.int() }),
  z.object({ step: z.literal('sale'), amount: z.int(), base: z.int(), price: z.int() }),
  z.object({ step: z.literal('grade'), amount: z.int(), grade: z.string() }),
  z.object({ step: z.literal('personal'), amount: z.int(), extra: z.int() }),
  z.object({ step: z.literal('tier'), amount: z.int(), min_quantity: z.int(), percent: z.number() }),
  z.object({ step: z.literal('rounding'), amount: z.int(), unit: z.int() }),
])

const StaffLine = z.object({
  id: z.int(),
  product_id: z.int(),
  variant_id: z.int(),
  sku: z.string(),
  kind: z.string(),
  name: z.string(),
  name_en: z.string(),
  option_name: z.string(),
  option_name_en: z.string(),
  /** Of the product as it is now. */
  picture: Picture.nullable(),
  /** What the packer looks for: the text engraved, the design, the file. */
  personal: z.array(PersonalValue),
  quantity: z.int(),
  unit_amount: z.int(),
  /** How a piece came to its price: the first step is the list price. */
  price_steps: z.array(PriceStep),
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

const StaffPayment = z.object({
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
  /** The provider keeps the money in escrow until it is notified there that the goods were sent and have arrived. */
  escrow: z.boolean(),
  /** What its provider sent us about it: how many, how many of them wait to be handled, and the last. */
  webhooks: z.object({ count: z.int(), open: z.int(), last_at: Instant.nullable() }),
  approved_at: Instant.nullable(),
})

const StaffRefund = z.object({
  id: z.int(),
  payment_id: z.int(),
  kind: z.string(),
  amount: z.int(),
  reason: z.string(),
  state: z.enum(['requested', 'done', 'failed', 'unknown']),
  failure: z.string().nullable(),
  created_at: Instant,
  done_at: Instant.nullable(),
})

const StaffEvent = z.object({
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

const StaffReceipt = z.object({
  id: z.int(),
  kind: z.enum(receiptKinds),
  amount: z.int(),
  state: z.enum(receiptStates),
  failure: z.string().nullable(),
})

const StaffOrderNote = z.object({
  note: z.string(),
  /** Sent back with a change: an older one is refused. Nothing was written yet where it is 0. */
  version: z.int(),
  staff_id: z.string(),
  changed_at: Instant.nullable(),
})
export type StaffOrderNote = z.output<typeof StaffOrderNote>

const BuyerHistory = z.object({
  grade: z.enum(grades),
  /** Paid orders, and what they come to in this order's currency. */
  orders: z.int(),
  spent_amount: z.int(),
  returns: z.int(),
})

export const StaffOrder = StaffOrderRow.extend({
  note: StaffOrderNote,
  mb_id: z.string().nullable(),
  /** What a member has bought before and sent back, this order included; null for a guest. */
  history: BuyerHistory.nullable(),
  lang: z.enum(['kr', 'en']),
  store_id: z.int().nullable(),
  receiver: person.omit({ email: true }).extend({
    country: z.string(),
    zip: z.string(),
    addr1: z.string(),
    addr2: z.string(),
    city: z.string().optional(),
    state: z.string().optional(),
    memo: z.string(),
  }),
  goods_amount: z.int(),
  discount_amount: z.int(),
  point_amount: z.int(),
  shipping_amount: z.int(),
  /** Why it costs this much. */
  rows: z.array(TotalRow),
  expires_at: Instant.nullable(),
  lines: z.array(StaffLine),
  events: z.array(StaffEvent),
  payments: z.array(StaffPayment),
  refunds: z.array(StaffRefund),
  receipts: z.array(StaffReceipt),
  shipments: z.array(Shipment),
  claims: z.array(z.object({ id: z.int(), kind: z.enum(claimKinds), state: z.enum(claimStates), created_at: Instant })),
}).meta({ id: 'StaffOrder' })
export type StaffOrder = z.output<typeof StaffOrder>

const text = z.string().trim().max(200, '너무 길어요.')
const Place = z.object({
  name: text.min(1, '받는 분 이름을 입력해 주세요.').max(40, '이름이 너무 길어요.'),
  hp: text.min(8, '연락처를 입력해 주세요.').max(20, '연락처를 확인해 주세요.'),
  zip: text.max(12, '우편번호를 확인해 주세요.'),
  addr1: text,
  addr2: text,
  city: text.default(''),
  state: text.default(''),
  memo: text.max(100, '배송 메모는 100자까지 쓸 수 있어요.'),
})

/** The reason, for staff; and the text that the buyer of lines on hold receives. */
const said = { note: note.default(''), answer: note.default('') }

const asked = {
  state: z.enum(lineStates).optional(),
  /** A day in Seoul. */
  day: Day.optional(),
  /** The beginning of an order number, or a whole name or phone number. */
  keyword: z.string().trim().max(60).optional(),
  mb_id: z.string().max(40).optional(),
}

/** Orders as staff work through them. A dry run (`dry_run`) does everything and rolls it back. */
export const staffOrders = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/orders',
    summary: '주문 목록',
    access: staff,
    query: z.object({
      ...asked,
      sort: SortOrder.default('newest'),
      /** Only what comes after this order in the list: the last of the page before. */
      after: Id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({ data: z.array(StaffOrderRow), next_after: z.int().nullable() }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/staff/orders/:order_id',
    summary: '주문 상세',
    access: staff,
    params: order_id,
    reply: StaffOrder,
  }),
  /** Some lines of one order, or all that can go there. */
  move: endpoint({
    method: 'POST',
    path: '/api/v1/staff/orders/:order_id/move',
    summary: '주문 상태 변경',
    access: staff,
    params: order_id,
    body: z.object({ to: z.enum(staffMoves), lines: pieces, ...said }),
    reply: StaffOrder,
  }),
  moveMany: endpoint({
    method: 'POST',
    path: '/api/v1/staff/orders/move',
    summary: '여러 주문의 상태 변경',
    access: staff,
    body: z.object({
      order_ids: z.array(z.int().min(1)).min(1).max(200),
      to: z.enum(staffMoves),
      ...said,
      dry_run: z.boolean().default(true),
      request_key,
    }),
    /** With how each order stood before. */
    reply: z.object({
      rows: z.array(Outcome.extend({ order_id: z.int(), state: z.enum(lineStates).nullable() })),
      change_set_id,
    }),
  }),
  /** Where it goes, while nothing of it has left. The country and the shipping fee stay as they were. */
  changeReceiver: endpoint({
    method: 'PUT',
    path: '/api/v1/staff/orders/:order_id/receiver',
    summary: '받는 곳 바꾸기',
    access: staff,
    params: order_id,
    body: z.object({
      receiver: Place,
      /** What it said when it was opened; where it says something else by now, nothing is changed. */
      was: z.record(z.string(), z.string()),
      note: note.min(1, '바꾸는 이유를 적어 주세요.'),
    }),
    reply: StaffOrder,
  }),
  /** What everyone who opens the order should know: one text. Where someone changed it meanwhile, nothing is. */
  saveNote: endpoint({
    method: 'PUT',
    path: '/api/v1/staff/orders/:order_id/note',
    summary: '주문에서 기억할 것',
    access: staff,
    params: order_id,
    body: z.object({
      note: z.string().trim().max(1_000, '1,000자까지 쓸 수 있어요.'),
      version: z.int().min(0).max(1_000_000),
    }),
    reply: StaffOrderNote,
  }),
  /** A word among staff; no buyer reads it. */
  memo: endpoint({
    method: 'POST',
    path: '/api/v1/staff/orders/:order_id/memos',
    summary: '주문 메모',
    access: staff,
    params: order_id,
    body: z.object({ note: note.min(1, '메모를 입력해 주세요.') }),
    reply: StaffEvent,
  }),
}
