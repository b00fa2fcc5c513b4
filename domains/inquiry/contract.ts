import { Attachment, attachmentFiles } from '@sillage/kit/attachment.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { momentPageOf, momentQuery } from '@sillage/kit/keyset.ts'
import { limits } from '@sillage/kit/limits.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Id, Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { inquiryLimits, inquiryStates, inquiryTopics } from './words.ts'

export const InquiryRow = z
  .object({
    id: z.int(),
    topic: z.enum(inquiryTopics),
    title: z.string(),
    state: z.enum(inquiryStates),
    created_at: Instant,
    changed_at: Instant,
  })
  .meta({ id: 'InquiryRow' })
export type InquiryRow = z.output<typeof InquiryRow>

export const InquiryMessage = z
  .object({
    id: z.int(),
    from_staff: z.boolean(),
    body: z.string(),
    created_at: Instant,
    changed_at: Instant.nullable(),
    files: z.array(Attachment),
  })
  .meta({ id: 'InquiryMessage' })
export type InquiryMessage = z.output<typeof InquiryMessage>

export const Inquiry = InquiryRow.extend({
  messages: z.array(InquiryMessage),
  /** Still as it was sent: no one has answered or begun to, so that it may be changed or withdrawn. */
  untouched: z.boolean(),
}).meta({ id: 'Inquiry' })
export type Inquiry = z.output<typeof Inquiry>

/** Who asked: a member, or someone who can only be written to. */
const asked = { mb_id: z.string().nullable(), mb_name: z.string(), hp: z.string(), email: z.string() }
const StaffInquiryRow = InquiryRow.extend(asked)
export type StaffInquiryRow = z.output<typeof StaffInquiryRow>
const id = z.object({ id: Id })
const staff = staffWith('inquiries')
const perPage = limits.paging.board_per_page

export const inquiryBody = z.string().trim().min(1, '내용을 입력해 주세요.').max(inquiryLimits.body)
const body = inquiryBody
const question = z.object({
  topic: z.enum(inquiryTopics, '문의 종류를 골라 주세요.'),
  title: z.string().trim().min(1, '제목을 입력해 주세요.').max(inquiryLimits.title),
  body,
})
const path = '/api/v1/inquiry'

export const inquiry = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '내 1:1 문의 목록',
    access: 'owner',
    query: pageQuery({ sort: ['id'], per_page: perPage }),
    reply: pageOf(InquiryRow),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: '내 문의와 답변',
    access: 'owner',
    params: id,
    reply: Inquiry,
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: '문의하기',
    access: 'owner',
    body: question,
    files: attachmentFiles,
    reply: Inquiry,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: '답변 전 문의 고치기',
    access: 'owner',
    params: id,
    body: question.extend({ keep: z.array(z.uuid()).default([]) }),
    files: attachmentFiles,
    reply: Inquiry,
  }),
  write: endpoint({
    method: 'POST',
    path: `${path}/:id/messages`,
    summary: '이어서 쓰기',
    access: 'owner',
    params: id,
    body: z.object({ body }),
    files: attachmentFiles,
    reply: Inquiry,
  }),
  close: endpoint({
    method: 'POST',
    path: `${path}/:id/close`,
    summary: '문의 종료',
    access: 'owner',
    params: id,
    reply: Inquiry,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: '답변 전 문의 지우기',
    access: 'owner',
    params: id,
    reply: Message,
  }),
  staff: {
    list: endpoint({
      method: 'GET',
      path: '/api/v1/staff/inquiry',
      summary: '문의 목록 (오래 기다린 것부터)',
      access: staff,
      query: momentQuery({
        /** Left out: open ones; with a member or a word, those of every state. */
        state: z.enum(inquiryStates).optional(),
        topic: z.enum(inquiryTopics).optional(),
        mb_id: z.string().max(40).optional(),
        /** A part of the title, or the name, mail or id of the customer. */
        keyword: z.string().trim().max(60).optional(),
      }),
      reply: momentPageOf(StaffInquiryRow),
    }),
    show: endpoint({
      method: 'GET',
      path: '/api/v1/staff/inquiry/:id',
      summary: '문의 보기',
      access: staff,
      params: id,
      reply: Inquiry.extend(asked),
    }),
    take: endpoint({
      method: 'POST',
      path: '/api/v1/staff/inquiry/:id/take',
      summary: '문의 맡기',
      access: staff,
      params: id,
      reply: Inquiry.extend(asked),
    }),
    answer: endpoint({
      method: 'POST',
      path: '/api/v1/staff/inquiry/:id/answer',
      summary: '답변하기',
      access: staff,
      params: id,
      // The last message that was read: an answer to less than all that was said is refused.
      body: z.object({ body, after: z.coerce.number().int() }),
      files: attachmentFiles,
      reply: Inquiry.extend(asked),
    }),
    close: endpoint({
      method: 'POST',
      path: '/api/v1/staff/inquiry/:id/close',
      summary: '문의 종료 (직원)',
      access: staff,
      params: id,
      reply: Inquiry.extend(asked),
    }),
  },
}
