import { bind } from '@sillage/server-kit/bind.ts'
import type { Cashier } from '../../payment/server/cashier.ts'
import { checkout } from '../checkout-contract.ts'
import { order } from '../contract.ts'
import { orderPaper } from '../paper-contract.ts'
import { payment } from '../payment-contract.ts'
import { reorder as reorderContract } from '../reorder-contract.ts'
import { storeOrder, storeOrderDesk } from '../store-order-contract.ts'
import { placeOrder } from './checkout/place.ts'
import { quote } from './checkout/quote.ts'
import { createClaimRoutes } from './claims/routes.ts'
import { createMoneyRoutes } from './desk/money-routes.ts'
import { fulfilmentRoutes } from './desk/routes.ts'
import { findGuestOrder } from './guest-order.ts'
import { findOrder, listOrders, showOrder, summariseOrders } from './orders.ts'
import { drawPaper } from './paper.ts'
import { confirmPayment, failPayment, paymentState } from './paying/confirm.ts'
import { payOrder } from './paying/pay-order.ts'
import { reorder } from './reorder.ts'
import { bringStoreOrders, listStoreOrders } from './store-orders.ts'

export const createOrderRoutes = (cashier: Cashier) => [
  ...bind(order, {
    list: (ctx, { query }) => listOrders(ctx, query),
    summary: (ctx) => summariseOrders(ctx),
    show: (ctx, { params }) => findOrder(ctx, cashier, params.order_id),
  }),
  ...bind(checkout, {
    quote: (ctx, { body }) => quote(ctx, cashier, body),
    place: (ctx, { body }) => placeOrder(ctx, cashier, body),
    pay: (ctx, { params, query, body }) => payOrder(ctx, cashier, { ...params, ...query, ...body }),
    view: (ctx, { params, query }) => showOrder(ctx, cashier, params.order_id, query.view_key),
    find: (ctx, { body }) => findGuestOrder(ctx, body),
  }),
  ...bind(payment, {
    confirm: (ctx, { body }) => confirmPayment(ctx, cashier, body),
    fail: (ctx, { body }) => failPayment(ctx, body),
    state: (ctx, { body }) => paymentState(ctx, cashier, body),
  }),
  ...bind(storeOrder, { list: listStoreOrders }),
  ...bind(storeOrderDesk, { bring: (ctx, { body }) => bringStoreOrders(ctx, body) }),
  ...bind(orderPaper, {
    show: (ctx, { params, query }) => drawPaper(ctx, params.order_id, query.view_key),
  }),
  ...bind(reorderContract, {
    add: (ctx, { params, query }) => reorder(ctx, params.order_id, query.view_key),
  }),
  ...fulfilmentRoutes,
  ...createMoneyRoutes(cashier),
  ...createClaimRoutes(cashier),
]
