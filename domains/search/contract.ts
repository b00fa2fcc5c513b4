import { endpoint } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Currency, Id } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { Facets, ProductCard, productFilters } from '../catalog/contract.ts'
import { contentKinds, searchLimits, searchSorts, searchWays } from './words.ts'

const keyword = z.string().trim().min(1).max(searchLimits.keyword)
const { fresh: _, ...narrowing } = productFilters
const PriceWords = z.object({ currency: Currency, price_min: z.int().optional(), price_max: z.int().optional() })

/** A page of what was found; `capped` where there is more than is ever shown. */
export const Found = pageOf(ProductCard)
  .extend({
    capped: z.boolean(),
    /** What was probably meant, where that is not what was typed. */
    correction: z.string().nullable(),
    by: z.enum(searchWays),
    /** The price that was typed, in minor units: 3만원 is at most 30,000 won. */
    price: PriceWords.nullable(),
  })
  .meta({ id: 'Found' })
export type Found = z.output<typeof Found>

const SmallCard = ProductCard.pick({
  id: true,
  kind: true,
  name: true,
  name_en: true,
  type_label: true,
  type_label_en: true,
  price: true,
  list_price: true,
  sold_out: true,
  picture: true,
})

export const Suggestions = z
  .object({
    products: z.array(SmallCard),
    categories: z.array(z.object({ id: z.int(), name: z.string(), name_en: z.string() })),
    contents: z.array(
      z.object({ kind: z.enum(contentKinds), title: z.string(), title_en: z.string(), href: z.string() }),
    ),
    /** Words of the shop that begin like this. */
    words: z.array(z.string()),
  })
  .meta({ id: 'Suggestions' })
export type Suggestions = z.output<typeof Suggestions>

export const Synonym = z
  .object({ id: z.int(), word: z.string(), meanings: z.array(z.string()) })
  .meta({ id: 'Synonym' })
export type Synonym = z.output<typeof Synonym>

const synonymBody = z.object({
  word: keyword,
  meanings: z.array(keyword).min(1).max(searchLimits.meanings),
})
const synonymId = z.object({ id: Id })
const days = z.coerce.number().int().min(1).max(searchLimits.logDays).default(30)

export const search = {
  find: endpoint({
    method: 'GET',
    path: '/api/v1/search',
    summary: '상품 검색',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['products', 'search'] },
    query: pageQuery({
      sort: searchSorts,
      per_page: limits.paging.grid_per_page,
      filters: { keyword, ...narrowing },
    }),
    reply: Found,
  }),
  facets: endpoint({
    method: 'GET',
    path: '/api/v1/search/facets',
    summary: '검색 결과를 좁힐 조건',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['products', 'search'] },
    query: z.object({ keyword, ...narrowing }),
    reply: Facets,
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/api/v1/search/suggest',
    summary: '입력하는 동안의 제안',
    access: 'anyone',
    cache: {
      audience: 'everyone',
      tags: ['products', 'search', 'categories', 'recipes', 'selects', 'notice', 'promotions'],
    },
    query: z.object({ keyword }),
    reply: Suggestions,
  }),
  popular: endpoint({
    method: 'GET',
    path: '/api/v1/search/popular',
    summary: '인기 검색어',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['search', 'products'] },
    reply: z.array(z.string()),
  }),
  click: endpoint({
    method: 'POST',
    path: '/api/v1/search/click',
    summary: '검색 결과 클릭 기록',
    access: 'anyone',
    body: z.object({ keyword, product_id: Id }),
    reply: z.object({ ok: z.literal(true) }),
  }),
  miss: endpoint({
    method: 'POST',
    path: '/api/v1/search/miss',
    summary: '결과 없는 검색어',
    access: 'anyone',
    body: z.object({ keyword }),
    reply: z.object({ ok: z.literal(true) }),
  }),
  synonyms: endpoint({
    method: 'GET',
    path: '/api/v1/search/synonyms',
    summary: '동의어 목록',
    access: staffWith('search'),
    /** All of them by word: there are never more than searchLimits.synonyms. */
    reply: z.object({ data: z.array(Synonym) }),
  }),
  addSynonym: endpoint({
    method: 'POST',
    path: '/api/v1/search/synonyms',
    summary: '동의어 추가',
    access: staffWith('search'),
    body: synonymBody,
    reply: Synonym,
  }),
  changeSynonym: endpoint({
    method: 'PUT',
    path: '/api/v1/search/synonyms/:id',
    summary: '동의어 수정',
    access: staffWith('search'),
    params: synonymId,
    body: synonymBody,
    reply: Synonym,
  }),
  removeSynonym: endpoint({
    method: 'DELETE',
    path: '/api/v1/search/synonyms/:id',
    summary: '동의어 삭제',
    access: staffWith('search'),
    params: synonymId,
    reply: z.object({ ok: z.literal(true) }),
  }),
  missed: endpoint({
    method: 'GET',
    path: '/api/v1/search/missed',
    summary: '결과 없는 검색어 목록',
    access: staffWith('search'),
    query: z.object({ days }),
    reply: z.array(z.object({ keyword: z.string(), times: z.int(), last_day: z.string() })),
  }),
  clicked: endpoint({
    method: 'GET',
    path: '/api/v1/search/clicked',
    summary: '검색 결과 클릭 목록',
    access: staffWith('search'),
    query: z.object({ days }),
    reply: z.array(z.object({ keyword: z.string(), product_id: z.int(), name: z.string(), times: z.int() })),
  }),
}
