import { endpoint } from '@sillage/kit/endpoint.ts'
import { Currency, Id, Instant, Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { cartLimits } from '../cart/words.ts'
import { noReturnReasons, productKinds } from '../catalog/words.ts'
import { couponKinds } from '../coupon/words.ts'
import { PersonalValue } from '../custom/personal-contract.ts'
import { country, mb_email } from '../member/fields.ts'
import { Order } from '../order/contract.ts'
import { OfferedMethod, Start } from '../order/payment-fields.ts'
import { methodNames } from '../order/payment-words.ts'
import { orderLimits } from '../order/words.ts'
import { TotalRow } from '../pricing/fields.ts'
import { ReceiptRequest } from '../receipt/fields.ts'
import { deliveryKinds } from '../shipping/delivery.ts'
import { PickupStore } from '../store/fields.ts'

const name = z.string().trim().min(1, '이름을 입력해 주세요.').max(40, '이름이 너무 길어요.')
const hp = z
  .string()
  .trim()
  .min(8, '연락처를 입력해 주세요.')
  .max(20, '연락처를 확인해 주세요.')
  .regex(/^\+?(?:[\s().-]*\d){8,15}$/, '연락처를 확인해 주세요.')
const zip = z.string().trim().max(12, '우편번호를 확인해 주세요.')
const addr = z.string().trim().max(200, '주소가 너무 길어요.')
const couponId = z.int().min(1).nullable().default(null)

/** The quotation that is ordered, and the key that opens it if it belongs to no account. */
const QuotationRef = z.object({ id: z.int().min(1), view_key: z.string().max(200).nullable().default(null) })
export type QuotationRef = z.output<typeof QuotationRef>

export const OrderBuyer = z.object({ name, hp, email: mb_email })
export const OrderReceiver = z.object({
  name,
  hp,
  addr1: addr.default(''),
  addr2: addr.default(''),
  /** Abroad; in Korea the first line says both. */
  city: addr.default(''),
  state: addr.default(''),
  memo: z.string().trim().max(orderLimits.memo, '배송 메모는 100자까지 쓸 수 있어요.').default(''),
})

/** What a buyer decides that has a price. Nothing in it says what anything costs. */
export const Choices = z.object({
  delivery: z.enum(deliveryKinds).default('parcel'),
  country,
  zip: zip.default(''),
  order_coupon_id: couponId,
  shipping_coupon_id: couponId,
  line_coupons: z
    .array(z.object({ line_id: z.int().min(1), coupon_id: z.int().min(1) }))
    .max(100)
    .default([]),
  points: z.int().min(0).default(0),
  /** In place of the cart. */
  quotation: QuotationRef.nullable().default(null),
})
export type Choices = z.output<typeof Choices>

export const QuoteLine = z
  .object({
    /** The line of the cart. */
    line_id: z.int(),
    product_id: z.int(),
    variant_id: z.int(),
    kind: z.enum(productKinds),
    name: z.string(),
    name_en: z.string(),
    option_name: z.string(),
    option_name_en: z.string(),
    personal: z.array(PersonalValue),
    picture: Picture,
    quantity: z.int(),
    list_amount: z.int(),
    unit_amount: z.int(),
    amount: z.int(),
    discount_amount: z.int(),
    point_amount: z.int(),
    total_amount: z.int(),
    /** Why it cannot be returned, shown before it is bought. */
    no_return: z.enum(noReturnReasons).nullable(),
  })
  .meta({ id: 'QuoteLine' })

export const Quote = z
  .object({
    cart: z.object({ id: z.string(), version: z.int() }),
    /** The quotation these prices were promised in; null where they are the cart's. */
    quotation: z.object({ id: z.int(), quotation_no: z.string() }).nullable(),
    currency: Currency,
    lines: z.array(QuoteLine),
    /** Lines that were chosen and cannot be bought now. */
    left_out: z.int(),
    coupons: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(couponKinds),
        name: z.string(),
        name_en: z.string(),
        expires_at: Instant.nullable(),
        /** What it would take off alone; 0 with the reason where nothing. */
        amount: z.int(),
        refused: z.string().nullable(),
        /** The lines of the cart it may be applied to; empty if it is for the whole order or for shipping. */
        line_ids: z.array(z.int()),
      }),
    ),
    point_balance: z.int(),
    /** The least that can be spent at once. */
    point_minimum: z.int(),
    /** The most that can be spent here, in whole units. */
    point_max: z.int(),
    goods_amount: z.int(),
    discount_amount: z.int(),
    point_amount: z.int(),
    shipping_amount: z.int(),
    total_amount: z.int(),
    rows: z.array(TotalRow),
    missing_for_free: z.int().nullable(),
    /** Points that are earned once the purchase is confirmed. */
    earns: z.int(),
    weight_g: z.int(),
    /** What was asked for and cannot be had; the amounts are those without it. */
    refused: z.object({
      coupons: z.array(z.object({ coupon_id: z.int(), reason: z.string() })),
      points: z.string().nullable(),
      shipping: z.string().nullable(),
      total: z.string().nullable(),
    }),
    methods: z.array(OfferedMethod),
    deliveries: z.array(z.enum(deliveryKinds)),
    stores: z.array(PickupStore),
    /** Where parcels abroad can go, as codes of two letters. */
    countries: z.array(z.string()),
  })
  .meta({ id: 'Quote' })
