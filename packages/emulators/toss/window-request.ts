import { receiptTypes } from './books.ts'
import { type Code, easyPays } from './codes.ts'
import { type Emulator, fieldsOf, isAmount, isOrderId, isText } from './emulator.ts'

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
  /** Whether the money is kept until the goods have come: the buyer's choice, unless the page decides. */
  escrow: 'may' | 'must' | 'no'
  /** Where the buyer goes straight to an easy way to pay. */
  easyPay: string | undefined
}

/** Reads what a page asks the window for; a code where the service would not open it. */
export function readRequest(emulator: Emulator, given: URLSearchParams): WindowRequest | Code {
  if (given.get('clientKey') !== emulator.app.clientKey) return 'INVALID_API_KEY'
  const request = fieldsOf(given.get('request') ?? '')
  const { method, orderId, orderName, successUrl, failUrl, customerName } = request
  const { currency, value: amount } = Object(request.amount)
  if (method !== 'CARD' && method !== 'TRANSFER' && method !== 'VIRTUAL_ACCOUNT') return 'INVALID_REQUEST'
  if (currency !== 'KRW' || !isAmount(amount) || !isOrderId(orderId) || !isText(orderName, 100))
    return 'INVALID_REQUEST'
  if (!isWebAddress(successUrl) || !isWebAddress(failUrl)) return 'INVALID_REQUEST'
  if (amount < (method === 'CARD' ? 100 : 200)) return 'BELOW_MINIMUM_AMOUNT'
  // A number stands for one payment: what was agreed to and not confirmed may be tried again.
  const isTaken = [...emulator.entries.values()].some(
    ({ payment }) => payment.orderId === orderId && !['IN_PROGRESS', 'ABORTED', 'EXPIRED'].includes(payment.status),
  )
  if (isTaken) return 'DUPLICATED_ORDER_ID'
  const { validHours = 168 } = Object(request.virtualAccount)
  if (!isAmount(validHours) || validHours > 720) return 'INVALID_REQUEST'
  const { type: receipt = receiptTypes[0] } = Object(Object(request.transfer ?? request.virtualAccount).cashReceipt)
  if (![...receiptTypes, '미발행'].includes(receipt)) return 'INVALID_REQUEST'
  const escrow = escrowOf(method, Object(request.transfer ?? request.virtualAccount))
  if (!escrow) return 'INVALID_REQUEST'
  const { flowMode, easyPay } = Object(request.card)
  const direct = flowMode === 'DIRECT' && typeof easyPay === 'string' && Object.hasOwn(easyPays, easyPay)
  return {
    method,
    amount,
    orderId,
    orderName,
    successUrl,
    failUrl,
    validHours,
    customerName: isText(customerName, 100) ? customerName : '구매자',
    asksReceipt: method !== 'CARD' && receipt !== '미발행',
    escrow,
    easyPay: direct ? easyPay : undefined,
  }
}

type Escrow = WindowRequest['escrow']

/** Left to the buyer unless the page insists; of a virtual account it may also be ruled out. Needs what is bought. */
function escrowOf(
  method: WindowRequest['method'],
  { useEscrow, escrowProducts }: Record<string, unknown>,
): Escrow | null {
  if (useEscrow !== undefined && typeof useEscrow !== 'boolean') return null
  if (escrowProducts !== undefined && !(Array.isArray(escrowProducts) && escrowProducts.every(isProduct))) return null
  const isKnown = Array.isArray(escrowProducts) && escrowProducts.length > 0
  if (useEscrow) return isKnown ? 'must' : null
  const isRuledOut = method === 'CARD' || (method === 'VIRTUAL_ACCOUNT' && useEscrow === false)
  return isKnown && !isRuledOut ? 'may' : 'no'
}

function isProduct(product: unknown): boolean {
  const { id, name, code, unitPrice, quantity } = Object(product)
  const isPrice = Number.isSafeInteger(unitPrice) && unitPrice >= 0
  return [id, name, code].every((text) => isText(text, 200)) && isPrice && isAmount(quantity)
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
