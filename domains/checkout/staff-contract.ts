import { endpoint } from '@sillage/kit/endpoint.ts'
import { Currency } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { cartLimits } from '../cart/words.ts'
import { TotalRow } from '../pricing/fields.ts'
import { OrderBuyer, OrderReceiver, QuoteLine } from './contract.ts'

/** What staff order for a customer who called or wrote. */
export const staffCheckout = {
  /**
   * A dry run answers what it costs this customer; the order is placed at the total that was shown. It waits for a bank
   * transfer, and the customer can pay by any other method through its link.
   */
  place: endpoint({
    method: 'POST',
    path: '/api/v1/staff/orders/new',
    summary: '손님 대신 주문하기',
    access: staffWith('orders'),
    body: z.object({
      /** Sending the same order twice makes one. */
      request_key: z.uuid(),
      /** Null for a guest. */
      mb_id: z.string().trim().max(40).nullable().default(null),
      lines: z
        .array(z.object({ variant_id: z.int().min(1), quantity: z.int().min(1).max(cartLimits.quantity) }))
        .min(1, '상품을 추가해 주세요.')
        .max(cartLimits.lines),
      zip: z.string().trim().max(12, '우편번호를 확인해 주세요.').default(''),
      buyer: OrderBuyer.nullable().default(null),
      receiver: OrderReceiver.nullable().default(null),
      /** Why staff order for them; written among the order's events. */
      note: z.string().trim().max(500, '500자까지 쓸 수 있어요.').default(''),
      /** The customer was informed what they buy and what cannot be returned. */
      consent: z.boolean().default(false),
      /** What staff saw; if it is no longer true, nothing is ordered. */
      total_amount: z.int().min(0).nullable().default(null),
      dry_run: z.boolean().default(true),
    }),
    reply: z.object({
      /** What it costs; null where the order was placed before. */
      quote: z
        .object({
          currency: Currency,
          lines: z.array(QuoteLine.omit({ picture: true })),
          rows: z.array(TotalRow),
          total_amount: z.int(),
        })
        .nullable(),
      /** The order, if it was placed. */
      order: z
        .object({
          order_id: z.int(),
          order_no: z.string(),
          /** Where the customer sees and pays it; of a guest's order it opens for a day. */
          link: z.string(),
        })
        .nullable(),
    }),
  }),
}
