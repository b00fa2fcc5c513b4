import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { toKeyset } from '@sillage/kit/keyset.ts'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { wakeWorkers } from '@sillage/server-kit/jobs.ts'
import { jobTable } from '@sillage/server-kit/tables.ts'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import type { Job, system } from '../contract.ts'
import { repeatedElsewhere } from '../words.ts'

/** Jobs of one state, the newest first. What they were asked to do is left out: it may name people. */
export async function listJobs(ctx: Context, { query }: HandlerInput<typeof system.jobs>) {
  const { state, keyword, after, limit } = query
  const rows = await ctx.db
    .select()
    .from(jobTable)
    .where(
      and(
        eq(jobTable.state, state),
        keyword ? sql`starts_with(${jobTable.name}, ${keyword})` : undefined,
        after ? lt(jobTable.id, after) : undefined,
      ),
    )
    .orderBy(desc(jobTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  return { data: shown.map(toJob), next_after }
}

/** A job that was given up gets all its attempts again. Of two who press the button one is first. */
export function retryDeadJob(ctx: Context, job_id: number) {
  return ctx.transaction(async (ctx) => {
    const [job] = await ctx.db.select().from(jobTable).where(eq(jobTable.id, job_id)).for('update')
    if (!job) throw notFound('작업을 찾을 수 없어요.')
    if (job.state !== 'dead') throw new Problem(409, '이미 다시 하고 있거나 끝난 작업이에요.', { code: 'not_dead' })
    if (repeatedElsewhere[job.name])
      throw new Problem(409, '이 작업은 그 일을 다루는 화면에서 다시 해 주세요.', { code: 'elsewhere' })
    const [again] = await ctx.db
      .update(jobTable)
      // Without its key: another of the same key may be waiting, and both may run.
      .set({ state: 'waiting', attempts: 0, key: null, run_at: ctx.now(), finished_at: null, lease_until: null })
      .where(and(eq(jobTable.id, job_id), eq(jobTable.state, 'dead')))
      .returning()
    if (!again) throw notFound('작업을 찾을 수 없어요.')
    await ctx.db.execute(sql`select ${wakeWorkers} from ${jobTable} where id = ${job_id}`)
    await writeAudit(ctx, {
      action: 'job.retry',
      subject: `job:${job_id}`,
      before: { state: job.state, attempts: job.attempts, last_error: job.last_error },
      after: { state: 'waiting', name: job.name },
    })
    return toJob(again)
  })
}

const toJob = (row: typeof jobTable.$inferSelect): Job => ({
  id: row.id,
  name: row.name,
  state: row.state,
  attempts: row.attempts,
  last_error: row.last_error,
  run_at: row.run_at.toISOString(),
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  elsewhere: repeatedElsewhere[row.name] ?? null,
})
