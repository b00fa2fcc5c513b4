import { bind } from '@sillage/server-kit/bind.ts'
import { notice } from '../contract.ts'
import { findNotice, listNotices } from './notices.ts'

export const noticeRoutes = bind(notice, {
  list: (ctx, { query }) => listNotices(ctx, query),
  show: (ctx, { params }) => findNotice(ctx, params.id),
})
