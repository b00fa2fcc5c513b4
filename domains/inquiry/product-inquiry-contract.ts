import { endpoint } from '@sillage/kit/endpoint.ts'
import { keysetOf, keysetQuery } from '@sillage/kit/keyset.ts'
import { limits } from '@sillage/kit/limits.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Id, Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { ProductName } from '../catalog/name-contract.ts'
import { productInquiryLimits } from './words.ts'

export const ProductInquiry = z
  .object({
    id: z.int(),
    product_id: z.int(),
    /** Null once the product is no longer shown. */
    product: ProductName.nullable(),
    /** Masked. */
    author: z.string(),
    secret: z.boolean(),
    body: z.string(),
    answer: z.string().nullable(),
    answered_at: Instant.nullable(),
    created_at: Instant,
  })
  .meta({ id: 'ProductInquiry' })
export type ProductInquiry = z.output<typeof ProductInquiry>

export const ListedProductInquiry = ProductInquiry.extend({
  /** Written in Korean, and a reader of English can ask for a translation. */
  translatable: z.boolean(),
}).meta({ id: 'ListedProductInquiry' })

export const MyProductInquiry = ProductInquiry.extend({
  /** Why no one else sees it; null where it was not hidden. */
  hidden_reason: z.string().nullable(),
}).meta({ id: 'MyProductInquiry' })
export type MyProductInquiry = z.output<typeof MyProductInquiry>

const path = '/api/v1/product-inquiry'
const staffPath = '/api/v1/staff/product-inquiry'
const id = z.object({ id: Id })
const perPage = limits.paging.board_per_page
const product_id = Id.optional()
const staff = staffWith('inquiries')
const StaffInquiry = MyProductInquiry.extend({ mb_id: z.string(), mb_name: z.string() })
const question = {
  body: z.string().trim().min(1, '내용을 입력해 주세요.').max(productInquiryLimits.body, '너무 길거나 커요.'),
  secret: z.boolean(),
}

export const productInquiry = {
  /** Open questions alone: a secret one is not here for anybody, so that everyone may be given the same answer. */
  list: endpoint({
    method: 'GET',
    path,
    summary: '상품 문의 목록 (비밀글 제외)',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['questions:{product_id}'] },
    query: pageQuery({
      sort: ['id'],
      per_page: perPage,
      filters: { product_id, answered: z.stringbool().optional() },
    }),
    reply: pageOf(ListedProductInquiry),
  }),
  mine: endpoint({
    method: 'GET',
    path: `${path}/mine`,
    summary: '내 상품 문의 (비밀글 포함)',
    access: 'owner',
    query: pageQuery({
      sort: ['id'],
      per_page: perPage,
      filters: { product_id, secret: z.stringbool().optional() },
    }),
    reply: pageOf(MyProductInquiry),
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: '상품 문의하기',
    access: 'owner',
    body: z.object({ product_id: Id, ...question }),
    reply: MyProductInquiry,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: '답변 전 상품 문의 고치기',
    access: 'owner',
    params: id,
    body: z.object(question),
    reply: MyProductInquiry,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: '답변 전 상품 문의 지우기',
    access: 'owner',
    params: id,
    reply: Message,
  }),
  /** Of open questions alone. Null stands for what is English already, and for an answer that is not there. */
  translation: endpoint({
    method: 'POST',
    path: `${path}/:id/translation`,
    summary: '상품 문의와 답변을 영어로 옮기기',
    access: 'anyone',
    params: id,
    reply: z.object({ body: z.string().nullable(), answer: z.string().nullable() }),
  }),
  staff: {
    list: endpoint({
      method: 'GET',
      path: staffPath,
      summary: '상품 문의 목록 (직원, 비밀글 포함)',
      access: staff,
      query: keysetQuery({
        /** Those without an answer, oldest first; otherwise all, newest first. */
        waiting: z.stringbool().default(true),
        product_id: Id.optional(),
        mb_id: z.string().max(40).optional(),
        keyword: z.string().trim().max(60).optional(),
      }),
      reply: keysetOf(StaffInquiry),
    }),
    answer: endpoint({
      method: 'PUT',
      path: `${staffPath}/:id/answer`,
      summary: '상품 문의에 답하기',
      access: staff,
      params: id,
      body: z.object({ answer: z.string().trim().min(1, '내용을 입력해 주세요.').max(productInquiryLimits.answer) }),
      reply: StaffInquiry,
    }),
    hide: endpoint({
      method: 'POST',
      path: `${staffPath}/:id/hide`,
      summary: '이유를 적고 가리기',
      access: staff,
      params: id,
      body: z.object({ reason: z.string().trim().min(1, '이유를 적어 주세요.').max(productInquiryLimits.reason) }),
      reply: StaffInquiry,
    }),
    show: endpoint({
      method: 'POST',
      path: `${staffPath}/:id/show`,
      summary: '다시 공개',
      access: staff,
      params: id,
      reply: StaffInquiry,
    }),
  },
}
