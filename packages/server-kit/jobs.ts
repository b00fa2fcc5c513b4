import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from './context.ts'
import type { Database } from './database.ts'
import { describeFailure, finalFailure, framesOf, isFinal } from './job-failure.ts'
import { buryJob, type Claim, claimJob, finishJob, type RunEnd, renewLease, retryJob } from './job-queue.ts'
import { listen } from './listen.ts'
import type { Log } from './log.ts'
import type { Rush } from './rush.ts'

/** What must be known of a job to enqueue it; the code that runs it may live elsewhere. */
export type JobKind<Payload extends z.ZodType = z.ZodType> = {
  name: string
  payload: Payload
  /** Someone waits for it, such as for a code to sign in with: it goes before all others. */
  urgent?: boolean
}

/** Work done later, at least once: repeating it must be harmless. */
export type Job<Payload extends z.ZodType = z.ZodType> = JobKind<Payload> & {
  /** How often it is tried before it is dead. */
  attempts: number
  /** How long after its worker's death it is run again; a living worker renews it. */
  leaseMs: number
  /** What it answers is written in the statement that marks it as done. */
  run(ctx: Context, payload: z.output<Payload>): Promise<RunEnd>
  /** Runs in the transaction in which the job becomes dead. */
  onDead?(ctx: Context, payload: z.output<Payload>): Promise<void>
}

type JobDefinition<Payload extends z.ZodType> = Omit<Job<Payload>, 'attempts' | 'leaseMs'> &
  Partial<Pick<Job<Payload>, 'attempts' | 'leaseMs'>>

/** Names a piece of work that the workers of all instances share. */
export const defineJob = <Payload extends z.ZodType>(job: JobDefinition<Payload>): Job<Payload> => ({
  attempts: 8,
  leaseMs: 30_000,
  ...job,
})

/** Adds a job in the caller's transaction. While one with the same key waits, a second is not added. */
export async function enqueue<Payload extends z.ZodType>(
  ctx: Context,
  { name, payload: schema, urgent = false }: JobKind<Payload>,
  payload: z.input<Payload>,
  { runAt, key }: { runAt?: Date; key?: string } = {},
): Promise<void> {
  schema.parse(payload)
  await ctx.db.execute(sql`
    with added as (
      insert into job (name, payload, key, urgent, run_at)
      values (${name}, ${JSON.stringify(payload)}::jsonb, ${key ?? null}, ${urgent},
        coalesce(${runAt ?? null}::timestamptz, now()))
      on conflict (name, key) where state = 'waiting' and key is not null do nothing
      returning urgent
    )
    select ${wakeWorkers} from added`)
}

/** For the caller's own statement: a job for each row of it, with a payload made of that row. Then `wakeWorkers`. */
export const queueEach = (
  { name }: JobKind,
  payload: SQL,
  from: SQL,
  { urgent = sql`false`, runAt }: When = {},
): SQL => {
  const at = runAt ? sql`${runAt.toISOString()}::timestamptz` : sql`now()`
  return sql`insert into job (name, payload, urgent, run_at)
    select ${name}::text, ${payload}, ${urgent}, ${at} from ${from} returning urgent`
}
type When = { urgent?: SQL; runAt?: Date | undefined }
const urgentNotice = 'urgent'
export const wakeWorkers = sql`pg_notify('job', case when urgent then ${sql.raw(`'${urgentNotice}'`)} else '' end)`

const daysKept = 7

/** Dead jobs stay: staff have to look at them. */
export const forgetFinishedJobs = defineJob({
  name: 'job.forget-finished',
  payload: z.object({}),
  async run(ctx) {
    await ctx.db.execute(sql`
      delete from job where state = 'done' and finished_at < now() - ${daysKept} * interval '1 day'`)
  },
})

type WorkerOptions = {
  database: Database
  jobs: readonly Job[]
  createContext(log: Log): Context
  log: Log
  concurrency?: number
  /** Whether people wait for answers meanwhile, who come first. */
  rush?: Rush | undefined
}

export type Worker = {
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>
  /** For tests: waits until nothing is due and nothing runs here. */
  idle(): Promise<void>
}

const pollMs = 5_000

