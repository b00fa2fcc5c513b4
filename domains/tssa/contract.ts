import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id, Instant, Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { ProductCard } from '../catalog/contract.ts'
import { Prices } from '../catalog/fields.ts'
import { offerLimits } from '../catalog/words.ts'
import { ClassSession, RequiredClass } from '../course/fields.ts'
import { courseFormats, courseLevels } from '../course/words.ts'

const Named = z.object({ name: z.string(), name_en: z.string() })
const Described = Named.extend({ text: z.string(), text_en: z.string() })

const CourseFacts = z.object({
  product_id: z.int(),
  title: z.string(),
  title_en: z.string(),
  level: z.enum(courseLevels),
  format: z.enum(courseFormats),
  weeks: z.int(),
  minutes: z.int(),
  /** Of these one has to be completed first; none where everyone may come. */
  required: z.array(RequiredClass),
  sessions: z.array(ClassSession),
})

/** A course in the list of classes. */
export const CourseCard = CourseFacts.extend({
  studio: z.string(),
  studio_en: z.string(),
  picture: Picture,
  price: Prices,
}).meta({ id: 'CourseCard' })
export type CourseCard = z.output<typeof CourseCard>

/** What a class page says beside its product. */
export const Course = CourseFacts.extend({
  makes: z.array(Described),
  /** One entry for each meeting. */
  syllabus: z.array(Described),
  included: z.array(Named),
  bring: z.array(Named),
  /** Materials that are sent before the first day. */
  kit: Named.nullable(),
  why: z.object({ text: z.string(), text_en: z.string() }).nullable(),
}).meta({ id: 'Course' })
export type Course = z.output<typeof Course>

/** One meeting in the month's calendar. */
export const CalendarMeeting = z
  .object({
    id: z.int(),
    session_id: z.int(),
    product_id: z.int(),
    title: z.string(),
    title_en: z.string(),
    position: z.int(),
    weeks: z.int(),
    starts_at: Instant,
    is_over: z.boolean(),
    seats: z.int(),
    seats_left: z.int(),
    studio_id: z.int().nullable(),
    studio: z.string(),
    studio_en: z.string(),
  })
  .meta({ id: 'CalendarMeeting' })
export type CalendarMeeting = z.output<typeof CalendarMeeting>

export const Studio = z
  .object({
    id: z.int(),
    name: z.string(),
    name_en: z.string(),
    about: z.string(),
    about_en: z.string(),
    address: z.string(),
    address_en: z.string(),
    hours: z.string(),
    hours_en: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    equipment: z.array(Named),
    picture: z.string(),
    rooms: z.array(
      Named.extend({ id: z.int(), seats: z.int(), rent_krw: z.int().nullable(), rent_usd: z.int().nullable() }),
    ),
    courses: z.array(z.object({ product_id: z.int(), title: z.string(), title_en: z.string() })),
  })
  .meta({ id: 'Studio' })
export type Studio = z.output<typeof Studio>

const Teacher = Named.extend({ id: z.int(), about: z.string(), about_en: z.string() })

/** What a graduate made. */
export const Work = z
  .object({
    title: z.string(),
    title_en: z.string(),
    text: z.string(),
    text_en: z.string(),
    picture: Picture,
  })
  .meta({ id: 'Work' })
export type Work = z.output<typeof Work>

const cache = { audience: 'everyone', tags: ['tssa', 'products'] } as const

/** What everyone may know about the school. */
export const tssa = {
  upcoming: endpoint({
    method: 'GET',
    path: '/api/v1/tssa/sessions',
    summary: '곧 시작하는 수업',
    access: 'anyone',
    cache,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(offerLimits.values).default(3),
      /** Of one course only. */
      product_id: Id.optional(),
    }),
    reply: z.array(ClassSession),
  }),
  courses: endpoint({
    method: 'GET',
    path: '/api/v1/tssa/courses',
    summary: '수업 목록',
    access: 'anyone',
    cache,
    reply: z.array(CourseCard),
  }),
  course: endpoint({
    method: 'GET',
    path: '/api/v1/tssa/courses/:product_id',
    summary: '수업 상세: 회차, 준비물, 강의 계획',
    access: 'anyone',
    cache,
    params: z.object({ product_id: Id }),
    /** Null for a product that is no class. */
    reply: Course.nullable(),
  }),
  month: endpoint({
    method: 'GET',
    path: '/api/v1/tssa/months/:month',
    summary: '한 달의 수업',
    access: 'anyone',
    cache,
    params: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, '월은 2026-11처럼 적어 주세요.') }),
    reply: z.array(CalendarMeeting),
  }),
  studios: endpoint({
    method: 'GET',
    path: '/api/v1/tssa/studios',
    summary: '스튜디오와 강사',
    access: 'anyone',
    cache,
    reply: z.object({ studios: z.array(Studio), teachers: z.array(Teacher) }),
  }),
  works: endpoint({
    method: 'GET',
    path: '/api/v1/tssa/works',
    summary: '수료생 작품',
    access: 'anyone',
    cache,
    reply: z.array(Work),
  }),
  required: endpoint({
    method: 'GET',
    path: '/api/v1/tssa/products/:product_id/required',
    summary: '이 상품을 여는 수업',
    access: 'anyone',
    cache,
    params: z.object({ product_id: Id }),
    reply: z.array(RequiredClass),
  }),
  holders: endpoint({
    method: 'GET',
    path: '/api/v1/tssa/holders',
    summary: '수료증이 있어야 살 수 있는 상품과, 그것을 여는 수업',
    access: 'anyone',
    cache,
    /** Goods alone: classes say it on their own cards. */
    reply: z.array(z.object({ product: ProductCard, required: z.array(RequiredClass) })),
  }),
}
