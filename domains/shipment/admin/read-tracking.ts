export type TrackingRow = { order_no: string; courier: string; tracking_no: string }

/**
 * Rows copied from a courier's program or a spreadsheet: order number, courier, tracking number, divided by tabs or
 * commas. A line that names the columns is passed over; what is wrong with a row the server says.
 */
export const readTracking = (text: string): TrackingRow[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.split(line.includes('\t') ? '\t' : ',').map((cell) => cell.trim().replaceAll('"', '')))
    .filter((cells) => cells.some(Boolean) && cells.some((cell) => /\d/.test(cell)))
    .map(([order_no = '', courier = '', tracking_no = '']) => ({ order_no, courier, tracking_no }))
