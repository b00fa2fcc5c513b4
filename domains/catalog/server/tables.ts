import type { Picture } from '@sillage/kit/schemas.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PersonalField } from '../../custom/personal-contract.ts'
import type { Product, ProductCard, Trail } from '../contract.ts'
import type { NoReturn, ProductKind } from '../words.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const categoryTable = pgTable('category', {
  id: serial().primaryKey(),
  parent_id: integer().references((): AnyPgColumn => categoryTable.id),
  position: integer().notNull(),
  name: text().notNull(),
  name_en: text().notNull(),
  /** One sentence at the head of its page; none where it is empty. */
  lead: text().notNull().default(''),
  lead_en: text().notNull().default(''),
  /** At the head of its page; none where it is empty. */
  picture: jsonb().$type<Picture>(),
  /** Hidden with everything below it; its products stay in their other categories. */
  hidden: boolean().notNull().default(false),
})

/** English that is empty, or still in Korean. */
export const lacksEnglish = sql`(name_en ~ '[가-힣]' or summary_en ~ '[가-힣]' or name_en = '' or summary_en = ''
  or (story <> '[]' and story_en = '[]'))`

export const productTable = pgTable(
  'product',
  {
    id: serial().primaryKey(),
    slug: text().notNull().unique(),
    kind: text().$type<ProductKind>().notNull(),
    name: text().notNull(),
    name_en: text().notNull(),
    summary: text().notNull(),
    summary_en: text().notNull(),
    type_label: text().notNull(),
    type_label_en: text().notNull(),
    story_title: text().notNull(),
    story_title_en: text().notNull(),
    story: jsonb().$type<string[]>().notNull(),
    story_en: jsonb().$type<string[]>().notNull(),
    details: jsonb().$type<Product['details']>().notNull(),
    notes: jsonb().$type<Product['notes']>().notNull(),
    trail: jsonb().$type<Trail>(),
    option_groups: jsonb().$type<Product['option_groups']>().notNull(),
    pictures: jsonb().$type<Product['pictures']>().notNull(),
    price_krw: integer().notNull(),
    price_usd: integer().notNull(),
    sale_price_krw: integer(),
    sale_price_usd: integer(),
    /** A sale without days of its own lasts until it is ended. */
    sale_from: instant(),
    sale_to: instant(),
    min_quantity: integer().notNull().default(1),
    max_quantity: integer(),
    /** The particulars the law wants said of this kind of goods. */
    statutory: jsonb().$type<Product['statutory']>().notNull().default([]),
    /** Why it cannot be returned once bought; empty if it can. */
    no_return: text().$type<NoReturn>(),
    /** What a buyer fills in, such as a text to engrave. */
    personal_fields: jsonb().$type<PersonalField[]>().notNull().default([]),
    /** Working days until something made to order leaves; empty where it lies in stock. */
    made_in_days: integer(),
    badges: jsonb().$type<('new' | 'best')[]>().notNull(),
    sold_30d: integer().notNull().default(0),
    rating_count: integer().notNull().default(0),
    rating_sum: integer().notNull().default(0),
    visible: boolean().notNull().default(true),
    /** No longer sold and archived in the console; never visible. Orders still name it. */
    archived: boolean().notNull().default(false),
    /** Incremented by every change of staff: a save based on an older number is refused. */
    version: integer().notNull().default(0),
    created_at: instant().notNull().defaultNow(),
    /** When its page last said something else; counters that jobs keep are no change of the page. */
    changed_at: instant()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [
    // Who begins or ends a sale is looked for every minute.
    index('product_sale_from').on(table.sale_from),
    index('product_sale_to').on(table.sale_to),
    // What staff look for among a million. `letter_pairs` is a function of ours (docs/decisions/007).
    index('product_name').on(table.name, table.id),
    index('product_kind').on(table.kind, table.id),
    index('product_words').using('gin', sql`letter_pairs(lower(name || ' ' || name_en))`),
    // Where a picture of the library is shown.
    index('product_pictures').using('gin', table.pictures.op('jsonb_path_ops')),
    index('product_hidden').on(table.id).where(sql`not visible and not archived`),
    index('product_archived').on(table.id).where(sql`archived`),
    index('product_in_packs').on(table.id).where(sql`min_quantity > 1`),
    index('product_without_english').on(table.id).where(lacksEnglish),
    check('product_archived_is_hidden', sql`not (archived and visible)`),
  ],
)

/** Every category a product is in, those above included: a listing is found without walking the tree. */
export const productCategoryTable = pgTable(
  'product_category',
  {
    product_id: integer()
      .notNull()
      .references(() => productTable.id),
    category_id: integer()
      .notNull()
      .references(() => categoryTable.id),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.category_id] }),
    index('product_category_category').on(table.category_id, table.product_id),
  ],
)

