import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from './context.ts'
import { describeFailure } from './job-failure.ts'
import { enqueue, forgetFinishedJobs, type JobKind } from './jobs.ts'
import type { Log } from './log.ts'

type Every = { minutes: number } | { dailyAt: string }

/** A job that is due again and again: every so many minutes, or daily at HH:MM in Seoul. */
export type Cron<Payload extends z.ZodType = z.ZodType> = {
  name: string
  every: Every
  job: JobKind<Payload>
  payload: z.input<Payload>
}

export const defineCron = <Payload extends z.ZodType>(cron: Cron<Payload>): Cron<Payload> => {
  const { every } = cron
  const isSound =
    'minutes' in every
      ? Number.isInteger(every.minutes) && every.minutes > 0
      : /^([01]\d|2[0-3]):[0-5]\d$/.test(every.dailyAt)
  if (!isSound) throw new Error(`The cron ${cron.name} has no sound schedule.`)
  return cron
}

/** Every installation wants this one. */
export const forgetFinishedJobsDaily = defineCron({
  name: 'job.forget-finished',
  every: { dailyAt: '04:10' },
  job: forgetFinishedJobs,
  payload: {},
})

type Options = { crons: readonly Cron[]; createContext(log: Log): Context; log: Log }

const tickMs = 5_000

/** Watches the clock for all instances: each cron fires once, on the instance that notices first. */
export async function startCrons({ crons, createContext, log }: Options) {
  const ctx = createContext(log)
  for (const cron of crons) await remember(ctx, cron)
  let ticking: Promise<void> | undefined

  function tick(): Promise<void> {
    ticking ??= fireDueCrons(ctx, crons)
      .catch((error) => log.warn({ reason: describeFailure(error) }, 'looking at the crons failed'))
      .finally(() => {
        ticking = undefined
      })
    return ticking
  }

  const timer = setInterval(tick, tickMs).unref()
  return {
    /** For tests: looks at the clock now. */
    tick,
    async stop() {
      clearInterval(timer)
      await ticking
    },
  }
}

/** A cron that is new waits for its next turn; one that has become more frequent does not wait for its old turn. */
const remember = (ctx: Context, { name, every }: Cron) =>
  ctx.db.execute(sql`
    insert into cron (name, next_at) values (${name}, ${nextTurn(every)})
    on conflict (name) do update set next_at = least(cron.next_at, excluded.next_at)`)

async function fireDueCrons(ctx: Context, crons: readonly Cron[]) {
  const { rows } = await ctx.db.execute<{ name: string }>(sql`select name from cron where next_at <= now()`)
  for (const cron of crons) if (rows.some(({ name }) => name === cron.name)) await fire(ctx, cron)
}

const fire = (ctx: Context, { name, every, job, payload }: Cron) =>
  ctx.transaction(async (ctx) => {
    // The turn is tested again in the WHERE: of several instances only the first moves it.
    const { rowCount } = await ctx.db.execute(sql`
      update cron set next_at = ${nextTurn(every)} where name = ${name} and next_at <= now()`)
    if (rowCount === 1) await enqueue(ctx, job, payload, { key: `cron ${name}` })
  })

/** By the database's clock alone: instances whose clocks differ must not give a turn twice. */
function nextTurn(every: Every): SQL {
  if ('minutes' in every) {
    const step = sql`make_interval(mins => ${every.minutes}::int)`
    return sql`date_bin(${step}, now(), 'epoch'::timestamptz) + ${step}`
  }
  const time = sql`${every.dailyAt}::interval`
  return sql`(date_trunc('day', (now() at time zone 'Asia/Seoul') - ${time}) + interval '1 day' + ${time}) at time zone 'Asia/Seoul'`
}
