import { endpoint } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Currency, Id, Instant, Picture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { PersonalField } from '../custom/personal-contract.ts'
import { designKinds } from '../custom/words.ts'
import { CategoryWords, categoryEditing } from './category-contract.ts'
import { ProductChange, productEditing } from './editing-contract.ts'
import { bilingual, Fact, Note, OptionGroup, Prices, ProductPicture, someIds, Trail } from './fields.ts'
import { OfferRules, offer } from './offer-contract.ts'
import {
  documentKinds,
  facetGroups,
  noReturnReasons,
  productBadges,
  productKinds,
  productSorts,
  recentMax,
} from './words.ts'

export type Category = { id: number; name: string; name_en: string; descendants: Category[] }
export const Category: z.ZodType<Category> = z
  .object({
    id: z.int(),
    name: z.string(),
    name_en: z.string(),
    get descendants() {
      return z.array(Category)
    },
  })
  .meta({ id: 'Category' })

export type { Prices, Trail }

/** What a product shows in a grid. Prepared by every write. */
export const ProductCard = z
  .object({
    id: z.int(),
    kind: z.enum(productKinds),
    name: z.string(),
    name_en: z.string(),
    type_label: z.string(),
    type_label_en: z.string(),
    price: Prices,
    list_price: Prices.nullable(),
    badges: z.array(z.enum(productBadges)),
    sold_out: z.boolean(),
    trail: Trail.nullable(),
    picture: Picture,
    /** Only for holders of a certificate: the classes of which one opens it. */
    opened_by: z.array(z.object({ class_id: z.int(), ...bilingual })).optional(),
  })
  .meta({ id: 'ProductCard' })
export type ProductCard = z.output<typeof ProductCard>

export const Variant = z.object({
  id: z.int(),
  sku: z.string(),
  values: z.array(z.string()),
  price: Prices,
  list_price: Prices.nullable(),
  sold_out: z.boolean(),
  /** How many there are, where they are few. */
  left: z.int().nullable(),
  rules: OfferRules,
})
export type Variant = z.output<typeof Variant>

const ProductDocument = z.object({
  id: z.int(),
  kind: z.enum(documentKinds),
  ...bilingual,
  lang: z.enum(['kr', 'en']),
  version: z.string(),
  lot: z.string(),
  has_file: z.boolean(),
})
/** Another product's variant, as it is named inside this one. */
const Piece = z.object({ variant_id: z.int(), product_id: z.int(), ...bilingual, picture: Picture })

export const Product = ProductCard.extend({
  summary: z.string(),
  summary_en: z.string(),
  story_title: z.string(),
  story_title_en: z.string(),
  story: z.array(z.string()),
  story_en: z.array(z.string()),
  /** When the sale that is on ends, where it has an end. */
  sale_to: Instant.nullable(),
  details: z.array(Fact),
  /** The particulars the law wants said of this kind of goods. */
  statutory: z.array(Fact),
  min_quantity: z.int(),
  max_quantity: z.int().nullable(),
  /** Why it cannot be returned; null if it can. */
  no_return: z.enum(noReturnReasons).nullable(),
  personal_fields: z.array(PersonalField),
  /** Working days until it is made; null where it lies in stock. */
  made_in_days: z.int().nullable(),
  documents: z.array(ProductDocument),
  /** What a kit is made of. */
  parts: z.array(
    Piece.extend({
      kind: z.enum(productKinds),
      quantity: z.int(),
      has_page: z.boolean(),
      /** The variants of the kit that hold it. */
      of: z.array(z.int()),
      /** How it smells by itself, where it does. */
      trail: Trail.nullable(),
      notes: z.array(Note),
    }),
  ),
  add_ons: z.array(Piece.extend({ price: Prices, sold_out: z.boolean(), left: z.int().nullable(), rules: OfferRules })),
  notes: z.array(Note),
  option_groups: z.array(OptionGroup),
  variants: z.array(Variant),
  pictures: z.array(ProductPicture),
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  path: z.array(z.object({ id: z.int(), ...bilingual })),
}).meta({ id: 'Product' })
export type Product = z.output<typeof Product>

/** Several words of a group with commas between them, sorted, so that the same choice has one address. */
const someOf = <Word extends string>(words: readonly [Word, ...Word[]]) => {
  const isWord = (text: string): text is Word => words.some((word) => word === text)
  return z
    .string()
    .refine((text) => text.split(',').every(isWord))
    .transform((text) => [...new Set(text.split(',').filter(isWord))].sort())
    .optional()
}

