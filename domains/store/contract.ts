import { endpoint } from '@sillage/kit/endpoint.ts'
import { BasedOn, Id, Message, Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { PickupStore } from './fields.ts'
import { storeLimits } from './words.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, '시간을 확인해 주세요.')
const Opening = z
  .object({ day: z.int().min(0).max(6), open: time, close: time })
  .refine(({ open, close }) => open < close, { path: ['close'], message: '닫는 시간이 여는 시간보다 빨라요.' })

const opening = z
  .array(Opening)
  .max(7)
  .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, '한 요일을 두 번 적었어요.')

export const Store = PickupStore.extend({
  directions: z.string(),
  directions_en: z.string(),
  tel: z.string(),
  opening: z.array(z.object({ day: z.int(), open: z.string(), close: z.string() })),
  /** Days on which it stays closed whatever its hours say. */
  closed_days: z.array(z.string()),
  lat: z.number(),
  lng: z.number(),
  pickup: z.boolean(),
  pictures: z.array(Picture),
}).meta({ id: 'Store' })
export type Store = z.output<typeof Store>

const StaffStore = Store.extend({ hidden: z.boolean(), position: z.int(), version: z.string() }).meta({
  id: 'StaffStore',
})
export type StaffStore = z.output<typeof StaffStore>

const text = (max: number) => z.string().trim().min(1, '필수로 입력해 주세요.').max(max, '너무 길어요.')
const form = z.object({
  name: text(storeLimits.name),
  name_en: text(storeLimits.name),
  address: text(storeLimits.text),
  address_en: text(storeLimits.text),
  directions: z.string().trim().max(storeLimits.text, '너무 길어요.').default(''),
  directions_en: z.string().trim().max(storeLimits.text, '너무 길어요.').default(''),
  tel: z
    .string()
    .trim()
    .regex(/^[\d+-]{8,20}$/, '전화번호를 확인해 주세요.'),
  hours: text(storeLimits.text),
  hours_en: text(storeLimits.text),
  opening,
  closed_days: z.array(z.iso.date('날짜를 확인해 주세요.')).max(storeLimits.closed_days).default([]),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  pickup: z.boolean().default(true),
  position: z.int().min(0).max(1_000).default(0),
})

const params = z.object({ id: Id })
const staff = staffWith('stores')
const staffPath = '/api/v1/staff/stores'

export const store = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/stores',
    summary: '매장 안내',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['stores'] },
    reply: z.array(Store),
  }),
  staff: {
    list: endpoint({
      method: 'GET',
      path: staffPath,
      summary: '매장 목록 (숨긴 매장도)',
      access: staff,
      reply: z.array(StaffStore),
    }),
    create: endpoint({
      method: 'POST',
      path: staffPath,
      summary: '매장 더하기',
      access: staff,
      body: form,
      reply: StaffStore,
    }),
    change: endpoint({
      method: 'PUT',
      path: `${staffPath}/:id`,
      summary: '매장 고치기',
      access: staff,
      params,
      query: BasedOn,
      body: form,
      reply: StaffStore,
    }),
    /** A hidden store is shown to no one and offers no pickup; orders that name it still say where they wait. */
    hide: endpoint({
      method: 'PUT',
      path: `${staffPath}/:id/hidden`,
      summary: '매장 숨기기와 보이기',
      access: staff,
      params,
      body: z.object({ hidden: z.boolean() }),
      reply: StaffStore,
    }),
    addPictures: endpoint({
      method: 'POST',
      path: `${staffPath}/:id/pictures`,
      summary: '매장 사진 더하기',
      access: staff,
      params,
      files: { pictures: { max: storeLimits.pictures, mb: storeLimits.picture_mb, kinds: ['image'] } },
      reply: StaffStore,
    }),
    removePicture: endpoint({
      method: 'DELETE',
      path: `${staffPath}/:id/pictures`,
      summary: '매장 사진 빼기',
      access: staff,
      params,
      body: z.object({ src: z.string().max(300) }),
      reply: Message,
    }),
  },
}
