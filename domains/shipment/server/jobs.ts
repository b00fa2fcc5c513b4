import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { z } from 'zod'
import type { Tracker } from '../../shipping/server/tracker.ts'
import { confirmDue } from './confirm-purchase.ts'
import { trackShipments } from './track.ts'

const trackKind = { name: 'shipment.track', payload: z.object({}) }

const confirm = defineJob({
  name: 'shipment.confirm',
  payload: z.object({}),
  async run(ctx) {
    await confirmDue(ctx)
  },
})

export const shipmentCrons = [
  defineCron({ name: 'shipment.track', every: { minutes: 10 }, job: trackKind, payload: {} }),
  defineCron({ name: 'shipment.confirm', every: { dailyAt: '00:00' }, job: confirm, payload: {} }),
]

/** Without a tracking service, staff record themselves what has arrived. */
export const createShipmentJobs = (tracker: Tracker | undefined) => [
  confirm,
  defineJob({
    ...trackKind,
    async run(ctx) {
      if (tracker) await trackShipments(ctx, tracker)
    },
  }),
]
