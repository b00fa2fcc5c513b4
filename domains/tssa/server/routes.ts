import { bind } from '@sillage/server-kit/bind.ts'
import { tssa } from '../contract.ts'
import { listUpcoming } from './sessions.ts'

export const tssaRoutes = bind(tssa, {
  upcoming: (ctx, { query }) => listUpcoming(ctx, query),
})
