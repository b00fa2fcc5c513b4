import { endpoint } from '@sillage/kit/endpoint.ts'
import { Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'

const sent = {
  files: { pictures: { max: 10, mb: 20, kinds: ['image'] } },
  reply: z.array(Picture),
} as const

/** Pictures that staff upload. Stored once; a product, a recipe or a popup then names it. */
export const staffPictures = {
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/staff/pictures',
    summary: '상품 사진 올리기',
    access: staffWith('products'),
    ...sent,
  }),
  /** The same for those who write contents and never touch a product. */
  uploadForContent: endpoint({
    method: 'POST',
    path: '/api/v1/staff/content/pictures',
    summary: '콘텐츠와 팝업의 사진 올리기',
    access: staffWith('content'),
    ...sent,
  }),
}
