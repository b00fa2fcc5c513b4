import { endpoint } from '@sillage/kit/endpoint.ts'
import { SortOrder } from '@sillage/kit/keyset.ts'
import { Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { personalInputs } from '../custom/personal-contract.ts'
import { mb_email } from '../member/fields.ts'
import { Quotation, QuotationLine, QuotationRow } from './contract.ts'
import { buyerFields, quotationLimits, quotationSources, quotationStates } from './words.ts'

const staff = staffWith('quotations')
const path = '/api/v1/staff/quotations'
const params = z.object({ quotation_id: Id })
const { quantity, lines, reason, amount } = quotationLimits

const text = (field: keyof typeof buyerFields) => z.string().trim().max(buyerFields[field], '너무 길어요.')

const StaffRow = QuotationRow.extend({ company: z.string(), name: z.string(), mb_id: z.string().nullable() })
export type StaffRow = z.output<typeof StaffRow>

const StaffLine = QuotationLine.extend({ reason: z.string() })

export const StaffQuotation = Quotation.omit({ lines: true, request_key: true })
  .extend({
    mb_id: z.string().nullable(),
    lines: z.array(StaffLine),
    /** What will be sent next; null where nothing has been changed since the last time. */
    prepared: z
      .object({
        lines: z.array(StaffLine),
        goods_amount: z.int(),
        shipping_amount: z.int(),
        total_amount: z.int(),
      })
      .nullable(),
    /** What each version said that was sent. */
    versions: z.array(
      z.object({
        version: z.int(),
        lines: z.array(
          z.object({
            id: z.int(),
            name: z.string(),
            option_name: z.string(),
            quantity: z.int(),
            unit_amount: z.int(),
          }),
        ),
      }),
    ),
    events: z.array(
      z.object({
        id: z.int(),
        kind: z.string(),
        actor: z.string(),
        version: z.int(),
        note: z.string(),
        from_state: z.enum(quotationStates).nullable(),
        to_state: z.enum(quotationStates),
        staff_id: z.string().nullable(),
        created_at: Instant,
      }),
    ),
  })
  .meta({ id: 'StaffQuotation' })
export type StaffQuotation = z.output<typeof StaffQuotation>

const why = z.string().trim().min(1, '이유를 적어 주세요.').max(reason)

/** What staff do with quotations; every change is in the audit log. */
export const staffQuotations = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '견적 목록',
    access: staff,
    query: z.object({
      state: z.enum(quotationStates).optional(),
      source: z.enum(quotationSources).optional(),
      /** The beginning of a number, of a company or of a name. */
      keyword: z.string().trim().max(60).optional(),
      sort: SortOrder.default('newest'),
      after: Id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
    }),
    reply: z.object({ data: z.array(StaffRow), next_after: z.int().nullable() }),
  }),
  /** For a customer who called or wrote. It has no lines yet; the same request twice, even at once, is one. */
  create: endpoint({
    method: 'POST',
    path,
    summary: '손님 대신 견적 시작하기',
    access: staff,
    body: z.object({
      request_key: z.uuid(),
      /** A member, who then finds it among their own. */
      mb_id: z.string().trim().max(40).default(''),
      company: text('company').default(''),
      name: text('name').min(1, '이름을 입력해 주세요.'),
      hp: text('hp').default(''),
      email: mb_email,
      memo: text('memo').default(''),
      zip: z.string().trim().max(12, '우편번호를 확인해 주세요.').default(''),
      lang: z.enum(['kr', 'en']).default('kr'),
    }),
    reply: z.object({ id: z.int() }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:quotation_id`,
    summary: '견적 상세',
    access: staff,
    params,
    reply: StaffQuotation,
  }),
  /**
   * Writes the next version; the buyer's version stays as it is until that one is sent. `based_on` is the last event that
   * was seen: where something has happened since, nothing is changed.
   */
  change: endpoint({
    method: 'PUT',
    path: `${path}/:quotation_id`,
    summary: '견적 고치기',
    access: staff,
    params,
    body: z.object({
      lines: z
        .array(
          z.object({
            variant_id: z.int().min(1),
            quantity: z.int().min(quantity.min).max(quantity.max),
            personal: personalInputs,
            /** A price by hand; without one it is what the shop asks of this buyer. */
            unit_amount: z.int().min(0).max(amount).optional(),
          }),
        )
        .min(1, '견적에 적을 상품을 골라 주세요.')
        .max(lines),
      reason: why,
      based_on: z.int().min(0).optional(),
    }),
    reply: StaffQuotation,
  }),
  send: endpoint({
    method: 'POST',
    path: `${path}/:quotation_id/sending`,
    summary: '견적 보내기',
    access: staff,
    params,
    query: z.object({ based_on: z.coerce.number().int().min(0).optional() }),
    reply: StaffQuotation,
  }),
  decline: endpoint({
    method: 'POST',
    path: `${path}/:quotation_id/refusal`,
    summary: '견적 거절',
    access: staff,
    params,
    body: z.object({ reason: why }),
    reply: StaffQuotation,
  }),
}
