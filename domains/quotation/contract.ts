import { Attachment, attachmentFiles, FileContent } from '@sillage/kit/attachment.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Currency, Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { PageKind } from '../catalog/fields.ts'
import { PersonalValue, personalInputs } from '../custom/personal-contract.ts'
import { country, mb_email } from '../member/fields.ts'
import { Brief } from './brief-contract.ts'
import { buyerFields, quotationLimits, quotationSources, quotationStates } from './words.ts'

export const QuotationLine = z
  .object({
    id: z.int(),
    product_id: z.int(),
    variant_id: z.int(),
    sku: z.string(),
    kind: PageKind,
    name: z.string(),
    name_en: z.string(),
    option_name: z.string(),
    option_name_en: z.string(),
    personal: z.array(PersonalValue),
    quantity: z.int(),
    /** How many of them were accepted; null until that is decided. */
    accepted_quantity: z.int().nullable(),
    list_amount: z.int(),
    unit_amount: z.int(),
    amount: z.int(),
  })
  .meta({ id: 'QuotationLine' })
export type QuotationLine = z.output<typeof QuotationLine>

export const QuotationRow = z
  .object({
    id: z.int(),
    quotation_no: z.string(),
    state: z.enum(quotationStates),
    version: z.int(),
    source: z.enum(quotationSources),
    currency: Currency,
    total_amount: z.int(),
    created_at: Instant,
    sent_at: Instant.nullable(),
    /** The last day on which its prices hold, in Seoul. */
    last_day: z.iso.date().nullable(),
  })
  .meta({ id: 'QuotationRow' })
export type QuotationRow = z.output<typeof QuotationRow>

export const Quotation = QuotationRow.extend({
  company: z.string(),
  name: z.string(),
  hp: z.string(),
  email: z.string(),
  memo: z.string(),
  country: z.string(),
  zip: z.string(),
  goods_amount: z.int(),
  shipping_amount: z.int(),
  lines: z.array(QuotationLine),
  /** What came with a request. */
  files: z.array(Attachment),
  /** What a fragrance for a space is to be; null for every other quotation. */
  brief: Brief.nullable(),
  /** Opens /verify/{code}; null while nothing was sent. */
  verify_code: z.string().nullable(),
  /** Saving under it again changes this draft; null once it is no draft. */
  request_key: z.string().nullable(),
  /** The order that was made of it. */
  order_id: z.int().nullable(),
}).meta({ id: 'Quotation' })
export type Quotation = z.output<typeof Quotation>

/** What a holder of the document may know: nothing about its recipient. */
const ProvedQuotation = QuotationRow.omit({ id: true, source: true, created_at: true })
export type ProvedQuotation = z.output<typeof ProvedQuotation>

/** A quotation with the key that opens it again, for a guest. */
const Opened = Quotation.extend({ view_key: z.string() })

/** One line of a pasted list: what it means, or why no one knows. */
export const ReadLine = z
  .object({
    text: z.string(),
    quantity: z.int(),
    found: z.object({ product_id: z.int(), variant_id: z.int(), name: z.string(), name_en: z.string() }).nullable(),
    problem: z.enum(['not_found', 'several', 'quantity']).nullable(),
    /** What it might have been, where several come close. */
    candidates: z.array(z.object({ product_id: z.int(), name: z.string(), name_en: z.string() })),
  })
  .meta({ id: 'ReadLine' })
export type ReadLine = z.output<typeof ReadLine>

const text = (field: keyof typeof buyerFields) => z.string().trim().max(buyerFields[field], '너무 길어요.')
const quantity = z.int().min(quotationLimits.quantity.min).max(quotationLimits.quantity.max)
const list = z.string().max(quotationLimits.pasted, '목록이 너무 길어요. 나누어 붙여 넣어 주세요.')
/** A guest names themselves, which requires their consent. */
const consent = z.union([z.boolean(), z.stringbool()]).default(false)

const contact = {
  company: text('company').default(''),
  name: text('name').min(1, '이름을 입력해 주세요.'),
  hp: text('hp').min(8, '연락처를 입력해 주세요.'),
  email: mb_email,
}

/** A request that was received; guests open it with the key. */
const Requested = z.object({ quotation_no: z.string(), quotation_id: z.int(), view_key: z.string().nullable() })
export type Requested = z.output<typeof Requested>

