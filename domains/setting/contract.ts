import { endpoint } from '@sillage/kit/endpoint.ts'
import { Day, Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { policyKinds, policyStates } from './policy-words.ts'

const line = z.string().trim().max(3_000, '한 문단은 3,000자까지 쓸 수 있어요.')
const lines = z.array(line.min(1, '빈 문단이 있어요.')).max(60, '한 조에는 문단을 60개까지 쓸 수 있어요.')
const title = z.string().trim().max(120, '제목은 120자까지 쓸 수 있어요.')
const english = '영어 글의 문단 수가 한국어와 달라요.'

/** English may be missing as a whole, never in part: paragraphs are counted by both readers. */
const paired = (korean: readonly string[], inEnglish: readonly string[]) =>
  inEnglish.length === 0 || inEnglish.length === korean.length

const PolicyTable = z
  .object({ head: lines, head_en: lines, rows: z.array(z.object({ cells: lines, cells_en: lines })).max(60) })
  .refine(({ head, rows }) => head.length > 0 && rows.every(({ cells }) => cells.length === head.length), {
    path: ['rows'],
    message: '표의 칸 수가 맞지 않아요.',
  })
  .refine((table) => paired(table.head, table.head_en), { path: ['head_en'], message: english })
  .refine(({ rows }) => rows.every(({ cells, cells_en }) => paired(cells, cells_en)), {
    path: ['rows'],
    message: english,
  })

/** An article: sentences, then points that are counted, then a table. */
export const PolicySection = z
  .object({
    title: title.min(1, '제목을 입력해 주세요.'),
    title_en: title.default(''),
    text: lines.default([]),
    text_en: lines.default([]),
    points: lines.default([]),
    points_en: lines.default([]),
    table: PolicyTable.nullable().default(null),
  })
  .refine(({ text, points, table }) => text.length + points.length > 0 || table, {
    path: ['text'],
    message: '내용을 입력해 주세요.',
  })
  .refine(({ text, text_en }) => paired(text, text_en), { path: ['text_en'], message: english })
  .refine(({ points, points_en }) => paired(points, points_en), { path: ['points_en'], message: english })
  .meta({ id: 'PolicySection' })
export type PolicySection = z.output<typeof PolicySection>

const Version = z.object({
  kind: z.enum(policyKinds),
  version: z.int(),
  /** The day in Seoul on which it begins to hold. */
  effective_from: Day,
  published_at: Instant,
  /** What is different from the version before; empty in the first. */
  changes: z.string(),
  changes_en: z.string(),
})

export const PolicyVersion = Version.extend({ state: z.enum(policyStates) }).meta({ id: 'PolicyVersion' })
export type PolicyVersion = z.output<typeof PolicyVersion>

/** A document in one of its versions, and which others there are, newest first. */
export const Policy = PolicyVersion.extend({
  sections: z.array(PolicySection),
  versions: z.array(PolicyVersion),
}).meta({ id: 'Policy' })
export type Policy = z.output<typeof Policy>

const cache = { audience: 'everyone', tags: ['policies'] } as const
const change = z.string().trim().max(1_000, '바뀐 점은 1,000자까지 쓸 수 있어요.')

export const policies = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/policies',
    summary: '지금 시행하는 약관과 정책',
    access: 'anyone',
    cache,
    reply: z.object({ data: z.array(Policy) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/policies/:kind/:version',
    summary: '약관과 정책의 한 버전',
    access: 'anyone',
    cache,
    params: z.object({ kind: z.enum(policyKinds), version: Id }),
    reply: Policy,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/v1/staff/policies',
    summary: '약관이나 정책의 새 버전 올리기',
    access: staffWith('content'),
    body: z.object({
      kind: z.enum(policyKinds),
      effective_from: z.iso.date('시행일을 확인해 주세요.'),
      changes: change.default(''),
      changes_en: change.default(''),
      sections: z.array(PolicySection).min(1, '내용을 입력해 주세요.').max(80, '조는 80개까지 쓸 수 있어요.'),
    }),
    reply: Policy,
  }),
}
