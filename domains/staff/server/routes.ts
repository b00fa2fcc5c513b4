import { bind } from '@sillage/server-kit/bind.ts'
import { staff } from '../contract.ts'
import { addStaff, changeStaff, listStaff, removeStaff, showMe } from './staff.ts'

export const staffRoutes = bind(staff, {
  me: (ctx) => showMe(ctx),
  list: (ctx) => listStaff(ctx),
  add: (ctx, { body }) => addStaff(ctx, body),
  change: (ctx, { params, body }) => changeStaff(ctx, params.mb_id, body),
  remove: (ctx, { params }) => removeStaff(ctx, params.mb_id),
})
