import { endpoint } from '@sillage/kit/endpoint.ts'
import { Currency, Id, Instant, Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { CartCount } from '../cart/contract.ts'
import { bilingual, PageKind } from '../catalog/fields.ts'
import { formulaKinds, formulaLimits, formulaUnits, packTroubles, verdicts } from './words.ts'

const kind = z.enum(formulaKinds, '무엇을 만드는지 골라 주세요.')

/** What the shop knows of one of its materials: what a drop weighs, and how much of it is allowed in what. */
export const Material = z
  .object({
    ...{ variant_id: z.int(), product_id: z.int(), page: PageKind, ...bilingual },
    ...{ option_name: z.string(), option_name_en: z.string(), picture: Picture.nullable() },
    drop_mg: z.int(),
    /** In hundredths of a percent; where none is said nobody knows. */
    limits: z.array(z.object({ kind: z.enum(formulaKinds), limit: z.int(), source: z.string() })),
  })
  .meta({ id: 'FormulaMaterial' })
export type Material = z.output<typeof Material>

export const FormulaLine = z
  .object({
    position: z.int(),
    /** Null where it is none of ours. */
    material: Material.nullable(),
    /** As it was called when it was written down. */
    name: z.string(),
    unit: z.enum(formulaUnits),
    /** Hundredths of a percent, milligrams or drops. */
    amount: z.int(),
    mg: z.int(),
    /** Of what is made, in hundredths of a percent; `together` with the other lines of the same material. */
    share: z.int(),
    together: z.int(),
    limit: z.int().nullable(),
    source: z.string(),
    verdict: z.enum(verdicts),
  })
  .meta({ id: 'FormulaLine' })
export type FormulaLine = z.output<typeof FormulaLine>

const VersionRow = z.object({
  ...{ number: z.int(), batch_mg: z.int(), created_at: Instant },
  /** The version it was brought back from. */
  restored_from: z.int().nullable(),
})

export const FormulaVersion = VersionRow.extend({
  lines: z.array(FormulaLine),
  ...{ total_mg: z.int(), rest_mg: z.int(), percent: z.int(), verdict: z.enum(verdicts) },
}).meta({ id: 'FormulaVersion' })
export type FormulaVersion = z.output<typeof FormulaVersion>

export const FormulaRow = z
  .object({
    ...{ id: z.int(), name: z.string(), kind, version: z.int(), line_count: z.int(), batch_mg: z.int() },
    ...{ shared: z.boolean(), changed_at: Instant },
    /** Counts every change: who changes the formula says on which one they looked. */
    revision: z.int(),
  })
  .meta({ id: 'FormulaRow' })
export type FormulaRow = z.output<typeof FormulaRow>

export const Formula = FormulaRow.omit({ line_count: true, batch_mg: true, shared: true })
  .extend({
    ...{ note: z.string(), created_at: Instant },
    /** Opens /share/{token}; null where the link is off. */
    share_token: z.string().nullable(),
    /** The newest first. */
    versions: z.array(VersionRow),
    shown: FormulaVersion,
  })
  .meta({ id: 'Formula' })
export type Formula = z.output<typeof Formula>

/** What the holder of a link reads: nothing of whose it is, and no note. */
export const SharedFormula = z
  .object({ name: z.string(), kind, version: z.int(), shown: FormulaVersion })
  .meta({ id: 'SharedFormula' })
export type SharedFormula = z.output<typeof SharedFormula>

const Compared = z.object({
  name: z.string(),
  material: Material.nullable(),
  /** Null where the version has no such line. */
  before: FormulaLine.pick({ unit: true, amount: true, mg: true, share: true }).nullable(),
  after: FormulaLine.pick({ unit: true, amount: true, mg: true, share: true }).nullable(),
  change: z.enum(['added', 'removed', 'changed', 'same']),
  /** What the later version has more, in hundredths of a percent of what is made. */
  share_difference: z.int(),
  mg_difference: z.int(),
})
export const Comparison = z
  .object({ from: VersionRow, to: VersionRow, lines: z.array(Compared) })
  .meta({ id: 'FormulaComparison' })
export type Comparison = z.output<typeof Comparison>

/** What has to be bought for one material, in packs that there are. */
const Need = z.object({
  ...{ product_id: z.int(), page: PageKind, ...bilingual, needed_mg: z.int(), covered_mg: z.int() },
  packs: z.array(
    z.object({
      ...{ variant_id: z.int(), option_name: z.string(), option_name_en: z.string(), content_mg: z.int() },
      ...{ quantity: z.int(), unit_amount: z.int(), amount: z.int() },
    }),
  ),
  /** What the packs cost, and the part of it that this batch uses up. */
  ...{ amount: z.int(), used_amount: z.int() },
  trouble: z.enum(packTroubles).nullable(),
})
export const Cost = z
  .object({
    ...{ currency: Currency, batch_mg: z.int(), amount: z.int(), used_amount: z.int(), needs: z.array(Need) },
    /** What is none of ours, by name: its price is nobody's to say. */
    others: z.array(z.string()),
  })
  .meta({ id: 'FormulaCost' })
export type Cost = z.output<typeof Cost>
export type Need = Cost['needs'][number]

/** What lies in the cart for it now; `cart` is null where nothing could be put in. */
const Bought = z.object({
  cost: Cost,
  in_cart: z.array(z.object({ variant_id: z.int(), quantity: z.int() })),
  cart: CartCount.nullable(),
})
export type Bought = z.output<typeof Bought>

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
  .max(formulaLimits.batch_mg, '배치는 100 kg까지예요.')

const content = {
  ...{ name, kind, batch_mg },
  note: z.string().trim().max(formulaLimits.note, '메모는 2,000자까지 적을 수 있어요.').default(''),
  lines: z
    .array(line)
    .min(1, '재료를 하나 이상 담아 주세요.')
    .max(formulaLimits.lines, '재료는 60가지까지 적을 수 있어요.'),
}
/** Which state of the formula was looked at: where it has changed since, nothing is written over. */
const based_on = z.int().min(1)
const wanted = z.coerce.number().int().min(1).max(formulaLimits.batch_mg).optional()
const version = z.coerce.number().int().min(1).max(formulaLimits.versions)

const path = '/api/v1/formulas'
const params = z.object({ formula_id: Id })
const one = { access: 'owner', params } as const
const held = { access: 'anyone', params: z.object({ token: z.string().max(60) }) } as const
const shared = '/api/v1/shared-formulas/:token'

/** Blends that members write down, every version of them, and what they cost. */
export const formula = {
  list: endpoint({
    ...{ method: 'GET', path, summary: '내 포뮬러 (최근 것부터)', access: 'owner' },
    /** `before` is what the answer before called `next`. */
    query: z.object({ before: Id.optional() }),
    reply: z.object({ data: z.array(FormulaRow), next: z.int().nullable() }),
  }),
  /** Under the same key the same formula: a second press writes nothing. */
  create: endpoint({
    ...{ method: 'POST', path, summary: '포뮬러 쓰기', access: 'owner' },
    body: z.object({ request_key: z.uuid(), ...content }),
    reply: Formula,
  }),
  /** What is known of materials, for whoever is writing. */
  materials: endpoint({
    ...{ method: 'GET', path: '/api/v1/formula-materials', summary: '재료의 정보와 사용 한도', access: 'member' },
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
    ...{ method: 'GET', path: `${path}/:formula_id`, summary: '포뮬러 보기', ...one },
    query: z.object({ version: version.optional() }),
    reply: Formula,
  }),
  /** Other lines or another batch are a new version; those before stay as they were. */
  change: endpoint({
    ...{ method: 'PUT', path: `${path}/:formula_id`, summary: '포뮬러 고치기', ...one },
    body: z.object({ based_on, ...content }),
    reply: Formula,
  }),
  rename: endpoint({
    ...{ method: 'PUT', path: `${path}/:formula_id/name`, summary: '포뮬러 이름 바꾸기', ...one },
    body: z.object({ based_on, name }),
    reply: Formula,
  }),
  restore: endpoint({
    ...{ method: 'POST', path: `${path}/:formula_id/restoring`, summary: '지난 버전 되살리기', ...one },
    body: z.object({ based_on, version: z.int().min(1) }),
    reply: Formula,
  }),
  compare: endpoint({
    ...{ method: 'GET', path: `${path}/:formula_id/comparison`, summary: '두 버전 견주기', ...one },
    query: z.object({ from: version, to: version }),
    reply: Comparison,
  }),
  remove: endpoint({
    ...{ method: 'DELETE', path: `${path}/:formula_id`, summary: '포뮬러 지우기', ...one },
    reply: z.object({ message: z.string() }),
  }),
  putBack: endpoint({
    ...{ method: 'POST', path: `${path}/:formula_id/putting-back`, summary: '지운 포뮬러 되돌리기', ...one },
    reply: Formula,
  }),
  /** Off and on again is another link: who held the old one reads nothing any more. */
  share: endpoint({
    ...{ method: 'PUT', path: `${path}/:formula_id/share`, summary: '공유 링크 켜고 끄기', ...one },
    body: z.object({ shared: z.boolean() }),
    reply: Formula,
  }),
  cost: endpoint({
    ...{ method: 'GET', path: `${path}/:formula_id/cost`, summary: '내 가격으로 드는 값', ...one },
    query: z.object({ version: version.optional(), batch_mg: wanted }),
    reply: Cost,
  }),
  buy: endpoint({
    ...{ method: 'POST', path: `${path}/:formula_id/cart`, summary: '재료를 장바구니에 담기', ...one },
    body: z.object({ version: z.int().min(1).optional(), batch_mg: batch_mg.optional() }),
    reply: Bought,
  }),
  shared: {
    show: endpoint({
      ...{ method: 'GET', path: shared, summary: '공유받은 포뮬러', ...held },
      reply: SharedFormula,
    }),
    cost: endpoint({
      ...{ method: 'GET', path: `${shared}/cost`, summary: '공유받은 포뮬러의 값 (보는 사람의 가격)', ...held },
      query: z.object({ batch_mg: wanted }),
      reply: Cost,
    }),
    buy: endpoint({
      ...{ method: 'POST', path: `${shared}/cart`, summary: '공유받은 포뮬러의 재료 담기', ...held },
      body: z.object({ batch_mg: batch_mg.optional() }),
      reply: Bought,
    }),
  },
}
