import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { z } from 'zod'
import type { Tracker } from '../../../shipping/server/tracker.ts'
import { confirmDue } from '../confirming.ts'
import { trackShipments } from '../shipments-track.ts'

const nothing = z.object({})
const trackKind = { name: 'order.track', payload: nothing }

const confirm = defineJob({
  name: 'order.confirm',
  payload: nothing,
  async run(ctx) {
    await confirmDue(ctx)
  },
})

/** Timers of what was sent, each run once on however many instances there are. */
export const fulfilmentCrons = [
  defineCron({ name: 'order.track', every: { minutes: 10 }, job: trackKind, payload: {} }),
  defineCron({ name: 'order.confirm', every: { dailyAt: '00:00' }, job: confirm, payload: {} }),
]

/** Without anybody to ask about parcels, staff say themselves what has arrived. */
export const createFulfilmentJobs = (tracker: Tracker | undefined) => [
  confirm,
  defineJob({
    ...trackKind,
    async run(ctx) {
      if (tracker) await trackShipments(ctx, tracker)
    },
  }),
]
