import { endpoint } from '@sillage/kit/endpoint.ts'
import { keysetOf, keysetQuery, SortOrder } from '@sillage/kit/keyset.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Day, Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { PageKind } from '../catalog/fields.ts'
import { PickupStore } from '../store/fields.ts'
import { storeOrderLimits, storePayments } from './words.ts'

const text = (max: number) => z.string().trim().max(max, '너무 길어요.')
const name = text(120).min(1, '이름을 적어 주세요.')
const amount = z.int('금액을 확인해 주세요.').min(0, '금액을 확인해 주세요.').max(100_000_000, '금액을 확인해 주세요.')

const Line = z.object({
  name,
  name_en: text(120).default(''),
  option_name: text(120).default(''),
  option_name_en: text(120).default(''),
  /** Where the shop sells it too. */
  product_id: z.int().min(1).nullable().default(null),
  quantity: z.int('수량을 확인해 주세요.').min(1, '수량을 확인해 주세요.').max(9_999, '수량을 확인해 주세요.'),
  /** For all of its pieces, in won. */
  amount,
})

export const StoreOrder = z
  .object({
    id: z.int(),
    /** Null for a store that has closed. */
    store: PickupStore.nullable(),
    receipt_no: z.string(),
    payment: z.enum(storePayments),
    lines: z.array(Line.extend({ kind: PageKind })),
    total_amount: z.int(),
    bought_at: Instant,
  })
  .meta({ id: 'StoreOrder' })
export type StoreOrder = z.output<typeof StoreOrder>

/** What a member has bought in stores. */
export const storeOrder = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/store-orders',
    summary: '매장 구매 내역',
    access: 'owner',
    query: pageQuery({ sort: ['bought_at'], per_page: 10 }),
    reply: pageOf(StoreOrder),
  }),
}

const Slip = z
  .object({
    store_id: z.int().min(1),
    receipt_no: text(40).min(1, '영수증 번호를 적어 주세요.'),
    /** The number the buyer gave at the counter; it is looked up and not stored. */
    mb_hp: text(20).default(''),
    payment: z.enum(storePayments),
    bought_at: Instant,
    lines: z.array(Line).min(1, '구매한 상품을 적어 주세요.').max(storeOrderLimits.lines),
    total_amount: amount,
  })
  .refine(({ lines, total_amount }) => lines.reduce((sum, line) => sum + line.amount, 0) === total_amount, {
    path: ['total_amount'],
    message: '합계가 맞지 않아요.',
  })

const StaffStoreOrder = StoreOrder.omit({ lines: true }).extend({
  mb_id: z.string().nullable(),
  staff_id: z.string().nullable(),
  /** What was bought in a few words. */
  goods: z.string(),
})
export type StaffStoreOrder = z.output<typeof StaffStoreOrder>

export const staffStoreOrders = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/store-orders',
    summary: '매장 구매 내역 목록',
    access: staffWith('orders'),
    query: keysetQuery({
      store_id: Id.optional(),
      tied: z.enum(['yes', 'no']).optional(),
      payment: z.enum(storePayments).optional(),
      /** A day in Seoul on which it was bought. */
      day: Day.optional(),
      sort: SortOrder.default('newest'),
      /** The beginning of a receipt number, or a whole member id. */
      keyword: z.string().trim().max(40).optional(),
    }),
    reply: keysetOf(StaffStoreOrder),
  }),
  /** Receipts from the stores' tills; one that is imported twice is stored once. */
  import: endpoint({
    method: 'POST',
    path: '/api/v1/staff/store-orders',
    summary: '매장 구매 내역 가져오기',
    access: staffWith('orders'),
    body: z.object({
      slips: z
        .array(Slip)
        .min(1, '올릴 내역이 없어요.')
        .max(storeOrderLimits.rows, '한 번에 500건까지 올릴 수 있어요.'),
      /** Says what would happen, and does nothing. */
      dry_run: z.boolean().default(false),
      request_key: z.uuid().optional(),
    }),
    reply: z.object({
      rows: z.array(
        z.object({
          receipt_no: z.string(),
          /** `known` was imported before; `tied` had no member before. */
          outcome: z.enum(['written', 'tied', 'known', 'refused']),
          mb_id: z.string().nullable(),
          reason: z.string().nullable(),
        }),
      ),
      /** Undoes the import; null where nothing was changed. */
      change_set_id: z.int().nullable(),
    }),
  }),
}