export type Quote = z.output<typeof Quote>

const receipt = ReceiptRequest.nullable().default(null)

/** A line as the buyer saw it. */
const ShownLine = QuoteLine.pick({ variant_id: true, quantity: true, unit_amount: true })
export type ShownLine = z.output<typeof ShownLine>

export const Placed = z
  .object({
    order_id: z.int(),
    order_no: z.string(),
    currency: Currency,
    total_amount: z.int(),
    start: Start,
    /** Opens the order to the browser that placed it, also without a cookie. */
    view_key: z.string(),
  })
  .meta({ id: 'Placed' })
export type Placed = z.output<typeof Placed>

/** Buying: what it would cost, and the order itself. */
export const checkout = {
  quote: endpoint({
    method: 'POST',
    path: '/api/v1/order-form',
    summary: '주문서 금액',
    access: 'anyone',
    body: Choices,
    reply: Quote,
  }),
  place: endpoint({
    method: 'POST',
    path: '/api/v1/orders',
    summary: '주문하기',
    access: 'anyone',
    body: Choices.extend({
      /** The browser's own key: sending the same order twice makes one. */
      request_key: z.uuid(),
      /** What the buyer saw; if it is no longer true, nothing is ordered. */
      total_amount: z.int().min(0),
      /** The lines the buyer saw; without them those of the cart count. */
      shown_lines: z.array(ShownLine).max(cartLimits.lines).nullable().default(null),
      /** How many chosen lines the buyer saw being left out. */
      left_out: z.int().min(0).default(0),
      buyer: OrderBuyer,
      receiver: OrderReceiver,
      store_id: z.int().min(1).nullable().default(null),
      method: z.enum(methodNames),
      receipt,
      consents: z.object({ order: z.boolean(), privacy: z.boolean(), no_return: z.boolean().default(false) }),
      guest_password: z.string().min(8, '비밀번호는 8자 이상이어야 해요.').max(100).nullable().default(null),
    }),
    reply: Placed,
  }),
  /** Pays an order that is still unpaid, by any method. */
  pay: endpoint({
    method: 'POST',
    path: '/api/v1/orders/:order_id/payments',
    summary: '다시 결제하기',
    access: 'guest order',
    params: z.object({ order_id: Id }),
    query: z.object({ view_key: z.string().max(200).optional() }),
    /** A buyer who switches to cash may ask for a receipt now; otherwise the request made with the order is valid. */
    body: z.object({ method: z.enum(methodNames), receipt }),
    reply: Placed,
  }),
  /** An order for everyone who may see it: its member, the browser that placed it, the holder of its key. */
  view: endpoint({
    method: 'GET',
    path: '/api/v1/order-view/:order_id',
    summary: '주문 보기',
    access: 'guest order',
    params: z.object({ order_id: Id }),
    query: z.object({ view_key: z.string().max(200).optional() }),
    reply: Order,
  }),
  /** A guest's order by its number and password; the same answer for every failure. */
  find: endpoint({
    method: 'POST',
    path: '/api/v1/order-view',
    summary: '비회원 주문 조회',
    access: 'anyone',
    body: z.object({ order_no: z.string().trim().max(40), password: z.string().max(100) }),
    reply: z.object({ order_id: z.int(), view_key: z.string() }),
  }),
}
