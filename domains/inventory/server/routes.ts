import { bind } from '@sillage/server-kit/bind.ts'
import { staffStock } from '../contract.ts'
import { staffLots } from '../lot-contract.ts'
import { countStock } from './count-stock.ts'
import { countLot, listLots, setLotBlocked, showLot } from './lots.ts'
import { listAllMovements, listMovements, listReservations, listWaiting } from './movements.ts'
import { adjust, findStock, listStock, setLevel } from './staff-stock.ts'

export const staffStockRoutes = [
  ...bind(staffStock, {
    list: (ctx, input) => listStock(ctx, input),
    show: (ctx, { params }) => findStock(ctx, params.variant_id),
    movements: (ctx, input) => listMovements(ctx, input),
    allMovements: (ctx, input) => listAllMovements(ctx, input),
    reservations: (ctx, { params }) => listReservations(ctx, params.variant_id),
    waiting: (ctx, { params }) => listWaiting(ctx, params.variant_id),
    adjust: (ctx, input) => adjust(ctx, input),
    setLevel: (ctx, input) => setLevel(ctx, input),
    count: (ctx, input) => countStock(ctx, input),
  }),
  ...bind(staffLots, {
    list: listLots,
    show: (ctx, { params }) => showLot(ctx, params.lot_id),
    count: countLot,
    block: setLotBlocked,
  }),
]
