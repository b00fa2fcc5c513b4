import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id, Instant, Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { AuditEvent } from '../audit/contract.ts'
import { staffWith } from '../audit/permissions.ts'
import { Product } from './contract.ts'
import { ProductChange, ProductSheet, SheetVariant, sheetAddOns, sheetOptions, sheetTiers } from './editing-contract.ts'
import { barcode, bilingual, someIds } from './fields.ts'
import { offerLimits, productKinds, stockReasons } from './words.ts'

const path = '/api/v1/staff/products'
const staff = staffWith('products')

const amount = z.int().min(0).max(offerLimits.amount)
const pieces = z.int().min(0).max(offerLimits.stock)
const words = (most: number) => z.string().trim().max(most, '내용이 너무 길어요.').default('')

/** A product in the console's list, with the options it is sold in. */
const StaffProduct = z
  .object({
    id: z.int(),
    kind: z.enum(productKinds),
    ...bilingual,
    picture: Picture,
    /** The most particular of its categories. */
    categories: z.array(z.object(bilingual)),
    price_krw: z.int(),
    price_usd: z.int(),
    sale_price_krw: z.int().nullable(),
    sale_price_usd: z.int().nullable(),
    sale_from: Instant.nullable(),
    sale_to: Instant.nullable(),
    visible: z.boolean(),
    archived: z.boolean(),
    min_quantity: z.int(),
    /** Pieces of all options together that can be sold now. */
    available: z.int(),
    variants: z.array(
      z.object({
        id: z.int(),
        sku: z.string(),
        barcode: z.string().nullable(),
        ...bilingual,
        price_krw: z.int().nullable(),
        price_usd: z.int().nullable(),
        weight_g: z.int(),
        cost_krw: z.int().nullable(),
        on_hand: z.int(),
        reserved: z.int(),
        low_at: z.int(),
        available: z.int(),
        /** Made of other variants: its stock follows theirs. */
        is_kit: z.boolean(),
      }),
    ),
    created_at: Instant,
  })
  .meta({ id: 'StaffProduct' })
export type StaffProduct = z.output<typeof StaffProduct>

/** The cells that can be changed of many products at once; what is left out stays. */
export const ProductCells = z.object({
  name: z.string().trim().min(1, '내용을 입력해 주세요.').max(100, '내용이 너무 길어요.').optional(),
  name_en: z.string().trim().min(1, '내용을 입력해 주세요.').max(100, '내용이 너무 길어요.').optional(),
  price_krw: amount.optional(),
  price_usd: amount.optional(),
  sale_price_krw: amount.nullable().optional(),
  sale_price_usd: amount.nullable().optional(),
  sale_from: Instant.nullable().optional(),
  sale_to: Instant.nullable().optional(),
  visible: z.boolean().optional(),
  /** The option's own price; empty where the product's holds. */
  variant_price_krw: amount.nullable().optional(),
  variant_price_usd: amount.nullable().optional(),
  weight_g: z.int().min(0).max(100_000).optional(),
  /** What a piece of the option costs the shop. */
  cost_krw: amount.nullable().optional(),
  on_hand: pieces.optional(),
  low_at: pieces.optional(),
  barcode: barcode.nullable().optional(),
})
export type ProductCells = z.output<typeof ProductCells>

/** What a row says of a product that is not here yet, as it stands in the file; rows of one product say it alike. */
const NewProduct = z.object({
  /** Which address it gets; empty: made of its code. */
  slug: words(80),
  kind: words(20),
  /** Its category by name, or the way to it: `캔들 > 소이 캔들`. */
  category: words(120),
  summary: words(300),
  summary_en: words(300),
  /** `색: 빨강 / 크기: 큼`; empty where there is nothing to choose. */
  option: words(200),
  option_en: words(200),
  /** Names of pictures in the library, with commas between them. */
  pictures: words(500),
})
export type NewProduct = z.output<typeof NewProduct>

/** One row to change: by its product, or by the code of an option. */
export const RowToChange = z.object({
  product_id: Id.optional(),
  sku: z.string().trim().toUpperCase().max(60).optional(),
  set: ProductCells,
  /** What stood there when the change was thought of: a row that says something else by now is refused. */
  seen: ProductCells.optional(),
  /** Makes the product where its code is unknown. */
  add: NewProduct.optional(),
})
export type RowToChange = z.output<typeof RowToChange>

