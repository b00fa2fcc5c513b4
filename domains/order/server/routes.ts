import { bind } from '@sillage/server-kit/bind.ts'
import { order } from '../contract.ts'
import { reorder as reorderContract } from '../reorder-contract.ts'
import { staffOrderEvents } from '../staff-contract.ts'
import { findLastEvent } from './last-event.ts'
import { findOrder, listOrders, type ReadPayments, summariseOrders } from './orders.ts'
import { reorder } from './reorder.ts'

export const createOrderRoutes = (readPayments: ReadPayments) => [
  ...bind(order, {
    list: (ctx, { query }) => listOrders(ctx, query),
    summary: (ctx) => summariseOrders(ctx),
    show: (ctx, { params }) => findOrder(ctx, readPayments, params.order_id),
  }),
  ...bind(staffOrderEvents, { last: findLastEvent }),
  ...bind(reorderContract, {
    add: (ctx, { params, query }) => reorder(ctx, params.order_id, query.view_key),
  }),
]
