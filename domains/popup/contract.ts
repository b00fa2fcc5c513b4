import { endpoint } from '@sillage/kit/endpoint.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { BasedOn, Day, Id, Picture, UploadedPicture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { isAllowedLink } from '../content/cms-link.ts'
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

const title = z.string().trim().max(80, '제목은 80자까지 쓸 수 있어요.')
const link = z
  .string()
  .trim()
  .refine((text) => text === '' || isAllowedLink(text), {
    message: '쓸 수 없는 링크가 있어요. /로 시작하는 주소나 https 주소를 써 주세요.',
  })

/** What staff write of a popup. Its period is in whole days of Seoul, both ends included. */
const PopupForm = z
  .object({
    type: z.enum(popupTypes),
    title: title.min(1, '제목을 입력해 주세요.'),
    title_en: title.default(''),
    thumbnail_ko: UploadedPicture,
    thumbnail_en: UploadedPicture.nullable().default(null),
    link: link.default(''),
    link_en: link.default(''),
    device: z.enum(popupDevices).default('all'),
    /** One that is not active is a draft, which only staff see. */
    active: z.boolean().default(true),
    starts_on: Day.nullable().default(null),
    ends_on: Day.nullable().default(null),
  })
  .refine(({ starts_on, ends_on }) => !starts_on || !ends_on || starts_on <= ends_on, {
    path: ['ends_on'],
    message: '종료 시각이 시작 시각보다 빨라요.',
  })
const PopupRow = z.object({
  ...PopupForm.shape,
  id: z.int(),
  position: z.int(),
  version: z.string(),
})

export type PopupRow = z.output<typeof PopupRow>

const staff = staffWith('content')
const path = '/api/v1/staff/popups'
const params = z.object({ id: Id })

const staffCalls = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '팝업 모두 보기',
    access: staff,
    /** All of them: there are as many as can be put in order. */
    reply: z.object({ data: z.array(PopupRow) }),
  }),
  add: endpoint({
    method: 'POST',
    path,
    summary: '팝업 만들기',
    access: staff,
    body: PopupForm,
    reply: PopupRow,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: '팝업 고치기',
    access: staff,
    params,
    query: BasedOn,
    body: PopupForm,
    reply: PopupRow,
  }),
  switch: endpoint({
    method: 'PUT',
    path: `${path}/:id/active`,
    summary: '팝업 게시하기와 초안으로 돌리기',
    access: staff,
    params,
    body: z.object({ active: z.boolean() }),
    reply: PopupRow,
  }),
  order: endpoint({
    method: 'POST',
    path: `${path}/order`,
    summary: '팝업 순서 정하기',
    access: staff,
    body: z.object({ ids: z.array(Id).max(500) }),
    reply: z.object({ ids: z.array(z.int()) }),
  }),
}

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
  staff: staffCalls,
}
