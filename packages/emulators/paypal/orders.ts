import { type Call, fieldsOf, json, type Reply } from '../emulator-server.ts'
import { isAddress } from '../payment-window.ts'
import { type Books, type Capture, centsOf, instant, newId, type Order, refuse, type Unit } from './books.ts'
import { captureView, linksOf, orderView } from './views.ts'

/** The currencies of the service that this emulator knows; won is in neither. */
const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CAD']

export function createOrder({ orders }: Books, call: Call): Reply {
  const fields = fieldsOf(call)
  const { intent, purchase_units: units, payment_source: source } = fields
  if (intent !== 'CAPTURE') return refuse(400, 'INVALID_PARAMETER_VALUE', '/intent')
  if (!Array.isArray(units) || units.length !== 1) return refuse(400, 'INVALID_ARRAY_LENGTH', '/purchase_units')
  const unit: Record<string, unknown> = Object(units[0])
  const fault = faultOfUnit(unit)
  if (fault) return fault
  const context = Object(Object(Object(source).paypal).experience_context)
  const { return_url, cancel_url, brand_name = 'Test Store' } = context
  if (source !== undefined && !call.headers['paypal-request-id']) return refuse(400, 'PAYPAL_REQUEST_ID_REQUIRED')
  if (source !== undefined && (!isAddress(return_url) || !isAddress(cancel_url)))
    return refuse(400, 'INVALID_PARAMETER_SYNTAX', '/payment_source/paypal/experience_context/return_url')
  const order: Order = {
    id: newId(),
    status: source === undefined ? 'CREATED' : 'PAYER_ACTION_REQUIRED',
    brand: String(brand_name),
    // Every field of it was looked at above.
    unit: { reference_id: 'default', ...unit } as Unit,
    return_url: String(return_url ?? ''),
    cancel_url: String(cancel_url ?? ''),
    funding: null,
    create_time: instant(),
    capture: null,
  }
  orders.set(order.id, order)
  return json(source === undefined ? 201 : 200, shown(order, call))
}

function faultOfUnit({ amount, ...unit }: Record<string, unknown>): Reply | undefined {
  const at = '/purchase_units/@reference_id==default'
  const { currency_code, value, breakdown } = Object(amount)
  if (typeof currency_code !== 'string' || typeof value !== 'string')
    return refuse(400, 'MISSING_REQUIRED_PARAMETER', `${at}/amount`)
  if (!currencies.includes(currency_code)) return refuse(422, 'CURRENCY_NOT_SUPPORTED', `${at}/amount/currency_code`)
  const cents = centsOf(value)
  if (cents === undefined) return refuse(422, 'DECIMAL_PRECISION', `${at}/amount/value`)
  if (cents === 0) return refuse(422, 'CANNOT_BE_ZERO_OR_NEGATIVE', `${at}/amount/value`)
  if (breakdown && sumOf(breakdown) !== cents) return refuse(422, 'AMOUNT_MISMATCH', `${at}/amount/value`)
  for (const [name, longest] of Object.entries({
    custom_id: 127,
    invoice_id: 127,
    description: 127,
    reference_id: 256,
  }))
    if (unit[name] !== undefined && !isText(unit[name], longest))
      return refuse(400, 'INVALID_STRING_LENGTH', `${at}/${name}`)
  return undefined
}

const isText = (value: unknown, longest: number) =>
  typeof value === 'string' && value.length > 0 && value.length <= longest

function sumOf(breakdown: unknown): number {
  const part = (name: string) => centsOf(Object(Object(breakdown)[name]).value ?? '0.00') ?? Number.NaN
  const plus = ['item_total', 'shipping', 'handling', 'tax_total', 'insurance'].reduce(
    (sum, name) => sum + part(name),
    0,
  )
  return plus - part('discount') - part('shipping_discount')
}

export function showOrder({ orders }: Books, id: string, call: Call): Reply {
  const order = orders.get(id)
  return order ? json(200, orderView(order, call.origin)) : refuse(404, 'INVALID_RESOURCE_ID')
}

export function captureOrder({ orders, announce }: Books, id: string, call: Call): Reply {
  const order = orders.get(id)
  if (!order) return refuse(404, 'INVALID_RESOURCE_ID')
  if (order.capture) return refuse(422, 'ORDER_ALREADY_CAPTURED')
  if (order.status !== 'APPROVED') return refuse(422, 'ORDER_NOT_APPROVED')
  if (isInvoiceUsed(orders, order)) return refuse(422, 'DUPLICATE_INVOICE_ID')
  if (order.funding === 'declined') {
    order.status = 'PAYER_ACTION_REQUIRED'
    return refuse(422, 'INSTRUMENT_DECLINED')
  }
  const status: Capture['status'] = order.funding === 'echeck' ? 'PENDING' : 'COMPLETED'
  const { currency_code, value } = order.unit.amount
  order.capture = { id: newId(), status, amount: { currency_code, value }, create_time: instant(), refunds: [] }
  order.status = 'COMPLETED'
  announce(`PAYMENT.CAPTURE.${status}`, order, captureView(order, order.capture, call.origin))
  return json(201, shown(order, call))
}

const isInvoiceUsed = (orders: Map<string, Order>, { unit: { invoice_id } }: Order) =>
  invoice_id !== undefined &&
  [...orders.values()].some(({ unit, capture }) => capture && unit.invoice_id === invoice_id)

/** The whole order where it was asked for, else its name and how it stands. */
function shown(order: Order, { headers, origin }: Call) {
  if (headers.prefer === 'return=representation') return orderView(order, origin)
  const { id, status } = order
  return { id, status, links: linksOf(order, origin) }
}