export const relatedTable = pgTable(
  'product_related',
  {
    product_id: integer()
      .notNull()
      .references(() => productTable.id),
    related_id: integer()
      .notNull()
      .references(() => productTable.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.product_id, table.related_id] })],
)

export const variantTable = pgTable(
  'variant',
  {
    id: serial().primaryKey(),
    product_id: integer()
      .notNull()
      .references(() => productTable.id),
    sku: text().notNull().unique(),
    /** As it is printed on the pack, to be scanned; empty where it has none. */
    barcode: text(),
    position: integer().notNull(),
    values: jsonb().$type<string[]>().notNull(),
    /** Null where the product's own price holds. */
    price_krw: integer(),
    price_usd: integer(),
    weight_g: integer().notNull(),
    /** What a piece costs the shop; null until it is entered. */
    cost_krw: integer(),
    /** No longer sold; orders still name it. */
    retired: boolean().notNull().default(false),
  },
  (table) => [
    index('variant_product').on(table.product_id),
    // A scan means one thing.
    uniqueIndex('variant_barcode').on(table.barcode).where(sql`barcode is not null`),
  ],
)

/** How many minutes a buyer may take to pay before the pieces are free again. */
export const usualReservation = { reservation_minutes: 30 }

export const stockTable = pgTable(
  'stock',
  {
    variant_id: integer()
      .primaryKey()
      .references(() => variantTable.id),
    on_hand: integer().notNull(),
    reserved: integer().notNull().default(0),
    /** How long a buyer may take to pay before the pieces are free again. */
    reservation_minutes: integer().notNull().default(usualReservation.reservation_minutes),
    /** With so many free pieces or fewer it is time to order more. */
    low_at: integer().notNull().default(5),
  },
  (table) => [
    check('stock_never_oversold', sql`reserved >= 0 and on_hand >= reserved`),
    index('stock_free').on(sql`(on_hand - reserved)`, table.variant_id),
    index('stock_low').on(table.variant_id).where(sql`on_hand - reserved <= low_at`),
  ],
)

/** Seats are reserved for a shorter time: other students want them. */
export const classReservation = { reservation_minutes: 10 }

/** Read model: what a product shows in a grid, ready to send. */
export const cardTable = pgTable('product_card', {
  product_id: integer()
    .primaryKey()
    .references(() => productTable.id),
  card: jsonb().$type<ProductCard>().notNull(),
})

/** Read model: a category's products with what they are sorted by. Category 0 is the whole shop. */
export const listingTable = pgTable(
  'listing',
  {
    category_id: integer().notNull(),
    product_id: integer().notNull(),
    newest: instant().notNull(),
    best: integer().notNull(),
    /** What everyone pays now, in each currency. */
    price: integer().notNull(),
    price_usd: integer().notNull().default(0),
    /** What the product can be filtered by, each as a small number: kind, scent families, badges, in stock. */
    facets: integer().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.category_id, table.product_id] }),
    index('listing_newest').on(table.category_id, table.newest, table.product_id),
    index('listing_best').on(table.category_id, table.best, table.product_id),
    index('listing_price').on(table.category_id, table.price, table.product_id),
    index('listing_price_usd').on(table.category_id, table.price_usd, table.product_id),
    index('listing_product').on(table.product_id),
    index('listing_facets').using('gin', table.facets),
  ],
)

/** How many products a listing has, updated by every write, so that no list counts. */
export const listingCountTable = pgTable('listing_count', {
  category_id: integer().primaryKey(),
  products: integer().notNull(),
})

/**
 * How many products of a listing have exactly these facets, updated by every write. There are far fewer such sets than
 * products, so any choice of filters is counted exactly, and in the same time, however large the shop is.
 */
export const facetSetTable = pgTable(
  'facet_set',
  {
    category_id: integer().notNull(),
    facets: integer().array().notNull(),
    products: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category_id, table.facets] })],
)

/** Every change of a stock row, never changed itself: the sum of them is the row. */
export const stockMovementTable = pgTable(
  'stock_movement',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    variant_id: integer()
      .notNull()
      .references(() => variantTable.id),
    on_hand: integer().notNull(),
    reserved: integer().notNull(),
    reason: text().notNull(),
    occasion: text().notNull(),
    mb_id: text(),
    created_at: instant().notNull().defaultNow(),
  },
  (table) => [index('stock_movement_variant').on(table.variant_id, table.id)],
)

/** Read model: what was bought in the same orders, counted by a job. */
export const alsoBoughtTable = pgTable(
  'product_also_bought',
  {
    product_id: integer().notNull(),
    other_id: integer().notNull(),
    together: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.other_id] }),
    index('also_bought_most').on(table.product_id, table.together),
  ],
)
