import { endpoint } from '@sillage/kit/endpoint.ts'
import { Day, Id } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { bilingual } from '../catalog/fields.ts'
import { formulaKinds, formulaLimits, wholePercent } from './words.ts'

const access = staffWith('formulas')
const path = '/api/v1/staff/formula-materials'
const source = z.string().trim().min(1, '출처를 적어 주세요.').max(formulaLimits.name, '너무 길어요.')
const product_id = z.int().min(1).max(2_147_483_647)

const limit = z.object({
  kind: z.enum(formulaKinds),
  /** In hundredths of a percent; 0 is not at all, 10000 as much as one likes. */
  limit: z.int('한도를 확인해 주세요.').min(0, '한도를 확인해 주세요.').max(wholePercent, '한도는 100%까지예요.'),
  /** Where the number is from: `IFRA 51 · 범주 12`. */
  source,
})

/** What a material weighs and how much of it is allowed; what is not said here is forgotten. Its composition stays. */
const Sheet = z.object({
  product_id,
  drop_mg: z.int().min(1).max(1_000).nullable().default(null),
  /** Milligrams in a millilitre. */
  density: z.int().min(100).max(5_000).nullable().default(null),
  limits: z.array(limit).max(formulaKinds.length, '제품마다 한도는 하나예요.'),
})
export type MaterialSheet = z.output<typeof Sheet>

const said = z.string().trim().min(1, '이유를 적어 주세요.').max(200, '너무 길어요.')

/** Says what would happen, and does nothing. */
const dry_run = z.boolean().default(false)
const outcome = z.enum(['written', 'changed', 'same', 'refused'])
const cas = z
  .string()
  .trim()
  .regex(/^\d{2,7}-\d{2}-\d$/, 'CAS 번호를 확인해 주세요.')
const ppm = z.int('함량을 확인해 주세요.').max(1_000_000, '함량은 100%를 넘을 수 없어요.')

/** One substance in one material. A row without a CAS number says: nothing in this material is restricted. */
const CompositionRow = z.object({
  line: z.int().min(1),
  product_id,
  cas: z.union([z.literal(''), cas]),
  name: z.string().trim().max(formulaLimits.name).default(''),
  name_en: z.string().trim().max(formulaLimits.name).default(''),
  sensitizer: z.boolean().default(false),
  ppm: ppm.min(0, '함량을 확인해 주세요.'),
  source,
})
export type CompositionRow = z.output<typeof CompositionRow>

const SubstanceLimitRow = z.object({
  line: z.int().min(1),
  cas,
  kind: z.enum(formulaKinds, '제품 종류를 확인해 주세요.'),
  limit_ppm: ppm.min(0, '한도를 확인해 주세요.'),
  source,
})
export type SubstanceLimitRow = z.output<typeof SubstanceLimitRow>

const Outcome = z.object({ line: z.int(), outcome, reason: z.string().nullable() })
export type RowOutcome = z.output<typeof Outcome>
const mostRows = 5_000

export const StaffMaterial = z
  .object({
    product_id: z.int(),
    ...bilingual,
    type_label: z.string(),
    drop_mg: z.int().nullable(),
    density: z.int().nullable(),
    /** Empty while the composition is not known. */
    composition_source: z.string(),
    composition: z.array(z.object({ cas: z.string(), ...bilingual, ppm: z.int() })),
    limits: z.array(z.object({ kind: z.enum(formulaKinds), limit: z.int(), source: z.string() })),
  })
  .meta({ id: 'StaffMaterial' })
export type StaffMaterial = z.output<typeof StaffMaterial>

export const StaffSubstance = z
  .object({
    cas: z.string(),
    ...bilingual,
    sensitizer: z.boolean(),
    /** In how many materials it is. */
    materials: z.int(),
    limits: z.array(z.object({ kind: z.enum(formulaKinds), limit_ppm: z.int(), source: z.string() })),
  })
  .meta({ id: 'StaffSubstance' })
export type StaffSubstance = z.output<typeof StaffSubstance>

const paged = { limit: z.coerce.number().int().min(1).max(100).default(50), keyword: z.string().max(60).default('') }

export const staffFormulas = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '재료의 조성과 한도',
    access,
    query: z.object({ ...paged, after: Id.optional(), composition: z.enum(['known', 'unknown']).optional() }),
    reply: z.object({ data: z.array(StaffMaterial), next_after: z.int().nullable() }),
  }),
  substances: endpoint({
    method: 'GET',
    path: '/api/v1/staff/substances',
    summary: '성분과 제품별 한도',
    access,
    query: z.object({ ...paged, after: z.string().max(20).optional() }),
    reply: z.object({ data: z.array(StaffSubstance), next_after: z.string().nullable() }),
  }),
  /** Read in twice, nothing changes the second time. */
  bring: endpoint({
    method: 'POST',
    path,
    summary: '재료의 사용 한도 가져오기',
    access,
    body: z.object({
      materials: z.array(Sheet).min(1, '들일 재료가 없어요.').max(500, '한 번에 500가지까지 들일 수 있어요.'),
      dry_run,
    }),
    reply: z.object({ rows: z.array(z.object({ product_id: z.int(), outcome, reason: z.string().nullable() })) }),
  }),
  /** The rows of one material are its whole composition: where one of them is refused, none is written. */
  importCompositions: endpoint({
    method: 'POST',
    path: `${path}/compositions`,
    summary: '재료의 조성 가져오기',
    access,
    body: z.object({
      rows: z
        .array(CompositionRow)
        .min(1, '가져올 줄이 없어요.')
        .max(mostRows, '한 번에 5,000줄까지 가져올 수 있어요.'),
      dry_run,
    }),
    reply: z.object({ rows: z.array(Outcome) }),
  }),
  /**
   * A job notifies every maker who has it once, with the batches they made of it, and every buyer whose order left on one
   * of the days on which the lot was sent, in a parcel that names no lot.
   */
  recall: endpoint({
    method: 'POST',
    path: `${path}/recalls`,
    summary: '재료 로트 회수 알리기',
    access,
    body: z.object({
      product_id,
      lot: z.string().trim().min(1, '로트를 적어 주세요.').max(40, '너무 길어요.'),
      reason: said,
      reason_en: said,
      sent: z
        .object({ from: Day, until: Day })
        .refine(({ from, until }) => from <= until, '끝나는 날이 시작하는 날보다 앞서요.')
        .optional(),
      dry_run,
    }),
    reply: z.object({
      makers: z.int(),
      items: z.int(),
      batches: z.int(),
      orders: z.int(),
      /** The lot in stock, where there is one: its parcels are recalled there. */
      lot_id: z.int().nullable(),
    }),
  }),
  importLimits: endpoint({
    method: 'POST',
    path: '/api/v1/staff/substances/limits',
    summary: '성분의 한도 가져오기',
    access,
    body: z.object({
      rows: z
        .array(SubstanceLimitRow)
        .min(1, '가져올 줄이 없어요.')
        .max(mostRows, '한 번에 5,000줄까지 가져올 수 있어요.'),
      dry_run,
    }),
    reply: z.object({ rows: z.array(Outcome) }),
  }),
}
