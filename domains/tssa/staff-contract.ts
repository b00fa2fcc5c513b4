import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { enrolmentStates } from '../course/words.ts'

const access = staffWith('classes')
const session = z.object({ id: Id })
const root = '/api/v1/staff/tssa'
/** A moment that a calendar may have: the database knows no year 0, and no class is planned for the next century. */
const Day = z.iso
  .datetime({ offset: true, error: '날짜와 시각을 확인해 주세요.' })
  .regex(/^20/, '날짜와 시각을 확인해 주세요.')
  .transform((text) => new Date(text))

/** When each meeting begins: as many as the course has, on any days. */
const MeetsAt = z.array(Day).min(1, '수업 날짜를 적어 주세요.').max(52)

const NewSession = z.object({
  meets_at: MeetsAt,
  seats: z.int().min(1, '정원은 1명 이상이어야 해요.').max(100),
  minimum: z.int().min(0).max(100).default(0),
  room_id: Id.nullable().default(null),
  teacher_id: Id.nullable().default(null),
})

const StaffSession = z
  .object({
    id: z.int(),
    product_id: z.int(),
    title: z.string(),
    title_en: z.string(),
    weeks: z.int(),
    minutes: z.int(),
    starts_at: Instant,
    studio: z.string(),
    studio_en: z.string(),
    /** Empty while none is set. */
    room: z.string(),
    room_en: z.string(),
    room_id: z.int().nullable(),
    teacher: z.string(),
    teacher_en: z.string(),
    teacher_id: z.int().nullable(),
    seats: z.int(),
    /** Seats sold elsewhere, such as in a store. */
    taken: z.int(),
    minimum: z.int(),
    participants: z.int(),
    waiting: z.int(),
    /** Bookings whose materials have not been sent. */
    kits_to_send: z.int(),
    is_below_minimum: z.boolean(),
    canceled_at: Instant.nullable(),
    income_krw: z.int(),
    income_usd: z.int(),
  })
  .meta({ id: 'StaffSession' })
export type StaffSession = z.output<typeof StaffSession>

const Roster = z
  .object({
    id: z.int(),
    title: z.string(),
    title_en: z.string(),
    place: z.string(),
    place_en: z.string(),
    starts_at: Instant,
    weeks: z.int(),
    /** In how many meetings one has to be present to complete the course. */
    needed: z.int(),
    meetings: z.array(z.object({ id: z.int(), position: z.int(), starts_at: Instant })),
    participants: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        state: z.enum(enrolmentStates),
        note: z.string(),
        order_id: z.int(),
        order_no: z.string(),
        buyer: z.string(),
        hp: z.string(),
        move_answer: z.enum(['asked', 'agreed']).nullable(),
        certificate: z.string().nullable(),
        /** Ids of meetings. */
        present: z.array(z.int()),
        absent: z.array(z.int()),
      }),
    ),
    waiting: z.array(z.object({ id: z.int(), name: z.string(), created_at: Instant })),
    /** The parcels with materials, one for each booking; none where the course has no kit. */
    kits: z.array(
      z.object({
        line_id: z.int(),
        name: z.string(),
        hp: z.string(),
        pieces: z.int(),
        /** Empty until the participant has given one. */
        address: z.string(),
        sent_at: Instant.nullable(),
        /** The courier's name as a phrase. */
        courier_name: z.string(),
        tracking_no: z.string(),
      }),
    ),
    canceled_at: Instant.nullable(),
    is_over: z.boolean(),
    room_id: z.int().nullable(),
    teacher_id: z.int().nullable(),
  })
  .meta({ id: 'Roster' })
export type Roster = z.output<typeof Roster>

/** What the code at the door says. */
const ScannedTicket = z
  .object({
    session_id: z.int(),
    enrolment_id: z.int(),
    /** Empty until someone names the participant. */
    name: z.string(),
    state: z.enum(enrolmentStates),
    title: z.string(),
    title_en: z.string(),
    place: z.string(),
    place_en: z.string(),
    /** The meeting of today; null where the class does not meet today. */
    meeting_id: z.int().nullable(),
    starts_at: Instant.nullable(),
    /** Already ticked for that meeting. */
    present: z.boolean(),
  })
  .meta({ id: 'ScannedTicket' })
export type ScannedTicket = z.output<typeof ScannedTicket>

