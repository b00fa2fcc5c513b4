import { endpoint } from '@sillage/kit/endpoint.ts'
import { Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { AuditEvent } from '../audit/contract.ts'
import { provedStaffWith, staffWith } from '../audit/permissions.ts'
import { Account, Address, Consent, Device } from './account-contract.ts'
import { mb_hp, mb_name, place } from './fields.ts'
import { grades, memberStates } from './words.ts'

export const MemberRow = z
  .object({
    mb_id: z.string(),
    mb_name: z.string(),
    mb_hp: z.string(),
    mb_email: z.string(),
    grade: z.enum(grades),
    /** The least that staff have given; spending may raise the grade above it. */
    grade_floor: z.enum(['general', 'silver', 'gold']),
    /** Staff hold the grade: the night neither raises nor lowers it. */
    grade_locked: z.boolean(),
    state: z.enum(memberStates),
    created_at: Instant,
  })
  .meta({ id: 'MemberRow' })
export type MemberRow = z.output<typeof MemberRow>

/** Everything staff see of one member that the account itself holds; orders, coupons and the rest are lists of their own. */
export const MemberSheet = Account.extend({
  ...MemberRow.shape,
  blocked_reason: z.string(),
  lang: z.enum(['kr', 'en']),
  /** Every consent ever given or withdrawn, oldest first. */
  consents: z.array(Consent),
  addresses: z.array(Address),
  sessions: z.array(Device.omit({ current: true })),
  /** What staff did to the account and noted about it, newest first. */
  history: z.array(AuditEvent),
}).meta({ id: 'MemberSheet' })
export type MemberSheet = z.output<typeof MemberSheet>

const GivenGrade = z.object({
  grade: z.enum(grades),
  grade_floor: z.enum(['general', 'silver', 'gold']),
  grade_locked: z.boolean(),
})
/** A row of a file of grades. */
export const GradeRow = z.object({
  mb_id: z.string().trim().toLowerCase().min(1).max(40),
  grade: z.enum(grades),
  /** Left out: as giving the grade by hand makes it. */
  grade_floor: z.enum(['general', 'silver', 'gold']).optional(),
  grade_locked: z.boolean().optional(),
  /** The grade that was read: a member who has another one by now is refused. */
  seen: z.enum(grades).optional(),
})
export type GradeRow = z.output<typeof GradeRow>

/** What becomes of a row of many grades. */
export const GradeOutcome = z
  .object({
    row: z.int(),
    mb_id: z.string(),
    mb_name: z.string(),
    outcome: z.enum(['changed', 'same', 'refused']),
    reason: z.string().nullable(),
    before: GivenGrade.nullable(),
    after: GivenGrade,
  })
  .meta({ id: 'GradeOutcome' })
export type GradeOutcome = z.output<typeof GradeOutcome>

const staff = staffWith('members')
const path = '/api/v1/staff/members/:mb_id'
const params = z.object({ mb_id: z.string() })
const reason = z.string().trim().min(1, '사유를 입력해 주세요.').max(300, '300자까지 쓸 수 있어요.')

/** What staff may correct. The mail address opens the account: the member changes it, by a link sent to the new one. */
const correctable = z
  .object({
    mb_name,
    mb_hp,
    mb_zip: place.mb_zip.unwrap(),
    mb_addr1: place.mb_addr1.unwrap(),
    mb_addr2: place.mb_addr2.unwrap(),
    mb_city: place.mb_city.unwrap(),
    mb_state: place.mb_state.unwrap(),
  })
  .partial()

/** What staff see and change of members. */
export const staffMembers = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/members',
    summary: '회원 찾기',
    access: staff,
    query: z.object({
      /** A part of the id, name, mail or phone number. */
      keyword: z.string().trim().max(100).optional(),
      grade: z.enum(grades).optional(),
      state: z.enum(memberStates).optional(),
      /** Only those who joined before this member: the last of the page before. */
      after: z.string().max(40).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({ data: z.array(MemberRow), next_after: z.string().nullable() }),
  }),
  show: endpoint({
    method: 'GET',
    path,
    summary: '회원 상세',
    access: staff,
    params,
    reply: MemberSheet,
  }),
  change: endpoint({
    method: 'PUT',
    path,
    summary: '회원 정보 고치기',
    access: staff,
    params,
    body: z.object({
      change: correctable,
      /** The same fields as they were read: what changed meanwhile is not overwritten. */
      was: z.record(z.string().max(20), z.string().max(300)),
    }),
    reply: MemberRow,
  }),
  changeGrade: endpoint({
    method: 'PUT',
    path: `${path}/grade`,
    summary: '회원 등급 변경',
    access: staff,
    params,
    body: z.object({ grade: z.enum(grades), grade_locked: z.boolean().default(false), reason }),
    reply: MemberRow,
  }),
  /**
   * All of them, or none: a row that is refused refuses the whole file unless it is a dry run. A job applies it, and its
   * change set says how far it is.
   */
  changeGrades: endpoint({
    method: 'POST',
    path: '/api/v1/staff/member-grades',
    summary: '여러 회원의 등급 한꺼번에 바꾸기',
    access: staff,
    megabytes: 4,
    body: z.object({
      rows: z.array(GradeRow).min(1).max(20_000, '한 번에 20,000줄까지 바꿀 수 있어요.'),
      reason,
      dry_run: z.boolean(),
      /** The same file sent twice is applied once. */
      request_key: z.uuid(),
    }),
    reply: z.object({ rows: z.array(GradeOutcome), change_set_id: z.int().nullable() }),
  }),
  block: endpoint({
    method: 'PUT',
    path: `${path}/block`,
    summary: '회원 이용 제한',
    access: staff,
    params,
    body: z.object({ blocked: z.boolean(), reason }),
    reply: MemberRow,
  }),
  sendReset: endpoint({
    method: 'POST',
    path: `${path}/password-reset`,
    summary: '비밀번호 재설정 메일 보내기 (가입 전이면 확인 메일)',
    access: staff,
    params,
    reply: Message,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: `${path}/sessions/:session_id`,
    summary: '회원의 기기 로그아웃',
    access: staff,
    params: params.extend({ session_id: z.uuid() }),
    reply: Message,
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: `${path}/sessions`,
    summary: '회원을 모든 기기에서 로그아웃',
    access: staff,
    params,
    reply: Message,
  }),
  addNote: endpoint({
    method: 'POST',
    path: `${path}/notes`,
    summary: '회원에 대한 직원 메모',
    access: staff,
    params,
    body: z.object({ note: z.string().trim().min(1, '메모를 적어 주세요.').max(1_000, '1,000자까지 쓸 수 있어요.') }),
    reply: Message,
  }),
  /** What the member could download themselves, at the request of one who cannot sign in. */
  export: endpoint({
    method: 'POST',
    path: `${path}/export`,
    summary: '회원 정보 내보내기',
    access: provedStaffWith('members'),
    params,
    body: z.object({ reason }),
    reply: z.record(z.string(), z.unknown()),
  }),
  /** As when the member leaves: refused while something is open, and what the law keeps is put apart. */
  erase: endpoint({
    method: 'POST',
    path: `${path}/erase`,
    summary: '요청에 따라 회원 탈퇴 처리',
    access: staff,
    params,
    body: z.object({ reason, confirm: z.string().max(40) }),
    reply: Message,
  }),
}
