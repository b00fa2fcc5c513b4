import { bind } from '@sillage/server-kit/bind.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import { staffReceipts } from '../staff-contract.ts'
import { orderStatement } from '../statement-contract.ts'
import { reissueReceipt } from './reissue.ts'
import { cancelReceipt, listReceipts, receiptIssued, retryReceipt } from './staff-receipts.ts'
import { requestReceiptFor } from './staff-request.ts'
import { drawStatement } from './statement.ts'

export const createReceiptRoutes = (gateways: PaymentGateways) => [
  ...bind(orderStatement, {
    show: (ctx, { params, query }) => drawStatement(ctx, params.order_id, query.view_key),
  }),
  ...bind(staffReceipts, {
    list: listReceipts,
    request: requestReceiptFor,
    issued: receiptIssued,
    retry: (ctx, { params }) => retryReceipt(ctx, gateways, params.receipt_id),
    cancel: (ctx, input) => cancelReceipt(ctx, gateways, input),
    reissue: (ctx, input) => reissueReceipt(ctx, gateways, input),
  }),
]
