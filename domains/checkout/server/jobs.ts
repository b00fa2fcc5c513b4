import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { z } from 'zod'
import { expireOrders } from './expire.ts'

const expire = defineJob({
  name: 'checkout.expire',
  payload: z.object({}),
  async run(ctx) {
    // A busy day leaves more than one batch behind.
    while ((await expireOrders(ctx)) > 0);
  },
})

export const checkoutCrons = [defineCron({ name: 'checkout.expire', every: { minutes: 1 }, job: expire, payload: {} })]
export const checkoutJobs = [expire]
