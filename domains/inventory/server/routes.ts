import { bind } from '@sillage/server-kit/bind.ts'
import { staffStock } from '../contract.ts'
import { adjust, countStock, findStock, listMovements, listStock, setLevel } from './staff-stock.ts'

export const staffStockRoutes = bind(staffStock, {
  list: (ctx, input) => listStock(ctx, input),
  show: (ctx, { params }) => findStock(ctx, params.variant_id),
  movements: (ctx, input) => listMovements(ctx, input),
  adjust: (ctx, input) => adjust(ctx, input),
  setLevel: (ctx, input) => setLevel(ctx, input),
  count: (ctx, input) => countStock(ctx, input),
})
