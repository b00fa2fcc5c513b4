import { Attachment, FileContent } from '@sillage/kit/attachment.ts'
import { endpoint, type FileRules } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Id, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import {
  boardStaff,
  changed,
  FormBoolean,
  keyword,
  Neighbour,
  postForm,
  postPublishing,
  postRow,
  postText,
  staffPosts,
} from '../board/fields.ts'
import { postLimits } from '../board/words.ts'
import { faqLimits, faqTopics } from './words.ts'

export const FaqRow = z
  .object({
    ...postRow,
    ...postText,
    topic: z.enum(faqTopics),
    position: z.int(),
    pinned: z.boolean(),
    files: z.array(Attachment),
  })
  .meta({ id: 'FaqRow', description: 'title is the question, body the answer' })
export type FaqRow = z.output<typeof FaqRow>

/** `previous` stands right above it on the board, `next` right below. */
export const Faq = FaqRow.extend({ ...postPublishing, previous: Neighbour, next: Neighbour }).meta({ id: 'Faq' })
export type Faq = z.output<typeof Faq>

const FaqForm = z.object({
  ...postForm,
  topic: z.enum(faqTopics, '종류를 골라 주세요.'),
  position: z.coerce.number().int().min(0).max(faqLimits.position).default(0),
  pinned: FormBoolean.default(false),
})

const path = '/api/v1/faq'
const params = z.object({ id: Id })
const fileParams = params.extend({ file: z.uuid() })
const files = {
  files: { max: postLimits.files, mb: postLimits.file_mb, kinds: ['image', 'pdf'] },
} as const satisfies FileRules
const cached = { audience: 'everyone', tags: ['faq'] } as const

export const faq = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '자주 묻는 질문 목록',
    access: 'anyone',
    cache: cached,
    query: pageQuery({
      sort: ['position', 'created_at', 'id'],
      order: 'asc',
      per_page: limits.paging.board_per_page,
      filters: {
        topic: z.enum(faqTopics).optional(),
        keyword,
        /** Whatever page it stands on is the one that is answered. */
        id: Id.optional(),
      },
    }),
    reply: pageOf(FaqRow),
  }),
  staffList: staffPosts({ name: 'faqs', summary: '자주 묻는 질문 목록 (직원)' }),
  /** Drafts and what is to come too. */
  staffShow: endpoint({
    method: 'GET',
    path: '/api/v1/staff/faqs/:id',
    summary: '자주 묻는 질문 보기 (직원)',
    access: boardStaff,
    params,
    reply: Faq,
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: '자주 묻는 질문 보기',
    access: 'anyone',
    cache: cached,
    params,
    reply: Faq,
  }),
  file: endpoint({
    method: 'GET',
    path: `${path}/:id/:file`,
    summary: '질문에 붙은 파일',
    access: 'anyone',
    sends: 'file',
    params: fileParams,
    reply: FileContent,
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: '자주 묻는 질문 쓰기',
    access: boardStaff,
    files,
    body: FaqForm,
    reply: Faq,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: '자주 묻는 질문 고치기',
    access: boardStaff,
    files,
    params,
    body: FaqForm.extend(changed),
    reply: Faq,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: '자주 묻는 질문 지우기',
    access: boardStaff,
    params,
    reply: Message,
  }),
  removeFile: endpoint({
    method: 'DELETE',
    path: `${path}/:id/:file`,
    summary: '질문에 붙은 파일 지우기',
    access: boardStaff,
    params: fileParams,
    reply: Message,
  }),
}
