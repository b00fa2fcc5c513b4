import { FileContent } from '@sillage/kit/attachment.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id, Instant, Picture } from '@sillage/kit/schemas.ts'

import { z } from 'zod'
import { classLimits, courseLevels, enrolmentStates } from '../course/words.ts'

const Participant = z.object({
  id: z.int(),
  /** Empty until someone names the participant. */
  name: z.string(),
  /** What the QR code says. */
  code: z.string(),
  state: z.enum(enrolmentStates),
  certificate: z.object({ number: z.string(), show_name: z.boolean(), revoked: z.boolean() }).nullable(),
})

const Material = z.object({
  id: z.int(),
  title: z.string(),
  title_en: z.string(),
  meeting: z.int(),
  size: z.int(),
  /** Null once it can be downloaded. */
  opens_at: Instant.nullable(),
})

/** A booking in one session, with its participants. */
export const MyClass = z
  .object({
    line_id: z.int(),
    order_id: z.int(),
    session_id: z.int(),
    product_id: z.int(),
    title: z.string(),
    title_en: z.string(),
    level: z.enum(courseLevels),
    weeks: z.int(),
    minutes: z.int(),
    picture: Picture.nullable(),
    studio: z.string(),
    studio_en: z.string(),
    room: z.string(),
    room_en: z.string(),
    address: z.string(),
    address_en: z.string(),
    map: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    bring: z.array(z.object({ name: z.string(), name_en: z.string() })),
    meetings: z.array(z.object({ starts_at: Instant, ends_at: Instant })),
    is_over: z.boolean(),
    /** Staff moved it, and the member has not answered yet. */
    asks_move: z.boolean(),
    transfer_until: Instant,
    can_transfer: z.boolean(),
    review_id: z.int().nullable(),
    participants: z.array(Participant),
    materials: z.array(Material),
    /** The parcel with materials; null where everything is at the studio. */
    kit: z
      .object({
        name: z.string(),
        name_en: z.string(),
        /** Empty where the seat came from the waiting list: then the address is asked here. */
        address: z.string(),
        sent_at: Instant.nullable(),
        courier: z.string(),
        tracking_no: z.string(),
        tracking_url: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'MyClass' })
export type MyClass = z.output<typeof MyClass>

export const ClassWait = z
  .object({
    id: z.int(),
    session_id: z.int(),
    product_id: z.int(),
    title: z.string(),
    title_en: z.string(),
    starts_at: Instant,
    studio: z.string(),
    studio_en: z.string(),
    /** How many are before this member. */
    before: z.int(),
    /** A seat is reserved: it is taken by paying the order in time. */
    offer: z.object({ order_id: z.int(), until: Instant }).nullable(),
  })
  .meta({ id: 'ClassWait' })
export type ClassWait = z.output<typeof ClassWait>

const line = z.object({ line_id: Id })
export const ParticipantName = z.object({
  name: z
    .string()
    .trim()
    .min(1, '참가자 이름을 적어 주세요.')
    .max(classLimits.participant_name, `이름은 ${classLimits.participant_name}자까지 적을 수 있어요.`),
})
export const MoveAnswer = z.object({ answer: z.enum(['agree', 'refund']) })
const number = z.object({ number: z.string().max(40) })

/** What a member does with booked classes. */
export const myClasses = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/my-classes',
    summary: '내가 신청한 수업',
    access: 'owner',
    reply: z.array(MyClass),
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/v1/my-classes/participants/:id',
    summary: '참가자 이름',
    access: 'owner',
    params: z.object({ id: Id }),
    body: ParticipantName,
    reply: z.array(MyClass),
  }),
  transfer: endpoint({
    method: 'POST',
    path: '/api/v1/my-classes/:line_id/transfer',
    summary: '다른 날짜로 옮기기',
    access: 'owner',
    params: line,
    body: z.object({ session_id: Id }),
    reply: z.array(MyClass),
  }),
  kitAddress: endpoint({
    method: 'PUT',
    path: '/api/v1/my-classes/:line_id/kit-address',
    summary: '재료 키트를 받을 주소',
    access: 'owner',
    params: line,
    body: z.object({
      name: z.string().trim().min(1, '받는 분 이름을 입력해 주세요.').max(40),
      hp: z
        .string()
        .trim()
        .regex(/^[\d -]{9,20}$/, '연락처를 확인해 주세요.'),
      zip: z.string().regex(/^\d{5}$/, '우편번호를 찾아 주세요.'),
      addr1: z.string().trim().min(1, '주소를 입력해 주세요.').max(200),
      addr2: z.string().trim().max(200).default(''),
    }),
    reply: z.array(MyClass),
  }),
  answerMove: endpoint({
    method: 'POST',
    path: '/api/v1/my-classes/:line_id/move-answer',
    summary: '바뀐 날짜에 답하기',
    access: 'owner',
    params: line,
    body: MoveAnswer,
    reply: z.array(MyClass),
  }),
  calendarFile: endpoint({
    method: 'GET',
    path: '/api/v1/my-classes/:line_id/calendar.ics',
    summary: '캘린더 파일',
    access: 'owner',
    params: line,
    sends: 'file',
    reply: FileContent,
  }),
  calendarAddress: endpoint({
    method: 'POST',
    path: '/api/v1/my-classes/calendar',
    summary: '캘린더 구독 주소 받기, 또는 새로 만들기',
    access: 'member',
    body: z.object({ renew: z.boolean().default(false) }),
    reply: z.object({ url: z.string() }),
  }),
  material: endpoint({
    method: 'GET',
    path: '/api/v1/my-classes/materials/:id',
    summary: '수업 자료 내려받기',
    access: 'member',
    params: z.object({ id: Id }),
    sends: 'file',
    reply: FileContent,
  }),
  waits: endpoint({
    method: 'GET',
    path: '/api/v1/my-classes/waits',
    summary: '대기 중인 수업',
    access: 'owner',
    reply: z.array(ClassWait),
  }),
  wait: endpoint({
    method: 'POST',
    path: '/api/v1/my-classes/waits',
    summary: '대기 신청',
    access: 'member',
    body: z.object({ session_id: Id }),
    reply: z.array(ClassWait),
  }),
  leaveWait: endpoint({
    method: 'DELETE',
    path: '/api/v1/my-classes/waits/:id',
    summary: '대기 취소',
    access: 'owner',
    params: z.object({ id: Id }),
    reply: z.array(ClassWait),
  }),
  certificate: endpoint({
    method: 'GET',
    path: '/api/v1/my-classes/certificates/:number',
    summary: '수료증 PDF',
    access: 'owner',
    params: number,
    sends: 'file',
    reply: FileContent,
  }),
  allowName: endpoint({
    method: 'PUT',
    path: '/api/v1/my-classes/certificates/:number',
    summary: '확인 화면에 이름 보이기',
    access: 'owner',
    params: number,
    body: z.object({ show_name: z.boolean() }),
    reply: z.object({ number: z.string(), show_name: z.boolean() }),
  }),
}

/** A member's classes for calendar programs, which know only a secret address. */
export const classCalendar = {
  subscription: endpoint({
    method: 'GET',
    path: '/api/v1/tssa/calendars/:file',
    summary: '캘린더 구독',
    access: 'anyone',
    params: z.object({ file: z.string().regex(/^[\w-]{20,60}\.ics$/, '주소를 다시 확인해 주세요.') }),
    sends: 'file',
    reply: FileContent,
  }),
}

/** For anyone who was shown a certificate and wants to know that it is ours. */
export const certificate = {
  verify: endpoint({
    method: 'GET',
    path: '/api/v1/certificates/:number',
    summary: '수료증 확인',
    access: 'anyone',
    params: number,
    reply: z.object({
      number: z.string(),
      checked_at: Instant,
      answer: z.enum(['valid', 'revoked', 'unknown', 'mistyped']),
      certificate: z
        .object({
          name: z.string(),
          title: z.string(),
          title_en: z.string(),
          level: z.enum(courseLevels),
          weeks: z.int(),
          hours: z.int(),
          completed_at: Instant,
          revoked_at: Instant.nullable(),
        })
        .nullable(),
    }),
  }),
}