const amount = z.coerce.number().int().min(0).max(2_147_483_647).optional()

/** What a list is narrowed by: any of a group's words, and all of the groups. Amounts are in minor units of `currency`. */
export const productFilters = {
  category: Id.optional(),
  fresh: z.stringbool().optional(),
  currency: Currency.default('krw'),
  price_min: amount,
  price_max: amount,
  family: someOf(facetGroups.family.values),
  kind: someOf(facetGroups.kind.values),
  badge: someOf(facetGroups.badge.values),
  in_stock: z.stringbool().optional(),
}

const counts = <Word extends string>(words: readonly [Word, ...Word[]]) => z.record(z.enum(words), z.int())

export const Facets = z
  .object({
    total: z.int(),
    /** What each word would leave, with the other groups' choices; null if there are too many to count. */
    counts: z
      .object({
        family: counts(facetGroups.family.values),
        kind: counts(facetGroups.kind.values),
        badge: counts(facetGroups.badge.values),
        stock: counts(facetGroups.stock.values),
      })
      .nullable(),
    /** The cheapest and the dearest of the category; null where it is empty. */
    price: z.object({ min: Prices, max: Prices }).nullable(),
  })
  .meta({ id: 'Facets' })
export type Facets = z.output<typeof Facets>

const productId = z.object({ product_id: Id })

export const catalog = {
  categories: endpoint({
    method: 'GET',
    path: '/api/evans-cart/categories-service',
    summary: '카테고리 트리',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['categories'] },
    reply: z.object({ data: z.object({ data: z.array(Category) }) }),
  }),
  /** What only its own page says of a category; the tree, which every page has, stays small. */
  category: endpoint({
    method: 'GET',
    path: '/api/v1/categories/:category_id',
    summary: '카테고리 소개',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['categories'] },
    params: z.object({ category_id: Id }),
    reply: CategoryWords,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/products',
    summary: '상품 목록',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['products'] },
    query: pageQuery({ sort: productSorts, per_page: limits.paging.grid_per_page, filters: productFilters }),
    /** `sold`: how many on this page were bought in thirty days, where they stand in that order. */
    reply: pageOf(ProductCard).extend({ sold: z.int().nullable() }),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/api/v1/products/facets',
    summary: '상품 목록을 좁히는 조건과 개수',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['products'] },
    query: z.object(productFilters),
    reply: Facets,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/products/:product_id',
    summary: '상품 상세',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['product:{product_id}', 'categories'] },
    params: productId,
    reply: Product,
  }),
  /** HTML is always the anonymous visitor's: staff preview a product by a key, which only they are given. */
  preview: endpoint({
    method: 'GET',
    path: '/api/v1/products/:product_id/preview',
    summary: '상품 미리 보기 (숨긴 것까지)',
    access: 'anyone',
    params: productId,
    query: z.object({ key: z.string().max(200).default('') }),
    reply: Product,
  }),
  /** The product that a design of this kind is ordered as; null where the shop makes none. */
  designed: endpoint({
    method: 'GET',
    path: '/api/v1/products/designed/:kind',
    summary: '디자인해서 주문하는 상품',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['products'] },
    params: z.object({ kind: z.enum(designKinds) }),
    reply: z.object({ product: Product.nullable() }),
  }),
  /** Those still visible, in the order requested. Not cached: every visitor asks for other ones. */
  cards: endpoint({
    method: 'GET',
    path: '/api/v1/products/cards',
    summary: '번호로 찾은 상품 목록',
    access: 'anyone',
    query: z.object({ ids: someIds(recentMax) }),
    reply: z.array(ProductCard),
  }),
  related: endpoint({
    method: 'GET',
    path: '/api/v1/products/:product_id/related',
    summary: '함께 볼 상품',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['products'] },
    params: productId,
    reply: z.array(ProductCard),
  }),
  alsoBought: endpoint({
    method: 'GET',
    path: '/api/v1/products/:product_id/also-bought',
    summary: '함께 산 상품',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['products'] },
    params: productId,
    reply: z.array(ProductCard),
  }),
  ...offer,
  staff: { ...productEditing, ...categoryEditing },
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/products/:product_id',
    summary: '상품 수정',
    access: staffWith('products'),
    params: productId,
    body: ProductChange,
    reply: Product,
  }),
}
