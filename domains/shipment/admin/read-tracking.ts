import { parseTable, readColumns } from '@sillage/admin-kit/table/table-text.ts'
import names from './courier-columns.json' with { type: 'json' }

export type TrackingRow = { order_no: string; courier: string; tracking_no: string }

/**
 * Rows of a courier's program or a spreadsheet: order number, courier, tracking number, found by the heads of their
 * columns or else in this order. What is wrong with a row the server says.
 */
export function readTracking(text: string): { rows: TrackingRow[]; missing: (keyof TrackingRow)[] } {
  const { records, missing } = readColumns(parseTable(text), names, ['order_no', 'tracking_no'])
  return { rows: records.map(({ cells }) => cells), missing }
}
