import { bind } from '@sillage/server-kit/bind.ts'
import { staffStoreOrders, storeOrder } from '../contract.ts'
import { listForStaff } from './staff-list.ts'
import { importStoreOrders, listStoreOrders } from './store-orders.ts'

export const storeOrderRoutes = [
  ...bind(storeOrder, { list: listStoreOrders }),
  ...bind(staffStoreOrders, {
    list: listForStaff,
    import: (ctx, { body }) => importStoreOrders(ctx, body),
  }),
]
