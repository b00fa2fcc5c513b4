import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { anonymousVisitor } from './context.ts'
import { createContext } from './create-context.ts'
import { finalFailure } from './job-failure.ts'
import { claimJob, finishJob } from './job-queue.ts'
import { defineJob, enqueue, forgetFinishedJobs, type Job, startWorker, type Worker } from './jobs.ts'
import { createLog } from './log.ts'
import { jobTable } from './tables.ts'
import { testDatabase } from './testing.ts'

const database = await testDatabase()
const log = createLog('silent')
const contextOf = () =>
  createContext({ database, log, member: null, visitor: anonymousVisitor, setCookie() {}, secret: 'test' })
const ctx = contextOf()
const workers: Worker[] = []

beforeEach(database.empty)
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
})

function startTestWorker(jobs: readonly Job[], concurrency = 2) {
  const worker = startWorker({ database, jobs, createContext: contextOf, log, concurrency })
  workers.push(worker)
  return worker
}

async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await pause(10)
}

const listJobs = () => ctx.db.select().from(jobTable).orderBy(jobTable.id)
const bringForward = () => ctx.db.execute(sql`update job set run_at = now() where state = 'waiting'`)

/** A job that counts its runs by number. */
function counting(options: { attempts?: number; leaseMs?: number; run?: () => Promise<void> } = {}) {
  const runs = new Map<number, number>()
  const { run: action, ...rest } = options
  const job = defineJob({
    ...rest,
    name: 'test.count',
    payload: z.object({ number: z.int() }),
    async run(_, { number }) {
      runs.set(number, (runs.get(number) ?? 0) + 1)
      await action?.()
    },
  })
  return { job, runs }
}

test('two workers at once run each job once', async () => {
  const { job, runs } = counting()
  const both = [startTestWorker([job], 4), startTestWorker([job], 4)]
  await Promise.all(Array.from({ length: 200 }, (_, number) => enqueue(ctx, job, { number })))
  for (const worker of both) await worker.idle()
  expect(runs.size).toBe(200)
  expect(new Set(runs.values())).toEqual(new Set([1]))
  expect((await listJobs()).every(({ state, attempts }) => state === 'done' && attempts === 1)).toBe(true)
})

