import { bind } from '@sillage/server-kit/bind.ts'
import { broadcast } from '../contract.ts'
import { addBroadcast, changeBroadcast, listBroadcasts, removeBroadcast, showBroadcast } from './broadcasts.ts'
import { dryRun, sendTest, stopBroadcast } from './send.ts'
import { startBroadcast, unscheduleBroadcast } from './start.ts'

export const broadcastRoutes = bind(broadcast, {
  list: (ctx, { query }) => listBroadcasts(ctx, query),
  show: (ctx, { params }) => showBroadcast(ctx, params.id),
  add: (ctx, { body }) => addBroadcast(ctx, body),
  change: (ctx, { params, body }) => changeBroadcast(ctx, params.id, body),
  remove: (ctx, { params }) => removeBroadcast(ctx, params.id),
  dryRun: (ctx, { params }) => dryRun(ctx, params.id),
  test: (ctx, { params }) => sendTest(ctx, params.id),
  start: (ctx, { params, body }) => startBroadcast(ctx, params.id, body),
  unschedule: (ctx, { params }) => unscheduleBroadcast(ctx, params.id),
  stop: (ctx, { params }) => stopBroadcast(ctx, params.id),
})
