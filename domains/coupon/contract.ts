import { endpoint } from '@sillage/kit/endpoint.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { PageKind } from '../catalog/fields.ts'
import { couponImport } from './import-contract.ts'
import { staffCoupons } from './staff-contract.ts'
import { couponKinds, couponRules, couponStates } from './words.ts'

/** A member's issue of a coupon. `days_left` counts days in Seoul: 0 ends today, null never. */
export const MemberCoupon = z
  .object({
    id: z.int(),
    state: z.enum(couponStates),
    name: z.string(),
    name_en: z.string(),
    kind: z.enum(couponKinds),
    /** Products, which have a kind, or categories. */
    targets: z.array(z.object({ id: z.int(), kind: PageKind, name: z.string(), name_en: z.string() })),
    amount_krw: z.int().nullable(),
    percent: z.int().nullable(),
    cap_krw: z.int().nullable(),
    minimum_krw: z.int(),
    expires_at: Instant.nullable(),
    days_left: z.int().nullable(),
    issued_at: Instant,
    used_at: Instant.nullable(),
  })
  .meta({ id: 'HeldCoupon' })
export type MemberCoupon = z.output<typeof MemberCoupon>

export const coupon = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/coupons',
    summary: '내 쿠폰',
    access: 'owner',
    query: pageQuery({
      sort: ['end', 'issued_at'],
      order: 'asc',
      filters: { state: z.enum(['usable', 'used']).default('usable') },
    }),
    reply: pageOf(MemberCoupon).extend({ usable_count: z.int() }),
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/v1/coupons/register',
    summary: '쿠폰 코드 등록',
    access: 'member',
    body: z.object({
      code: z
        .string()
        .trim()
        .min(1, '쿠폰 코드를 입력해 주세요.')
        .max(couponRules.code_max, '없는 쿠폰 코드예요. 다시 확인해 주세요.'),
    }),
    reply: MemberCoupon,
  }),
  staff: { ...staffCoupons, ...couponImport },
}
