import { endpoint } from '@sillage/kit/endpoint.ts'
import { SortOrder } from '@sillage/kit/keyset.ts'
import { Currency, Day, Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { methodNames, paymentStates } from '../order/payment-words.ts'

const staff = staffWith('money')
const reason = z.string().trim().min(1, '이유를 적어 주세요.').max(500, '500자까지 쓸 수 있어요.')
const paging = { after: Id.optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }
const keyword = z.string().trim().max(60).optional()
const account = z.object({
  bank: z.string().trim().min(1, '은행을 적어 주세요.').max(30),
  /** Digits only; dashes are taken out. */
  number: z
    .string()
    .transform((text) => text.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6,20}$/, '계좌 번호를 확인해 주세요.')),
  holder: z.string().trim().min(1, '예금주를 적어 주세요.').max(40),
})

const Deposit = z.object({
  id: z.int(),
  bank_ref: z.string(),
  depositor: z.string(),
  amount: z.int(),
  deposited_at: Instant,
  payment_id: z.int().nullable(),
  matched_at: Instant.nullable(),
  ignored_at: Instant.nullable(),
  /** The deposit this one is a part of, where one pays several orders. */
  whole_amount: z.int().nullable(),
  note: z.string(),
})

const AwaitedPayment = z.object({
  payment_id: z.int(),
  order_id: z.int(),
  order_no: z.string(),
  name: z.string(),
  state: z.enum(paymentStates),
  /** What is still missing. */
  missing_amount: z.int(),
})
export type AwaitedPayment = z.output<typeof AwaitedPayment>

/** A payment a deposit may be for, and how sure that is. */
const Proposal = AwaitedPayment.extend({ sureness: z.enum(['exact', 'amount', 'name']) })
export type Proposal = z.output<typeof Proposal>
const StaffDeposit = Deposit.extend({
  /** The order it was matched with. */
  order: z.object({ id: z.int(), order_no: z.string(), name: z.string() }).nullable(),
  proposals: z.array(Proposal),
})
export type StaffDeposit = z.output<typeof StaffDeposit>

const deposit_id = z.object({ deposit_id: Id })
const depositViews = ['open', 'matched', 'ignored'] as const

const parts = z
  .array(z.object({ payment_id: z.int().min(1), amount: z.int().min(1, '금액을 확인해 주세요.') }))
  .min(2, '나눌 주문을 둘 이상 골라 주세요.')
  .max(20, '한 번에 20개 주문까지 나눌 수 있어요.')
  .refine((all) => new Set(all.map(({ payment_id }) => payment_id)).size === all.length, '같은 주문이 두 번 있어요.')
const Matched = z.object({
  deposit_id: z.int(),
  payment_id: z.int().nullable(),
  order_id: z.int(),
  payment_state: z.enum(paymentStates),
  deposited_amount: z.int(),
  amount: z.int(),
})

const Ignored = z.object({ deposit_id: z.int(), ignored_at: Instant.nullable(), note: z.string() })

const Refund = z.object({
  id: z.int(),
  order_id: z.int(),
  order_no: z.string(),
  payment_id: z.int(),
  method: z.enum(methodNames),
  kind: z.string(),
  amount: z.int(),
  currency: Currency,
  reason: z.string(),
  failure: z.string().nullable(),
  state: z.enum(['requested', 'done', 'failed', 'unknown']),
  created_at: Instant,
  done_at: Instant.nullable(),
  /** To be sent by hand, to this account once it is known. */
  by_hand: z.boolean(),
  account: account.nullable(),
  /** The buyer was asked where it shall go, and has not said. */
  waits_for_account: z.boolean(),
})

export type StaffRefund = z.output<typeof Refund>

const refund_id = z.object({ refund_id: Id })

/** What is not done, one state of it, or what is done. */
const refundViews = ['open', 'requested', 'unknown', 'failed', 'done'] as const

