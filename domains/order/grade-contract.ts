import { endpoint } from '@sillage/kit/endpoint.ts'
import { Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { grades } from '../member/words.ts'

const krw = z.int('금액을 적어 주세요.').min(1, '금액은 1원보다 커야 해요.').max(1_000_000_000)
const limits = { silver_krw: krw, gold_krw: krw }

/** From which spending on, over twelve months, a member is silver and gold. */
const Rules = z.object(limits).refine(({ silver_krw, gold_krw }) => gold_krw > silver_krw, {
  path: ['gold_krw'],
  message: '골드는 실버보다 커야 해요.',
})

const Version = z.object({
  /** 0: what the shop began with. */
  version: z.int(),
  ...limits,
  changed_by: z.string(),
  created_at: Instant.nullable(),
})
export const GradeRules = Version.extend({ versions: z.array(Version) }).meta({ id: 'GradeRules' })
export type GradeRules = z.output<typeof GradeRules>

export const GradeMove = z.object({
  mb_id: z.string(),
  mb_name: z.string(),
  before: z.enum(grades),
  grade: z.enum(grades),
  spent_krw: z.int(),
})
export type GradeMove = z.output<typeof GradeMove>

const access = staffWith('members')
const path = '/api/v1/staff/grade-rules'

/** What makes silver and gold, as staff decide it. */
export const gradeRules = {
  show: endpoint({ method: 'GET', path, summary: '등급 기준과 바뀐 기록', access, reply: GradeRules }),
  preview: endpoint({
    method: 'GET',
    path: `${path}/preview`,
    summary: '이 기준이면 오늘 밤 누구의 등급이 바뀌는지',
    access,
    query: z.object({ silver_krw: z.coerce.number().pipe(krw), gold_krw: z.coerce.number().pipe(krw) }),
    reply: z.object({
      raised: z.int(),
      lowered: z.int(),
      /** The first of them, by what they spent. */
      data: z.array(GradeMove),
    }),
  }),
  save: endpoint({
    method: 'PUT',
    path,
    summary: '등급 기준 바꾸기',
    access,
    /** The version that was read; saving an older version's amounts goes back to it. */
    body: z.object({ based_on: z.int().min(0), rules: Rules }),
    reply: GradeRules,
  }),
  run: endpoint({
    method: 'POST',
    path: `${path}/run`,
    summary: '밤을 기다리지 않고 등급 다시 정하기',
    access,
    body: z.object({}),
    reply: Message,
  }),
}
