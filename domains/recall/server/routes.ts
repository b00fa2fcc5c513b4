import { bind } from '@sillage/server-kit/bind.ts'
import { staffRecalls } from '../contract.ts'
import { listBuyers } from './buyers.ts'
import { showRecall, startRecall } from './recall.ts'

export const recallRoutes = bind(staffRecalls, {
  show: (ctx, { params }) => showRecall(ctx, params.lot_id),
  buyers: listBuyers,
  start: startRecall,
})
