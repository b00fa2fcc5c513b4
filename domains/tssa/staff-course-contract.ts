import { endpoint } from '@sillage/kit/endpoint.ts'
import { keysetOf, keysetQuery } from '@sillage/kit/keyset.ts'
import { Id, Instant, UploadedPicture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { courseFormats, courseLevels } from '../course/words.ts'
import { courierNames } from '../shipping/couriers.ts'
import { Work } from './contract.ts'

const access = staffWith('classes')
const root = '/api/v1/staff/tssa'
const course = z.object({ product_id: Id })

const words = (max: number) => z.string().trim().max(max, `${max}자까지 적을 수 있어요.`)
const needed = (max: number) => words(max).min(1, '한국어와 영어를 모두 적어 주세요.')
const Named = z.object({ name: needed(200), name_en: needed(200) })
const Described = Named.extend({ text: words(1000), text_en: words(1000) })
const ids = z.array(Id).max(50)

const courseForm = {
  title: needed(100),
  title_en: needed(100),
  level: z.enum(courseLevels),
  format: z.enum(courseFormats),
  weeks: z.int('수업 횟수를 적어 주세요.').min(1).max(52),
  minutes: z.int('1회 수업 시간(분)을 적어 주세요.').min(10).max(600),
  studio: needed(100),
  studio_en: needed(100),
  makes: z.array(Described).max(20),
  syllabus: z.array(Described).max(52),
  included: z.array(Named).max(30),
  bring: z.array(Named).max(30),
  /** Materials that are sent before the first day; empty where everything is at the studio. */
  kit: words(100),
  kit_en: words(100),
  why: words(500),
  why_en: words(500),
  /** Of these classes one has to be completed first. */
  required: ids,
  /** Products and classes that a certificate of this course opens. */
  opens: ids,
}

const StaffMaterial = z.object({
  id: z.int(),
  title: z.string(),
  title_en: z.string(),
  meeting: z.int(),
  name: z.string(),
  size: z.int(),
})

const StaffCourse = z
  .object({ ...courseForm, product_id: z.int(), version: z.int(), materials: z.array(StaffMaterial) })
  .meta({ id: 'StaffCourse' })
export type StaffCourse = z.output<typeof StaffCourse>

const StaffMeeting = z
  .object({
    id: z.int(),
    session_id: z.int(),
    title: z.string(),
    title_en: z.string(),
    position: z.int(),
    weeks: z.int(),
    starts_at: Instant,
    ends_at: Instant,
    room_id: z.int().nullable(),
    teacher_id: z.int().nullable(),
  })
  .meta({ id: 'StaffMeeting' })
export type StaffMeeting = z.output<typeof StaffMeeting>

const StaffCertificate = z
  .object({
    id: z.int(),
    number: z.string(),
    name: z.string(),
    title: z.string(),
    title_en: z.string(),
    level: z.enum(courseLevels),
    issued_at: Instant,
    revoked_at: Instant.nullable(),
    revoke_reason: z.string(),
  })
  .meta({ id: 'StaffCertificate' })
export type StaffCertificate = z.output<typeof StaffCertificate>

/** What staff do with courses, their files and certificates. */
export const staffCourses = {
  list: endpoint({
    method: 'GET',
    path: `${root}/courses`,
    summary: '강좌 목록',
    access,
    reply: z.object({
      courses: z.array(
        z.object({
          product_id: z.int(),
          title: z.string(),
          title_en: z.string(),
          level: z.enum(courseLevels),
          format: z.enum(courseFormats),
          weeks: z.int(),
          minutes: z.int(),
          /** Sessions to come. */
          sessions: z.int(),
          certificates: z.int(),
          has_kit: z.boolean(),
        }),
      ),
      /** Products sold as classes that say nothing about their course yet. */
      without_course: z.array(z.object({ product_id: z.int(), name: z.string(), name_en: z.string() })),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${root}/courses/:product_id`,
    summary: '강좌',
    access,
    params: course,
    reply: StaffCourse,
  }),
  create: endpoint({
    method: 'POST',
    path: `${root}/courses`,
    summary: '강좌 만들기',
    access,
    body: z.object({ ...courseForm, product_id: Id }),
    reply: StaffCourse,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${root}/courses/:product_id`,
    summary: '강좌 고치기',
    access,
    params: course,
    body: z.object({ ...courseForm, version: z.int() }),
    reply: StaffCourse,
  }),
  addMaterial: endpoint({
    method: 'POST',
    path: `${root}/courses/:product_id/materials`,
    summary: '수업 자료 올리기',
    access,
    params: course,
    body: z.object({
      title: needed(100),
      title_en: needed(100),
      meeting: z.coerce.number().int().min(1).max(52).default(1),
    }),
    files: { file: { max: 1, mb: 20, kinds: ['image', 'pdf'] } },
    reply: StaffCourse,
  }),
  removeMaterial: endpoint({
    method: 'DELETE',
    path: `${root}/materials/:id`,
    summary: '수업 자료 지우기',
    access,
    params: z.object({ id: Id }),
    reply: StaffCourse,
  }),
  meetings: endpoint({
    method: 'GET',
    path: `${root}/meetings`,
    summary: '방과 강사별 수업',
    access,
    query: z.object({ week: z.iso.date('날짜를 확인해 주세요.').regex(/^20/, '날짜를 확인해 주세요.') }),
    reply: z.array(StaffMeeting),
  }),
  sendKit: endpoint({
    method: 'PUT',
    path: `${root}/kits/:line_id`,
    summary: '재료 키트 보냄',
    access,
    params: z.object({ line_id: Id }),
    body: z.object({
      courier: z.enum(courierNames),
      tracking_no: z.string().trim().min(1, '송장 번호를 적어 주세요.').max(30),
    }),
    reply: z.object({ line_id: z.int(), sent_at: Instant }),
  }),
  certificates: endpoint({
    method: 'GET',
    path: `${root}/certificates`,
    summary: '수료증 목록',
    access,
    query: keysetQuery({ keyword: z.string().trim().max(40).optional() }),
    reply: keysetOf(StaffCertificate),
  }),
  ready: endpoint({
    method: 'GET',
    path: `${root}/certificates/ready`,
    summary: '수료증을 받을 사람이 있는 수업',
    access,
    reply: z.array(
      z.object({
        session_id: z.int(),
        title: z.string(),
        title_en: z.string(),
        starts_at: Instant,
        enrolment_ids: z.array(z.int()),
      }),
    ),
  }),
  works: endpoint({
    method: 'PUT',
    path: `${root}/works`,
    summary: '수료생의 작업 고치기',
    access: staffWith('content'),
    body: z.object({
      works: z
        .array(
          z.object({
            title: needed(60),
            title_en: needed(60),
            text: needed(200),
            text_en: needed(200),
            picture: UploadedPicture,
          }),
        )
        .max(12),
    }),
    reply: z.array(Work),
  }),
}
