import { Attachment, FileContent } from '@sillage/kit/attachment.ts'
import { endpoint, type FileRules } from '@sillage/kit/endpoint.ts'
import { Currency, Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { exceptionStates } from '../order/words.ts'
import { refundRowKinds } from './refund-amounts.ts'
import { claimKinds, claimLimits, claimReasonNames, claimStates, conditions, faults, refundBanks } from './words.ts'

/** The refund, explained: the rows add up to the money. */
export const Refund = z
  .object({
    money: z.int(),
    points: z.int(),
    /** The shipping fee that the buyer transfers before an exchange is sent. */
    to_pay: z.int(),
    coupon_ids: z.array(z.int()),
    rows: z.array(z.object({ kind: z.enum(refundRowKinds), amount: z.int() })),
  })
  .meta({ id: 'Refund' })
export type Refund = z.output<typeof Refund>

export const Claim = z
  .object({
    id: z.int(),
    kind: z.enum(claimKinds),
    state: z.enum(claimStates),
    reason: z.enum(claimReasonNames),
    fault: z.enum(faults),
    memo: z.string(),
    /** What the shop has to say to it. */
    answer: z.string(),
    currency: Currency,
    lines: z.array(
      z.object({
        line_id: z.int(),
        name: z.string(),
        name_en: z.string(),
        option_name: z.string(),
        option_name_en: z.string(),
        quantity: z.int(),
        exchange_variant_id: z.int().nullable(),
        /** What it becomes; empty where nothing is exchanged. */
        exchange_option_name: z.string(),
        exchange_option_name_en: z.string(),
        condition: z.enum(conditions).nullable(),
      }),
    ),
    /** What was promised, and what it came to. */
    preview: Refund,
    settled: Refund.nullable(),
    /** The shipping fee of an exchange that the buyer is asked to transfer now. */
    due: z.int(),
    /** Where the money goes, with most of its number hidden. */
    account: z.object({ bank: z.string(), number: z.string(), holder: z.string() }).nullable(),
    collection: z.object({ courier: z.string(), tracking_no: z.string() }).nullable(),
    /** For every visitor who may see the order. */
    photos: z.array(Attachment),
    steps: z.array(z.object({ state: z.enum(claimStates), created_at: Instant })),
    can_withdraw: z.boolean(),
    created_at: Instant,
    done_at: Instant.nullable(),
  })
  .meta({ id: 'Claim' })
export type Claim = z.output<typeof Claim>

const reasons = z.array(z.enum(claimReasonNames))

export const ClaimableLine = z
  .object({
    line_id: z.int(),
    name: z.string(),
    name_en: z.string(),
    option_name: z.string(),
    option_name_en: z.string(),
    quantity: z.int(),
    /** Its parcel was lost, or returned to us: it is refunded or sent again. */
    delivery_exception: z.enum(exceptionStates).nullable(),
    cancel: z.enum(['at_once', 'ask']).nullable(),
    reasons: z.object({ cancel: reasons, return: reasons, exchange: reasons }),
    return_until: Instant.nullable(),
    why_not: z.string().nullable(),
    /** What it can be exchanged for: variants of the same price, and itself where the shop is at fault; where it never arrived, only itself. */
    variants: z.array(
      z.object({
        variant_id: z.int(),
        option_name: z.string(),
        option_name_en: z.string(),
        available: z.int(),
        /** The same item again: for goods that arrived broken, wrong or not as described. */
        same: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ClaimableLine' })
export type ClaimableLine = z.output<typeof ClaimableLine>

/** What can be claimed of an order, and what has been. */
export const OrderClaims = z
  .object({
    order_id: z.int(),
    currency: Currency,
    lines: z.array(ClaimableLine),
    claims: z.array(Claim),
    /** The money cannot be refunded by its method. */
    needs_account: z.boolean(),
    /** Money that can be refunded only once the buyer has named an account. */
    waiting_refunds: z.array(z.object({ id: z.int(), amount: z.int(), currency: Currency })),
    /** The shop's own account, where the fee of an exchange is transferred to; null where it takes no transfers. */
    fee_account: z.object({ bank: z.string(), number: z.string(), holder: z.string() }).nullable(),
    /** Nothing was paid yet: the whole order can be canceled. */
    can_cancel_unpaid: z.boolean(),
  })
  .meta({ id: 'OrderClaims' })
export type OrderClaims = z.output<typeof OrderClaims>

// A form carries texts: figures are read out of them.
const count = z.coerce.number().int().min(1).max(9_999)
const id = z.coerce.number().int().min(1)
const amount = z.coerce.number().int().min(0)

/** Some pieces of an order that are to be undone, and why. */
export const ClaimAsked = z.object({
  kind: z.enum(claimKinds),
  reason: z.enum(claimReasonNames, '사유를 골라 주세요.'),
  lines: z
    .array(z.object({ line_id: id, quantity: count, variant_id: id.optional() }))
    .min(1, '상품을 골라 주세요.')
    .max(100),
})

export const ClaimPreview = Refund.extend({
  /** Canceled as soon as it is asked for. */
  at_once: z.boolean(),
  fault: z.enum(faults),
})

/** Where to send money: digits only, whatever is typed between them. */
export const RefundAccount = z.object({
  bank: z.enum(refundBanks, '은행을 골라 주세요.'),
  number: z
    .string()
    .transform((text) => text.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{10,16}$/, '계좌 번호를 숫자로 확인해 주세요.')),
  holder: z.string().trim().min(2, '예금주 이름을 입력해 주세요.').max(40, '예금주 이름이 너무 길어요.'),
})

export const ClaimRequest = ClaimAsked.extend({
  /** The browser's own key: sending the same twice asks once. */
  request_key: z.uuid(),
  memo: z.string().trim().max(claimLimits.memo, '500자까지 쓸 수 있어요.').default(''),
  account: RefundAccount.optional(),
  /** What the buyer saw; if it is no longer true, nothing happens. */
  agreed: z.object({ money: amount, points: amount, to_pay: amount }),
})

const files = {
  photos: { max: claimLimits.photos, mb: claimLimits.photo_mb, kinds: ['image'] },
} as const satisfies FileRules

const path = '/api/v1/order-view/:order_id/claims'
const params = z.object({ order_id: Id })
const query = z.object({ view_key: z.string().max(200).optional() })
const order = { access: 'guest order', params, query } as const

/** Undoing a purchase: for the order's member and for a visitor with its key. */
export const claim = {
  show: endpoint({ method: 'GET', path, summary: '취소·반품·교환 보기', ...order, reply: OrderClaims }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/preview`,
    summary: '환불 미리 보기',
    ...order,
    body: ClaimAsked,
    reply: ClaimPreview,
  }),
  ask: endpoint({
    method: 'POST',
    path,
    summary: '취소·반품·교환 신청',
    ...order,
    files,
    body: ClaimRequest,
    reply: OrderClaims,
  }),
  /** A photo that was attached: for every visitor who may see the order. */
  photo: endpoint({
    method: 'GET',
    path: `${path}/:claim_id/photos/:file_id`,
    summary: '신청의 사진',
    access: 'guest order',
    query,
    params: params.extend({ claim_id: Id, file_id: z.uuid() }),
    sends: 'file',
    reply: FileContent,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: `${path}/:claim_id/withdraw`,
    summary: '신청 철회',
    access: 'guest order',
    query,
    params: params.extend({ claim_id: Id }),
    reply: OrderClaims,
  }),
  refundAccount: endpoint({
    method: 'POST',
    path: '/api/v1/order-view/:order_id/refunds/:refund_id/account',
    summary: '환불 계좌 알리기',
    access: 'guest order',
    query,
    params: params.extend({ refund_id: Id }),
    body: z.object({ account: RefundAccount }),
    reply: OrderClaims,
  }),
  /** An order that is not paid yet. */
  cancelUnpaid: endpoint({
    method: 'POST',
    path: '/api/v1/order-view/:order_id/cancel',
    summary: '결제 전 주문 취소',
    ...order,
    reply: OrderClaims,
  }),
}
