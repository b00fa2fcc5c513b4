import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { bilingual } from '../catalog/fields.ts'
import { BurnResult } from './contract.ts'
import { waxKinds, wickKinds } from './words.ts'

const access = staffWith('formulas')
const paged = { limit: z.coerce.number().int().min(1).max(100).default(50), after: Id.optional() }

/** How wide one wick melts one wax: alone, two hours, six percent of fragrance. */
const WickRow = z.object({
  line: z.int().min(1),
  sku: z.string().trim().min(1).max(60),
  kind: z.enum(wickKinds, '심지 종류를 확인해 주세요.'),
  wax: z.enum(waxKinds, '왁스를 확인해 주세요.'),
  pool_mm: z.int('녹은 지름을 확인해 주세요.').min(5).max(130),
  source: z.string().trim().min(1, '출처를 적어 주세요.').max(80, '너무 길어요.'),
})
export type WickRow = z.output<typeof WickRow>

const Outcome = z.object({
  line: z.int(),
  outcome: z.enum(['written', 'changed', 'same', 'refused']),
  reason: z.string().nullable(),
})
export type WickOutcome = z.output<typeof Outcome>

export const StaffWick = z
  .object({
    variant_id: z.int(),
    product_id: z.int(),
    sku: z.string(),
    ...bilingual,
    option_name: z.string(),
    option_name_en: z.string(),
    kind: z.enum(wickKinds),
    pools: z.array(z.object({ wax: z.enum(waxKinds), pool_mm: z.int(), source: z.string() })),
    burns: z.int(),
  })
  .meta({ id: 'StaffWick' })
export type StaffWick = z.output<typeof StaffWick>

export const StaffBurn = BurnResult.extend({
  /** Null once its member has left. */
  mb_id: z.string().nullable(),
  is_checked: z.boolean(),
}).meta({ id: 'StaffBurn' })
export type StaffBurn = z.output<typeof StaffBurn>

const params = z.object({ id: Id })
const burns = '/api/v1/staff/burn-results'

export const staffWicks = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/wicks',
    summary: '심지 자료',
    access,
    query: z.object(paged),
    reply: z.object({ data: z.array(StaffWick), next_after: z.int().nullable() }),
  }),
  /** What is not in the file stays; imported twice, nothing changes the second time. */
  import: endpoint({
    method: 'POST',
    path: '/api/v1/staff/wicks',
    summary: '심지 자료 가져오기',
    access,
    body: z.object({
      rows: z.array(WickRow).min(1, '가져올 줄이 없어요.').max(2_000, '한 번에 2,000줄까지 가져올 수 있어요.'),
      dry_run: z.boolean().default(false),
    }),
    reply: z.object({ rows: z.array(Outcome) }),
  }),
  burns: endpoint({
    method: 'GET',
    path: burns,
    summary: '테스트 결과',
    access,
    query: z.object({ ...paged, state: z.enum(['new', 'checked', 'hidden']).optional() }),
    reply: z.object({ data: z.array(StaffBurn), next_after: z.int().nullable() }),
  }),
  /** Its picture may be shown, and a hidden one counts again. */
  check: endpoint({
    method: 'POST',
    path: `${burns}/:id/check`,
    summary: '태우기 결과 확인',
    access,
    params,
    reply: StaffBurn,
  }),
  /** It counts no more and its picture is not shown. */
  hide: endpoint({
    method: 'POST',
    path: `${burns}/:id/hide`,
    summary: '태우기 결과 빼기',
    access,
    params,
    body: z.object({ reason: z.string().trim().min(1, '이유를 적어 주세요.').max(200, '너무 길어요.') }),
    reply: StaffBurn,
  }),
}
