import { attachmentFiles, FileContent } from '@sillage/kit/attachment.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { mb_email } from '../member/fields.ts'
import { Inquiry, inquiryBody } from './contract.ts'
import { classInquiryTexts, classSubjects, classWishes, mostClassSubjects } from './words.ts'

const text = (field: keyof typeof classInquiryTexts) => z.string().trim().max(classInquiryTexts[field], '너무 길어요.')
/** The key that opens it again, for a guest. */
const query = z.object({ view_key: z.string().max(200).optional() })
const path = '/api/v1/class-inquiries'
const one = { access: 'guest order', query } as const

/** Questions about classes, from everyone: each is an inquiry, answered like any other. */
export const classInquiry = {
  ask: endpoint({
    method: 'POST',
    path,
    summary: '클래스 문의',
    access: 'anyone',
    body: z.object({
      request_key: z.uuid(),
      wish: z.enum(classWishes, '문의 종류를 골라 주세요.'),
      subjects: z.array(z.enum(classSubjects)).max(mostClassSubjects, '2가지까지 고를 수 있어요.').default([]),
      company: text('company').default(''),
      name: text('name').min(1, '이름을 입력해 주세요.'),
      hp: text('hp').min(8, '연락처를 입력해 주세요.'),
      email: mb_email,
      people: text('people').default(''),
      day: text('day').default(''),
      body: text('body').min(1, '내용을 입력해 주세요.'),
      // A form says it in emails.
      consent: z.union([z.boolean(), z.stringbool()]).default(false),
    }),
    files: attachmentFiles,
    /** A guest's key. */
    reply: z.object({ id: z.int(), view_key: z.string().nullable() }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:inquiry_id`,
    summary: '클래스 문의와 답변 (메일의 링크로)',
    ...one,
    params: z.object({ inquiry_id: Id }),
    reply: Inquiry,
  }),
  /** A guest continues here; a member does so in their own inquiries. */
  write: endpoint({
    method: 'POST',
    path: `${path}/:inquiry_id/messages`,
    summary: '클래스 문의에 이어서 쓰기 (메일의 링크로)',
    ...one,
    params: z.object({ inquiry_id: Id }),
    body: z.object({ body: inquiryBody }),
    files: attachmentFiles,
    reply: Inquiry,
  }),
  file: endpoint({
    method: 'GET',
    path: `${path}/:inquiry_id/files/:file_id`,
    summary: '클래스 문의의 파일',
    ...one,
    params: z.object({ inquiry_id: Id, file_id: z.uuid() }),
    sends: 'file',
    reply: FileContent,
  }),
}
