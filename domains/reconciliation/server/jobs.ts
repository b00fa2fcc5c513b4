import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { z } from 'zod'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import { reconcile } from './reconcile.ts'

export const reconcileKind = { name: 'reconciliation.run', payload: z.object({}) }

export const reconciliationCrons = [
  defineCron({ name: 'reconciliation.run', every: { dailyAt: '05:00' }, job: reconcileKind, payload: {} }),
]

export const createReconciliationJobs = (gateways: PaymentGateways) => [
  defineJob({
    ...reconcileKind,
    async run(ctx) {
      await reconcile(ctx, gateways)
    },
  }),
]
