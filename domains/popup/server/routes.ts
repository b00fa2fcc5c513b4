import { bind } from '@sillage/server-kit/bind.ts'
import { popup } from '../contract.ts'
import { listPopups } from './popups.ts'

export const popupRoutes = bind(popup, {
  list: (ctx, { query }) => listPopups(ctx, query),
})
