import { bind } from '@sillage/server-kit/bind.ts'
import { notice } from '../contract.ts'
import { listNotices } from './notices.ts'

export const noticeRoutes = bind(notice, {
  list: (ctx, { query }) => listNotices(ctx, query),
})
