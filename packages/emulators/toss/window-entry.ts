import { digits, type Entry, newKey, type Payment, taxOf, written } from './books.ts'
import { cards, easyPays } from './codes.ts'
import type { Emulator } from './emulator.ts'

type Method = 'CARD' | 'TRANSFER' | 'VIRTUAL_ACCOUNT'

/** What a buyer chose in the window. */
export type Choices = { card?: string; months?: number; bank?: string; easyPay?: string }

type New = {
  method: Method
  amount: number
  orderId: string
  orderName: string
  customerName: string
  validHours: number
  choices: Choices
  useEscrow?: boolean
  receipt?: Entry['receipt']
  plan?: Entry['plan']
}

/** A payment its buyer has agreed to; no money has moved. */
export function newEntry(
  emulator: Emulator,
  { method, amount, orderId, orderName, validHours, useEscrow = false, plan, receipt, ...chosen }: New,
): Entry {
  const paymentKey = newKey('tsta_')
  const now = emulator.now()
  const payment: Payment = {
    mId: 'temulator',
    version: '2022-11-16',
    paymentKey,
    type: 'NORMAL',
    orderId,
    orderName,
    lastTransactionKey: null,
    currency: 'KRW',
    totalAmount: amount,
    balanceAmount: amount,
    ...taxOf(amount),
    taxFreeAmount: 0,
    taxExemptionAmount: 0,
    cultureExpense: false,
    status: 'IN_PROGRESS',
    requestedAt: written(now),
    approvedAt: null,
    useEscrow,
    isPartialCancelable: true,
    secret: null,
    country: 'KR',
    mobilePhone: null,
    giftCertificate: null,
    foreignEasyPay: null,
    discount: null,
    receipt: null,
    checkout: null,
    failure: null,
    cancels: null,
    cashReceipt: null,
    cashReceipts: null,
    ...waysOf(method, amount, chosen),
  }
  const entry: Entry = { payment, authenticatedAt: now, validHours, plan, receipt, deposited: 0, asked: amount }
  emulator.entries.set(paymentKey, entry)
  return entry
}

type Ways = Pick<Payment, 'method' | 'card' | 'transfer' | 'virtualAccount' | 'easyPay'>

function waysOf(
  method: Method,
  amount: number,
  { choices, customerName }: Pick<New, 'choices' | 'customerName'>,
): Ways {
  const none = { card: null, transfer: null, virtualAccount: null, easyPay: null }
  const bankCode = choices.bank ?? '88'
  if (method === 'TRANSFER')
    return { ...none, method: '계좌이체', transfer: { bankCode, settlementStatus: 'INCOMPLETED' } }
  if (method === 'VIRTUAL_ACCOUNT')
    return {
      ...none,
      method: '가상계좌',
      virtualAccount: {
        accountType: '일반',
        accountNumber: '',
        bankCode,
        customerName,
        dueDate: '',
        refundStatus: 'NONE',
        expired: false,
        settlementStatus: 'INCOMPLETED',
        refundReceiveAccount: null,
      },
    }
  const easyPay = Object.entries(easyPays).find(([code]) => code === choices.easyPay)?.[1]
  return {
    ...none,
    method: easyPay ? '간편결제' : '카드',
    card: cardOf(amount, choices),
    easyPay: easyPay ? { provider: easyPay, amount: 0, discountAmount: 0 } : null,
  }
}

function cardOf(amount: number, { card = '41', months = 0 }: Choices) {
  const issuerCode = Object.hasOwn(cards, card) ? card : '41'
  return {
    amount,
    issuerCode,
    acquirerCode: issuerCode,
    number: `${digits(8)}****${digits(3)}*`,
    installmentPlanMonths: months,
    isInterestFree: false,
    interestPayer: null,
    approveNo: digits(8),
    useCardPoint: false,
    cardType: '신용',
    ownerType: '개인',
    acquireStatus: 'READY',
  }
}
