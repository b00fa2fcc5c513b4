import { bind } from '@sillage/server-kit/bind.ts'
import { wick } from '../contract.ts'
import { staffWicks } from '../staff-contract.ts'
import { adviseWicks } from './advice.ts'
import { listMyBurns, openBurnPhoto, removeBurn, reportBurn } from './burns.ts'
import { checkBurn, hideBurn, importWicks, listStaffBurns, listStaffWicks } from './staff.ts'

export const wickRoutes = [
  ...bind(wick, {
    advice: adviseWicks,
    mine: listMyBurns,
    report: reportBurn,
    remove: removeBurn,
    photo: (ctx, { params }) => openBurnPhoto(ctx, params.id),
  }),
  ...bind(staffWicks, {
    list: listStaffWicks,
    import: (ctx, { body }) => importWicks(ctx, body),
    burns: listStaffBurns,
    check: (ctx, { params }) => checkBurn(ctx, params.id),
    hide: (ctx, { params, body }) => hideBurn(ctx, params.id, body.reason),
  }),
]
