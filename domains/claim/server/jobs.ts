import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { z } from 'zod'
import { finishClaims } from './finish.ts'

const finish = defineJob({
  name: 'claim.finish',
  payload: z.object({}),
  async run(ctx) {
    await finishClaims(ctx)
  },
})

export const claimCrons = [defineCron({ name: 'claim.finish', every: { minutes: 1 }, job: finish, payload: {} })]
export const claimJobs = [finish]
