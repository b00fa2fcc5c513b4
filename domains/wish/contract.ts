import { endpoint } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { ProductCard } from '../catalog/contract.ts'

export const Wish = z.object({ product: ProductCard, created_at: Instant }).meta({ id: 'Wish' })
export type Wish = z.output<typeof Wish>

/** What a member wishes for now, as hearts need it. */
const Wished = z.object({ product_ids: z.array(z.int()) })

export const wish = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/wishes',
    summary: '찜 목록',
    access: 'owner',
    query: pageQuery({ sort: ['created_at'], per_page: limits.paging.grid_per_page }),
    reply: pageOf(Wish),
  }),
  ids: endpoint({
    method: 'GET',
    path: '/api/v1/wishes/ids',
    summary: '찜한 상품의 번호',
    access: 'owner',
    reply: Wished,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/wishes',
    summary: '찜하기',
    access: 'owner',
    body: z.object({ product_id: Id }),
    reply: Wished,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/wishes/:product_id',
    summary: '찜 빼기',
    access: 'owner',
    params: z.object({ product_id: Id }),
    reply: Wished,
  }),
}
