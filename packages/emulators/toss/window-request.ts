import { receiptTypes } from './books.ts'
import { type Code, easyPays } from './codes.ts'
import { type Desk, fieldsOf, isAmount, isOrderId, isText } from './desk.ts'

/** What the script was called with, as far as the window has use for it. */
export type WindowRequest = {
  method: 'CARD' | 'TRANSFER' | 'VIRTUAL_ACCOUNT'
  amount: number
  orderId: string
  orderName: string
  customerName: string
  successUrl: string
  failUrl: string
  validHours: number
  /** Whether the window asks for a cash receipt of its own: unless the page says 미발행, of money that is like cash. */
  asksReceipt: boolean
  /** Where the buyer goes straight to an easy way to pay. */
  easyPay: string | undefined
}

/** Reads what a page asks the window for; a code where the service would not open it. */
export function readRequest(desk: Desk, given: URLSearchParams): WindowRequest | Code {
  if (given.get('clientKey') !== desk.app.clientKey) return 'INVALID_API_KEY'
  const request = fieldsOf(given.get('request') ?? '')
  const { method, orderId, orderName, successUrl, failUrl, customerName } = request
  const { currency, value: amount } = Object(request.amount)
  if (method !== 'CARD' && method !== 'TRANSFER' && method !== 'VIRTUAL_ACCOUNT') return 'INVALID_REQUEST'
  if (currency !== 'KRW' || !isAmount(amount) || !isOrderId(orderId) || !isText(orderName, 100))
    return 'INVALID_REQUEST'
  if (!isWebAddress(successUrl) || !isWebAddress(failUrl)) return 'INVALID_REQUEST'
  if (amount < (method === 'CARD' ? 100 : 200)) return 'BELOW_MINIMUM_AMOUNT'
  // A number stands for one payment: what was agreed to and not confirmed may be tried again.
  const isTaken = [...desk.entries.values()].some(
    ({ payment }) => payment.orderId === orderId && !['IN_PROGRESS', 'ABORTED', 'EXPIRED'].includes(payment.status),
  )
  if (isTaken) return 'DUPLICATED_ORDER_ID'
  const { validHours = 168 } = Object(request.virtualAccount)
  if (!isAmount(validHours) || validHours > 720) return 'INVALID_REQUEST'
  const { type: receipt = receiptTypes[0] } = Object(Object(request.transfer ?? request.virtualAccount).cashReceipt)
  if (![...receiptTypes, '미발행'].includes(receipt)) return 'INVALID_REQUEST'
  const { flowMode, easyPay } = Object(request.card)
  const direct = flowMode === 'DIRECT' && typeof easyPay === 'string' && Object.hasOwn(easyPays, easyPay)
  return {
    ...{ method, amount, orderId, orderName, successUrl, failUrl, validHours },
    customerName: isText(customerName, 100) ? customerName : '구매자',
    asksReceipt: method !== 'CARD' && receipt !== '미발행',
    easyPay: direct ? easyPay : undefined,
  }
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
