import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { anyStaff } from '../audit/permissions.ts'

const list = z.string().regex(/^[a-z-]{1,40}$/)

const SavedView = z
  .object({
    id: z.int(),
    name: z.string(),
    /** The conditions, as the list's address has them. */
    query: z.record(z.string(), z.string()),
    /** Everyone sees it. */
    shared: z.boolean(),
    mine: z.boolean(),
  })
  .meta({ id: 'SavedView' })

/** Sets of conditions that someone saved for a list of the console: their own, and those shared with everyone. */
export const staffViews = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/staff/views',
    summary: '목록의 저장한 보기',
    access: anyStaff,
    query: z.object({ list }),
    reply: z.object({ data: z.array(SavedView) }),
  }),
  /** Under a name that one has used already it takes the place of the earlier one. */
  save: endpoint({
    method: 'POST',
    path: '/api/v1/staff/views',
    summary: '보기 저장',
    access: anyStaff,
    body: z.object({
      list,
      name: z.string().trim().min(1, '이름을 적어 주세요.').max(30, '이름이 너무 길어요.'),
      query: z
        .record(z.string().regex(/^[a-z_]{1,30}$/), z.string().max(200))
        .refine((query) => Object.keys(query).length <= 12),
      shared: z.boolean().default(false),
    }),
    reply: SavedView,
  }),
  /** One's own; a shared one also by anyone who decides about staff. */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/staff/views/:id',
    summary: '저장한 보기 지우기',
    access: anyStaff,
    params: z.object({ id: Id }),
    reply: z.object({ id: z.int() }),
  }),
}
