import { endpoint } from '@sillage/kit/endpoint.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Currency, Id, Instant, Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { productKinds } from '../catalog/words.ts'
import { PersonalValue } from '../custom/personal-contract.ts'
import { TotalRow } from '../pricing/fields.ts'
import { deliveryKinds } from '../shipping/delivery.ts'
import { PickupStore } from '../store/fields.ts'
import { OfferedMethod, PaymentDetails } from './payment-fields.ts'
import { methodNames, paymentStates } from './payment-words.ts'
import { exceptionStates, lineStates } from './words.ts'

export const OrderLine = z
  .object({
    id: z.int(),
    product_id: z.int(),
    kind: z.enum(productKinds),
    name: z.string(),
    name_en: z.string(),
    option_name: z.string(),
    option_name_en: z.string(),
    personal: z.array(PersonalValue),
    /** Null once the product is no longer shown. */
    picture: Picture.nullable(),
    quantity: z.int(),
    unit_amount: z.int(),
    discount_amount: z.int(),
    point_amount: z.int(),
    total_amount: z.int(),
    state: z.enum(lineStates),
    delivered_at: Instant.nullable(),
    /** Its parcel was lost, or returned to us. */
    delivery_exception: z.enum(exceptionStates).nullable(),
  })
  .meta({ id: 'OrderLine' })
export type OrderLine = z.output<typeof OrderLine>

export const OrderRow = z
  .object({
    id: z.int(),
    order_no: z.string(),
    state: z.enum(lineStates),
    currency: Currency,
    total_amount: z.int(),
    created_at: Instant,
    lines: z.array(OrderLine),
  })
  .meta({ id: 'OrderRow' })
export type OrderRow = z.output<typeof OrderRow>

/** One try to pay, as its buyer may read it. */
export const OrderPayment = z
  .object({
    method: z.enum(methodNames),
    state: z.enum(paymentStates),
    currency: Currency,
    amount: z.int(),
    /** What has come of it, where it comes by transfer. */
    deposited_amount: z.int(),
    details: PaymentDetails,
    approved_at: Instant.nullable(),
    /** No real money moves by it. */
    sandbox: z.boolean(),
  })
  .meta({ id: 'OrderPayment' })
export type OrderPayment = z.output<typeof OrderPayment>

export const Order = OrderRow.extend({
  buyer: z.object({ name: z.string(), hp: z.string(), email: z.string() }),
  receiver: z.object({
    name: z.string(),
    hp: z.string(),
    country: z.string(),
    zip: z.string(),
    addr1: z.string(),
    addr2: z.string(),
    city: z.string().optional(),
    state: z.string().optional(),
    memo: z.string(),
  }),
  delivery: z.enum(deliveryKinds),
  goods_amount: z.int(),
  discount_amount: z.int(),
  point_amount: z.int(),
  shipping_amount: z.int(),
  /** Its total explained, as the form explained it. */
  rows: z.array(TotalRow),
  paid_at: Instant.nullable(),
  /** Until when its goods are reserved for a payment. */
  expires_at: Instant.nullable(),
  /** It belongs to no account: its number and password find it again. */
  by_guest: z.boolean(),
  /** Where it is fetched from. */
  store: PickupStore.nullable(),
  /** Every try to pay it, the oldest first. */
  payments: z.array(OrderPayment),
  /** Whether it is unpaid and may still be paid, by any method. */
  can_pay_again: z.boolean(),
  /** How, where it may. */
  methods: z.array(OfferedMethod),
}).meta({ id: 'Order' })
export type Order = z.output<typeof Order>

/** A member's own orders. */
export const order = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/orders',
    summary: '주문 내역',
    access: 'owner',
    query: pageQuery({
      sort: ['created_at'],
      per_page: 10,
      /** Only those with this kind of delivery, such as pickup in a store. */
      filters: { delivery: z.enum(deliveryKinds).optional() },
    }),
    reply: pageOf(OrderRow),
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/v1/orders/summary',
    summary: '주문 현황',
    access: 'owner',
    reply: z.object({
      /** Lines by their state; states without any are left out. */
      lines: z.partialRecord(z.enum(lineStates), z.int()),
      /** What was bought for won in twelve months and not returned: it leads to the next grade. */
      spent_krw: z.int(),
      /** From which spending on one is silver and gold. */
      grade_rules: z.object({ silver_krw: z.int(), gold_krw: z.int() }),
      /** Staff hold the grade: what is bought does not change it. */
      grade_locked: z.boolean(),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/orders/:order_id',
    summary: '주문 상세',
    access: 'owner',
    params: z.object({ order_id: Id }),
    reply: Order,
  }),
}
