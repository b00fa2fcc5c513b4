import { endpoint } from '@sillage/kit/endpoint.ts'
import { keysetOf, keysetQuery } from '@sillage/kit/keyset.ts'
import { Day, Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { bilingual } from '../catalog/fields.ts'
import { offerLimits } from '../catalog/words.ts'
import { lotLimits, lotStates } from './lots.ts'

const staff = staffWith('stock')
const path = '/api/v1/staff/lots'
const lot_id = z.object({ lot_id: Id })

/** As printed on the pack, without spaces around it. */
export const LotNumber = z
  .string()
  .trim()
  .min(1, '로트 번호를 입력해 주세요.')
  .max(lotLimits.name, '로트 번호는 40자까지예요.')
  .regex(/^[^\p{Cc}]*$/u, '로트 번호를 확인해 주세요.')

/** Pieces of one option that came in with one lot number. */
export const Lot = z
  .object({
    id: z.int(),
    lot: z.string(),
    best_before: Day.nullable(),
    variant_id: z.int(),
    product_id: z.int(),
    sku: z.string(),
    ...bilingual,
    option: z.string(),
    received: z.int(),
    /** Pieces still in the house. */
    on_hand: z.int(),
    blocked: z.boolean(),
    recalled: z.boolean(),
    /** Of those in the house, the pieces that were taken out of stock when it was blocked. */
    withdrawn: z.int(),
    expired: z.boolean(),
    created_at: Instant,
  })
  .meta({ id: 'Lot' })
export type Lot = z.output<typeof Lot>

/** Goods by the lot number they came in with. */
export const staffLots = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '로트 목록',
    access: staff,
    query: keysetQuery({
      /** The beginning of a lot number or of a code. */
      keyword: z.string().trim().max(60).optional(),
      state: z.enum(lotStates).optional(),
      variant_id: Id.optional(),
    }),
    reply: keysetOf(Lot),
  }),
  /** The lot, and beside it the product's other options that came in with the same number. */
  show: endpoint({
    method: 'GET',
    path: `${path}/:lot_id`,
    summary: '로트 하나',
    access: staff,
    params: lot_id,
    reply: z.object({ lot: Lot, options: z.array(Lot) }),
  }),
  /** What is really there of a lot. Stock stays as it is: a stocktake changes that. */
  count: endpoint({
    method: 'PUT',
    path: `${path}/:lot_id/count`,
    summary: '로트의 남은 수량 고치기',
    access: staff,
    params: lot_id,
    body: z.object({
      on_hand: z
        .int('수량을 확인해 주세요.')
        .min(0, '수량을 확인해 주세요.')
        .max(offerLimits.stock, '수량을 확인해 주세요.'),
    }),
    reply: Lot,
  }),
  /** A blocked lot is not sent, and what is free of it is taken out of stock. */
  block: endpoint({
    method: 'PUT',
    path: `${path}/:lot_id/blocked`,
    summary: '로트 출고 막기, 다시 허용하기',
    access: staff,
    params: lot_id,
    body: z.object({ blocked: z.boolean() }),
    reply: Lot,
  }),
}
