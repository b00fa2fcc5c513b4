import type { AnyEndpoint } from '@sillage/kit/endpoint.ts'
import type { Row } from './testing-rows.ts'

/**
 * Whose row an id in an owner's address means, by the segment it stands in. An address that is not here fails
 * access.test.ts: say which table holds the row, or that the id names something everyone may see.
 */
export const owned: Record<string, { table: string; column: string } | 'public'> = {
  'my-account/:mb_id': { table: 'address', column: 'mb_id' },
  'devices/:device_id': { table: 'session', column: 'id' },
  'addresses/:address_id': { table: 'address', column: 'id' },
  'notification/:id': { table: 'notification', column: 'id' },
  'orders/:order_id': { table: 'orders', column: 'id' },
  'quotations/:quotation_id': { table: 'quotation', column: 'id' },
  'inquiry/:id': { table: 'inquiry', column: 'id' },
  'applications/:id': { table: 'application', column: 'id' },
  'class-inquiries/:inquiry_id': { table: 'inquiry', column: 'id' },
  'files/:file_id': { table: 'stored_file', column: 'id' },
  'files/:id': { table: 'stored_file', column: 'id' },
  'reviews/:id': { table: 'review', column: 'id' },
  'product-inquiry/:id': { table: 'product_inquiry', column: 'id' },
  'files/:file': { table: 'document_file', column: 'file_id' },
  'shelf-items/:item_id': { table: 'shelf_item', column: 'id' },
  'batches/:batch_id': { table: 'batch', column: 'id' },
  'burn-results/:burn_id': { table: 'burn_result', column: 'id' },
  'designs/:code': { table: 'design', column: 'code' },
  'formulas/:formula_id': { table: 'formula', column: 'id' },
  'my-classes/:line_id': { table: 'enrolment', column: 'order_line_id' },
  'participants/:id': { table: 'enrolment', column: 'id' },
  'waits/:id': { table: 'class_wait', column: 'id' },
  'certificates/:number': { table: 'certificate', column: 'number' },
  'wishes/:product_id': 'public',
  'restock-alerts/:variant_id': 'public',
}

/** The parts of an address in which an id stands. */
export const segments = ({ path }: AnyEndpoint) => path.match(/[\w-]+\/:\w+/g) ?? []

/** The id that stands in a segment, of the given person's row. */
function idIn(segment: string, rows: Map<string, Row>) {
  const place = owned[segment] ?? 'public'
  if (place === 'public') return segment.endsWith(':mb_id') ? 'another' : '7'
  return String(rows.get(place.table)?.[place.column] ?? 1)
}

/** The address with the ids of these rows in it, except in the segments that others are given for. */
export const addressOf = (
  { path }: AnyEndpoint,
  rows: Map<string, Row>,
  others: Record<string, Map<string, Row>> = {},
) => path.replaceAll(/([\w-]+\/):\w+/g, (segment, name) => name + idIn(segment, others[segment] ?? rows))
