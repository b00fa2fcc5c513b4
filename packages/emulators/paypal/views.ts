import type { Capture, Link, Order, Refund } from './books.ts'
import { payerId } from './books.ts'

const payer = {
  payer_id: payerId,
  email_address: 'sam.rivers@example.com',
  name: { given_name: 'Sam', surname: 'Rivers' },
}

/** An order as the service writes it. */
export function orderView(order: Order, origin: string) {
  const { id, status, unit, create_time, capture, funding, return_url } = order
  const source = funding ? { email_address: payer.email_address, account_id: payerId, name: payer.name } : {}
  return {
    id,
    intent: 'CAPTURE',
    status,
    create_time,
    links: linksOf(order, origin),
    ...(return_url && { payment_source: { paypal: source } }),
    ...(funding && { payer }),
    purchase_units: [{ ...unit, payee, ...(capture && { payments: paymentsView(order, capture, origin) }) }],
  }
}

const payee = { email_address: 'shop@example.com', merchant_id: 'STANDINSHOP01' }

const paymentsView = (order: Order, capture: Capture, origin: string) => ({
  captures: [captureView(order, capture, origin)],
  ...(capture.refunds.length > 0 && { refunds: capture.refunds.map((refund) => refundView(capture, refund, origin)) }),
})

export function captureView({ id: order_id, unit }: Order, capture: Capture, origin: string) {
  const { id, status, amount, create_time } = capture
  return {
    id,
    status,
    amount,
    final_capture: true,
    create_time,
    update_time: create_time,
    ...(status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
    ...(unit.custom_id && { custom_id: unit.custom_id }),
    ...(unit.invoice_id && { invoice_id: unit.invoice_id }),
    supplementary_data: { related_ids: { order_id } },
    links: [
      link(`${origin}/v2/payments/captures/${id}`, 'self'),
      link(`${origin}/v2/payments/captures/${id}/refund`, 'refund', 'POST'),
      link(`${origin}/v2/checkout/orders/${order_id}`, 'up'),
    ],
  }
}

export const refundView = (capture: Capture, refund: Refund, origin: string) => ({
  ...refund,
  update_time: refund.create_time,
  links: [
    link(`${origin}/v2/payments/refunds/${refund.id}`, 'self'),
    link(`${origin}/v2/payments/captures/${capture.id}`, 'up'),
  ],
})

export function linksOf({ id, status }: Order, origin: string): Link[] {
  const window = `${origin}/checkoutnow?token=${id}`
  const self = link(`${origin}/v2/checkout/orders/${id}`, 'self')
  if (status === 'CREATED') return [self, link(window, 'approve')]
  if (status === 'PAYER_ACTION_REQUIRED') return [self, link(window, 'payer-action')]
  return status === 'APPROVED' ? [self, link(`${self.href}/capture`, 'capture', 'POST')] : [self]
}

const link = (href: string, rel: string, method = 'GET'): Link => ({ href, rel, method })
