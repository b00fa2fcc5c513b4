import { endpoint } from '@sillage/kit/endpoint.ts'
import { keysetOf, keysetQuery } from '@sillage/kit/keyset.ts'
import { Id, Instant, Message, Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { picturePlaceNames } from './words.ts'

const words = z.string().trim().max(150, '150자까지 쓸 수 있어요.')

const PictureForm = z.object({ name: words, alt: words.default(''), alt_en: words.default('') })

/** A few of the places that show a picture. */
const Use = z.object({ place: z.enum(picturePlaceNames), id: z.string(), title: z.string() })
export type PictureUse = z.output<typeof Use>

export const LibraryPicture = z
  .object({
    id: z.int(),
    picture: Picture,
    ...PictureForm.shape,
    created_at: Instant,
    uses: z.array(Use),
    version: z.string(),
  })
  .meta({ id: 'LibraryPicture' })
export type LibraryPicture = z.output<typeof LibraryPicture>

const content = staffWith('content')
const path = '/api/v1/staff/library-pictures'
const params = z.object({ id: Id })
const list = {
  method: 'GET',
  query: keysetQuery({
    /** Part of the name or of what is seen on it. */
    keyword: z.string().trim().max(60).optional(),
    used: z.stringbool().optional(),
  }),
  reply: keysetOf(LibraryPicture),
} as const

/** All pictures that staff uploaded or the shop shows, the newest first, and where each is shown. */
export const pictureLibrary = {
  list: endpoint({ ...list, path, summary: '사진 라이브러리', access: content }),
  /** The same for those who write products and no contents. */
  listForProducts: endpoint({
    ...list,
    path: '/api/v1/staff/product-pictures',
    summary: '상품에 쓸 사진 라이브러리',
    access: staffWith('products'),
  }),
  upload: endpoint({
    method: 'POST',
    path,
    summary: '사진 라이브러리에 올리기',
    access: content,
    files: { pictures: { max: 10, mb: 20, kinds: ['image'] } },
    reply: z.array(Picture),
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: '라이브러리 사진의 이름과 설명 고치기',
    access: content,
    params,
    query: z.object({ based_on: z.string().max(16).optional() }),
    body: PictureForm.extend({ name: words.min(1, '이름을 입력해 주세요.') }),
    reply: LibraryPicture,
  }),
  /** Refused while anything shows it. */
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: '쓰지 않는 사진 지우기',
    access: content,
    params,
    reply: Message,
  }),
}
