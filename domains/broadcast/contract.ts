import { endpoint } from '@sillage/kit/endpoint.ts'
import { keysetOf, keysetQuery } from '@sillage/kit/keyset.ts'
import { Id, Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { grades } from '../member/words.ts'
import { broadcastChannels, broadcastStates, broadcastLimits as limits } from './words.ts'

const days = z.int().min(1).max(limits.days).nullable().default(null)

/** To whom: every condition narrows; without one it is every member. */
export const Segment = z
  .object({
    grades: z.array(z.enum(grades)).max(grades.length).default([]),
    lang: z.enum(['kr', 'en']).nullable().default(null),
    /** Ordered within so many days; did not order for so many days. */
    ordered_days: days,
    quiet_days: days,
    /** Bought one of these, or something of the category. */
    product_ids: z.array(Id).max(limits.products).default([]),
    category_id: Id.nullable().default(null),
  })
  .meta({ id: 'Segment' })
export type Segment = z.output<typeof Segment>

const content = {
  title: z.string().trim().min(1, '제목을 입력해 주세요.').max(limits.title),
  title_en: z.string().trim().max(limits.title).default(''),
  body: z.string().trim().min(1, '내용을 입력해 주세요.').max(limits.body),
  body_en: z.string().trim().max(limits.body).default(''),
  /** A page of the shop. */
  link: z
    .string()
    .trim()
    .max(300)
    .regex(/^\/(?![/\\])/, '/로 시작하는 쇼핑몰 주소를 적어 주세요.'),
  channels: z
    .array(z.enum(broadcastChannels))
    .min(1, '보낼 방법을 하나 이상 골라 주세요.')
    .max(broadcastChannels.length),
  segment: Segment,
}

export const Broadcast = z
  .object({
    id: z.int(),
    ...content,
    state: z.enum(broadcastStates),
    version: z.int(),
    /** How many people it was started for. */
    people: z.int().nullable(),
    /** When it begins by itself, or began. */
    send_at: Instant.nullable(),
    created_at: Instant,
    started_at: Instant.nullable(),
    finished_at: Instant.nullable(),
    /** Messages so far, by what became of them. */
    progress: z.object({ waiting: z.int(), gone: z.int(), failed: z.int() }),
  })
  .meta({ id: 'Broadcast' })
export type Broadcast = z.output<typeof Broadcast>

export const DryRun = z.object({
  /** Members of the segment, those who get it, and by which channel. */
  members: z.int(),
  people: z.int(),
  mail: z.int(),
  sms: z.int(),
  /** It is night: nothing leaves before. */
  leaves_at: Instant.nullable(),
  samples: z.array(
    z.object({
      mb_name: z.string(),
      channel: z.enum(broadcastChannels),
      lang: z.enum(['kr', 'en']),
      subject: z.string(),
      text: z.string(),
    }),
  ),
})
export type DryRun = z.output<typeof DryRun>

const access = staffWith('messages')
const path = '/api/v1/staff/broadcasts'
const params = z.object({ id: Id })
const based_on = z.int()

/** News to many members at once, to those who agreed to it. */
export const broadcast = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '단체 메시지 목록',
    access,
    query: keysetQuery({}),
    reply: keysetOf(Broadcast),
  }),
  show: endpoint({ method: 'GET', path: `${path}/:id`, summary: '단체 메시지', access, params, reply: Broadcast }),
  add: endpoint({
    method: 'POST',
    path,
    summary: '단체 메시지 쓰기',
    access,
    body: z.object(content),
    reply: Broadcast,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/:id`,
    summary: '보내기 전 단체 메시지 고치기',
    access,
    params,
    body: z.object({ ...content, based_on }),
    reply: Broadcast,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: '보내기 전 단체 메시지 지우기',
    access,
    params,
    reply: Message,
  }),
  dryRun: endpoint({
    method: 'GET',
    path: `${path}/:id/dry-run`,
    summary: '누가 받는지와 본보기 셋 (보내지 않음)',
    access,
    params,
    reply: DryRun,
  }),
  test: endpoint({
    method: 'POST',
    path: `${path}/:id/test`,
    summary: '나에게 메일로 보내 보기',
    access,
    params,
    reply: Message,
  }),
  start: endpoint({
    method: 'POST',
    path: `${path}/:id/start`,
    summary: '지금 보내거나 나중에 보내기',
    access,
    params,
    /** What was looked at: another text, or another number of people, is looked at first. */
    body: z.object({
      based_on,
      people: z.int().min(1, '받을 사람이 없어요.'),
      /** Null: now. A time at night becomes the morning after it. */
      send_at: Instant.nullable().default(null),
    }),
    reply: Broadcast,
  }),
  /** Back to what is being written. */
  unschedule: endpoint({
    method: 'POST',
    path: `${path}/:id/unschedule`,
    summary: '발송 예약 취소',
    access,
    params,
    reply: Broadcast,
  }),
  stop: endpoint({
    method: 'POST',
    path: `${path}/:id/stop`,
    summary: '아직 나가지 않은 것을 멈추기',
    access,
    params,
    reply: Broadcast,
  }),
}
