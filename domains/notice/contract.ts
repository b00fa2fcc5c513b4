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
import { noticeBoards, noticeTopics } from './words.ts'

const place = { board: z.enum(noticeBoards), topic: z.enum(noticeTopics), pinned: z.boolean() }

export const NoticeRow = z.object({ ...postRow, ...place, files: z.array(Attachment) }).meta({ id: 'NoticeRow' })
export type NoticeRow = z.output<typeof NoticeRow>

export const Notice = NoticeRow.extend({ ...postText, ...postPublishing, previous: Neighbour, next: Neighbour }).meta({
  id: 'Notice',
})
export type Notice = z.output<typeof Notice>

const NoticeForm = z.object({
  ...postForm,
  board: z.enum(noticeBoards),
  topic: z.enum(noticeTopics, '종류를 골라 주세요.'),
  pinned: FormBoolean.default(false),
})

const path = '/api/v1/notice'
const params = z.object({ id: Id })
const fileParams = params.extend({ file: z.uuid() })
const files = {
  files: { max: postLimits.files, mb: postLimits.file_mb, kinds: ['image', 'pdf'] },
} as const satisfies FileRules
const cached = { audience: 'everyone', tags: ['notice'] } as const

export const notice = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '공지 목록',
    access: 'anyone',
    cache: cached,
    query: pageQuery({
      sort: ['created_at', 'id'],
      per_page: limits.paging.board_per_page,
      filters: {
        board: z.enum(noticeBoards).default('customer'),
        topic: z.enum(noticeTopics).optional(),
        keyword,
        /** What must be read stands above the rest. */
        first: z.enum(['pinned']).optional(),
      },
    }),
    reply: pageOf(NoticeRow),
  }),
  staffList: staffPosts({ name: 'notices', summary: '공지 목록 (직원)' }),
  /** Drafts and what is to come too. */
  staffShow: endpoint({
    method: 'GET',
    path: '/api/v1/staff/notices/:id',
    summary: '공지 보기 (직원)',
    access: boardStaff,
    params,
    reply: Notice,
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: '공지 보기',
    access: 'anyone',
    cache: cached,
    params,
    reply: Notice,
  }),
  file: endpoint({
    method: 'GET',
    path: `${path}/:id/:file`,
    summary: '공지에 붙은 파일',
    access: 'anyone',
    sends: 'file',
    params: fileParams,
    reply: FileContent,
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: '공지 쓰기',
    access: boardStaff,
    files,
    body: NoticeForm,
    reply: Notice,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: '공지 고치기',
    access: boardStaff,
    files,
    params,
    body: NoticeForm.omit({ board: true }).extend(changed),
    reply: Notice,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: '공지 지우기',
    access: boardStaff,
    params,
    reply: Message,
  }),
  removeFile: endpoint({
    method: 'DELETE',
    path: `${path}/:id/:file`,
    summary: '공지에 붙은 파일 지우기',
    access: boardStaff,
    params: fileParams,
    body: z.object({ id: z.uuid() }),
    reply: Message,
  }),
}
