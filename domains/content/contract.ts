import { endpoint } from '@sillage/kit/endpoint.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Id } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { ProductCard } from '../catalog/contract.ts'
import { cms } from './cms-contract.ts'
import { home, homePage } from './home-contract.ts'
import { promotions } from './promotion-contract.ts'
import { recipes } from './recipe-contract.ts'
import { staffSelects } from './select-contract.ts'

export const InstagramItem = z
  .object({ id: z.string(), media_url: z.string(), permalink: z.string() })
  .meta({ id: 'InstagramItem' })

const SelectTitle = z.object({ id: z.int(), title: z.string(), title_en: z.string() }).meta({ id: 'SelectTitle' })

/** Products that go well together, each with a word about it. */
export const Select = SelectTitle.extend({
  intro: z.string(),
  intro_en: z.string(),
  items: z.array(z.object({ note: z.string(), note_en: z.string(), product: ProductCard })),
}).meta({ id: 'Select' })
export type Select = z.output<typeof Select>

export const content = {
  home,
  homePage,
  recipes,
  promotions,
  selects: endpoint({
    method: 'GET',
    path: '/api/v1/selects',
    summary: '셀렉트 목록',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['selects'] },
    query: pageQuery({ sort: ['newest'] }),
    reply: pageOf(SelectTitle),
  }),
  select: endpoint({
    method: 'GET',
    path: '/api/v1/selects/:id',
    summary: '셀렉트',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['selects', 'products'] },
    params: z.object({ id: Id }),
    reply: Select,
  }),
  instagram: endpoint({
    method: 'GET',
    path: '/api/v1/insta-feeds',
    summary: '인스타그램 게시물',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['instagram'] },
    reply: z.object({ data: z.array(InstagramItem) }),
  }),
  staffSelects,
  cms,
}
