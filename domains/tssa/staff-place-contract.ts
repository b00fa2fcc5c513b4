import { endpoint } from '@sillage/kit/endpoint.ts'
import { BasedOn, Id } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'

const access = staffWith('classes')
const root = '/api/v1/staff/tssa'
const params = z.object({ id: Id })

const words = (max: number) => z.string().trim().max(max, `${max}자까지 적을 수 있어요.`)
const needed = (max: number) => words(max).min(1, '한국어와 영어를 모두 적어 주세요.')
const rent = (max: number) => z.int().min(0, '대여료를 확인해 주세요.').max(max).nullable()

const RoomForm = z.object({
  /** Null for a room that is added. */
  id: z.int().nullable(),
  name: needed(60),
  name_en: needed(60),
  seats: z.int('정원을 적어 주세요.').min(1, '정원은 1명 이상이어야 해요.').max(200),
  /** For an hour; null where it is not rented out. */
  rent_krw: rent(10_000_000),
  rent_usd: rent(1_000_000),
})

const studioForm = {
  name: needed(60),
  name_en: needed(60),
  about: words(300),
  about_en: words(300),
  address: needed(200),
  address_en: needed(200),
  hours: words(100),
  hours_en: words(100),
  latitude: z.number('위도를 적어 주세요.').min(-90).max(90),
  longitude: z.number('경도를 적어 주세요.').min(-180).max(180),
  equipment: z.array(z.object({ name: needed(100), name_en: needed(100) })).max(30),
  rooms: z.array(RoomForm).max(30),
}

const teacherForm = {
  /** What they teach: pages never name a person. */
  name: needed(60),
  name_en: needed(60),
  about: words(300),
  about_en: words(300),
  /** The account, where it is someone of the staff. */
  staff_id: z.string().max(60).nullable(),
  active: z.boolean(),
}

const StaffStudio = z.object({ ...studioForm, id: z.int(), version: z.string() }).meta({ id: 'StaffStudio' })
export type StaffStudio = z.output<typeof StaffStudio>

const StaffTeacher = z
  .object({
    ...teacherForm,
    id: z.int(),
    version: z.string(),
    staff_name: z.string(),
    /** Sessions to come. */
    sessions: z.int(),
  })
  .meta({ id: 'StaffTeacher' })
export type StaffTeacher = z.output<typeof StaffTeacher>

const Places = z.object({
  studios: z.array(StaffStudio),
  teachers: z.array(StaffTeacher),
  /** Accounts that a teacher can be. */
  accounts: z.array(z.object({ mb_id: z.string(), name: z.string() })),
})

/** Where classes meet and who teaches them. */
export const staffPlaces = {
  list: endpoint({
    method: 'GET',
    path: `${root}/places`,
    summary: '스튜디오, 방, 강사',
    access,
    reply: Places,
  }),
  addStudio: endpoint({
    method: 'POST',
    path: `${root}/studios`,
    summary: '스튜디오 더하기',
    access,
    body: z.object(studioForm),
    reply: Places,
  }),
  changeStudio: endpoint({
    method: 'PUT',
    path: `${root}/studios/:id`,
    summary: '스튜디오와 방 고치기',
    access,
    params,
    query: BasedOn,
    body: z.object(studioForm),
    reply: Places,
  }),
  addTeacher: endpoint({
    method: 'POST',
    path: `${root}/teachers`,
    summary: '강사 더하기',
    access,
    body: z.object(teacherForm),
    reply: Places,
  }),
  changeTeacher: endpoint({
    method: 'PUT',
    path: `${root}/teachers/:id`,
    summary: '강사 고치기',
    access,
    params,
    query: BasedOn,
    body: z.object(teacherForm),
    reply: Places,
  }),
}
