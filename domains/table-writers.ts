/**
 * A table is written by the domain that declares it; these by another. They are declared where the lowest domain that
 * reads them stands, and named here by the one that writes them.
 */
export const writers: Readonly<Record<string, string>> = {
  stock: 'inventory',
  stock_movement: 'inventory',
  product_also_bought: 'order',
  shipment: 'shipment',
  order_note: 'shipment',
  order_receipt: 'receipt',
}

/** Two domains that are one business in two layers: the lower holds what orders have to know of it. */
export const halves: Readonly<Record<string, string>> = { tssa: 'course' }

/** Files that write several domains' tables in one statement, and why is in docs/decisions/029. */
export const oneStatement: readonly string[] = ['domains/checkout/server/write-order.ts']
