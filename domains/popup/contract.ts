import { endpoint } from '@sillage/kit/endpoint.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { popupDevices, popupTypes } from './words.ts'

export const Popup = z
  .object({
    id: z.int(),
    type: z.enum(popupTypes),
    active: z.boolean(),
    title: z.string(),
    title_en: z.string(),
    thumbnail_ko: Picture,
    thumbnail_en: Picture.nullable(),
    link: z.string(),
    link_en: z.string(),
    device: z.enum(popupDevices),
  })
  .meta({ id: 'Popup' })
export type Popup = z.output<typeof Popup>

const flag = z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] })

export const popup = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/popup',
    summary: '팝업 목록',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['popup'] },
    query: pageQuery({ sort: ['position', 'id'], order: 'asc', filters: { active: flag.default(true) } }),
    reply: pageOf(Popup),
  }),
}
