import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { lotTable } from '../../inventory/server/lot-tables.ts'
import { shipmentTable } from '../../order/server/tables.ts'

/**
 * How many pieces of which lots left in a parcel. By parcel and not by line: a line that is split by a claim later stays
 * in its parcel, and a kit has several options.
 */
export const shipmentLotTable = pgTable(
  'shipment_lot',
  {
    shipment_id: integer()
      .notNull()
      .references(() => shipmentTable.id),
    lot_id: integer()
      .notNull()
      .references(() => lotTable.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipment_id, table.lot_id] }),
    index('shipment_lot_lot').on(table.lot_id, table.shipment_id),
    check('shipment_lot_quantity', sql`quantity > 0`),
  ],
)
