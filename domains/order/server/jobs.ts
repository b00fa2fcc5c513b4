import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { z } from 'zod'
import { confirmDue } from './confirm-purchase.ts'

const confirm = defineJob({
  name: 'order.confirm',
  payload: z.object({}),
  async run(ctx) {
    await confirmDue(ctx)
  },
})

export const orderCrons = [
  defineCron({ name: 'order.confirm', every: { dailyAt: '00:00' }, job: confirm, payload: {} }),
]
export const orderJobs = [confirm]
