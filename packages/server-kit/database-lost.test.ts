import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@sillage/kit/client.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { bind } from './bind.ts'
import { createCacheTags } from './cache-tags.ts'
import { anonymousVisitor } from './context.ts'
import { createContext } from './create-context.ts'
import { openDatabase } from './database.ts'
import { createDispatcher } from './dispatcher.ts'
import { defineJob, enqueue, startWorker } from './jobs.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createServer } from './server.ts'
import { browserOf, injectTransport, testDatabase } from './testing.ts'
import { cuttable } from './testing-cut.ts'

const connections = 10
const log = createLog('silent')
const direct = await testDatabase()
const proxy = await cuttable(direct.url)
const database = openDatabase(proxy.url, { connections, answerMs: 2_000 })
const context = () =>
  createContext({
    database,
    log,
    secret: 's',
    visitor: anonymousVisitor,
    member: null,
    setCookie: () => undefined,
  })

const contract = {
  ask: endpoint({
    method: 'GET',
    path: '/api/ask',
    summary: '묻기',
    access: 'anyone',
    reply: z.object({ one: z.int() }),
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/change',
    summary: '쓰기',
    access: 'anyone',
    body: z.object({ seconds: z.number() }),
    reply: z.object({ one: z.int() }),
  }),
}
const bound = bind(contract, {
  async ask(ctx) {
    await ctx.db.execute(sql`select 1`)
    return { one: 1 }
  },
  change: (ctx, { body }) =>
    ctx.transaction(async (ctx) => {
      await ctx.db.execute(sql`select pg_sleep(${body.seconds})`)
      await ctx.db.execute(sql`insert into written values (1)`)
      return { one: 1 }
    }),
})
const app = await createServer({
  database,
  secret: 's',
  log,
  identify: async () => null,
  metrics: createMetrics(),
  bound,
  dispatcher: createDispatcher(bound, createCacheTags()),
})
const browser = await browserOf({ database, secret: 's' })
const api = createClient(contract, injectTransport(app, browser))
afterAll(async () => {
  await app.close()
  await database.close()
  await proxy.stop()
})
beforeEach(async () => {
  await direct.db.execute(sql`drop table if exists written`)
  await direct.db.execute(sql`create table written (id int)`)
  await forgetBroken()
})

/** Those that were terminated a moment ago are noticed when they are asked. */
const forgetBroken = () =>
  expect
    .poll(() => Promise.all(Array.from({ length: connections }, () => api.ask())).then(() => 'fine', String))
    .toBe('fine')

/** Every connection the pool may have is used at the same time, so that a missing one would be waited for without end. */
const expectFullPool = () =>
  Promise.all(Array.from({ length: connections }, () => database.db.execute(sql`select pg_sleep(0.2)`))).then(() =>
    expect(database.pool).toMatchObject({ totalCount: connections, idleCount: connections, waitingCount: 0 }),
  )

const terminateAll = () =>
  direct.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'sillage' and datname = current_database() and pid <> pg_backend_pid()`)

const unavailable = { status: 503, code: 'database_unavailable', message: expect.stringContaining('잠시 후') }

test('connections that break in the middle of transactions are answered with 503, and the pool is full again', async () => {
  for (let round = 0; round < 10; round += 1) {
    const changes = Array.from({ length: 20 }, () => api.change({ body: { seconds: 0.05 } }))
    const settled = Promise.allSettled(changes)
    await pause(round * 10)
    await terminateAll()
    for (const each of await settled) if (each.status === 'rejected') expect(each.reason).toMatchObject(unavailable)
    await forgetBroken()
  }
  await expectFullPool()
})

test('a transaction whose connection broke has written nothing', async () => {
  const change = api.change({ body: { seconds: 1.5 } })
  const refused = expect(change).rejects.toMatchObject(unavailable)
  while (database.pool.idleCount === database.pool.totalCount) await pause(5)
  await pause(50)
  await terminateAll()
  await refused
  expect((await direct.db.execute(sql`select * from written`)).rows).toEqual([])
})

test('while the database cannot be reached every call says so and when to ask again, and afterwards all is well', async () => {
  await expectFullPool()
  proxy.cut()
  for (let call = 0; call < 30; call += 1) {
    const reply = await app.inject({ url: '/api/ask' })
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('5')
    expect(reply.json()).toMatchObject({ code: 'database_unavailable' })
    await expect(api.change({ body: { seconds: 0 } })).rejects.toMatchObject(unavailable)
  }
  proxy.restore()
  expect(await api.change({ body: { seconds: 0 } })).toEqual({ one: 1 })
  await expectFullPool()
})

test('a database that no longer answers is disconnected after a while', async () => {
  await expectFullPool()
  const changes = Array.from({ length: connections }, () => api.change({ body: { seconds: 0.1 } }).catch(String))
  await pause(50)
  proxy.stall()
  for (const each of await Promise.all(changes)) expect(each).toContain('잠시 후')
  expect(await api.ask()).toEqual({ one: 1 })
  await expectFullPool()
})

test('what a connection has locked that went silent is free again', async () => {
  await direct.pool.query('delete from written')
  await direct.pool.query('insert into written values (1)')
  const holding = context().transaction(async (ctx) => {
    await ctx.db.execute(sql`select * from written for update`)
    proxy.stall()
    await ctx.db.execute(sql`select 1`)
  })
  await expect(holding).rejects.toThrow()
  // The database has heard nothing of the end: its own patience must run out.
  expect((await direct.pool.query('update written set id = 2')).rowCount).toBe(1)
  // Connections that were idle when all went silent are found out one by one.
  const isFull = () =>
    expectFullPool().then(
      () => true,
      () => false,
    )
  await expect.poll(isFull).toBe(true)
})

test('a refusal inside a transaction gives its connection back', async () => {
  await expectFullPool()
  for (let round = 0; round < connections * 2; round += 1)
    await expect(
      context().transaction(async () => {
        throw new Problem(409, '이미 있어요.')
      }),
    ).rejects.toMatchObject({ status: 409 })
  await expectFullPool()
})

test('jobs go on by themselves when the database is back', async () => {
  const done: number[] = []
  const job = defineJob({
    name: 'note',
    payload: z.object({ number: z.int() }),
    async run(_, { number }) {
      done.push(number)
    },
  })
  const worker = startWorker({ database, jobs: [job], createContext: context, log })
  await enqueue(context(), job, { number: 1 })
  await expect.poll(() => done).toEqual([1])
  proxy.cut()
  await expect(enqueue(context(), job, { number: 2 })).rejects.toThrow()
  proxy.restore()
  const add = () => enqueue(context(), job, { number: 3 }).then(() => 'added', String)
  await expect.poll(add).toBe('added')
  await expect.poll(() => done).toEqual([1, 3])
  await worker.stop()
})
