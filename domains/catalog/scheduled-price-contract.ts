import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id, Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { offerLimits, scheduledPriceStates } from './words.ts'

const amount = z.int('금액을 확인해 주세요.').min(0, '금액을 확인해 주세요.').max(offerLimits.amount)

const ScheduledPriceForm = z.object({
  /** Null: the price of the product, which options without a price of their own follow. */
  variant_id: z.int().nullable(),
  price_krw: amount,
  price_usd: amount,
  starts_at: Instant,
})

export const ScheduledPrice = ScheduledPriceForm.extend({
  id: z.int(),
  state: z.enum(scheduledPriceStates),
  /** Why it could not take effect. */
  reason: z.string().nullable(),
}).meta({ id: 'ScheduledPrice' })
export type ScheduledPrice = z.output<typeof ScheduledPrice>

const access = staffWith('products')
const path = '/api/v1/staff/products/:product_id/scheduled-prices'
const params = z.object({ product_id: Id })

/** Regular prices that are known before they hold. A discount for some days is a sale instead. */
export const scheduledPrices = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '예약한 가격',
    access,
    params,
    reply: z.object({ data: z.array(ScheduledPrice) }),
  }),
  add: endpoint({
    method: 'POST',
    path,
    summary: '가격 변경 예약',
    access,
    params,
    body: ScheduledPriceForm,
    reply: ScheduledPrice,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: '가격 변경 예약 취소',
    access,
    params: params.extend({ id: Id }),
    reply: Message,
  }),
}