/** What becomes of a row: `changed`, `added`, nothing because it is so already, or a reason why not. */
export const RowOutcome = z
  .object({
    /** Its place among the rows that were sent. */
    row: z.int(),
    sku: z.string(),
    name: z.string(),
    outcome: z.enum(['changed', 'added', 'same', 'refused']),
    reason: z.string().nullable(),
    before: ProductCells,
    after: ProductCells,
  })
  .meta({ id: 'ProductRowOutcome' })
export type RowOutcome = z.output<typeof RowOutcome>

export const changeRowsMax = 20_000
export const changeReply = z.object({ rows: z.array(RowOutcome), change_set_id: z.int().nullable() })

/** Everything of the sheet that staff changed. */
const SheetChange = z.object({
  based_on: z.int().min(0),
  product: ProductChange,
  option_groups: sheetOptions.optional(),
  /** All options, in their order; one without an id is new. What is left out stays as it is. */
  variants: z.array(SheetVariant).max(200).optional(),
  category_ids: z.array(Id).max(30, '너무 많이 골랐어요.').optional(),
  related_ids: z.array(Id).max(12, '너무 많이 골랐어요.').optional(),
  add_on_ids: sheetAddOns.optional(),
  tiers: sheetTiers.optional(),
})

/** What staff do with many products. */
export const staffProducts = {
  list: endpoint({
    method: 'GET',
    path,
    summary: '상품 목록 (숨긴 것까지)',
    access: staff,
    query: z.object({
      /** Part of a name, the beginning of a code, or an id. */
      keyword: z.string().trim().max(60).optional(),
      ids: someIds(100).optional(),
      /** Those that have one of these options. */
      variant_ids: someIds(100).optional(),
      category: Id.optional(),
      kind: z.enum(productKinds).optional(),
      /** Archived ones are shown only when asked for. */
      state: z.enum(['visible', 'hidden', 'archived']).optional(),
      stock: z.enum(['low', 'out']).optional(),
      english: z.enum(['missing']).optional(),
      sort: z.enum(['newest', 'name', 'stock']).default('newest'),
      after: z
        .string()
        .regex(/^-?\d{1,9}(\.\d{1,9})?$/)
        .optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: z.object({ data: z.array(StaffProduct), next_after: z.string().nullable() }),
  }),
  /**
   * All of them, or none: a row that is refused refuses the whole change unless it is a dry run. A file is then applied
   * by a job, and its change set says how far it is.
   */
  changeMany: endpoint({
    method: 'POST',
    path: `${path}/changes`,
    summary: '여러 상품을 한꺼번에 바꾸기',
    access: staff,
    megabytes: 8,
    body: z.object({
      rows: z.array(RowToChange).min(1).max(changeRowsMax, '한 번에 20,000줄까지 바꿀 수 있어요.'),
      from: z.enum(['list', 'grid', 'import']),
      /** Why the stock is another one, where it is. */
      reason: z.enum(stockReasons).default('counted'),
      dry_run: z.boolean(),
      /** The same change sent twice is made once. */
      request_key: z.uuid(),
    }),
    reply: changeReply,
  }),
  /** Everything of the sheet that staff changed, as one; refused if someone else saved in between. */
  save: endpoint({
    method: 'PUT',
    path: `${path}/:product_id`,
    summary: '상품 저장',
    access: staff,
    params: z.object({ product_id: Id }),
    body: SheetChange,
    reply: ProductSheet,
  }),
  /** What the page will say once this is saved, and the key that opens it. Nothing is stored. */
  look: endpoint({
    method: 'POST',
    path: `${path}/:product_id/preview`,
    summary: '저장하지 않은 상품 미리 보기',
    access: staff,
    params: z.object({ product_id: Id }),
    // Whatever version it is of: what is outdated is said when it is saved.
    body: SheetChange.omit({ based_on: true }),
    reply: z.object({ product: Product, preview_key: z.string() }),
  }),
  history: endpoint({
    method: 'GET',
    path: `${path}/:product_id/history`,
    summary: '상품의 변경 기록',
    access: staff,
    params: z.object({ product_id: Id }),
    reply: z.array(AuditEvent),
  }),
  duplicate: endpoint({
    method: 'POST',
    path: `${path}/:product_id/duplicate`,
    summary: '상품 복제',
    access: staff,
    params: z.object({ product_id: Id }),
    reply: ProductSheet,
  }),
  archive: endpoint({
    method: 'PUT',
    path: `${path}/:product_id/archived`,
    summary: '상품 보관하기, 되살리기',
    access: staff,
    params: z.object({ product_id: Id }),
    body: z.object({ archived: z.boolean() }),
    reply: ProductSheet,
  }),
}
