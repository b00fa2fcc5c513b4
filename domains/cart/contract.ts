import { endpoint } from '@sillage/kit/endpoint.ts'
import { Currency, Id, Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { productKinds } from '../catalog/words.ts'
import { PersonalValue, personalInputs } from '../custom/personal-contract.ts'
import { cartLimits, lineTroubles } from './words.ts'

const quantity = z.int().min(1, '한 개 이상 담아 주세요.').max(cartLimits.quantity, '한 번에 999개까지 담을 수 있어요.')

export const CartLine = z
  .object({
    id: z.int(),
    variant_id: z.int(),
    product_id: z.int(),
    add_on_of: z.int(),
    kind: z.enum(productKinds),
    name: z.string(),
    name_en: z.string(),
    option_name: z.string(),
    option_name_en: z.string(),
    picture: Picture,
    /** What was filled in for it, such as a text to engrave. */
    personal: z.array(PersonalValue),
    quantity: z.int(),
    /** The fewest of one size that are sold at once. */
    min_quantity: z.int(),
    /** The most of the product that may be bought at once, all sizes together; `room` is what the others leave of it. */
    max_quantity: z.int().nullable(),
    room: z.int().nullable(),
    /** How many are available now, counted up to the quantity in the line. */
    available: z.int(),
    selected: z.boolean(),
    /** In minor units of the cart's currency. */
    unit_amount: z.int(),
    list_amount: z.int(),
    amount: z.int(),
    /** What a piece cost when it was put in, where that differs now. */
    seen_amount: z.int().nullable(),
    trouble: z.enum(lineTroubles).nullable(),
    /** What it can be changed into, itself included; none where the product has no options. */
    choices: z.array(
      z.object({
        variant_id: z.int(),
        option_name: z.string(),
        option_name_en: z.string(),
        unit_amount: z.int(),
        sold_out: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'CartLine' })
export type CartLine = z.output<typeof CartLine>

const mark = {
  /** Which cart it is. Another tab may have signed in or out: versions of two carts are not compared. */
  id: z.string(),
  /** Every change counts up; an answer with a lower one is old. */
  version: z.int(),
}
export const CartCount = z.object({ ...mark, count: z.int() }).meta({ id: 'CartCount' })
export type CartCount = z.output<typeof CartCount>

export const Cart = z
  .object({
    ...mark,
    currency: Currency,
    lines: z.array(CartLine),
    /** Of the selected lines that can be bought, before any cut and after it. */
    list_amount: z.int(),
    goods_amount: z.int(),
    shipping_amount: z.int(),
    total_amount: z.int(),
    /** How much more makes delivery free; 0 where it is, null where nothing is sent. */
    missing_for_free: z.int().nullable(),
    /** How many of the member's coupons would take something off. */
    coupon_count: z.int(),
    /** The points that are earned once the purchase is confirmed; a visitor sees what members earn. */
    points: z.int(),
    weight_g: z.int(),
  })
  .meta({ id: 'Cart' })
export type Cart = z.output<typeof Cart>

const chosen = z.object({ variant_id: z.int().min(1), quantity })
const lineId = z.object({ line_id: Id })

/** A cart belongs to the visitor whose cookie has its key, or to the member. */
export const cart = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/cart',
    summary: '장바구니',
    access: 'anyone',
    reply: Cart,
  }),
  count: endpoint({
    method: 'GET',
    path: '/api/v1/cart/count',
    summary: '장바구니에 담긴 수',
    access: 'anyone',
    reply: CartCount,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/cart',
    summary: '장바구니에 담기',
    access: 'anyone',
    body: z.object({
      lines: z
        .array(
          chosen.extend({
            personal: personalInputs,
            add_ons: z.array(chosen).max(10).default([]),
            /** Beside a product that is in the cart already: its id, where its page offers this. */
            add_on_of: z.int().min(0).default(0),
          }),
        )
        .min(1, '담을 상품을 골라 주세요.')
        .max(20, '한 번에 20가지까지 담을 수 있어요.'),
    }),
    reply: CartCount,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/cart/:line_id',
    summary: '장바구니 상품 변경',
    access: 'anyone',
    params: lineId,
    body: z.object({ quantity, variant_id: z.int().min(1), selected: z.boolean() }).partial(),
    reply: Cart,
  }),
  select: endpoint({
    method: 'POST',
    path: '/api/v1/cart/selection',
    summary: '전체 선택',
    access: 'anyone',
    body: z.object({ selected: z.boolean() }),
    reply: Cart,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/cart/:line_id',
    summary: '장바구니에서 빼기',
    access: 'anyone',
    params: lineId,
    reply: Cart,
  }),
}