/** Runs jobs of the kinds it knows until it is stopped. */
export function startWorker(options: WorkerOptions): Worker {
  const { database, log, concurrency = 2 } = options
  const lanes = createLanes(options, () => void wake())
  const { running } = lanes
  /** Whether something urgent may be due. */
  let isUrgent = true

  const { wake, done } = createAlarm(takeDueJobs, {
    goesOn: lanes.areOpen,
    onFailure: (error) => log.warn({ reason: describeFailure(error) }, 'looking for jobs failed'),
  })

  async function takeDueJobs() {
    while (running.size < concurrency && lanes.areOpen()) if (!(await lanes.startNext({ urgentOnly: false }))) return
    // One more is for what someone waits for: a code to sign in with does not wait for long exports.
    while (isUrgent && running.size === concurrency && lanes.areOpen()) {
      // Whatever is heard of meanwhile is looked for again.
      isUrgent = false
      if (await lanes.startNext({ urgentOnly: true })) isUrgent = true
    }
  }

  function lookForAll() {
    isUrgent = true
    return wake()
  }

  const onNotice = (notice: string) => (notice === urgentNotice ? lookForAll() : wake())
  const listener = listen({ url: database.url, channel: 'job', onNotice, onConnect: lookForAll, log })
  // No NOTIFY wakes us for retries, expired leases and missed notifications.
  const poll = setInterval(lookForAll, pollMs).unref()
  wake()

  return {
    async stop() {
      lanes.close()
      clearInterval(poll)
      await listener.stop()
      await done()
      await Promise.all(running)
    },
    async idle() {
      await wake()
      while (running.size > 0) {
        await Promise.race(running)
        await wake()
      }
    },
  }
}

type Taking = { urgentOnly: boolean }

/** Jobs side by side; in each lane one after the other, while there are any. */
function createLanes({ database, jobs, createContext, log, rush }: WorkerOptions, onFree: () => void) {
  const byName = new Map(jobs.map((job) => [job.name, job]))
  const running = new Set<Promise<void>>()
  let areOpen = true

  /** Takes a job that is due into a lane of its own; false if there is none. */
  async function startNext(taking: Taking) {
    const claim = await claimJob(database.db, jobs, taking)
    if (!claim) return false
    const run = work(claim, taking).finally(() => {
      running.delete(run)
      onFree()
    })
    running.add(run)
    return true
  }

  async function work(first: Claim, taking: Taking) {
    let claim: Claim | undefined = first
    while (claim) {
      const job = byName.get(claim.name)
      if (!job) return
      const ctx = createContext(log.child({ job: job.name, job_id: claim.id }))
      const began = performance.now()
      const finish = (done: Claim, closing: RunEnd) =>
        finishJob(ctx.db, done, areOpen ? jobs : [], { ...taking, ...(closing && { closing }) })
      claim = await runJob(ctx, job, claim, finish)
      await rush?.rest(performance.now() - began)
    }
  }

  return {
    running,
    startNext,
    areOpen: () => areOpen,
    close() {
      areOpen = false
    },
  }
}

type Alarm = { goesOn: () => boolean; onFailure: (error: unknown) => void }

/** One look at a time; being woken meanwhile means one more look, however often it happens. */
function createAlarm(work: () => Promise<void>, { goesOn, onFailure }: Alarm) {
  let isWoken = false
  let looking: Promise<void> | undefined

  async function look() {
    try {
      while (isWoken && goesOn()) {
        isWoken = false
        await work()
      }
    } catch (error) {
      onFailure(error)
    } finally {
      looking = undefined
    }
  }

  return {
    wake(): Promise<void> {
      isWoken = true
      looking ??= look()
      return looking
    },
    done: async () => looking,
  }
}

type Finish = (claim: Claim, closing: RunEnd) => ReturnType<typeof finishJob>

/** Answers the next of the jobs that may be taken then, where one is due. */
async function runJob(ctx: Context, job: Job, claim: Claim, finish: Finish): Promise<Claim | undefined> {
  const heartbeat = setInterval(() => {
    renewLease(ctx.db, claim, job.leaseMs).catch((error) =>
      ctx.log.warn({ reason: describeFailure(error) }, 'the lease could not be renewed'),
    )
  }, job.leaseMs / 3)
  try {
    // A job that takes the process down with it is not tried for ever.
    if (claim.attempts > job.attempts) throw finalFailure(new Error(`The worker died in each of ${job.attempts} runs.`))
    const closing = await job.run(ctx, job.payload.parse(claim.payload))
    const { isOurs, next } = await finish(claim, closing)
    if (!isOurs) ctx.log.warn('the lease ran out before the job was done')
    return next
  } catch (error) {
    await settleFailure(ctx, job, claim, error).catch((cause) =>
      ctx.log.error({ reason: describeFailure(cause) }, 'a failure could not be noted; the lease will run out'),
    )
  } finally {
    clearInterval(heartbeat)
  }
}

async function settleFailure(ctx: Context, job: Job, claim: Claim, error: unknown) {
  const reason = describeFailure(error)
  const details = { reason, attempts: claim.attempts, frames: framesOf(error) }
  if (!isFinal(error) && claim.attempts < job.attempts) {
    ctx.log.warn(details, 'a job failed and will be tried again')
    await retryJob(ctx.db, claim, reason)
    return
  }
  ctx.log.error(details, 'a job is dead')
  await ctx.transaction(async (ctx) => {
    const isOurs = await buryJob(ctx.db, claim, reason)
    const payload = job.payload.safeParse(claim.payload)
    if (isOurs && payload.success) await job.onDead?.(ctx, payload.data)
  })
}
