import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { anonymousVisitor } from './context.ts'
import { createContext } from './create-context.ts'
import { type Cron, defineCron, startCrons } from './cron.ts'
import { createLog } from './log.ts'
import { cronTable, jobTable } from './tables.ts'
import { testDatabase } from './testing.ts'

const database = await testDatabase()
const log = createLog('silent')
const contextOf = () =>
  createContext({ database, log, member: null, visitor: anonymousVisitor, setCookie() {}, secret: 'test' })
const { db } = database

type Crons = Awaited<ReturnType<typeof startCrons>>
const started: Crons[] = []

beforeEach(database.empty)
afterEach(async () => {
  for (const crons of started.splice(0)) await crons.stop()
})

async function startInstance(...crons: Cron[]) {
  const instance = await startCrons({ crons, createContext: contextOf, log })
  started.push(instance)
  return instance
}

const job = { name: 'test.turn', payload: z.object({ number: z.int() }) }
const hourly = defineCron({ name: 'hourly', every: { minutes: 60 }, job, payload: { number: 1 } })
const daily = (dailyAt: string) => defineCron({ name: 'daily', every: { dailyAt }, job, payload: { number: 2 } })

const makeDue = () => db.execute(sql`update cron set next_at = now() - interval '3 hours'`)
const countJobs = () => db.$count(jobTable)
const countBlocked = () =>
  db.$count(sql`pg_stat_activity`, sql`datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`)
const nextTurn = async () => (await db.select().from(cronTable))[0]?.next_at ?? new Date(0)

test('of three instances one fires, once, however many turns were missed', async () => {
  const instances = await Promise.all([startInstance(hourly), startInstance(hourly), startInstance(hourly)])
  await makeDue()
  await Promise.all(instances.map((instance) => instance.tick()))
  for (const instance of instances) await instance.tick()
  expect(await countJobs()).toBe(1)
  const next = await nextTurn()
  expect(next.getTime()).toBeGreaterThan(Date.now())
  expect(next.getUTCMinutes() + next.getUTCSeconds()).toBe(0)

  // The next turn comes while no one has done the first job: one is enough.
  await makeDue()
  await Promise.all(instances.map((instance) => instance.tick()))
  expect(await countJobs()).toBe(1)

  await db.update(jobTable).set({ state: 'done' })
  await makeDue()
  await Promise.all(instances.map((instance) => instance.tick()))
  expect(await countJobs()).toBe(2)
})

test('instances that notice a turn at the same moment fire it once', async () => {
  // As if a worker were so quick that the key of the waiting job could not hold back a second one.
  await db.execute(sql`create function finish() returns trigger language plpgsql as
    $$ begin new.state = 'done'; return new; end $$`)
  await db.execute(sql`create trigger finish before insert on job for each row execute function finish()`)
  const instances = await Promise.all([startInstance(hourly), startInstance(hourly), startInstance(hourly)])
  await makeDue()
  const ticks = await db.transaction(async (tx) => {
    await tx.execute(sql`select from cron for update`)
    const ticks = instances.map((instance) => instance.tick())
    while ((await countBlocked()) < instances.length) await pause(10)
    return ticks
  })
  await Promise.all(ticks)
  expect(await countJobs()).toBe(1)
  await db.execute(sql`drop function finish cascade`)
})

test('a new cron waits for its turn and a restart does not move it', async () => {
  const first = await startInstance(hourly)
  const next = await nextTurn()
  const second = await startInstance(hourly)
  await first.tick()
  await second.tick()
  expect(await countJobs()).toBe(0)
  expect(await nextTurn()).toEqual(next)
})

test('a daily cron is due at its time in Seoul within a day', async () => {
  for (const time of ['00:00', '04:10', '23:59']) {
    await database.empty()
    await startInstance(daily(time))
    const next = await nextTurn()
    const inSeoul = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Asia/Seoul' }).format(next)
    expect(inSeoul).toBe(`${time}:00`)
    expect(next.getTime()).toBeGreaterThan(Date.now())
    expect(next.getTime()).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000)
  }
})

test('a cron that became more frequent does not wait for its old turn', async () => {
  await startInstance(defineCron({ ...hourly, every: { minutes: 60 * 24 * 7 } }))
  await startInstance(defineCron({ ...hourly, every: { minutes: 1 } }))
  expect((await nextTurn()).getTime()).toBeLessThanOrEqual(Date.now() + 60_000)
})

test.each([{ minutes: 0 }, { minutes: 1.5 }, { dailyAt: '24:00' }, { dailyAt: '9:00' }])(
  'the schedule %j is refused',
  (every) => {
    expect(() => defineCron({ ...hourly, every })).toThrow('has no sound schedule')
  },
)
