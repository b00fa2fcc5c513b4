import { endpoint } from '@sillage/kit/endpoint.ts'
import { limits } from '@sillage/kit/limits.ts'
import { pageOf, pageQuery } from '@sillage/kit/paging.ts'
import { Id, Instant, Message } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { notificationKinds, unreadMax, unreadPath } from './words.ts'

export const Notification = z
  .object({
    id: z.int(),
    mb_id: z.string(),
    kind: z.enum(notificationKinds),
    title: z.string(),
    title_en: z.string(),
    body: z.string(),
    body_en: z.string(),
    link: z.string(),
    read_at: Instant.nullable(),
    created_at: Instant,
  })
  .meta({ id: 'Notification' })
export type Notification = z.output<typeof Notification>

export const Unread = z.object({ unread: z.int().max(unreadMax) }).meta({ id: 'Unread' })

export const notification = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/notification',
    summary: '알림 목록',
    access: 'owner',
    query: pageQuery({
      sort: ['id'],
      per_page: limits.paging.board_per_page,
      filters: {
        /** May be left out; anybody else's is not found. */
        mb_id: z.string().optional(),
        unread: z.stringbool().default(false),
      },
    }),
    reply: pageOf(Notification),
  }),
  unread: endpoint({
    method: 'GET',
    path: unreadPath,
    summary: '읽지 않은 알림 수',
    access: 'member',
    stream: { channel: 'notification' },
    reply: Unread,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v1/notification/:id/read-at',
    summary: '알림 읽음 표시',
    access: 'owner',
    xsrf: 'needed',
    params: z.object({ id: Id }),
    reply: Notification,
  }),
  removeAll: endpoint({
    method: 'DELETE',
    path: '/api/v1/notification/all',
    summary: '알림 모두 지우기',
    access: 'owner',
    reply: Message,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/notification/:id',
    summary: '알림 지우기',
    access: 'owner',
    params: z.object({ id: Id }),
    reply: Message,
  }),
}
