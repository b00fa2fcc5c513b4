import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { z } from 'zod'
import type { PaymentGateways } from '../providers/gateways.ts'
import { pollPayments } from './poll.ts'
import { createRefundJob } from './refund.ts'
import { remindBuyers } from './remind.ts'

const pollKind = { name: 'payment.poll', payload: z.object({}) }
const remind = defineJob({ name: 'payment.remind', payload: z.object({}), run: remindBuyers })

export const paymentCrons = [
  defineCron({ name: 'payment.remind', every: { minutes: 30 }, job: remind, payload: {} }),
  defineCron({ name: 'payment.poll', every: { minutes: 1 }, job: pollKind, payload: {} }),
]

export const createPaymentJobs = (gateways: PaymentGateways) => [
  remind,
  defineJob({
    ...pollKind,
    async run(ctx) {
      await pollPayments(ctx, gateways)
    },
  }),
  createRefundJob(gateways),
]
