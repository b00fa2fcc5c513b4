import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import {
  Bought,
  Comparison,
  Cost,
  Formula,
  FormulaKind,
  FormulaRow,
  Material,
  SharedFormula,
} from './formula-contract.ts'
import { packAims } from './packs.ts'
import { formulaLimits, formulaUnits } from './words.ts'

const name = z.string().trim().min(1, '이름을 적어 주세요.').max(formulaLimits.name, '이름은 80자까지 적을 수 있어요.')

/** Whole numbers only; what a unit takes at most is said by the service, under the line. */
const line = z.object({
  variant_id: z.int().min(1).max(2_147_483_647).nullable(),
  /** What is none of ours has only a name. */
  name: z.string().trim().max(formulaLimits.name, '이름은 80자까지 적을 수 있어요.').default(''),
  unit: z.enum(formulaUnits),
  amount: z
    .int('양을 숫자로 적어 주세요.')
    .min(1, '양을 적어 주세요.')
    .max(formulaLimits.amount.grams, '양이 너무 많아요.'),
})
export type LineInput = z.output<typeof line>

const batch_mg = z
  .int('배치 크기를 확인해 주세요.')
  .min(1, '배치 크기를 적어 주세요.')
  .max(formulaLimits.batch_mg, '배치는 100 kg까지 만들 수 있어요.')

const content = {
  name,
  kind: FormulaKind,
  batch_mg,
  note: z.string().trim().max(formulaLimits.note, '메모는 2,000자까지 적을 수 있어요.').default(''),
  lines: z
    .array(line)
    .min(1, '재료를 하나 이상 추가해 주세요.')
    .max(formulaLimits.lines, '재료는 60가지까지 추가할 수 있어요.'),
}
/** Which state of the formula was looked at: where it has changed since, nothing is written over. */
const based_on = z.int().min(1)
const wanted = z.coerce.number().int().min(1).max(formulaLimits.batch_mg).optional()
const aim = z.enum(packAims).default('cost')
const version = z.coerce.number().int().min(1).max(formulaLimits.versions)

const path = '/api/v1/formulas'
const params = z.object({ formula_id: Id })
const one = { access: 'owner', params } as const
const withLink = { access: 'anyone', params: z.object({ token: z.string().max(60) }) } as const
const shared = '/api/v1/shared-formulas/:token'

/** Blends that members write down, every version of them, and what they cost. */
export const formula = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '내 포뮬러 (최근 것부터)',
    access: 'owner',
    /** `before` is what the answer before called `next`. */
    query: z.object({ before: Id.optional() }),
    reply: z.object({ data: z.array(FormulaRow), next: z.int().nullable() }),
  }),
  /** Under the same key the same formula: a second press writes nothing. */
  create: endpoint({
    method: 'POST',
    path,
    summary: '포뮬러 쓰기',
    access: 'owner',
    body: z.object({ request_key: z.uuid(), ...content }),
    reply: Formula,
  }),
  /** What is known of materials, for the form. */
  materials: endpoint({
    method: 'GET',
    path: '/api/v1/formula-materials',
    summary: '재료의 정보와 사용 한도',
    access: 'member',
    query: z.object({
      variant_ids: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9})*$/)
        .transform((text) => [...new Set(text.split(',').map(Number))])
        .refine((ids) => ids.length <= formulaLimits.lines),
    }),
    reply: z.array(Material),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:formula_id`,
    summary: '포뮬러 보기',
    ...one,
    query: z.object({ version: version.optional() }),
    reply: Formula,
  }),
  /** Other lines or another batch are a new version; those before stay as they were. */
  change: endpoint({
    method: 'PUT',
    path: `${path}/:formula_id`,
    summary: '포뮬러 고치기',
    ...one,
    body: z.object({ based_on, ...content }),
    reply: Formula,
  }),
  rename: endpoint({
    method: 'PUT',
    path: `${path}/:formula_id/name`,
    summary: '포뮬러 이름 바꾸기',
    ...one,
    body: z.object({ based_on, name }),
    reply: Formula,
  }),
  restore: endpoint({
    method: 'POST',
    path: `${path}/:formula_id/restoring`,
    summary: '지난 버전 되살리기',
    ...one,
    body: z.object({ based_on, version: z.int().min(1) }),
    reply: Formula,
  }),
  compare: endpoint({
    method: 'GET',
    path: `${path}/:formula_id/comparison`,
    summary: '두 버전 비교하기',
    ...one,
    query: z.object({ from: version, to: version }),
    reply: Comparison,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:formula_id`,
    summary: '포뮬러 지우기',
    ...one,
    reply: z.object({ message: z.string() }),
  }),
  putBack: endpoint({
    method: 'POST',
    path: `${path}/:formula_id/putting-back`,
    summary: '지운 포뮬러 되돌리기',
    ...one,
    reply: Formula,
  }),
  /** Off and on again is another link: who held the old one reads nothing any more. */
  share: endpoint({
    method: 'PUT',
    path: `${path}/:formula_id/share`,
    summary: '공유 링크 켜고 끄기',
    ...one,
    body: z.object({ shared: z.boolean() }),
    reply: Formula,
  }),
  cost: endpoint({
    method: 'GET',
    path: `${path}/:formula_id/cost`,
    summary: '내 가격으로 예상 비용',
    ...one,
    query: z.object({ version: version.optional(), batch_mg: wanted, aim }),
    reply: Cost,
  }),
  buy: endpoint({
    method: 'POST',
    path: `${path}/:formula_id/cart`,
    summary: '재료를 장바구니에 담기',
    ...one,
    body: z.object({ version: z.int().min(1).optional(), batch_mg: batch_mg.optional(), aim }),
    reply: Bought,
  }),
  shared: {
    show: endpoint({
      method: 'GET',
      path: shared,
      summary: '공유받은 포뮬러',
      ...withLink,
      reply: SharedFormula,
    }),
    cost: endpoint({
      method: 'GET',
      path: `${shared}/cost`,
      summary: '공유받은 포뮬러의 예상 비용 (보는 사람의 가격)',
      ...withLink,
      query: z.object({ batch_mg: wanted, aim }),
      reply: Cost,
    }),
    buy: endpoint({
      method: 'POST',
      path: `${shared}/cart`,
      summary: '공유받은 포뮬러의 재료 담기',
      ...withLink,
      body: z.object({ batch_mg: batch_mg.optional(), aim }),
      reply: Bought,
    }),
  },
}
