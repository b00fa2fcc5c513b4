import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id, Picture, UploadedPicture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { orderedMax } from './words.ts'

const staff = staffWith('products')
const path = '/api/v1/staff/categories'
const params = z.object({ category_id: Id })

const name = z.string().trim().min(1, '내용을 입력해 주세요.').max(40, '내용이 너무 길어요.')
const lead = z.string().trim().max(200, '내용이 너무 길어요.')
/** Where among its neighbours, counted from 0; past the end is the end. */
const position = z.int().min(0).max(1_000)

export const CategoryWords = z
  .object({
    id: z.int(),
    name: z.string(),
    name_en: z.string(),
    lead: z.string(),
    lead_en: z.string(),
    picture: Picture.nullable(),
  })
  .meta({ id: 'CategoryWords' })

/** A category as the console has it. Its id stays for ever: addresses name it. */
const CategorySheet = CategoryWords.extend({
  parent_id: z.int().nullable(),
  position: z.int(),
  hidden: z.boolean(),
}).meta({ id: 'CategorySheet' })
export type CategorySheet = z.output<typeof CategorySheet>

const CategoryForm = z.object({
  name,
  name_en: name,
  lead,
  lead_en: lead,
  picture: UploadedPicture.nullable(),
  hidden: z.boolean(),
})
export type CategoryForm = z.output<typeof CategoryForm>

/** What staff do with the tree. It is never cut: what is not wanted is hidden, with all below it. */
export const categoryEditing = {
  listCategories: endpoint({
    method: 'GET',
    path,
    summary: '모든 카테고리 (숨긴 것까지)',
    access: staff,
    reply: z.array(CategorySheet),
  }),
  createCategory: endpoint({
    method: 'POST',
    path,
    summary: '카테고리 만들기',
    access: staff,
    body: CategoryForm.partial({ lead: true, lead_en: true, picture: true, hidden: true }).extend({
      parent_id: Id.nullable(),
      position: position.optional(),
    }),
    reply: CategorySheet,
  }),
  changeCategory: endpoint({
    method: 'PUT',
    path: `${path}/:category_id`,
    summary: '카테고리 이름과 소개 고치기, 숨기기',
    access: staff,
    params,
    body: CategoryForm.partial(),
    reply: CategorySheet,
  }),
  /** Which products come first on its page, in which order; all others follow, the newest first. */
  showOrder: endpoint({
    method: 'GET',
    path: `${path}/:category_id/order`,
    summary: '카테고리의 상품 순서',
    access: staff,
    params,
    reply: z.object({ product_ids: z.array(z.int()) }),
  }),
  saveOrder: endpoint({
    method: 'PUT',
    path: `${path}/:category_id/order`,
    summary: '카테고리의 상품 순서 정하기',
    access: staff,
    params,
    body: z.object({
      product_ids: z.array(Id).max(orderedMax, '순서는 상품 100개까지 정할 수 있어요.'),
      /** The order that was read: what someone else saved meanwhile is not overwritten. */
      was: z.array(Id).max(orderedMax),
    }),
    reply: z.object({ product_ids: z.array(z.int()) }),
  }),
  moveCategory: endpoint({
    method: 'PUT',
    path: `${path}/:category_id/place`,
    summary: '카테고리 옮기기',
    access: staff,
    params,
    body: z.object({ parent_id: Id.nullable(), position }),
    reply: CategorySheet,
  }),
}
