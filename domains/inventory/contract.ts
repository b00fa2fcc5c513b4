import { endpoint } from '@sillage/kit/endpoint.ts'
import { keysetOf, keysetQuery } from '@sillage/kit/keyset.ts'
import { Day, Id, Instant, Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { bilingual } from '../catalog/fields.ts'
import { changeReply, changeRowsMax } from '../catalog/staff-contract.ts'
import { offerLimits, productKinds, stockReasons } from '../catalog/words.ts'
import { LotNumber } from './lot-contract.ts'

const staff = staffWith('stock')
const path = '/api/v1/staff/stock'
const sku = z.string().trim().toUpperCase().min(1).max(60)
const pieces = z
  .int('수량을 확인해 주세요.')
  .min(0, '수량을 확인해 주세요.')
  .max(offerLimits.stock, '수량을 확인해 주세요.')

/** One option with its own stock; kits have none, and seats of classes are not listed. */
const StockRow = z
  .object({
    variant_id: z.int(),
    product_id: z.int(),
    sku: z.string(),
    barcode: z.string().nullable(),
    ...bilingual,
    option: z.string(),
    picture: Picture,
    kind: z.enum(productKinds),
    on_hand: z.int(),
    reserved: z.int(),
    available: z.int(),
    low_at: z.int(),
    /** Members with a restock alert. */
    waiting: z.int(),
    retired: z.boolean(),
  })
  .meta({ id: 'StockRow' })
export type StockRow = z.output<typeof StockRow>

/** Codes or barcodes with commas between them, each once. */
const someSkus = z
  .string()
  .max(6_000)
  .transform((text) => [...new Set(text.toUpperCase().split(',').filter(Boolean))])
  .refine((all) => all.length <= 100)

const StockMovement = z
  .object({
    id: z.int(),
    on_hand: z.int(),
    reserved: z.int(),
    reason: z.string(),
    /** The order it happened for. */
    order_id: z.int().nullable(),
    mb_id: z.string().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'StockMovement' })

/** A movement among those of all options. */
const NamedMovement = StockMovement.extend({
  variant_id: z.int(),
  sku: z.string(),
  ...bilingual,
  option: z.string(),
}).meta({ id: 'NamedStockMovement' })
export type NamedMovement = z.output<typeof NamedMovement>

/** What staff do with stock. */
export const staffStock = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '재고 목록',
    access: staff,
    query: z.object({
      /** The beginning of a code, a barcode, part of a product's name, or a product's id. */
      keyword: z.string().trim().max(60).optional(),
      skus: someSkus.optional(),
      stock: z.enum(['low', 'out', 'waiting', 'reserved']).optional(),
      after: Id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({ data: z.array(StockRow), next_after: z.int().nullable() }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:variant_id`,
    summary: '옵션 하나의 재고',
    access: staff,
    params: z.object({ variant_id: Id }),
    reply: StockRow,
  }),
  movements: endpoint({
    method: 'GET',
    path: `${path}/:variant_id/movements`,
    summary: '재고가 바뀐 기록',
    access: staff,
    params: z.object({ variant_id: Id }),
    query: z.object({ after: Id.optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    reply: z.object({ data: z.array(StockMovement), next_after: z.int().nullable() }),
  }),
  allMovements: endpoint({
    method: 'GET',
    path: '/api/v1/staff/stock-movements',
    summary: '모든 재고가 바뀐 기록',
    access: staff,
    query: keysetQuery({}),
    reply: keysetOf(NamedMovement),
  }),
  /** Which orders have reserved pieces that were not sent yet, the oldest first. */
  reservations: endpoint({
    method: 'GET',
    path: `${path}/:variant_id/reservations`,
    summary: '재고를 예약한 주문',
    access: staff,
    params: z.object({ variant_id: Id }),
    reply: z.array(z.object({ order_id: z.int().nullable(), quantity: z.int(), since: Instant })),
  }),
  /** Members who asked for a message when it is back, those who asked first. */
  waiting: endpoint({
    method: 'GET',
    path: `${path}/:variant_id/waiting`,
    summary: '재입고 알림을 기다리는 회원',
    access: staff,
    params: z.object({ variant_id: Id }),
    reply: z.array(z.object({ mb_id: z.string(), name: z.string(), created_at: Instant })),
  }),
  adjust: endpoint({
    method: 'POST',
    path: `${path}/:variant_id/adjustments`,
    summary: '재고 더하고 빼기',
    access: staff,
    params: z.object({ variant_id: Id }),
    body: z.object({
      by: z
        .int('수량을 확인해 주세요.')
        .min(-offerLimits.stock, '수량을 확인해 주세요.')
        .max(offerLimits.stock, '수량을 확인해 주세요.')
        .refine((by) => by !== 0, '수량을 확인해 주세요.'),
      reason: z.enum(stockReasons),
    }),
    reply: StockRow,
  }),
  /** When it is time to order more. */
  setLevel: endpoint({
    method: 'PUT',
    path: `${path}/:variant_id/level`,
    summary: '재고 알림 기준 정하기',
    access: staff,
    params: z.object({ variant_id: Id }),
    body: z.object({ low_at: pieces }),
    reply: StockRow,
  }),
  /** What was counted in a stocktake or came in, by code. All of it is applied as one, and can be undone as one. */
  count: endpoint({
    method: 'POST',
    path: `${path}/counts`,
    summary: '재고 실사와 입고',
    access: staff,
    megabytes: 4,
    body: z.object({
      /** Whether the pieces are all there are, or come on top. */
      mode: z.enum(['count', 'receive']).default('count'),
      rows: z
        .array(
          z.object({
            sku,
            counted: pieces,
            seen: pieces.optional(),
            /** Of goods received: the number on the pack, and until when they are good. */
            lot: LotNumber.optional(),
            best_before: Day.nullable().optional(),
          }),
        )
        .min(1)
        .max(changeRowsMax),
      dry_run: z.boolean(),
      request_key: z.uuid(),
    }),
    reply: changeReply,
  }),
}
