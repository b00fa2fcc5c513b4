import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { scentFamilies } from '../catalog/words.ts'
import { formulaLimits } from './words.ts'

const name = z.string().trim().min(1, '이름을 적어 주세요.').max(formulaLimits.name, '이름은 80자까지 적을 수 있어요.')
const weight = z.int('양을 숫자로 적어 주세요.').max(formulaLimits.batch_mg, '양이 너무 많아요.')
const lot = z.string().trim().max(40, '너무 길어요.').default('')
const day = z.iso.date('날짜를 확인해 주세요.')

export const ShelfItem = z
  .object({
    id: z.int(),
    product_id: z.int().nullable(),
    name: z.string(),
    name_en: z.string(),
    full_mg: z.int(),
    left_mg: z.int(),
    lot: z.string(),
    expires_on: z.iso.date().nullable(),
    from_order: z.boolean(),
    /** The first family of its scent, as its bottle is filled. Null where it has none or is none of ours. */
    family: z.enum(scentFamilies).nullable(),
  })
  .meta({ id: 'ShelfItem' })
export type ShelfItem = z.output<typeof ShelfItem>

export const Batch = z
  .object({
    id: z.int(),
    number: z.int(),
    /** Null where the formula was deleted. */
    formula_id: z.int().nullable(),
    version: z.int(),
    name: z.string(),
    batch_mg: z.int(),
    pieces: z.int().nullable(),
    made_on: z.iso.date(),
    ready_on: z.iso.date().nullable(),
    note: z.string(),
    /** What it took; without an item it was not on the shelf. */
    uses: z.array(z.object({ shelf_item_id: z.int().nullable(), name: z.string(), lot: z.string(), mg: z.int() })),
  })
  .meta({ id: 'Batch' })
export type Batch = z.output<typeof Batch>

const one = { access: 'owner', params: z.object({ item_id: Id }) } as const

/** What a member has at home, and what was made of it. */
export const shelf = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/shelf-items',
    summary: '내 선반',
    access: 'owner',
    reply: z.array(ShelfItem),
  }),
  /** Puts delivered materials on the shelf, each once however often it is asked. */
  fill: endpoint({
    method: 'POST',
    path: '/api/v1/shelf-items/orders',
    summary: '받은 주문의 재료를 선반에 추가',
    access: 'owner',
    reply: z.object({ added: z.int() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/shelf-items',
    summary: '선반에 재료 올리기',
    access: 'owner',
    body: z.object({
      request_key: z.uuid(),
      /** Any size of one of our materials; null for something bought elsewhere. */
      variant_id: z.int().min(1).max(2_147_483_647).nullable().default(null),
      name,
      left_mg: weight.min(1, '양을 적어 주세요.'),
      lot,
      expires_on: day.nullable().default(null),
    }),
    reply: ShelfItem,
  }),
  /** `based_on` is what was left when it was looked at: a batch made meanwhile is not overwritten. */
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/shelf-items/:item_id',
    summary: '선반의 재료 고치기',
    ...one,
    body: z.object({ based_on: z.int().min(0), left_mg: weight.min(0), lot, expires_on: day.nullable() }),
    reply: ShelfItem,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/shelf-items/:item_id',
    summary: '선반에서 빼기',
    ...one,
    reply: z.object({ message: z.string() }),
  }),
  batches: endpoint({
    method: 'GET',
    path: '/api/v1/batches',
    summary: '내가 만든 배치 (최근 것부터)',
    access: 'owner',
    query: z.object({ after: Id.optional(), lot: z.string().max(40).default('') }),
    reply: z.object({ data: z.array(Batch), next_after: z.int().nullable() }),
  }),
  /** A batch written down by mistake: what it took is on the shelf again. */
  removeBatch: endpoint({
    method: 'DELETE',
    path: '/api/v1/batches/:batch_id',
    summary: '배치 지우기 (쓴 재료는 선반으로)',
    access: 'owner',
    params: z.object({ batch_id: Id }),
    reply: z.object({ message: z.string() }),
  }),
  /** Takes what it needs from the shelf, what expires first first; the same form sent again is the same batch. */
  make: endpoint({
    method: 'POST',
    path: '/api/v1/formulas/:formula_id/batches',
    summary: '배치 만들기',
    access: 'owner',
    params: z.object({ formula_id: Id }),
    body: z.object({
      request_key: z.uuid(),
      version: z.int().min(1),
      batch_mg: weight.min(1, '배치 크기를 적어 주세요.'),
      pieces: z.int().min(1).max(100_000).nullable().default(null),
      cure_days: z.int().min(0).max(365, '1년까지 적을 수 있어요.').default(0),
      note: z.string().trim().max(500, '500자까지 쓸 수 있어요.').default(''),
    }),
    reply: Batch,
  }),
}
