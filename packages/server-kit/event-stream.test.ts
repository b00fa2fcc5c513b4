import { endpoint } from '@sillage/kit/endpoint.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { bind } from './bind.ts'
import { createCacheTags } from './cache-tags.ts'
import { anonymousVisitor, type Context, type Member } from './context.ts'
import { createContext } from './create-context.ts'
import { createDispatcher } from './dispatcher.ts'
import { pushToStream } from './event-stream.ts'
import { streamsPerMember } from './event-stream-room.ts'
import { listening, openStream } from './event-stream-testing.ts'
import type { Identify } from './http-context.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createServer } from './server.ts'
import { hashSid } from './sessions.ts'
import { sessionTable, settingTable } from './tables.ts'
import { browserOf, testDatabase } from './testing.ts'

const contract = {
  count: endpoint({
    method: 'GET',
    path: '/api/count',
    summary: '세기',
    access: 'member',
    stream: { channel: 'count' },
    reply: z.object({ count: z.int() }),
  }),
}
const bound = bind(contract, { count: async (ctx) => ({ count: await ctx.db.$count(settingTable) }) })

const database = await testDatabase()
const secret = 's'
const log = createLog('silent')
// What domains declare of a member says nothing here.
const anyone = {} as Member
const identify: Identify = async ({ db }, sid) => {
  const [row] = await db
    .select()
    .from(sessionTable)
    .where(eq(sessionTable.sid_hash, hashSid(sid)))
  return row ? { ...anyone, mb_id: row.mb_id, mb_name: row.mb_id, is_admin: false, permissions: [] } : null
}

async function startServer({ heartbeatMs = 60_000 } = {}) {
  const dispatcher = createDispatcher(bound, createCacheTags())
  const metrics = createMetrics()
  const app = await createServer({ database, secret, log, identify, bound, dispatcher, metrics, heartbeatMs })
  return { app, metrics, url: `${await listening(app)}/api/count` }
}

const calm = await startServer()
const lively = await startServer({ heartbeatMs: 20 })
afterAll(() => Promise.all([calm.app.close(), lively.app.close()]))
beforeEach(database.empty)

const ctx = createContext({
  database,
  log,
  secret,
  visitor: anonymousVisitor,
  member: null,
  setCookie: () => undefined,
})
const browser = (mb_id: string) => browserOf({ database, secret, mb_id })
async function add(ctx: Context, name: string, ...members: string[]) {
  await ctx.db.insert(settingTable).values({ name, value: true })
  for (const mb_id of members) await pushToStream(ctx, contract.count, mb_id)
}

test('the present answer comes first, then one with each change that names the member', async () => {
  // A client that is connected when the server begins to listen is asked once more: bora is, so that hana is not.
  const other = await openStream(calm.url, await browser('bora'))
  expect(await other.next()).toEqual({ count: 0 })
  await add(ctx, 'a', 'bora')
  expect(await other.next()).toEqual({ count: 1 })
  const stream = await openStream(calm.url, await browser('hana'))
  expect(await stream.next()).toEqual({ count: 1 })
  await add(ctx, 'b', 'hana')
  expect(await stream.next()).toEqual({ count: 2 })
  await add(ctx, 'c', 'bora')
  await add(ctx, 'd', 'hana')
  expect(await stream.next()).toEqual({ count: 4 })
  stream.leave()
  other.leave()
})

