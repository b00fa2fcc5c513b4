import { endpoint } from '@sillage/kit/endpoint.ts'
import { Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { couponKinds, couponRules } from './words.ts'

const number = z.number().nullable().default(null)
const text = z.string().trim().max(300)

/** A coupon as a line of a file says it: not yet held against the rules of the form, so that each line gets its own sentence. */
export const CouponLine = z.object({
  name: text,
  name_en: text.default(''),
  kind: z.enum(couponKinds),
  target_ids: z.array(z.int()).max(1_000).default([]),
  amount_krw: number,
  percent: number,
  cap_krw: number,
  minimum_krw: z.number().default(0),
  starts_at: Instant.nullable().default(null),
  ends_at: Instant.nullable().default(null),
  days: number,
  issue_limit: number,
  member_limit: z.number().default(1),
  code: text.nullable().default(null),
  welcome: z.boolean().default(false),
})
export type CouponLine = z.output<typeof CouponLine>

const CouponOutcome = z
  .object({
    /** Its place among the rows that were sent. */
    row: z.int(),
    name: z.string(),
    outcome: z.enum(['added', 'refused']),
    reason: z.string().nullable(),
  })
  .meta({ id: 'CouponOutcome' })
export type CouponOutcome = z.output<typeof CouponOutcome>

export const couponImport = {
  /** All of them, or none: a row that is refused refuses the whole file unless it is a dry run. A job makes them. */
  addMany: endpoint({
    method: 'POST',
    path: '/api/v1/staff/coupons/import',
    summary: '여러 쿠폰을 파일로 만들기',
    access: staffWith('coupons'),
    megabytes: 4,
    body: z.object({
      rows: z.array(CouponLine).min(1).max(couponRules.import_max, '한 번에 2,000줄까지 올릴 수 있어요.'),
      dry_run: z.boolean(),
      /** The same file sent twice is applied once. */
      request_key: z.uuid(),
    }),
    reply: z.object({ rows: z.array(CouponOutcome), change_set_id: z.int().nullable() }),
  }),
}
