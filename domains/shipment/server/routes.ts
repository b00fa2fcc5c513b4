import { bind } from '@sillage/server-kit/bind.ts'
import { shipment } from '../contract.ts'
import { staffParcelLots } from '../lot-contract.ts'
import { staffPacking } from '../packing-contract.ts'
import { staffProduction } from '../production-contract.ts'
import { staffShipments } from '../staff-contract.ts'
import { staffOrders } from '../staff-order-contract.ts'
import { changeReceiver } from './change-receiver.ts'
import { confirmPurchase } from './confirm-purchase.ts'
import { markLost } from './exceptions.ts'
import { saveOrderNote } from './order-note.ts'
import { listPacking } from './packing.ts'
import { changeParcelLots, listParcelLots } from './parcel-lots.ts'
import { listProduction, openProductionSheet } from './production/production.ts'
import { changeTrackingNumber, deliverByStaff, handOver, shipStaffOrder } from './ship.ts'
import { listAllShipments } from './shipment-list.ts'
import { listShipments } from './shipments.ts'
import { listStaffOrders } from './staff-list.ts'
import { moveStaffOrder, moveStaffOrders, writeMemo } from './staff-move.ts'
import { showStaffOrder } from './staff-show.ts'
import { uploadTracking } from './upload.ts'

export const shipmentRoutes = [
  ...bind(shipment, {
    list: (ctx, { params, query }) => listShipments(ctx, params.order_id, query.view_key),
    confirm: (ctx, { params, query, body }) => confirmPurchase(ctx, { ...params, ...query, ...body }),
  }),
  ...bind(staffOrders, {
    list: listStaffOrders,
    show: (ctx, { params }) => showStaffOrder(ctx, params.order_id),
    move: moveStaffOrder,
    moveMany: moveStaffOrders,
    saveNote: saveOrderNote,
    memo: writeMemo,
    changeReceiver,
  }),
  ...bind(staffPacking, { list: listPacking }),
  ...bind(staffParcelLots, {
    list: (ctx, { params }) => listParcelLots(ctx, params.shipment_id),
    change: changeParcelLots,
  }),
  ...bind(staffProduction, {
    list: (ctx) => listProduction(ctx),
    sheet: (ctx, { params }) => openProductionSheet(ctx, params.line_id),
  }),
  ...bind(staffShipments, {
    list: listAllShipments,
    ship: shipStaffOrder,
    upload: (ctx, { body }) => uploadTracking(ctx, body),
    handOver,
    changeNumber: changeTrackingNumber,
    deliver: (ctx, { params }) => deliverByStaff(ctx, params.shipment_id),
    lost: markLost,
  }),
]
