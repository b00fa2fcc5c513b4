import { Attachment } from '@sillage/kit/attachment.ts'
import { endpoint, type FileRules } from '@sillage/kit/endpoint.ts'
import { momentPageOf, momentQuery } from '@sillage/kit/keyset.ts'
import { Id, Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { country, mb_email } from '../member/fields.ts'
import {
  type ApplicationText,
  applicationFiles,
  applicationKinds,
  applicationStates,
  applicationTexts,
  channels,
  noteMax,
  volumes,
} from './words.ts'

export const ApplicationRow = z
  .object({
    id: z.int(),
    kind: z.enum(applicationKinds),
    state: z.enum(applicationStates),
    company: z.string(),
    created_at: Instant,
    changed_at: Instant,
  })
  .meta({ id: 'ApplicationRow' })
export type ApplicationRow = z.output<typeof ApplicationRow>

const Texts = z.object({
  country: z.string(),
  representative: z.string(),
  business_number: z.string(),
  business_type: z.string(),
  name: z.string(),
  hp: z.string(),
  email: z.string(),
  zip: z.string(),
  addr1: z.string(),
  addr2: z.string(),
  city: z.string(),
  /** The state, as addresses call it; the state of an application is another thing. */
  province: z.string(),
  channel: z.string(),
  site: z.string(),
  volume: z.string(),
  region: z.string(),
  message: z.string(),
})

export const Application = ApplicationRow.extend({
  ...Texts.shape,
  files: z.array(Attachment),
  /** What happened to it, the oldest first; a note is what the shop had to say. */
  events: z.array(
    z.object({ id: z.int(), to_state: z.enum(applicationStates), note: z.string(), created_at: Instant }),
  ),
}).meta({ id: 'Application' })
export type Application = z.output<typeof Application>

const StaffRow = ApplicationRow.extend({ mb_id: z.string(), mb_name: z.string(), taken_by: z.string().nullable() })
export type StaffApplicationRow = z.output<typeof StaffRow>
const StaffApplication = Application.extend({
  mb_id: z.string(),
  mb_name: z.string(),
  grade: z.string(),
  taken_by: z.string().nullable(),
  /** Others who named the same business number, so that no one decides twice about one company. */
  same_number: z.array(z.object({ id: z.int(), mb_id: z.string(), state: z.enum(applicationStates) })),
}).meta({ id: 'StaffApplication' })
export type StaffApplication = z.output<typeof StaffApplication>

const text = (name: ApplicationText) => z.string().trim().max(applicationTexts[name], '너무 길어요.').default('')

/** An application may be unfinished until it is sent: then the service says what is wanting. */
const form = z.object({
  step: z.enum(['draft', 'send']),
  country,
  company: text('company'),
  representative: text('representative'),
  business_number: text('business_number'),
  business_type: text('business_type'),
  name: text('name'),
  hp: text('hp'),
  email: z.union([z.literal(''), mb_email]).default(''),
  zip: text('zip'),
  addr1: text('addr1'),
  addr2: text('addr2'),
  city: text('city'),
  province: text('province'),
  channel: z.union([z.literal(''), z.enum(channels)], '판매 방식을 골라 주세요.').default(''),
  site: text('site'),
  volume: z.union([z.literal(''), z.enum(volumes)], '예상 구매액을 골라 주세요.').default(''),
  region: text('region'),
  message: text('message'),
})

const files = {
  files: { ...applicationFiles, kinds: ['image', 'pdf'] },
} as const satisfies FileRules

const note = z.string().trim().min(1, '이유를 적어 주세요.').max(noteMax, '너무 길어요.')
const params = z.object({ id: Id })
const path = '/api/v1/applications'
const staffPath = '/api/v1/staff/applications'
const staff = staffWith('applications')
const kind = z.enum(applicationKinds)

/** Applications to buy wholesale or to become a dealer. */
export const application = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '내 신청 (최근 것부터)',
    access: 'owner',
    query: z.object({ kind: kind.optional() }),
    reply: z.array(ApplicationRow),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    summary: '내 신청 보기',
    access: 'owner',
    params,
    reply: Application,
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: '도매·대리점 신청',
    access: 'owner',
    body: form.extend({ kind }),
    files,
    reply: Application,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: '신청 고치기 (작성 중, 보완 요청)',
    access: 'owner',
    params,
    body: form.extend({ keep: z.array(z.uuid()).default([]) }),
    files,
    reply: Application,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: '신청 취소하기',
    access: 'owner',
    params,
    reply: Message,
  }),
  staff: {
    list: endpoint({
      method: 'GET',
      path: staffPath,
      summary: '신청 목록 (오래 기다린 것부터)',
      access: staff,
      query: momentQuery({ state: z.enum(applicationStates).default('submitted'), kind: kind.optional() }),
      reply: momentPageOf(StaffRow),
    }),
    show: endpoint({
      method: 'GET',
      path: `${staffPath}/:id`,
      summary: '신청 보기',
      access: staff,
      params,
      reply: StaffApplication,
    }),
    take: endpoint({
      method: 'POST',
      path: `${staffPath}/:id/take`,
      summary: '신청 맡기',
      access: staff,
      params,
      reply: StaffApplication,
    }),
    ask: endpoint({
      method: 'POST',
      path: `${staffPath}/:id/ask`,
      summary: '보완 요청',
      access: staff,
      params,
      body: z.object({ note }),
      reply: StaffApplication,
    }),
    approve: endpoint({
      method: 'POST',
      path: `${staffPath}/:id/approve`,
      summary: '승인 (회원 등급 변경)',
      access: staff,
      params,
      reply: StaffApplication,
    }),
    reject: endpoint({
      method: 'POST',
      path: `${staffPath}/:id/reject`,
      summary: '반려',
      access: staff,
      params,
      body: z.object({ note }),
      reply: StaffApplication,
    }),
  },
}
