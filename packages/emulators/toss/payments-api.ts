import { json, type Reply } from '../emulator-server.ts'
import { age, type Entry, limits, newKey, written } from './books.ts'
import { receiptWithMoney } from './cash-receipts-api.ts'
import { refundBanks, sayingOf } from './codes.ts'
import { type Call, type Emulator, fieldsOf, isAmount, isOrderId, isText, refuse } from './emulator.ts'
import { sendChange } from './send-change.ts'
import { openAccount } from './virtual-account.ts'

/** The money is taken, or the account opened: once, within ten minutes of the window. */
export function confirm(emulator: Emulator, { text }: Call): Reply {
  const { paymentKey, orderId, amount } = fieldsOf(text)
  if (!isText(paymentKey, 200) || !isOrderId(orderId) || !isAmount(amount)) return refuse('INVALID_REQUEST')
  const entry = emulator.entries.get(paymentKey)
  if (!entry || entry.payment.orderId !== orderId) return refuse('NOT_FOUND_PAYMENT')
  const { payment } = entry
  age(entry, emulator.now())
  if (payment.status === 'EXPIRED' || payment.status === 'ABORTED') return refuse('NOT_FOUND_PAYMENT_SESSION')
  if (payment.status !== 'IN_PROGRESS') return refuse('ALREADY_PROCESSED_PAYMENT')
  if (emulator.now() - entry.authenticatedAt > limits.session) return refuse('NOT_FOUND_PAYMENT_SESSION')
  if (payment.totalAmount !== amount) return refuse('INVALID_REQUEST', '승인할 금액이 요청한 금액과 달라요.')
  const { plan } = entry
  if (plan && plan !== 'lost reply') {
    payment.status = 'ABORTED'
    payment.failure = { code: plan, message: sayingOf(plan) }
    sendChange(emulator, payment)
    return refuse(plan)
  }
  payment.lastTransactionKey = newKey('txrd_')
  payment.receipt = { url: `${emulator.url()}/receipts/${payment.paymentKey}` }
  if (payment.method === '가상계좌') openAccount(emulator, entry)
  else {
    Object.assign(payment, { status: 'DONE', approvedAt: written(emulator.now()), balanceAmount: payment.totalAmount })
    receiptWithMoney(emulator, entry)
  }
  sendChange(emulator, payment)
  return json(200, payment)
}

export function read(emulator: Emulator, path: string): Reply {
  const [, byOrder, name = ''] = /^\/v1\/payments\/(orders\/)?([^/]+)$/.exec(path) ?? []
  const key = decodeURIComponent(name)
  const entry = byOrder
    ? [...emulator.entries.values()].findLast(({ payment }) => payment.orderId === key)
    : emulator.entries.get(key)
  if (!entry) return refuse('NOT_FOUND_PAYMENT')
  age(entry, emulator.now())
  return json(200, entry.payment)
}

/** Gives back all of it, or a part. */
export function cancel(emulator: Emulator, { path, text }: Call): Reply {
  const entry = emulator.entries.get(decodeURIComponent(path.split('/')[3] ?? ''))
  if (!entry) return refuse('NOT_FOUND_PAYMENT')
  const { payment } = entry
  const fields = fieldsOf(text)
  const { cancelReason, cancelAmount = payment.balanceAmount } = fields
  if (!isText(cancelReason, 200) || !isAmount(cancelAmount)) return refuse('INVALID_REQUEST')
  if (payment.status === 'CANCELED') return refuse('ALREADY_CANCELED_PAYMENT')
  if (payment.status === 'WAITING_FOR_DEPOSIT') return giveBack(emulator, entry, payment.balanceAmount, cancelReason)
  if (payment.status !== 'DONE' && payment.status !== 'PARTIAL_CANCELED') return refuse('NOT_CANCELABLE_PAYMENT')
  if (cancelAmount > payment.balanceAmount) return refuse('NOT_CANCELABLE_AMOUNT')
  if (payment.virtualAccount) {
    const fault = accountFault(Object(fields.refundReceiveAccount))
    if (fault) return refuse(fault)
    payment.virtualAccount.refundStatus = 'COMPLETED'
  }
  return giveBack(emulator, entry, cancelAmount, cancelReason)
}

function accountFault({ bank, accountNumber, holderName }: Record<string, unknown>) {
  if (!isText(bank, 10) || !isText(accountNumber, 60) || !isText(holderName, 60)) return 'INVALID_REFUND_ACCOUNT_INFO'
  if (!refundBanks.has(bank)) return 'INVALID_BANK'
  return /^\d{6,20}$/.test(accountNumber) ? undefined : 'INVALID_REFUND_ACCOUNT_NUMBER'
}

function giveBack(emulator: Emulator, { payment }: Entry, cancelAmount: number, cancelReason: string): Reply {
  const transactionKey = newKey('txrd_')
  payment.balanceAmount -= cancelAmount
  payment.status = payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED'
  payment.lastTransactionKey = transactionKey
  payment.cancels = [
    ...(payment.cancels ?? []),
    {
      cancelAmount,
      cancelReason,
      taxFreeAmount: 0,
      taxExemptionAmount: 0,
      easyPayDiscountAmount: 0,
      refundableAmount: payment.balanceAmount,
      canceledAt: written(emulator.now()),
      transactionKey,
      receiptKey: null,
    },
  ]
  sendChange(emulator, payment)
  return json(200, payment)
}
