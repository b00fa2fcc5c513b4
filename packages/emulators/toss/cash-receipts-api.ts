import { json, type Reply } from '../emulator-server.ts'
import { digits, type Entry, newKey, written } from './books.ts'
import { type Call, type Emulator, fieldsOf, isAmount, isOrderId, isText, refuse } from './emulator.ts'

/** A receipt for money that came without a card, for the buyer's taxes. */
export function issueReceipt(emulator: Emulator, { text }: Call): Reply {
  const { amount, orderId, orderName, customerIdentityNumber, type, taxFreeAmount = 0 } = fieldsOf(text)
  const isKnown = type === '소득공제' || type === '지출증빙'
  if (!isAmount(amount) || !isOrderId(orderId) || !isText(orderName, 100) || !isKnown) return refuse('INVALID_REQUEST')
  if (typeof customerIdentityNumber !== 'string' || !/^\d{10,18}$/.test(customerIdentityNumber))
    return refuse('INVALID_REQUEST')
  const receiptKey = newKey('cr_')
  const receipt = {
    receiptKey,
    orderId,
    orderName,
    type,
    issueNumber: digits(9),
    businessNumber: '1048142334',
    receiptUrl: `${emulator.url()}/receipts/${receiptKey}`,
    transactionType: 'CONFIRM',
    amount,
    taxFreeAmount,
    issueStatus: 'COMPLETED',
    failure: null,
    requestedAt: written(emulator.now()),
    customerIdentityNumber: `${customerIdentityNumber.slice(0, 3)}****${customerIdentityNumber.slice(-3)}`,
  }
  emulator.receipts.set(receiptKey, receipt)
  return json(200, receipt)
}

export function cancelReceipt(emulator: Emulator, { path, text }: Call): Reply {
  const receipt = emulator.receipts.get(decodeURIComponent(path.split('/')[3] ?? ''))
  if (!receipt) return refuse('NOT_FOUND_CASH_RECEIPT')
  const { amount = receipt.amount } = fieldsOf(text || '{}')
  if (!isAmount(amount) || amount > receipt.amount) return refuse('INVALID_REQUEST')
  receipt.amount -= amount
  return json(200, { ...receipt, transactionType: 'CANCEL', amount, requestedAt: written(emulator.now()) })
}

/** The receipt that was asked for in the window comes with the money, by itself. */
export function receiptWithMoney(emulator: Emulator, { payment, receipt: type }: Entry) {
  if (!type) return
  const receiptKey = newKey('cr_')
  const receiptUrl = `${emulator.url()}/receipts/${receiptKey}`
  payment.cashReceipt = { type, receiptKey, issueNumber: digits(9), receiptUrl }
  emulator.receipts.set(receiptKey, { receiptKey, orderId: payment.orderId, amount: payment.totalAmount, type })
}
