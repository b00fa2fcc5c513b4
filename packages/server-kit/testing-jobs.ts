import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from './context.ts'
import type { Job } from './jobs.ts'
import { jobTable } from './tables.ts'

/** Does what waits under a job's name, each once and whenever it is due, as the workers will; says when that would be. */
export async function runWaiting<Payload extends z.ZodType>(ctx: Context, { name, payload, run }: Job<Payload>) {
  const waiting = await ctx.db.delete(jobTable).where(eq(jobTable.name, name)).returning()
  for (const job of waiting) await run(ctx, payload.parse(job.payload))
  return waiting.map(({ run_at }) => run_at)
}
