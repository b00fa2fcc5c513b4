import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { z } from 'zod'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import { issueReceipts } from './issue.ts'
import { correctInvoices } from './tax-invoices.ts'

const issueKind = { name: 'receipt.issue', payload: z.object({}) }

export const receiptCrons = [defineCron({ name: 'receipt.issue', every: { minutes: 30 }, job: issueKind, payload: {} })]

export const createReceiptJobs = (gateways: PaymentGateways) => [
  defineJob({
    ...issueKind,
    async run(ctx) {
      await issueReceipts(ctx, gateways)
      await correctInvoices(ctx)
    },
  }),
]
