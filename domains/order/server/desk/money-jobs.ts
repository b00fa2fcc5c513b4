import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { z } from 'zod'
import type { Cashier } from '../../../payment/server/cashier.ts'
import { issueReceipts } from '../receipts.ts'
import { reconcile } from '../reconcile.ts'
import { correctInvoices } from '../tax-invoices.ts'

const nothing = z.object({})
export const reconcileKind = { name: 'order.reconcile', payload: nothing }
const receiptKind = { name: 'order.receipts', payload: nothing }

/** Timers of money, each run once on however many instances there are. */
export const moneyCrons = [
  defineCron({ name: 'order.reconcile', every: { dailyAt: '05:00' }, job: reconcileKind, payload: {} }),
  defineCron({ name: 'order.receipts', every: { minutes: 30 }, job: receiptKind, payload: {} }),
]

export const createMoneyJobs = (cashier: Cashier) => [
  defineJob({
    ...reconcileKind,
    async run(ctx) {
      await reconcile(ctx, cashier)
    },
  }),
  defineJob({
    ...receiptKind,
    async run(ctx) {
      await issueReceipts(ctx, cashier)
      await correctInvoices(ctx)
    },
  }),
]
