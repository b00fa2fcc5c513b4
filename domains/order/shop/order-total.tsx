import type { Order } from '../contract.ts'
import { TotalRows } from './total-rows.tsx'

/** What an order came to, row by row, as it was placed. */
export const OrderTotal = ({ order: { rows, currency, paid_at } }: { order: Order }) => (
  <TotalRows rows={rows} currency={currency} paid={paid_at !== null} />
)
