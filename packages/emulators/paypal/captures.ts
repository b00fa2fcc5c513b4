import { type Call, fieldsOf, json, type Reply } from '../emulator-server.ts'
import { type Books, type Capture, centsOf, dollars, instant, newId, type Order, type Refund, refuse } from './books.ts'
import { captureView, refundView } from './views.ts'

type Found = { order: Order; capture: Capture }

function findCapture({ orders }: Books, id: string): Found | undefined {
  for (const order of orders.values()) if (order.capture?.id === id) return { order, capture: order.capture }
  return undefined
}

export function showCapture(books: Books, id: string, { origin }: Call): Reply {
  const found = findCapture(books, id)
  return found ? json(200, captureView(found.order, found.capture, origin)) : refuse(404, 'INVALID_RESOURCE_ID')
}

export function showRefund({ orders }: Books, id: string, { origin }: Call): Reply {
  for (const { capture } of orders.values()) {
    const refund = capture?.refunds.find((each) => each.id === id)
    if (capture && refund) return json(200, refundView(capture, refund, origin))
  }
  return refuse(404, 'INVALID_RESOURCE_ID')
}

/** Gives money back, all that is left of it unless an amount is named. */
export function refundCapture(books: Books, id: string, call: Call): Reply {
  const found = findCapture(books, id)
  if (!found) return refuse(404, 'INVALID_RESOURCE_ID')
  const { order, capture } = found
  if (capture.status === 'PENDING') return refuse(422, 'PENDING_CAPTURE')
  if (capture.status === 'REFUNDED') return refuse(422, 'CAPTURE_FULLY_REFUNDED')
  const left = leftOf(capture)
  const { amount, custom_id, invoice_id, note_to_payer } = fieldsOf(call)
  const { currency_code = capture.amount.currency_code, value = dollars(left) } = Object(amount)
  if (currency_code !== capture.amount.currency_code) return refuse(422, 'REFUND_CAPTURE_CURRENCY_MISMATCH')
  const cents = centsOf(value)
  if (cents === undefined) return refuse(422, 'DECIMAL_PRECISION', '/amount/value')
  if (cents === 0) return refuse(422, 'CANNOT_BE_ZERO_OR_NEGATIVE', '/amount/value')
  if (cents > left) return refuse(422, 'REFUND_AMOUNT_EXCEEDED', '/amount/value')
  if (typeof note_to_payer === 'string' && note_to_payer.length > 255)
    return refuse(400, 'INVALID_STRING_LENGTH', '/note_to_payer')
  const refund: Refund = {
    id: newId(),
    amount: { currency_code, value: dollars(cents) },
    status: 'COMPLETED',
    create_time: instant(),
    ...(typeof custom_id === 'string' && { custom_id }),
    ...(typeof invoice_id === 'string' && { invoice_id }),
    ...(typeof note_to_payer === 'string' && { note_to_payer }),
  }
  capture.refunds.push(refund)
  capture.status = cents === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  const view = refundView(capture, refund, call.origin)
  books.announce('PAYMENT.CAPTURE.REFUNDED', order, view)
  const isWhole = call.headers.prefer === 'return=representation'
  return json(201, isWhole ? view : { id: refund.id, status: refund.status, links: view.links })
}

export const refundedOf = ({ refunds }: Capture) =>
  refunds.reduce((sum, { amount }) => sum + (centsOf(amount.value) ?? 0), 0)

const leftOf = (capture: Capture) => (centsOf(capture.amount.value) ?? 0) - refundedOf(capture)
