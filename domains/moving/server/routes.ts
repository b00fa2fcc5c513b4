import { bind } from '@sillage/server-kit/bind.ts'
import { staffMoves } from '../contract.ts'
import { redirects } from '../redirect-contract.ts'
import { listLeftOut, listMoves, removeMove, reportMove, showMove, startApplying, startMove } from './moves.ts'
import { addRedirect, changeRedirect, findRedirect, listRedirects, removeRedirect } from './redirects.ts'

export const movingRoutes = [
  ...bind(staffMoves, {
    list: (ctx, { query }) => listMoves(ctx, query),
    start: startMove,
    show: (ctx, { params }) => showMove(ctx, params.move_id),
    leftOut: listLeftOut,
    report: (ctx, { params }) => reportMove(ctx, params.move_id),
    apply: (ctx, { params }) => startApplying(ctx, params.move_id),
    remove: (ctx, { params }) => removeMove(ctx, params.move_id),
  }),
  ...bind(redirects, {
    find: (ctx, { query }) => findRedirect(ctx, query.address),
    staff: {
      list: (ctx, { query }) => listRedirects(ctx, query),
      add: (ctx, { body }) => addRedirect(ctx, body),
      change: (ctx, input) => changeRedirect(ctx, input),
      remove: (ctx, { params }) => removeRedirect(ctx, params.id),
    },
  }),
]
