import { Attachment, attachmentFiles } from '@sillage/kit/attachment.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { momentPageOf } from '@sillage/kit/keyset.ts'
import { Id, Instant, Message, Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { ProductName } from '../catalog/name-contract.ts'
import { claimKinds, claimStates } from '../claim/words.ts'
import { lineStates } from '../order/words.ts'
import { templateFields } from './answer-template.ts'
import { inquiryBody } from './contract.ts'
import { inboxFilters, inboxKinds, inboxLimits, inboxViews } from './inbox-words.ts'
import { inquiryStates, inquiryTopics } from './words.ts'

const colleague = z.object({ mb_id: z.string(), mb_name: z.string() })

export const InboxRow = z
  .object({
    kind: z.enum(inboxKinds),
    id: z.int(),
    topic: z.enum(inquiryTopics).nullable(),
    title: z.string(),
    /** Who asks: a member, or a guest without an id. */
    mb_id: z.string().nullable(),
    mb_name: z.string(),
    lang: z.enum(['kr', 'en']),
    stars: z.int().nullable(),
    state: z.enum(inquiryStates),
    /** The last change; while someone waits, since when. */
    at: Instant,
    /** How long they have waited in opening hours, and what is left until the promised answer. */
    waited_minutes: z.int().nullable(),
    left_minutes: z.int().nullable(),
    assigned: colleague.nullable(),
  })
  .meta({ id: 'InboxRow' })
export type InboxRow = z.output<typeof InboxRow>

const InboxMessage = z.object({
  key: z.string(),
  by: z.enum(['customer', 'shop', 'note']),
  author: z.string(),
  body: z.string(),
  created_at: Instant,
  files: z.array(Attachment),
  photos: z.array(Picture),
})
export type InboxMessage = z.output<typeof InboxMessage>

// The keys of an object are its keys.
const fieldNames = Object.keys(templateFields) as [keyof typeof templateFields]

export const InboxCase = InboxRow.extend({
  product: ProductName.nullable(),
  product_id: z.int().nullable(),
  /** Everyone reads the answer. */
  open_to_all: z.boolean(),
  hidden_reason: z.string().nullable(),
  messages: z.array(InboxMessage),
  /** What was read: an answer to less than all that was said is refused. */
  seen: z.int(),
  customer: z.object({
    hp: z.string(),
    email: z.string(),
    grade: z.string().nullable(),
    orders: z.int(),
    /** Inquiries and product questions, this one included. */
    asked: z.int(),
  }),
  orders: z.array(
    z.object({
      id: z.int(),
      order_no: z.string(),
      state: z.enum(lineStates),
      created_at: Instant,
      claim: z.object({ id: z.int(), kind: z.enum(claimKinds), state: z.enum(claimStates) }).nullable(),
    }),
  ),
  /** What an answer template is filled with. */
  values: z.record(z.enum(fieldNames), z.string()),
}).meta({ id: 'InboxCase' })
export type InboxCase = z.output<typeof InboxCase>

export const AnswerTemplate = z
  .object({ id: z.int(), title: z.string(), body: z.string(), body_en: z.string(), version: z.int() })
  .meta({ id: 'AnswerTemplate' })
export type AnswerTemplate = z.output<typeof AnswerTemplate>

const access = staffWith('inquiries')
const path = '/api/v1/staff/inbox-cases'
const params = z.object({ kind: z.enum(inboxKinds), id: Id })
const one = { access, params, reply: InboxCase } as const
const template = z.object({
  title: z.string().trim().min(1, '제목을 입력해 주세요.').max(inboxLimits.title),
  body: z.string().trim().min(1, '내용을 입력해 주세요.').max(inboxLimits.template),
  body_en: z.string().trim().max(inboxLimits.template).default(''),
})
const based_on = z.int()

/** Everything customers write, in one list: inquiries, class inquiries, product questions, reviews. */
export const inbox = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '문의함 (문의, 상품 문의, 리뷰)',
    access,
    query: z.object({
      view: z.enum(inboxViews).default('waiting'),
      kind: z.enum(inboxFilters).optional(),
      /** A word of what was written, or the name, mail or id of the customer. */
      keyword: z.string().trim().max(60).optional(),
      after: z
        .string()
        .regex(/^\d{1,16}_[ipr]_\d{1,9}$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: momentPageOf(InboxRow),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/v1/staff/inbox-counts',
    summary: '기다리는 것의 수',
    access,
    reply: z.object({ new: z.int(), mine: z.int(), waiting: z.int() }),
  }),
  colleagues: endpoint({
    method: 'GET',
    path: '/api/v1/staff/inbox-colleagues',
    summary: '문의를 맡을 수 있는 직원',
    access,
    reply: z.object({ data: z.array(colleague) }),
  }),
  show: endpoint({ method: 'GET', path: `${path}/:kind/:id`, summary: '문의함의 한 건', ...one }),
  assign: endpoint({
    method: 'PUT',
    path: `${path}/:kind/:id/assignee`,
    summary: '맡기, 넘기기, 내려놓기',
    ...one,
    /** `was`: whose it is on the screen; someone who was faster is not overruled unknowingly. */
    body: z.object({ mb_id: z.string().max(60).nullable(), was: z.string().max(60).nullable() }),
  }),
  note: endpoint({
    method: 'POST',
    path: `${path}/:kind/:id/notes`,
    summary: '직원끼리 메모',
    ...one,
    body: z.object({ body: z.string().trim().min(1, '내용을 입력해 주세요.').max(inboxLimits.note) }),
  }),
  answer: endpoint({
    method: 'POST',
    path: `${path}/:kind/:id/answers`,
    summary: '답하기, 끝내기까지',
    ...one,
    body: z.object({
      body: inquiryBody,
      seen: z.coerce.number().int(),
      // A form sends it as text.
      close: z.union([z.boolean(), z.stringbool()]).default(false),
    }),
    files: attachmentFiles,
  }),
  close: endpoint({
    method: 'POST',
    path: `${path}/:kind/:id/close`,
    summary: '답 없이 끝내기',
    ...one,
  }),
  reopen: endpoint({ method: 'POST', path: `${path}/:kind/:id/reopen`, summary: '다시 열기', ...one }),
}

/** Answers that are given often. */
export const answerTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/answer-templates',
    summary: '답 틀 목록',
    access,
    reply: z.object({ data: z.array(AnswerTemplate) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/staff/answer-templates',
    summary: '답 틀 추가',
    access,
    body: template,
    reply: AnswerTemplate,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/staff/answer-templates/:id',
    summary: '답 틀 고치기',
    access,
    params: z.object({ id: Id }),
    body: template.extend({ based_on }),
    reply: AnswerTemplate,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/staff/answer-templates/:id',
    summary: '답 틀 지우기',
    access,
    params: z.object({ id: Id }),
    reply: Message,
  }),
}
