import { FileContent } from '@sillage/kit/attachment.ts'
import { endpoint, type FileRules } from '@sillage/kit/endpoint.ts'
import { keysetOf, keysetQuery } from '@sillage/kit/keyset.ts'
import { limits } from '@sillage/kit/limits.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Id, Instant, Message, Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { someIds } from '../catalog/fields.ts'
import { ProductName } from '../catalog/name-contract.ts'
import { reviewLimits, reviewSorts } from './words.ts'

export const Review = z
  .object({
    id: z.int(),
    product_id: z.int(),
    /** Null once the product is no longer shown. */
    product: ProductName.nullable(),
    /** Masked; empty where the member has left. */
    author: z.string(),
    stars: z.int(),
    body: z.string(),
    option_name: z.string(),
    option_name_en: z.string(),
    photos: z.array(Picture),
    helpful: z.int(),
    reply: z.string().nullable(),
    replied_at: Instant.nullable(),
    created_at: Instant,
  })
  .meta({ id: 'Review' })
export type Review = z.output<typeof Review>

export const ListedReview = Review.extend({
  /** Written in Korean, and a reader of English can ask for a translation. */
  translatable: z.boolean(),
}).meta({ id: 'ListedReview' })
export type ListedReview = z.output<typeof ListedReview>

export const MyReview = Review.extend({
  order_line_id: z.int(),
  /** Why no one else sees it; null where everyone does. */
  hidden_reason: z.string().nullable(),
}).meta({ id: 'MyReview' })
export type MyReview = z.output<typeof MyReview>

export const ReviewSummary = z
  .object({
    average: z.number(),
    count: z.int(),
    /** How many gave one star, two, up to five. */
    spread: z.array(z.int()).length(5),
    /** How many reviews have pictures, and the newest of these. */
    photos: z.int(),
    strip: z.array(z.object({ review_id: z.int(), picture: Picture })),
  })
  .meta({ id: 'ReviewSummary' })
export type ReviewSummary = z.output<typeof ReviewSummary>

/** A delivered line no one has spoken of yet. */
export const Unreviewed = z
  .object({
    order_line_id: z.int(),
    product_id: z.int(),
    product: ProductName.nullable(),
    name: z.string(),
    name_en: z.string(),
    option_name: z.string(),
    option_name_en: z.string(),
    delivered_at: Instant.nullable(),
    /** The points a review earns; null where an order earns none. */
    points: z.object({ text: z.int(), photo: z.int() }).nullable(),
  })
  .meta({ id: 'Unreviewed' })
export type Unreviewed = z.output<typeof Unreviewed>

const path = '/api/v1/reviews'
const id = z.object({ id: Id })
const perPage = limits.paging.board_per_page
const cache = { audience: 'everyone', tags: ['reviews:{product_id}'] } as const
const product_id = Id.optional()

/** Forms carry texts: a star not chosen comes as 0 or as nothing. */
const words = {
  stars: z.coerce.number('별점을 골라 주세요.').int().min(1, '별점을 골라 주세요.').max(5),
  body: z
    .string()
    .trim()
    .min(reviewLimits.body_min, '리뷰는 10자 이상 써 주세요.')
    .max(reviewLimits.body, '리뷰는 2,000자까지 쓸 수 있어요.'),
}
const files = {
  photos: { max: reviewLimits.photos, mb: reviewLimits.photo_mb, kinds: ['image'] },
} as const satisfies FileRules

const staff = staffWith('reviews')
const StaffReview = MyReview.extend({ mb_id: z.string(), mb_name: z.string() })
export type StaffReview = z.output<typeof StaffReview>
const reason = z.string().trim().min(1, '이유를 적어 주세요.').max(reviewLimits.reason)

