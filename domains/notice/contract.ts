import { endpoint } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Id, Instant } from '@sillage/kit/schemas.ts'
import { z } from 'zod'

export const NoticeRow = z
  .object({
    id: z.int(),
    board: z.enum(['customer', 'tssa']),
    title: z.string(),
    title_en: z.string(),
    pinned: z.boolean(),
    created_at: Instant,
  })
  .meta({ id: 'NoticeRow' })
export type NoticeRow = z.output<typeof NoticeRow>

export const Notice = NoticeRow.extend({ body: z.array(z.string()), body_en: z.array(z.string()) }).meta({
  id: 'Notice',
})

export const notice = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/notice',
    summary: '공지 목록',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['notice'] },
    query: pageQuery({
      sort: ['created_at', 'id'],
      per_page: limits.paging.board_per_page,
      filters: { board: z.enum(['customer', 'tssa']).default('customer') },
    }),
    reply: pageOf(NoticeRow),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/notice/:id',
    summary: '공지 보기',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['notice'] },
    params: z.object({ id: Id }),
    reply: Notice,
  }),
}
