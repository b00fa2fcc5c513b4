import { bind } from '@sillage/server-kit/bind.ts'
import { order } from '../contract.ts'
import { findOrder, listOrders, summariseOrders } from './orders.ts'

export const orderRoutes = bind(order, {
  list: (ctx, { query }) => listOrders(ctx, query),
  summary: (ctx) => summariseOrders(ctx),
  show: (ctx, { params }) => findOrder(ctx, params.order_id),
})
