import { Attachment, FileContent } from '@sillage/kit/attachment.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Id, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import {
  boardStaff,
  changed,
  keyword,
  Neighbour,
  postForm,
  postPublishing,
  postRow,
  postText,
  staffPosts,
} from '../board/fields.ts'
import { postLimits } from '../board/words.ts'
import { productKinds } from '../catalog/words.ts'
import { documentKinds, documentLanguages } from './words.ts'

const DocumentProduct = z.object({ id: z.int(), kind: z.enum(productKinds), name: z.string(), name_en: z.string() })

/** What is said of a file. */
const fileFacts = {
  lang: z.enum(documentLanguages),
  edition: z.string(),
  lot: z.string(),
}

export const DocumentRow = z
  .object({
    ...postRow,
    kind: z.enum(documentKinds),
    pinned: z.boolean(),
    product: DocumentProduct.nullable(),
    /** Which files there are; the files themselves are for members. */
    files: z.array(z.object(fileFacts)),
  })
  .meta({ id: 'DocumentRow' })
export type DocumentRow = z.output<typeof DocumentRow>

export const DocumentFile = Attachment.extend(fileFacts).meta({ id: 'DocumentFile' })
export type DocumentFile = z.output<typeof DocumentFile>

export const Document = DocumentRow.extend({
  ...postText,
  ...postPublishing,
  files: z.array(DocumentFile),
  previous: Neighbour,
  next: Neighbour,
  /** Also if the product is hidden and so has no name here: changing the document must not lose it. */
  product_id: z.int().nullable(),
}).meta({ id: 'Document' })
export type Document = z.output<typeof Document>

const DocumentForm = z.object({
  ...postForm,
  kind: z.enum(documentKinds, '종류를 골라 주세요.'),
  /** A number, or nothing where it belongs to no product. */
  product_id: z.union([z.literal('').transform(() => null), Id.nullable()]).default(null),
  pinned: z.boolean().default(false),
})

const DocumentFileForm = z.object({
  lang: z.enum(documentLanguages, '언어를 골라 주세요.'),
  edition: z.string().trim().min(1, '버전을 적어 주세요.').max(postLimits.edition),
  lot: z.string().trim().max(postLimits.lot).default(''),
})

const path = '/api/v1/document'
const params = z.object({ id: Id })
const fileParams = params.extend({ file: z.uuid() })
const cached = { audience: 'everyone', tags: ['document', 'products'] } as const

export const document = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '문서 목록',
    access: 'anyone',
    cache: cached,
    query: pageQuery({
      sort: ['created_at', 'id'],
      per_page: limits.paging.board_per_page,
      filters: { topic: z.enum(documentKinds).optional(), keyword, product_id: Id.optional() },
    }),
    reply: pageOf(DocumentRow),
  }),
  staffList: staffPosts({ name: 'documents', summary: '문서 목록 (직원)' }),
  /** Drafts and what is to come too. */
  staffShow: endpoint({
    method: 'GET',
    path: '/api/v1/staff/documents/:id',
    summary: '문서 보기 (직원)',
    access: boardStaff,
    params,
    reply: Document,
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: '문서와 그 파일 (로그인 필요)',
    access: 'member',
    params,
    reply: Document,
  }),
  file: endpoint({
    method: 'GET',
    path: `${path}/:id/files/:file`,
    summary: '문서 파일 (로그인 필요)',
    access: 'member',
    sends: 'file',
    params: fileParams,
    reply: FileContent,
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: '문서 쓰기',
    access: boardStaff,
    body: DocumentForm,
    reply: Document,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: '문서 고치기',
    access: boardStaff,
    params,
    body: DocumentForm.extend(changed),
    reply: Document,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: '문서 지우기',
    access: boardStaff,
    params,
    reply: Message,
  }),
  addFile: endpoint({
    method: 'POST',
    path: `${path}/:id/files`,
    summary: '문서 파일 올리기',
    access: boardStaff,
    params,
    body: DocumentFileForm,
    files: { file: { max: 1, mb: postLimits.file_mb, kinds: ['image', 'pdf'] } },
    reply: Document,
  }),
  removeFile: endpoint({
    method: 'DELETE',
    path: `${path}/:id/files/:file`,
    summary: '문서 파일 지우기',
    access: boardStaff,
    params: fileParams,
    reply: Message,
  }),
}