test('a change is notified with its commit, and a rolled-back one never', async () => {
  const stream = await openStream(calm.url, await browser('hana'))
  expect(await stream.next()).toEqual({ count: 0 })
  const failing = ctx.transaction(async (ctx) => {
    await add(ctx, 'a', 'hana')
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  await ctx.transaction(async (ctx) => {
    await add(ctx, 'b', 'hana')
    await add(ctx, 'c', 'hana')
  })
  expect(await stream.next()).toEqual({ count: 2 })
  stream.leave()
})

test('every instance notifies its own pages, on one database connection for all of them', async () => {
  const open = async (url: string) => openStream(url, await browser('hana'))
  const streams = await Promise.all([open(calm.url), open(calm.url), open(calm.url), open(lively.url)])
  for (const stream of streams) expect(await stream.next()).toEqual({ count: 0 })
  await add(ctx, 'a', 'hana')
  for (const stream of streams) expect(await stream.next()).toEqual({ count: 1 })
  expect(await listeners()).toHaveLength(2)
  for (const stream of streams) stream.leave()
})

test('what happened while the database was away is notified when it is back', async () => {
  const stream = await openStream(calm.url, await browser('hana'))
  expect(await stream.next()).toEqual({ count: 0 })
  for (const { pid } of await listeners()) await database.db.execute(sql`select pg_terminate_backend(${pid}::int)`)
  await expect.poll(listeners).toHaveLength(0)
  await add(ctx, 'a', 'hana')
  expect(await stream.next()).toEqual({ count: 1 })
  stream.leave()
})

test('a silent stream gets heartbeats, and ends with its session', async () => {
  const person = await browser('hana')
  const other = await openStream(lively.url, await browser('hana'))
  const stream = await openStream(lively.url, person)
  expect(await stream.next()).toEqual({ count: 0 })
  expect(await stream.nextBlock()).toMatch(/^: /)
  await database.db.delete(sessionTable).where(eq(sessionTable.sid_hash, hashSid(person.cookies.sid)))
  expect(await stream.next()).toBeUndefined()
  await add(ctx, 'a', 'hana')
  expect(await other.next()).toEqual({ count: 0 })
  expect(await other.next()).toEqual({ count: 1 })
  other.leave()
})

test('an ended session gets no more events, also before the next heartbeat', async () => {
  const person = await browser('hana')
  const stream = await openStream(calm.url, person)
  expect(await stream.next()).toEqual({ count: 0 })
  await database.db.delete(sessionTable)
  await add(ctx, 'a', 'hana')
  expect(await stream.next()).toBeUndefined()
})

test('opening too many closes the oldest, which is told not to reconnect at once', async () => {
  const person = await browser('hana')
  const first = await openStream(calm.url, person)
  expect(await first.nextBlock()).toMatch(/^retry: \d{4}$/)
  expect(await first.next()).toEqual({ count: 0 })
  const stranger = await openStream(calm.url, await browser('bora'))
  const more = []
  for (let each = 0; each < streamsPerMember; each += 1) more.push(await openStream(calm.url, person))
  expect(await first.nextBlock()).toBe('event: crowded\ndata: {}')
  expect(await first.next()).toBeUndefined()
  for (const stream of [...more, stranger]) expect(await stream.next()).toEqual({ count: 0 })
  for (const stream of [...more, stranger]) stream.leave()
})

test('a visitor is refused, and who does not ask for events is answered once', async () => {
  const refused = await fetch(calm.url, { headers: { accept: 'text/event-stream' } })
  expect(refused.status).toBe(401)
  expect(await refused.json()).toMatchObject({ code: 'login_needed' })
  const once = await calm.app.inject({ url: '/api/count', ...(await browser('hana')) })
  expect(once.json()).toEqual({ count: 0 })
})

test('no proxy keeps or collects a stream, and its length is no time to answer', async () => {
  const { app, metrics, url } = await startServer()
  const { response, leave } = await openStream(url, await browser('hana'))
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  leave()
  await app.close()
  expect(await metrics.print()).not.toContain('/api/count')
})

test('a server that stops ends its streams at once and does not wait for them', async () => {
  const { app, url } = await startServer()
  const stream = await openStream(url, await browser('hana'))
  expect(await stream.next()).toEqual({ count: 0 })
  await app.close()
  expect(await stream.next()).toBeUndefined()
})

async function listeners() {
  const { rows } = await database.db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database() and application_name = 'sillage listener'`,
  )
  return rows
}
