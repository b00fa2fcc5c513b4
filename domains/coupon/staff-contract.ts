import { endpoint } from '@sillage/kit/endpoint.ts'
import { keysetOf, keysetQuery } from '@sillage/kit/keyset.ts'
import { BasedOn, Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { grades } from '../member/words.ts'
import { couponKinds, couponRules, couponStates } from './words.ts'

const staff = staffWith('coupons')
const won = z.int('금액을 확인해 주세요.').min(1, '금액을 확인해 주세요.').max(100_000_000, '금액을 확인해 주세요.')
const count = z.int('숫자를 확인해 주세요.').min(1, '숫자를 확인해 주세요.').max(10_000_000, '숫자를 확인해 주세요.')
const name = z.string().trim().max(60, '이름이 너무 길어요.')

/** What staff write down of a coupon. */
export const CouponForm = z
  .object({
    name: name.min(1, '쿠폰 이름을 입력해 주세요.'),
    name_en: name.default(''),
    kind: z.enum(couponKinds),
    target_ids: z.array(Id).max(200, '대상은 200개까지 고를 수 있어요.').default([]),
    amount_krw: won.nullable().default(null),
    percent: z
      .int('할인율을 확인해 주세요.')
      .min(1, '할인율을 확인해 주세요.')
      .max(100, '할인율을 확인해 주세요.')
      .nullable()
      .default(null),
    cap_krw: won.nullable().default(null),
    minimum_krw: z.int().min(0).max(100_000_000, '금액을 확인해 주세요.').default(0),
    starts_at: Instant.nullable().default(null),
    ends_at: Instant.nullable().default(null),
    days: count.max(3_650, '숫자를 확인해 주세요.').nullable().default(null),
    issue_limit: count.nullable().default(null),
    member_limit: count.max(100, '숫자를 확인해 주세요.').default(1),
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(new RegExp(`^[A-Z0-9]{4,${couponRules.code_max}}$`), '코드는 영문자와 숫자 4~30자로 만들어 주세요.')
      .nullable()
      .default(null),
    welcome: z.boolean().default(false),
  })
  .refine(({ amount_krw, percent }) => (amount_krw === null) !== (percent === null), {
    path: ['amount_krw'],
    message: '할인 금액과 할인율 중 하나만 정해 주세요.',
  })
  .refine(({ percent, cap_krw }) => percent !== null || cap_krw === null, {
    path: ['cap_krw'],
    message: '최대 할인 금액은 할인율과 함께 정해 주세요.',
  })
  .refine(({ kind, target_ids }) => (kind === 'product' || kind === 'category') === target_ids.length > 0, {
    path: ['target_ids'],
    message: '쓸 수 있는 상품이나 카테고리를 확인해 주세요.',
  })
  .refine(({ starts_at, ends_at }) => !starts_at || !ends_at || Date.parse(starts_at) < Date.parse(ends_at), {
    path: ['ends_at'],
    message: '종료 시각이 시작 시각보다 빨라요.',
  })
export type CouponForm = z.output<typeof CouponForm>

export const Coupon = z
  .object({
    ...CouponForm.shape,
    id: z.int(),
    issued: z.int(),
    active: z.boolean(),
    created_at: Instant,
    version: z.string(),
  })
  .meta({ id: 'Coupon' })
export type Coupon = z.output<typeof Coupon>

/** How many of it are in which state. */
const CouponFigures = z.object({
  issued: z.int(),
  reserved: z.int(),
  used: z.int(),
  expired: z.int(),
})
const Target = z.object({ id: z.int(), name: z.string(), name_en: z.string() })

export const CouponSheet = Coupon.extend({ targets: z.array(Target), figures: CouponFigures }).meta({
  id: 'CouponSheet',
})
export type CouponSheet = z.output<typeof CouponSheet>

export const CouponIssue = z
  .object({
    id: z.int(),
    coupon_id: z.int(),
    name: z.string(),
    name_en: z.string(),
    mb_id: z.string(),
    mb_name: z.string(),
    state: z.enum(couponStates),
    order_id: z.int().nullable(),
    expires_at: Instant.nullable(),
    issued_at: Instant,
    used_at: Instant.nullable(),
  })
  .meta({ id: 'CouponIssue' })
export type CouponIssue = z.output<typeof CouponIssue>

const params = z.object({ coupon_id: Id })

/** What staff do with coupons. */
export const staffCoupons = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/coupons',
    summary: '쿠폰 목록',
    access: staff,
    query: keysetQuery({
      kind: z.enum(couponKinds).optional(),
      active: z.stringbool().optional(),
      /** A part of the name, or the code. */
      keyword: z.string().trim().max(60).optional(),
    }),
    reply: keysetOf(Coupon),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/staff/coupons/:coupon_id',
    summary: '쿠폰과 사용 현황',
    access: staff,
    params,
    reply: CouponSheet,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/staff/coupons',
    summary: '쿠폰 만들기',
    access: staff,
    body: CouponForm,
    reply: Coupon,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/staff/coupons/:coupon_id',
    summary: '쿠폰 수정',
    access: staff,
    params,
    query: BasedOn,
    body: CouponForm,
    reply: Coupon,
  }),
  switch: endpoint({
    method: 'PUT',
    path: '/api/v1/staff/coupons/:coupon_id/active',
    summary: '쿠폰 발급 켜기와 끄기',
    access: staff,
    params,
    body: z.object({ active: z.boolean() }),
    reply: Coupon,
  }),
  issue: endpoint({
    method: 'POST',
    path: '/api/v1/staff/coupons/:coupon_id/issues',
    summary: '회원에게 쿠폰 발급',
    access: staff,
    params,
    body: z.union([
      z.object({ mb_ids: z.array(z.string().trim().min(1)).min(1).max(couponRules.named_max) }),
      z.object({ grade: z.enum(grades) }),
    ]),
    /** `left_out`: who already holds as many as allowed, is no active member, or came after the last one. */
    reply: z.object({ issued: z.int(), left_out: z.int() }),
  }),
  /** Who holds it, or what one member holds; newest first. */
  issues: endpoint({
    method: 'GET',
    path: '/api/v1/staff/coupon-issues',
    summary: '발급한 쿠폰',
    access: staff,
    query: keysetQuery({
      coupon_id: Id.optional(),
      mb_id: z.string().trim().max(40).optional(),
      state: z.enum(couponStates).optional(),
    }),
    reply: keysetOf(CouponIssue),
  }),
  /** Only one that no order uses: what is reserved or used belongs to that order. */
  revoke: endpoint({
    method: 'POST',
    path: '/api/v1/staff/coupon-issues/:issue_id/revoke',
    summary: '발급한 쿠폰 회수',
    access: staff,
    params: z.object({ issue_id: Id }),
    body: z.object({ reason: z.string().trim().min(1, '사유를 입력해 주세요.').max(300, '300자까지 쓸 수 있어요.') }),
    reply: z.object({ id: z.int() }),
  }),
}
