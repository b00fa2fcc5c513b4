import { bind } from '@sillage/server-kit/bind.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import { order } from '../contract.ts'
import { reorder as reorderContract } from '../reorder-contract.ts'
import { staffOrders } from '../staff-contract.ts'
import { findOrder, listOrders, summariseOrders } from './orders.ts'
import { reorder } from './reorder.ts'
import { listStaffOrders } from './staff-list.ts'
import { moveStaffOrder, moveStaffOrders, writeMemo } from './staff-move.ts'
import { showStaffOrder } from './staff-show.ts'

export const createOrderRoutes = (gateways: PaymentGateways) => [
  ...bind(order, {
    list: (ctx, { query }) => listOrders(ctx, query),
    summary: (ctx) => summariseOrders(ctx),
    show: (ctx, { params }) => findOrder(ctx, gateways, params.order_id),
  }),
  ...bind(reorderContract, {
    add: (ctx, { params, query }) => reorder(ctx, params.order_id, query.view_key),
  }),
  ...bind(staffOrders, {
    list: listStaffOrders,
    show: (ctx, { params }) => showStaffOrder(ctx, params.order_id),
    move: moveStaffOrder,
    moveMany: moveStaffOrders,
    memo: writeMemo,
  }),
]