/** What staff do with classes. */
export const staffClasses = {
  sessions: endpoint({
    method: 'GET',
    path: `${root}/sessions`,
    summary: '수업 일정 목록',
    access,
    query: z.object({ from: Day, to: Day }),
    reply: z.array(StaffSession),
  }),
  open: endpoint({
    method: 'POST',
    path: `${root}/courses/:product_id/sessions`,
    summary: '수업 일정 열기',
    access,
    params: z.object({ product_id: Id }),
    body: z.object({ sessions: z.array(NewSession).min(1).max(60) }),
    reply: z.object({ ids: z.array(z.int()) }),
  }),
  copyMonth: endpoint({
    method: 'POST',
    path: `${root}/sessions/copy`,
    summary: '지난달 일정을 이달의 같은 요일로 복사하기',
    access,
    body: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, '월은 2026-11처럼 적어 주세요.') }),
    /** How many were left out: there already, in the past, or their room or teacher is taken. */
    reply: z.object({ ids: z.array(z.int()), skipped: z.int() }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${root}/sessions/:id/cancel`,
    summary: '수업 취소하고 모두 환불하기',
    access,
    params: session,
    body: z.object({ reason: z.string().trim().min(1, '참가자에게 알릴 이유를 적어 주세요.').max(300) }),
    reply: z.object({ id: z.int(), refunded: z.int(), bookings: z.int() }),
  }),
  move: endpoint({
    method: 'PUT',
    path: `${root}/sessions/:id/time`,
    summary: '수업 날짜 옮기기',
    access,
    params: session,
    body: z.object({ meets_at: MeetsAt, room_id: Id.nullable().optional(), teacher_id: Id.nullable().optional() }),
    reply: z.object({ id: z.int(), starts_at: Instant }),
  }),
  roster: endpoint({
    method: 'GET',
    path: `${root}/sessions/:id/roster`,
    summary: '참가자 명단과 출석',
    access,
    params: session,
    reply: Roster,
  }),
  attendance: endpoint({
    method: 'PUT',
    path: `${root}/sessions/:id/attendance`,
    summary: '출석 적기',
    access,
    params: session,
    body: z.object({
      marks: z
        .array(z.object({ enrolment_id: Id, meeting_id: Id, present: z.boolean() }))
        .min(1)
        .max(1000),
    }),
    reply: Roster,
  }),
  scan: endpoint({
    method: 'GET',
    path: `${root}/scan/:code`,
    summary: 'QR 코드로 참가자 찾기',
    access,
    params: z.object({ code: z.string().max(40) }),
    reply: ScannedTicket,
  }),
  note: endpoint({
    method: 'PUT',
    path: `${root}/participants/:id/note`,
    summary: '참가자 메모',
    access,
    params: session,
    body: z.object({ note: z.string().trim().max(500) }),
    reply: Roster,
  }),
  message: endpoint({
    method: 'POST',
    path: `${root}/sessions/:id/messages`,
    summary: '참가자에게 알리기',
    access,
    params: session,
    body: z.object({
      text: z.string().trim().min(1, '보낼 내용을 적어 주세요.').max(500),
      request_key: z.uuid(),
    }),
    reply: z.object({ sent: z.int() }),
  }),
  certify: endpoint({
    method: 'POST',
    path: `${root}/sessions/:id/certificates`,
    summary: '수료증 한꺼번에 주기',
    access,
    params: session,
    body: z.object({ enrolment_ids: z.array(Id).min(1).max(100) }),
    reply: z.object({ numbers: z.array(z.string()) }),
  }),
  revoke: endpoint({
    method: 'POST',
    path: `${root}/certificates/:number/revoke`,
    summary: '수료증 취소',
    access,
    params: z.object({ number: z.string().max(40) }),
    body: z.object({ reason: z.string().trim().min(1, '이유를 적어 주세요.').max(300) }),
    reply: z.object({ number: z.string(), revoked_at: Instant.nullable() }),
  }),
  nameEvent: endpoint({
    method: 'PUT',
    path: `${root}/sessions/:id/event`,
    summary: '수업 일정에 카카오 톡캘린더 공개 일정을 잇기',
    access,
    params: session,
    body: z.object({
      event_id: z
        .string()
        .trim()
        .min(1, '일정 번호를 적어 주세요. 비우려면 null을 보내 주세요.')
        .max(100, '일정 번호는 100자까지 적을 수 있어요.')
        .nullable(),
    }),
    reply: z.object({ id: z.int(), event_id: z.string().nullable() }),
  }),
}
