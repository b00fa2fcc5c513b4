import { FileContent } from '@sillage/kit/attachment.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { Currency, Id, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { grades } from '../member/words.ts'
import { Prices, someIds } from './fields.ts'
import { myPricesMax } from './words.ts'

const RulesIn = z.object({
  currency: Currency,
  base: z.int(),
  sale: z.object({ base: z.int(), price: z.int() }).nullable(),
  grade: z.object({ name: z.enum(grades), price: z.int() }).nullable(),
  tiers: z.array(z.object({ min_quantity: z.int(), percent: z.int() })),
})
/** What a price follows from, as it holds now: a page counts with it and needs no clock of its own. */
export const OfferRules = z.object({ krw: RulesIn, usd: RulesIn }).meta({ id: 'OfferRules' })
export type OfferRules = z.output<typeof OfferRules>

const variantId = z.object({ variant_id: Id })
const alerts = '/api/v1/restock-alerts'

/** What one member is offered, where it differs from what everyone sees. */
export const offer = {
  myPrice: endpoint({
    method: 'GET',
    path: '/api/v1/products/:product_id/my-price',
    summary: '내 등급의 가격',
    access: 'member',
    params: z.object({ product_id: Id }),
    reply: z.object({
      grade: z.enum(grades),
      /** Its own variants and those offered beside it. */
      variants: z.array(z.object({ id: z.int(), rules: OfferRules })),
    }),
  }),
  /**
   * The prices of a list's cards for this member, for the smallest quantity; hidden and deleted products are left out.
   */
  myPrices: endpoint({
    method: 'GET',
    path: '/api/v1/products/my-prices',
    summary: '상품 목록의 내 등급 가격',
    access: 'member',
    query: z.object({ ids: someIds(myPricesMax) }),
    reply: z.array(z.object({ id: z.int(), price: Prices, list_price: Prices.nullable() })),
  }),
  restockAlerts: endpoint({
    method: 'GET',
    path: alerts,
    summary: '재입고 알림을 신청한 상품',
    access: 'owner',
    reply: z.object({ variant_ids: z.array(z.int()) }),
  }),
  addRestockAlert: endpoint({
    method: 'POST',
    path: alerts,
    summary: '재입고 알림 신청',
    access: 'owner',
    body: z.object({ variant_id: z.int().min(1).max(2_147_483_647) }),
    reply: Message,
  }),
  removeRestockAlert: endpoint({
    method: 'DELETE',
    path: `${alerts}/:variant_id`,
    summary: '재입고 알림 취소',
    access: 'owner',
    params: variantId,
    reply: Message,
  }),
  documentFile: endpoint({
    method: 'GET',
    path: '/api/v1/product-documents/:document_id/file',
    summary: '상품 문서 파일 (회원만)',
    access: 'member',
    sends: 'file',
    params: z.object({ document_id: Id }),
    reply: FileContent,
  }),
}
