import type { Reply } from '../emulator-server.ts'
import { receiptTypes } from './books.ts'
import { isCode } from './codes.ts'
import type { Call, Emulator } from './emulator.ts'
import { newEntry } from './window-entry.ts'
import { refusalPage, windowPage } from './window-page.ts'
import { readRequest, type WindowRequest } from './window-request.ts'

const html = (status: number, body: string): Reply => ({ status, type: 'text/html', body })

/** The payment window: shown by GET, answered by POST, which sends the buyer back to the shop. */
export function answerWindow(emulator: Emulator, { method, path, query, text }: Call): Reply | undefined {
  if (path !== '/window') return undefined
  const given = method === 'POST' ? new URLSearchParams(text) : query
  const request = readRequest(emulator, given)
  if (typeof request === 'string') return html(400, refusalPage(request))
  if (method !== 'POST') return html(200, windowPage(askedOf(given), request))
  if (given.get('decision') !== 'pay') return back(request.failUrl, cancelled(request))
  return back(request.successUrl, agreed(emulator, given, request))
}

/** What the page asked for; what else stands in the address is not repeated. */
const askedOf = (given: URLSearchParams) =>
  new URLSearchParams(['clientKey', 'customerKey', 'request'].map((name) => [name, given.get(name) ?? '']))

const cancelled = ({ orderId }: WindowRequest) => ({
  code: 'PAY_PROCESS_CANCELED',
  message: '구매자가 결제를 취소했어요.',
  orderId,
})

function agreed(emulator: Emulator, given: URLSearchParams, request: WindowRequest) {
  const wished = given.get('outcome') ?? ''
  const { payment } = newEntry(emulator, {
    ...request,
    useEscrow: request.escrow === 'must' || (request.escrow === 'may' && given.get('escrow') === 'yes'),
    receipt: receiptTypes.find((type) => request.asksReceipt && type === given.get('receipt')),
    plan: wished === 'lost reply' || isCode(wished) ? wished : undefined,
    choices: {
      ...chosen(given, 'card'),
      ...chosen(given, 'bank'),
      ...(request.easyPay && { easyPay: given.get('easyPay') ?? request.easyPay }),
      months: Number(given.get('months') ?? 0) || 0,
    },
  })
  const { paymentKey, orderId } = payment
  return { paymentType: 'NORMAL', orderId, paymentKey, amount: String(request.amount) }
}

const chosen = (given: URLSearchParams, name: 'card' | 'bank') => {
  const value = given.get(name)
  return value ? { [name]: value } : {}
}

function back(address: string, reported: Record<string, string>): Reply {
  const url = new URL(address)
  for (const [name, value] of Object.entries(reported)) url.searchParams.set(name, value)
  return { status: 303, headers: { location: url.href } }
}
