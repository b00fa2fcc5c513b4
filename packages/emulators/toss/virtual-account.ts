import { randomBytes } from 'node:crypto'
import { json, type Reply } from '../emulator-server.ts'
import { digits, type Entry, newKey, taxOf, written } from './books.ts'
import { receiptWithMoney } from './cash-receipts-api.ts'
import { banks } from './codes.ts'
import { type Call, type Emulator, fieldsOf, isAmount, isOrderId, isText, refuse } from './emulator.ts'
import { sendChange, sendDeposit } from './send-change.ts'
import { newEntry } from './window-entry.ts'

/** The account stands, and waits for its money. */
export function openAccount(emulator: Emulator, { payment, validHours }: Entry) {
  const dueDate = written(emulator.now() + validHours * 3_600_000)
  payment.status = 'WAITING_FOR_DEPOSIT'
  payment.balanceAmount = payment.totalAmount
  payment.secret = `ps_${randomBytes(12).toString('hex')}`
  if (payment.virtualAccount) Object.assign(payment.virtualAccount, { accountNumber: `X${digits(14)}`, dueDate })
}

/** Opens an account without a window, for a shop that asks itself. */
export function issueAccount(emulator: Emulator, { text }: Call): Reply {
  const { amount, orderId, orderName, customerName, bank, validHours = 168 } = fieldsOf(text)
  if (!isAmount(amount) || !isOrderId(orderId) || !isText(orderName, 100) || !isText(customerName, 100))
    return refuse('INVALID_REQUEST')
  if (typeof bank !== 'string' || !Object.hasOwn(banks, bank)) return refuse('INVALID_BANK')
  if (!isAmount(validHours) || validHours > 720) return refuse('INVALID_REQUEST')
  if (amount < 200) return refuse('BELOW_MINIMUM_AMOUNT')
  if ([...emulator.entries.values()].some(({ payment }) => payment.orderId === orderId))
    return refuse('DUPLICATED_ORDER_ID')
  const entry = newEntry(emulator, {
    method: 'VIRTUAL_ACCOUNT',
    amount,
    orderId,
    orderName,
    customerName,
    validHours,
    choices: { bank },
  })
  entry.payment.lastTransactionKey = newKey('txrd_')
  openAccount(emulator, entry)
  sendChange(emulator, entry.payment)
  return json(200, entry.payment)
}

/** Money comes to the account. The payment shows all that came, be it less or more than was asked for. */
export function deposit(emulator: Emulator, entry: Entry, amount: number) {
  const { payment } = entry
  entry.deposited += amount
  payment.lastTransactionKey = newKey('txrd_')
  Object.assign(payment, {
    status: 'DONE',
    approvedAt: written(emulator.now()),
    totalAmount: entry.deposited,
    balanceAmount: entry.deposited,
    ...taxOf(entry.deposited),
  })
  receiptWithMoney(emulator, entry)
  sendDeposit(emulator, payment)
}

/** The bank takes a deposit back: the account waits again. */
export function bounce(emulator: Emulator, entry: Entry) {
  const { payment, asked } = entry
  entry.deposited = 0
  payment.lastTransactionKey = newKey('txrd_')
  Object.assign(payment, {
    status: 'WAITING_FOR_DEPOSIT',
    approvedAt: null,
    totalAmount: asked,
    balanceAmount: asked,
    ...taxOf(asked),
  })
  sendDeposit(emulator, payment)
}
