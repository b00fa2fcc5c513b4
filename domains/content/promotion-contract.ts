import { endpoint } from '@sillage/kit/endpoint.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Id, Instant, Picture, UploadedPicture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { ProductCard } from '../catalog/contract.ts'
import { MemberCoupon } from '../coupon/contract.ts'
import { promotionStates } from './promotion-words.ts'
import { ChosenProducts, needed, staffCallsOf, title, words } from './staff-contract.ts'

const PromotionCard = z
  .object({
    id: z.int(),
    title: z.string(),
    title_en: z.string(),
    summary: z.string(),
    summary_en: z.string(),
    picture: Picture,
    starts_at: Instant,
    ends_at: Instant,
    state: z.enum(promotionStates),
  })
  .meta({ id: 'PromotionCard' })
export type PromotionCard = z.output<typeof PromotionCard>

/** What the coupon is worth; whether it can still be had is asked when someone takes it. */
const OfferedCoupon = MemberCoupon.pick({
  name: true,
  name_en: true,
  kind: true,
  amount_krw: true,
  percent: true,
  cap_krw: true,
  minimum_krw: true,
})

export const Promotion = PromotionCard.extend({
  items: z.array(z.object({ note: z.string(), note_en: z.string(), product: ProductCard })),
  coupon: OfferedCoupon.nullable(),
}).meta({ id: 'Promotion' })
export type Promotion = z.output<typeof Promotion>

export const PromotionForm = z
  .object({
    title: title.min(1, needed),
    title_en: title.default(''),
    summary: words.min(1, needed),
    summary_en: words.default(''),
    picture: UploadedPicture,
    starts_at: Instant,
    ends_at: Instant,
    items: ChosenProducts,
    coupon_id: Id.nullable().default(null),
  })
  .refine(({ starts_at, ends_at }) => Date.parse(starts_at) < Date.parse(ends_at), {
    path: ['ends_at'],
    message: '종료 시각이 시작 시각보다 빨라요.',
  })

export type PromotionRow = z.output<typeof PromotionForm> & { id: number; visible: boolean; version: string }

const params = z.object({ id: Id })
const path = '/api/v1/promotions'

export const promotions = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '프로모션 목록',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['promotions'] },
    query: pageQuery({ sort: ['ends_at'] }),
    reply: pageOf(PromotionCard),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: '프로모션',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['promotions', 'products'] },
    params,
    reply: Promotion,
  }),
  taken: endpoint({
    method: 'GET',
    path: `${path}/:id/coupon`,
    summary: '프로모션 쿠폰을 받았는지 보기',
    access: 'member',
    params,
    reply: z.object({ taken: z.boolean() }),
  }),
  take: endpoint({
    method: 'POST',
    path: `${path}/:id/coupon`,
    summary: '프로모션 쿠폰 받기',
    access: 'member',
    params,
    reply: MemberCoupon,
  }),
  staff: staffCallsOf('promotions', '프로모션', PromotionForm),
}