test('a job belongs to the transaction that asked for it', async () => {
  const { job, runs } = counting()
  const worker = startTestWorker([job])
  const undone = ctx.transaction(async (ctx) => {
    await enqueue(ctx, job, { number: 1 })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await ctx.transaction(async (ctx) => {
    await enqueue(ctx, job, { number: 2 })
    await worker.idle()
    expect(runs.size).toBe(0)
  })
  await worker.idle()
  expect([...runs.keys()]).toEqual([2])
})

test('a worker is woken by each commit', async () => {
  const { job, runs } = counting()
  await startTestWorker([job]).idle()
  // Found by polling alone, these would outlast the test.
  for (let number = 0; number < 30; number += 1) {
    await enqueue(ctx, job, { number })
    await until(() => runs.has(number))
  }
})

test('a job for later waits, and one of an unknown kind is left to others', async () => {
  const { job, runs } = counting()
  const foreign = { name: 'test.foreign', payload: z.object({}) }
  await enqueue(ctx, job, { number: 1 }, { runAt: new Date(Date.now() + 3_600_000) })
  await enqueue(ctx, foreign, {})
  const worker = startTestWorker([job])
  await worker.idle()
  expect(runs.size).toBe(0)
  await bringForward()
  await worker.idle()
  expect(runs.get(1)).toBe(1)
  expect((await listJobs()).map(({ state }) => state)).toEqual(['done', 'waiting'])
})

test('what someone waits for goes before all that waits longer', async () => {
  const order: string[] = []
  const note = (name: string) => defineJob({ name, payload: z.object({}), run: async () => void order.push(name) })
  const [newsletter, code] = [note('test.newsletter'), { ...note('test.code'), urgent: true }]
  for (const job of [newsletter, newsletter, code]) await enqueue(ctx, job, {})
  await startTestWorker([newsletter, code], 1).idle()
  expect(order).toEqual(['test.code', 'test.newsletter', 'test.newsletter'])
})

test('what someone waits for does not wait for long jobs, and brings nothing else along', async () => {
  const exporting = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const { job: other, runs: others } = counting()
  const { job: code, runs: codes } = counting()
  const long = defineJob({
    name: 'test.export',
    payload: z.object({}),
    async run() {
      started.resolve()
      await exporting.promise
    },
  })
  const urgent = { ...code, name: 'test.code', urgent: true }
  const worker = startTestWorker([long, other, urgent], 1)
  await enqueue(ctx, long, {})
  await started.promise
  await enqueue(ctx, other, { number: 1 })
  await enqueue(ctx, urgent, { number: 1 })
  await until(async () => (await listJobs()).some(({ urgent, state }) => urgent && state === 'done'))
  expect([codes.size, others.size]).toEqual([1, 0])
  exporting.resolve()
  await worker.idle()
  expect(others.size).toBe(1)
})

test('however many wait, the next job is found without reading them all', async () => {
  const { job } = counting()
  await ctx.db.execute(sql`
    insert into job (name, payload) select ${job.name}, '{"number": 1}'::jsonb from generate_series(1, 2000)`)
  const read = await ctx.transaction(async (ctx) => {
    const readSoFar = async () => {
      const { rows } = await ctx.db.execute<{ rows: number }>(sql`
        select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname = 'job'`)
      return rows[0]?.rows ?? 0
    }
    // Tests before this one may still be counted with it.
    const before = await readSoFar()
    expect(await claimJob(ctx.db, [job])).toBeDefined()
    return (await readSoFar()) - before
  })
  expect(read).toBeLessThan(500)
})

test('a payload that the job does not understand is refused when it is asked for', async () => {
  const { job } = counting()
  await expect(enqueue(ctx, job, { number: 1.5 })).rejects.toThrow()
  expect(await listJobs()).toEqual([])
})

test('while a job with a key waits, a second is not added', async () => {
  const { job, runs } = counting()
  await enqueue(ctx, job, { number: 1 }, { key: 'same' })
  await enqueue(ctx, job, { number: 2 }, { key: 'same' })
  await enqueue(ctx, job, { number: 3 }, { key: 'other' })
  const worker = startTestWorker([job])
  await worker.idle()
  await enqueue(ctx, job, { number: 4 }, { key: 'same' })
  await worker.idle()
  expect([...runs.keys()]).toEqual([1, 3, 4])
})

test('a job that fails while its successor waits leaves the work to it', async () => {
  const { job, runs } = counting({
    async run() {
      if (runs.size === 1) await enqueue(ctx, job, { number: 2 }, { key: 'same' })
      if (runs.size === 1) throw new Error('not yet')
    },
  })
  await enqueue(ctx, job, { number: 1 }, { key: 'same' })
  await startTestWorker([job], 1).idle()
  expect(await listJobs()).toMatchObject([
    { state: 'done', last_error: 'not yet' },
    { state: 'done', last_error: null },
  ])
  expect(Object.fromEntries(runs)).toEqual({ 1: 1, 2: 1 })
})

test('a failing job is retried later and later, and is dead in the end', async () => {
  const dead: number[] = []
  const job = defineJob({
    name: 'test.fail',
    payload: z.object({ number: z.int() }),
    attempts: 3,
    run: () => Promise.reject(new Error('550 <kim@example.com> and 010-1234-5678 are unknown')),
    onDead: async (_, { number }) => void dead.push(number),
  })
  await enqueue(ctx, job, { number: 7 })
  const worker = startTestWorker([job])
  for (const attempts of [1, 2]) {
    const before = Date.now()
    await worker.idle()
    const [failed] = await listJobs()
    expect(failed).toMatchObject({ state: 'waiting', attempts, lease_until: null })
    const delayMs = (failed?.run_at.getTime() ?? 0) - before
    expect(delayMs).toBeGreaterThanOrEqual((2 ** attempts * 1000) / 2)
    await bringForward()
  }
  await worker.idle()
  expect(await listJobs()).toMatchObject([{ state: 'dead', attempts: 3, last_error: '550 <…@…> and … are unknown' }])
  expect(dead).toEqual([7])
})

test('a failed query leaves neither its values nor its stack behind', async () => {
  const job = defineJob({
    name: 'test.query',
    payload: z.object({}),
    async run(ctx) {
      await ctx.db.execute(sql`select ${'secret'}::int`)
    },
  })
  await enqueue(ctx, job, {})
  await startTestWorker([job]).idle()
  expect((await listJobs())[0]?.last_error).toBe('The database refused a value (22P02).')
})

test('a final failure is not tried again', async () => {
  const { job, runs } = counting({ run: () => Promise.reject(finalFailure(new Error('refused'))) })
  await enqueue(ctx, job, { number: 1 })
  await startTestWorker([job]).idle()
  expect(runs.get(1)).toBe(1)
  expect(await listJobs()).toMatchObject([{ state: 'dead', last_error: 'refused' }])
})

test('a job that takes its process down each time is dead in the end', async () => {
  const { job, runs } = counting({ attempts: 2 })
  await enqueue(ctx, job, { number: 1 })
  // Two workers claimed it and never reported back.
  await ctx.db.execute(sql`update job set state = 'running', attempts = 2, lease_until = now() - interval '1 second'`)
  await startTestWorker([job]).idle()
  expect(runs.size).toBe(0)
  expect(await listJobs()).toMatchObject([{ state: 'dead', last_error: 'The worker died in each of 2 runs.' }])
})

test('a job longer than its lease keeps it', async () => {
  let firstLease: Date | null = null
  const { job, runs } = counting({
    // Long enough that a busy machine renews it in time: a third of it is what may be late.
    leaseMs: 3_000,
    async run() {
      firstLease = (await listJobs())[0]?.lease_until ?? null
      await until(() => firstLease !== null && Date.now() > firstLease.getTime() + 300)
      await startTestWorker([job]).idle()
    },
  })
  await enqueue(ctx, job, { number: 1 })
  await startTestWorker([job]).idle()
  expect(runs.get(1)).toBe(1)
  expect(await listJobs()).toMatchObject([{ state: 'done', attempts: 1 }])
})

test('a run that lost its lease cannot finish the run that came after', async () => {
  const { job } = counting({ leaseMs: 1 })
  await enqueue(ctx, job, { number: 1 })
  const first = await claimJob(ctx.db, [job])
  let second: typeof first
  await until(async () => {
    second = await claimJob(ctx.db, [{ ...job, leaseMs: 60_000 }])
    return second !== undefined
  })
  expect(first && (await finishJob(ctx.db, first))).toMatchObject({ isOurs: false })
  expect(await listJobs()).toMatchObject([{ state: 'running', attempts: 2 }])
  expect(second && (await finishJob(ctx.db, second))).toMatchObject({ isOurs: true })
})

test('stopping waits for what runs and takes nothing more', async () => {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const { job, runs } = counting({ run: () => gate })
  const worker = startTestWorker([job], 1)
  await enqueue(ctx, job, { number: 1 })
  await enqueue(ctx, job, { number: 2 })
  await until(() => runs.size === 1)
  const stopped = worker.stop()
  letGo()
  await stopped
  expect((await listJobs()).map(({ state }) => state)).toEqual(['done', 'waiting'])
})

test('finished jobs are forgotten after a week, dead ones are not', async () => {
  const { job } = counting()
  for (const number of [1, 2, 3]) await enqueue(ctx, job, { number })
  await ctx.db.execute(sql`
    update job set state = case id when 3 then 'dead' else 'done' end,
      finished_at = now() - case id when 2 then interval '6 days' else interval '8 days' end`)
  await enqueue(ctx, forgetFinishedJobs, {})
  await startTestWorker([forgetFinishedJobs]).idle()
  expect((await listJobs()).map(({ id }) => id)).toEqual([2, 3, 4])
})
