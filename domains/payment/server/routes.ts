import { bind } from '@sillage/server-kit/bind.ts'
import { payment } from '../contract.ts'
import type { PaymentGateways } from '../providers/gateways.ts'
import { staffMoney } from '../staff-contract.ts'
import { staffPayments } from '../staff-payment-contract.ts'
import { confirmPayment, failPayment, paymentState } from './confirm.ts'
import { ignoreDeposit, restoreDeposit } from './deposits/ignore.ts'
import { importDeposits, listDeposits } from './deposits/import.ts'
import { listAwaited } from './deposits/list-awaited.ts'
import { matchDeposit } from './deposits/match.ts'
import { splitDeposit } from './deposits/split.ts'
import { unmatchDeposit } from './deposits/unmatch.ts'
import { listPayments, showPayment } from './staff-payments.ts'
import { listRefunds, refundSent, retryStuckRefund, setRefundAccount } from './staff-refunds.ts'

export const createPaymentRoutes = (gateways: PaymentGateways) => [
  ...bind(payment, {
    confirm: (ctx, { body }) => confirmPayment(ctx, gateways, body),
    fail: (ctx, { body }) => failPayment(ctx, body),
    state: (ctx, { body }) => paymentState(ctx, gateways, body),
  }),
  ...bind(staffMoney, {
    importDeposits,
    listDeposits,
    match: (ctx, { params, body }) => matchDeposit(ctx, { ...params, ...body }),
    unmatch: (ctx, { params, body }) => unmatchDeposit(ctx, { ...params, ...body }),
    listAwaited,
    split: (ctx, { params, body }) => splitDeposit(ctx, { ...params, ...body }),
    ignore: (ctx, { params, body }) => ignoreDeposit(ctx, { ...params, ...body }),
    restore: (ctx, { params }) => restoreDeposit(ctx, params.deposit_id),
    listRefunds,
    setAccount: setRefundAccount,
    refundSent,
    retryRefund: retryStuckRefund,
  }),
  ...bind(staffPayments, {
    list: listPayments,
    show: (ctx, { params }) => showPayment(ctx, params.payment_id),
  }),
]
