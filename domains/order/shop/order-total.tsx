import { TotalRows } from '../../pricing/shop/total-rows.tsx'
import type { Order } from '../contract.ts'

/** What an order came to, row by row, as it was placed. */
export const OrderTotal = ({ order: { rows, currency, paid_at } }: { order: Order }) => (
  <TotalRows rows={rows} currency={currency} paid={paid_at !== null} />
)
