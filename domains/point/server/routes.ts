import { bind } from '@sillage/server-kit/bind.ts'
import { requireMember } from '@sillage/server-kit/context.ts'
import { point } from '../contract.ts'
import { grantToMany } from './grant-many.ts'
import { showLiability } from './liability.ts'
import { deductPoints, grantPoints, listPointsOf } from './staff.ts'
import { listPoints } from './statement.ts'

export const pointRoutes = bind(point, {
  list: (ctx, { query }) => listPoints(ctx, requireMember(ctx).mb_id, query),
  staff: {
    list: (ctx, input) => listPointsOf(ctx, input),
    liability: (ctx) => ctx.readReplica(showLiability),
    grant: (ctx, { body }) => grantPoints(ctx, body),
    grantMany: (ctx, { body }) => grantToMany(ctx, body),
    take: (ctx, { body }) => deductPoints(ctx, body),
  },
})
