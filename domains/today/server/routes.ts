import { bind } from '@sillage/server-kit/bind.ts'
import { today } from '../contract.ts'
import { findLastChange } from './changes.ts'
import { listEvents } from './events.ts'
import { listQueues } from './queues.ts'
import { showSales } from './sales.ts'

export const todayRoutes = bind(today, {
  queues: listQueues,
  events: listEvents,
  changes: findLastChange,
  sales: showSales,
})
