import { endpoint } from '@sillage/kit/endpoint.ts'
import { momentPageOf, momentQuery, SortOrder } from '@sillage/kit/keyset.ts'
import { Currency, Id, Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { courierNames } from '../shipping/couriers.ts'
import { Claim, ClaimAsked, ClaimableLine, ClaimPreview, ClaimRequest, Refund, RefundAccount } from './contract.ts'
import { claimKinds, claimReasonNames, claimStates, conditions, faults } from './words.ts'

export const StaffClaimRow = z
  .object({
    id: z.int(),
    order_id: z.int(),
    order_no: z.string(),
    buyer_name: z.string(),
    kind: z.enum(claimKinds),
    state: z.enum(claimStates),
    reason: z.enum(claimReasonNames),
    currency: Currency,
    money: z.int(),
    created_at: Instant,
    changed_at: Instant,
  })
  .meta({ id: 'StaffClaimRow' })

export type StaffClaimRow = z.output<typeof StaffClaimRow>

export const StaffClaim = Claim.extend({
  order_id: z.int(),
  order_no: z.string(),
  buyer_name: z.string(),
  mb_id: z.string().nullable(),
  /** What would be refunded if it were settled now; null where it was, and while its order is unpaid. */
  now: Refund.nullable(),
}).meta({ id: 'StaffClaim' })

export type StaffClaim = z.output<typeof StaffClaim>

const staff = staffWith('claims')
const path = '/api/v1/staff/claims'
const params = z.object({ claim_id: Id })
const words = z.string().trim().max(500, '500자까지 쓸 수 있어요.')
const said = words.min(1, '고객에게 알릴 이유를 적어 주세요.')

const step = <Name extends string, Body extends z.ZodType>(name: Name, summary: string, body: Body) =>
  endpoint({
    method: 'POST',
    path: `${path}/:claim_id/${name}`,
    summary,
    access: staff,
    params,
    body,
    reply: StaffClaim,
  })

/** What staff do with claims; every step is in the audit log. */
export const staffClaims = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '취소·반품·교환 목록 (오래 기다린 것부터)',
    access: staff,
    query: momentQuery({
      /** Left out: what waits, and with a keyword those of every state. */
      state: z.enum(claimStates).optional(),
      kind: z.enum(claimKinds).optional(),
      /** The beginning of an order number, or a buyer's whole name. */
      keyword: z.string().trim().max(60).optional(),
      /** Left out, open claims begin with the oldest, ended ones with the newest. */
      sort: SortOrder.optional(),
    }),
    reply: momentPageOf(StaffClaimRow),
  }),
  /** What one member claimed, in whatever state, the newest first. */
  ofMember: endpoint({
    method: 'GET',
    path: '/api/v1/staff/members/:mb_id/claims',
    summary: '회원의 취소·반품·교환',
    access: staff,
    params: z.object({ mb_id: z.string() }),
    reply: z.array(StaffClaimRow),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:claim_id`,
    summary: '취소·반품·교환 보기 (직원)',
    access: staff,
    params,
    reply: StaffClaim,
  }),
  /** A cancel is carried out at once; of the others, staff may decide again who pays for shipping. */
  accept: step('accept', '접수하기', z.object({ fault: z.enum(faults).optional(), answer: words.default('') })),
  reject: step('reject', '거절하기', z.object({ answer: said })),
  collect: step(
    'collect',
    '수거 요청',
    z.object({ courier: z.enum(courierNames), tracking_no: z.string().trim().max(40).default('') }),
  ),
  collected: step('collected', '수거 완료', z.object({})),
  inspect: step(
    'inspect',
    '상품 확인',
    z.object({
      lines: z
        .array(z.object({ line_id: z.int().min(1), condition: z.enum(conditions) }))
        .min(1)
        .max(100),
    }),
  ),
  /** Less than was promised only with a word the buyer reads. The employee who inspects may be another than the one who pays. */
  refund: endpoint({
    ...step('refund', '환불하기', z.object({ money: z.int().min(0).optional(), answer: words.default('') })),
    access: staffWith('money'),
  }),
  reship: step(
    'reship',
    '교환 상품 보내기',
    z.object({ /** The buyer's shipping fee has arrived. */ paid: z.boolean().default(false) }),
  ),
  hold: step('hold', '보류하기', z.object({ answer: said })),
  resume: step('resume', '보류 해제', z.object({})),
  claimable: endpoint({
    method: 'GET',
    path: '/api/v1/staff/orders/:order_id/claims',
    summary: '손님 대신 신청할 수 있는 것',
    access: staff,
    params: z.object({ order_id: Id }),
    reply: z.object({ currency: Currency, needs_account: z.boolean(), lines: z.array(ClaimableLine) }),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/staff/orders/:order_id/claims/preview',
    summary: '손님 대신 신청할 때의 환불 미리 보기',
    access: staff,
    params: z.object({ order_id: Id }),
    body: ClaimAsked,
    reply: ClaimPreview,
  }),
  /** For a buyer who called: the same rules and amounts as if they had asked themselves. */
  open: endpoint({
    method: 'POST',
    path: '/api/v1/staff/orders/:order_id/claims',
    summary: '손님 대신 취소·반품·교환 신청',
    access: staff,
    params: z.object({ order_id: Id }),
    body: ClaimRequest,
    reply: StaffClaim,
  }),
  /** An order that is not paid, or not completely; what came is refunded. The buyer reads the answer. */
  cancelUnpaid: endpoint({
    method: 'POST',
    path: '/api/v1/staff/orders/:order_id/cancel-unpaid',
    summary: '결제 전 주문을 대신 취소',
    access: staff,
    params: z.object({ order_id: Id }),
    body: z.object({ answer: words.default('') }),
    reply: Message,
  }),
  soldOut: endpoint({
    method: 'POST',
    path: '/api/v1/staff/orders/:order_id/sold-out',
    summary: '품절 취소',
    // It pays money back at once, as a refund does.
    access: staffWith('money'),
    params: z.object({ order_id: Id }),
    body: z.object({
      request_key: z.uuid(),
      lines: z
        .array(z.object({ line_id: z.int().min(1), quantity: z.int().min(1) }))
        .min(1, '수량을 적어 주세요.')
        .max(100),
      answer: words.default(''),
      account: RefundAccount.optional(),
    }),
    reply: StaffClaim,
  }),
  goodwill: endpoint({
    method: 'POST',
    path: '/api/v1/staff/orders/:order_id/goodwill',
    summary: '보상 환불',
    access: staffWith('money'),
    params: z.object({ order_id: Id }),
    body: z.object({
      request_key: z.uuid(),
      amount: z.int().min(1, '금액을 입력해 주세요.'),
      reason: said,
      account: RefundAccount.optional(),
    }),
    reply: z.object({ refund_id: z.int(), amount: z.int(), state: z.string() }),
  }),
}
