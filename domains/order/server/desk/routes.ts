import { bind } from '@sillage/server-kit/bind.ts'
import { orderDesk } from '../../desk-contract.ts'
import { shipment } from '../../shipment-contract.ts'
import { confirmPurchase } from '../confirming.ts'
import { listShipments } from '../shipments.ts'
import { markAstray } from './astray.ts'
import { listDeskOrders } from './list.ts'
import { moveDeskOrder, moveDeskOrders, writeMemo } from './moving.ts'
import { deliverByStaff, handOver, renumber, shipDeskOrder } from './shipping.ts'
import { showDeskOrder } from './show.ts'
import { uploadTracking } from './upload.ts'

/** Sending goods: what staff do, and what the buyer sees of it. */
export const fulfilmentRoutes = [
  ...bind(orderDesk, {
    list: listDeskOrders,
    show: (ctx, { params }) => showDeskOrder(ctx, params.order_id),
    move: moveDeskOrder,
    moveMany: moveDeskOrders,
    ship: shipDeskOrder,
    upload: (ctx, { body }) => uploadTracking(ctx, body),
    handOver,
    renumber,
    deliver: (ctx, { params }) => deliverByStaff(ctx, params.shipment_id),
    astray: markAstray,
    memo: writeMemo,
  }),
  ...bind(shipment, {
    list: (ctx, { params, query }) => listShipments(ctx, params.order_id, query.view_key),
    confirm: (ctx, { params, query, body }) => confirmPurchase(ctx, { ...params, ...query, ...body }),
  }),
]
