import { endpoint } from '@sillage/kit/endpoint.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Id, Picture, UploadedPicture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { ProductCard } from '../catalog/contract.ts'
import { Prices } from '../catalog/fields.ts'
import { needed, staffCallsOf, title, words } from './staff-contract.ts'

export const Recipe = z
  .object({
    id: z.int(),
    title: z.string(),
    title_en: z.string(),
    summary: z.string(),
    summary_en: z.string(),
    minutes: z.int(),
    level: z.int().min(1).max(3),
    picture: Picture,
    materials: z.array(z.object({ quantity: z.int(), product: ProductCard })),
  })
  .meta({ id: 'Recipe' })
export type Recipe = z.output<typeof Recipe>

/** So many of a variant go into the cart, of which so much is used. */
const Material = z.object({
  quantity: z.int(),
  uses: z.string(),
  uses_en: z.string(),
  product: ProductCard,
  variant_id: z.int(),
  option_name: z.string(),
  option_name_en: z.string(),
  /** Of all pieces together. */
  price: Prices,
  sold_out: z.boolean(),
})
export type RecipeMaterial = z.output<typeof Material>

export const RecipeSheet = Recipe.extend({
  makes: z.string(),
  makes_en: z.string(),
  materials: z.array(Material),
  steps: z.array(z.object({ text: z.string(), text_en: z.string() })),
}).meta({ id: 'RecipeSheet' })
export type RecipeSheet = z.output<typeof RecipeSheet>

const short = z.string().trim().max(40, '40자까지 쓸 수 있어요.').default('')

export const RecipeForm = z.object({
  slug: z.string().regex(/^[a-z0-9-]{1,60}$/, '이름은 영문 소문자와 숫자, -로 60자까지 쓸 수 있어요.'),
  title: title.min(1, needed),
  title_en: title.default(''),
  summary: words.min(1, needed),
  summary_en: words.default(''),
  minutes: z.int().min(1).max(100_000),
  level: z.int().min(1).max(3),
  makes: short,
  makes_en: short,
  picture: UploadedPicture,
  materials: z
    .array(
      z.object({
        product_id: Id,
        sku: z.string().min(1),
        quantity: z.int().min(1).max(99),
        uses: short,
        uses_en: short,
      }),
    )
    .min(1, '재료를 골라 주세요.')
    .max(20, '재료는 20가지까지 고를 수 있어요.'),
  steps: z
    .array(z.object({ text: words.min(1, needed), text_en: words.default('') }))
    .min(1, needed)
    .max(30, '순서는 30개까지 쓸 수 있어요.'),
})

export type RecipeRow = z.output<typeof RecipeForm> & { id: number; visible: boolean; version: string }

const cache = { audience: 'everyone', tags: ['recipes', 'products'] } as const

export const recipes = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/recipes',
    summary: '만들기 목록',
    access: 'anyone',
    cache,
    query: pageQuery({ sort: ['newest'] }),
    reply: pageOf(Recipe),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/recipes/:id',
    summary: '만들기',
    access: 'anyone',
    cache,
    params: z.object({ id: Id }),
    reply: RecipeSheet,
  }),
  /** What the materials cost the member who asks, all pieces of each together. */
  myPrices: endpoint({
    method: 'GET',
    path: '/api/v1/recipes/:id/my-prices',
    summary: '재료의 내 등급 가격',
    access: 'member',
    params: z.object({ id: Id }),
    reply: z.array(Material.pick({ variant_id: true, price: true })),
  }),
  staff: staffCallsOf('recipes', '만들기', RecipeForm),
}