export const review = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '리뷰 목록 (상품별 또는 전체)',
    access: 'anyone',
    cache,
    query: pageQuery({
      sort: reviewSorts,
      per_page: perPage,
      // `first` puts reviews in that language before the others, the newest of each first.
      filters: { product_id, photo: z.stringbool().optional(), first: z.enum(['en']).optional() },
    }),
    reply: pageOf(ListedReview),
  }),
  summary: endpoint({
    method: 'GET',
    path: `${path}/summary`,
    summary: '평균 별점과 분포',
    access: 'anyone',
    cache,
    query: z.object({ product_id }),
    reply: ReviewSummary,
  }),
  /** What a list everyone shares cannot say: which of its reviews are one's own, which one found helpful. */
  personal: endpoint({
    method: 'GET',
    path: `${path}/personal`,
    summary: '이 중 내 리뷰와 도움이 됐다고 누른 리뷰',
    access: 'owner',
    query: z.object({
      ids: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9})*$/)
        .transform((text) => [...new Set(text.split(',').map(Number))])
        .refine((ids) => ids.length <= limits.paging.per_page_max),
    }),
    reply: z.object({ mine: z.array(z.int()), voted: z.array(z.int()) }),
  }),
  mine: endpoint({
    method: 'GET',
    path: `${path}/mine`,
    summary: '내가 쓴 리뷰',
    access: 'owner',
    query: pageQuery({ sort: ['id'], per_page: perPage, filters: { id: Id.optional() } }),
    reply: pageOf(MyReview),
  }),
  toWrite: endpoint({
    method: 'GET',
    path: `${path}/to-write`,
    summary: '쓸 수 있는 리뷰',
    access: 'owner',
    query: pageQuery({
      sort: ['id'],
      per_page: perPage,
      filters: { product_id, order_line_ids: someIds(limits.paging.per_page_max).optional() },
    }),
    reply: pageOf(Unreviewed),
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: '리뷰 쓰기 (받아 본 상품, 한 번)',
    access: 'owner',
    body: z.object({ order_line_id: Id, ...words }),
    files,
    reply: MyReview,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: '내 리뷰 고치기',
    access: 'owner',
    params: id,
    // The addresses of pictures that stay.
    body: z.object({ ...words, keep: z.array(z.string()).max(reviewLimits.photos).default([]) }),
    files,
    reply: MyReview,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: '내 리뷰 지우기',
    access: 'owner',
    params: id,
    reply: Message,
  }),
  vote: endpoint({
    method: 'PUT',
    path: `${path}/:id/helpful`,
    summary: '도움이 됐어요 누르기와 취소',
    access: 'member',
    params: id,
    body: z.object({ helpful: z.boolean() }),
    reply: z.object({ id: z.int(), helpful: z.int(), voted: z.boolean() }),
  }),
  /** Null stands for what is English already, and for a reply that is not there. */
  translation: endpoint({
    method: 'POST',
    path: `${path}/:id/translation`,
    summary: '리뷰와 답글을 영어로 옮기기',
    access: 'anyone',
    params: id,
    reply: z.object({ body: z.string().nullable(), reply: z.string().nullable() }),
  }),
  photo: endpoint({
    method: 'GET',
    path: '/api/v1/review-photos/:id',
    summary: '리뷰 사진 (보이는 리뷰만)',
    access: 'anyone',
    sends: 'file',
    params: z.object({ id: z.uuid() }),
    reply: FileContent,
  }),
  staff: {
    list: endpoint({
      method: 'GET',
      path: '/api/v1/staff/reviews',
      summary: '리뷰 목록 (직원)',
      access: staff,
      query: keysetQuery({
        hidden: z.stringbool().optional(),
        /** Shown, and without a reply. */
        unanswered: z.stringbool().optional(),
        stars: z.coerce.number().int().min(1).max(5).optional(),
        photo: z.stringbool().optional(),
        product_id,
        mb_id: z.string().max(40).optional(),
        keyword: z.string().trim().max(60).optional(),
      }),
      reply: keysetOf(StaffReview),
    }),
    reply: endpoint({
      method: 'PUT',
      path: '/api/v1/staff/reviews/:id/reply',
      summary: '리뷰에 답글 (비우면 삭제)',
      access: staff,
      params: id,
      body: z.object({ reply: z.string().trim().max(reviewLimits.reply) }),
      reply: StaffReview,
    }),
    hide: endpoint({
      method: 'POST',
      path: '/api/v1/staff/reviews/:id/hide',
      summary: '이유를 적고 가리기',
      access: staff,
      params: id,
      body: z.object({ reason, revoke_points: z.boolean().default(false) }),
      reply: StaffReview,
    }),
    show: endpoint({
      method: 'POST',
      path: '/api/v1/staff/reviews/:id/show',
      summary: '다시 공개',
      access: staff,
      params: id,
      reply: StaffReview,
    }),
  },
}
