import { defineCron } from '@sillage/server-kit/cron.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { z } from 'zod'
import { forgetExports } from './forget-exports.ts'
import { failExport, writeExport } from './write-export.ts'

export const writeExportJob = defineJob({
  name: 'export.write',
  payload: z.object({ id: z.uuid() }),
  attempts: 3,
  run: (ctx, { id }) => writeExport(ctx, id),
  async onDead(ctx, { id }) {
    await failExport(ctx, id)
  },
})

const forgetExportsJob = defineJob({
  name: 'export.forget',
  payload: z.object({}),
  async run(ctx) {
    await forgetExports(ctx)
  },
})

export const exportCrons = [
  defineCron({ name: 'export.forget', every: { minutes: 60 }, job: forgetExportsJob, payload: {} }),
]
export const exportJobs = [writeExportJob, forgetExportsJob]