/** Money that moves by hand: deposits to the bank account, and refunds from it. */
export const staffMoney = {
  /** Lines of the bank's statement; one that was read before is known by the bank's reference. */
  importDeposits: endpoint({
    method: 'POST',
    path: '/api/v1/staff/deposits',
    summary: '입금 내역 올리기',
    access: staff,
    body: z.object({
      rows: z
        .array(
          z.object({
            bank_ref: z.string().trim().min(1).max(80),
            depositor: z.string().trim().max(60),
            amount: z.int().min(1, '금액을 확인해 주세요.').max(2_000_000_000, '금액을 확인해 주세요.'),
            deposited_at: Instant,
          }),
        )
        .min(1)
        .max(1000, '한 번에 1,000줄까지 올릴 수 있어요.'),
      request_key: z.uuid().optional(),
    }),
    /**
     * `differing` are references that were imported before with another amount or name: staff have to check them. The
     * change set undoes the import; it is null where nothing was added.
     */
    reply: z.object({
      added: z.int(),
      known: z.int(),
      differing: z.array(z.string()),
      change_set_id: z.int().nullable(),
    }),
  }),
  listDeposits: endpoint({
    method: 'GET',
    path: '/api/v1/staff/deposits',
    summary: '입금 목록',
    access: staff,
    query: z.object({
      view: z.enum(depositViews).default('open'),
      /** A day in Seoul on which it came. */
      day: Day.optional(),
      /** The beginning of the depositor's name, a whole amount, or the bank's whole reference. */
      keyword,
      sort: SortOrder.default('newest'),
      ...paging,
    }),
    reply: z.object({
      data: z.array(StaffDeposit),
      next_after: z.int().nullable(),
    }),
  }),
  match: endpoint({
    method: 'POST',
    path: '/api/v1/staff/deposits/:deposit_id/match',
    summary: '입금을 주문에 맞추기',
    access: staff,
    params: deposit_id,
    body: z.object({ payment_id: z.int().min(1) }),
    reply: Matched,
  }),
  unmatch: endpoint({
    method: 'POST',
    path: '/api/v1/staff/deposits/:deposit_id/unmatch',
    summary: '맞춘 입금 되돌리기',
    access: staff,
    params: deposit_id,
    body: z.object({ reason }),
    reply: Matched,
  }),
  /** Transfers of the last 30 days that have not arrived in full, found by the order's number, the buyer or the amount. */
  listAwaited: endpoint({
    method: 'GET',
    path: '/api/v1/staff/awaited-deposits',
    summary: '입금을 기다리는 주문',
    access: staff,
    query: z.object({ keyword: z.string().trim().max(60).default('') }),
    reply: z.object({ data: z.array(AwaitedPayment) }),
  }),
  /** One deposit that pays several orders. When every part of it was unmatched it is whole again. */
  split: endpoint({
    method: 'POST',
    path: '/api/v1/staff/deposits/:deposit_id/split',
    summary: '입금을 여러 주문에 나누기',
    access: staff,
    params: deposit_id,
    body: z.object({ parts }),
    reply: z.object({ data: z.array(Matched) }),
  }),
  /** It pays no order: interest, a settlement, someone's mistake. */
  ignore: endpoint({
    method: 'POST',
    path: '/api/v1/staff/deposits/:deposit_id/ignore',
    summary: '주문과 관계없는 입금으로 표시하기',
    access: staff,
    params: deposit_id,
    body: z.object({ reason }),
    reply: Ignored,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/staff/deposits/:deposit_id/restore',
    summary: '제외한 입금을 다시 맞출 목록에 넣기',
    access: staff,
    params: deposit_id,
    reply: Ignored,
  }),
  /** Refunds that are not done yet, the oldest first; those that are, from the newest on. */
  listRefunds: endpoint({
    method: 'GET',
    path: '/api/v1/staff/refunds',
    summary: '환불 목록',
    access: staff,
    query: z.object({
      view: z.enum(refundViews).default('open'),
      method: z.enum(methodNames).optional(),
      /** The beginning of an order number. */
      keyword,
      /** Left out, open refunds begin with the oldest, those that were sent with the newest. */
      sort: SortOrder.optional(),
      ...paging,
    }),
    reply: z.object({ data: z.array(Refund), next_after: z.int().nullable() }),
  }),
  /** What a provider refused, or did not answer, is sent once more. */
  retryRefund: endpoint({
    method: 'POST',
    path: '/api/v1/staff/refunds/:refund_id/retry',
    summary: '환불 다시 보내기',
    access: staff,
    params: refund_id,
    reply: Refund,
  }),
  setAccount: endpoint({
    method: 'PUT',
    path: '/api/v1/staff/refunds/:refund_id/account',
    summary: '환불 계좌 적기',
    access: staff,
    params: refund_id,
    body: account,
    reply: Refund,
  }),
  /** Staff have sent the money. */
  refundSent: endpoint({
    method: 'POST',
    path: '/api/v1/staff/refunds/:refund_id/sent',
    summary: '환불 송금 완료',
    access: staff,
    params: refund_id,
    body: z.object({ note: z.string().trim().max(200).default('') }),
    reply: Refund,
  }),
}