const path = '/api/v1/quotations'
const one = {
  access: 'guest order',
  params: z.object({ quotation_id: Id }),
  query: z.object({ view_key: z.string().max(200).optional() }),
} as const

/** Offers in writing: asked for, sent, accepted. What anything costs is never part of a question. */
export const quotation = {
  /** Under the same key the same draft is written again. */
  save: endpoint({
    method: 'POST',
    path,
    summary: '견적서 저장',
    access: 'anyone',
    body: z.object({
      request_key: z.uuid(),
      from: z.enum(['cart', 'page', 'list']).default('page'),
      /** What is wanted; a quotation of the cart takes what is chosen there. */
      lines: z
        .array(z.object({ variant_id: z.int().min(1), quantity, personal: personalInputs }))
        .max(quotationLimits.lines, '한 장에는 30가지까지 적을 수 있어요.')
        .default([]),
      company: text('company').default(''),
      name: text('name').default(''),
      hp: text('hp').default(''),
      email: z.union([z.literal(''), mb_email]).default(''),
      memo: text('memo').default(''),
      country,
      zip: z.string().trim().max(12).default(''),
      consent,
    }),
    reply: Opened,
  }),
  read: endpoint({
    method: 'POST',
    path: `${path}/read`,
    summary: '붙여 넣은 목록 읽기',
    access: 'anyone',
    body: z.object({ text: list }),
    reply: z.object({ lines: z.array(ReadLine) }),
  }),
  list: endpoint({
    method: 'GET',
    path,
    summary: '내 견적서',
    access: 'owner',
    query: pageQuery({ sort: ['created_at'], per_page: 10 }),
    reply: pageOf(QuotationRow),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:quotation_id`,
    summary: '견적서 보기',
    ...one,
    reply: Quotation,
  }),
  /** To oneself: from here on its prices are fixed. */
  send: endpoint({
    method: 'POST',
    path: `${path}/:quotation_id/sending`,
    summary: '견적서 받기',
    ...one,
    reply: Quotation,
  }),
  accept: endpoint({
    method: 'POST',
    path: `${path}/:quotation_id/acceptance`,
    summary: '견적 수락 (전부 또는 일부)',
    ...one,
    body: z.object({
      /** The version that was read: another one is another offer. */
      version: z.int().min(1),
      /** What is wanted of it; all of it where nothing is said. */
      lines: z
        .array(z.object({ line_id: z.int().min(1), quantity: z.int().min(0).max(quotationLimits.quantity.max) }))
        .max(quotationLimits.lines)
        .optional(),
    }),
    reply: Quotation,
  }),
  decline: endpoint({
    method: 'POST',
    path: `${path}/:quotation_id/refusal`,
    summary: '견적 거절',
    ...one,
    reply: Quotation,
  }),
  pdf: endpoint({
    method: 'GET',
    path: `${path}/:quotation_id/pdf`,
    summary: '견적서 PDF',
    ...one,
    sends: 'file',
    reply: FileContent,
  }),
  file: endpoint({
    method: 'GET',
    path: `${path}/:quotation_id/files/:file_id`,
    summary: '견적 요청의 파일',
    ...one,
    params: z.object({ quotation_id: Id, file_id: z.uuid() }),
    sends: 'file',
    reply: FileContent,
  }),
  /** For a holder of the document: whether it is ours, and nothing about its recipient. */
  verify: endpoint({
    method: 'GET',
    path: '/api/v1/verify/:code',
    summary: '견적서 진위 확인',
    access: 'anyone',
    params: z.object({ code: z.string().max(40) }),
    reply: z.object({ quotation: ProvedQuotation.nullable() }),
  }),
  requestBrief: endpoint({
    method: 'POST',
    path: '/api/v1/fragrance-briefs',
    summary: '공간의 향 요청',
    access: 'anyone',
    body: z.object({ request_key: z.uuid(), ...contact, ...Brief.shape, consent }),
    /** Pictures of the space, and of what they like. */
    files: attachmentFiles,
    reply: Requested,
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/v1/bulk-requests',
    summary: '대량 구매 요청',
    access: 'anyone',
    body: z.object({
      request_key: z.uuid(),
      ...contact,
      /** What is wanted, a line each, in one's own words. */
      list: list.trim().min(1, '필요한 상품과 수량을 적어 주세요.'),
      memo: text('memo').default(''),
      consent,
    }),
    /** A drawing of the vessel, a list in another form. */
    files: attachmentFiles,
    reply: Requested,
  }),
}
