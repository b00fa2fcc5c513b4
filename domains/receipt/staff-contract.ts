import { endpoint } from '@sillage/kit/endpoint.ts'
import { SortOrder } from '@sillage/kit/keyset.ts'
import { Day, Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { receiptKinds, receiptStates } from '../order/words.ts'
import { ReceiptRequest } from './fields.ts'

const staff = staffWith('receipts')
const reason = z.string().trim().min(1, '이유를 적어 주세요.').max(500, '500자까지 쓸 수 있어요.')
const receipt_id = z.object({ receipt_id: Id })

const Receipt = z.object({
  id: z.int(),
  order_id: z.int(),
  order_no: z.string(),
  kind: z.enum(receiptKinds),
  number: z.string(),
  company: z
    .object({
      name: z.string(),
      ceo: z.string(),
      address: z.string(),
      email: z.string(),
      /** Older ones were asked for without. */
      type: z.string().optional(),
      item: z.string().optional(),
    })
    .nullable(),
  amount: z.int(),
  /** The tax office's own number, once it is issued. */
  issue_number: z.string().nullable(),
  state: z.enum(receiptStates),
  failure: z.string().nullable(),
  /** The tax invoice it corrects; its amount is what it adds to that one, or less than nothing. */
  corrects_id: z.int().nullable(),
  created_at: Instant,
  issued_at: Instant.nullable(),
})

export type StaffReceipt = z.output<typeof Receipt>

/** Cash receipts and tax invoices: what is waiting, what failed, and what staff issue by hand. */
export const staffReceipts = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/receipts',
    summary: '현금영수증과 세금계산서',
    access: staff,
    query: z.object({
      /** Left out: what waits, and with an order's number those of every state. */
      state: z.enum(receiptStates).optional(),
      kind: z.enum(receiptKinds).optional(),
      /** Days in Seoul, both included: of when it was issued, or asked for while it is not. */
      from: Day.optional(),
      until: Day.optional(),
      /** The beginning of an order number. */
      keyword: z.string().trim().max(40).optional(),
      sort: SortOrder.default('newest'),
      after: Id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({ data: z.array(Receipt), next_after: z.int().nullable() }),
  }),
  /** For a buyer who asks after the order. One that an order has already is corrected instead. */
  request: endpoint({
    method: 'POST',
    path: '/api/v1/staff/orders/:order_id/receipts',
    summary: '증빙을 대신 신청하기',
    access: staff,
    params: z.object({ order_id: Id }),
    body: ReceiptRequest,
    reply: Receipt,
  }),
  /** Issued elsewhere by hand, as tax invoices are. */
  issued: endpoint({
    method: 'POST',
    path: '/api/v1/staff/receipts/:receipt_id/issued',
    summary: '증빙 발급 완료',
    access: staff,
    params: receipt_id,
    body: z.object({ number: z.string().trim().min(1, '승인 번호를 적어 주세요.').max(60) }),
    reply: Receipt,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/v1/staff/receipts/:receipt_id/retry',
    summary: '증빙 다시 발급하기',
    access: staff,
    params: receipt_id,
    reply: Receipt,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/staff/receipts/:receipt_id/cancel',
    summary: '증빙 취소하기',
    access: staff,
    params: receipt_id,
    body: z.object({ reason }),
    reply: Receipt,
  }),
  /** Its number was wrong: what was issued is canceled, and another issued with the right one. */
  reissue: endpoint({
    method: 'POST',
    path: '/api/v1/staff/receipts/:receipt_id/reissue',
    summary: '현금영수증 번호 바로잡기',
    access: staff,
    params: receipt_id,
    body: z.object({
      kind: z.enum(['cash_income', 'cash_expense']),
      number: z.string().trim().min(10, '번호를 확인해 주세요.').max(25, '번호를 확인해 주세요.'),
      reason,
    }),
    reply: Receipt,
  }),
}
