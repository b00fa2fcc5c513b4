import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { bind } from './bind.ts'
import { emptyTags, listenForTags } from './cache-tags.ts'
import type { Context } from './context.ts'
import { openDatabase } from './database.ts'
import { createDispatcher } from './dispatcher.ts'
import { startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts'
import { ask, findPostmaster } from './embedded-postgres/testing.ts'
import { startReplica } from './embedded-postgres/testing-replica.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { openReplica } from './replica.ts'
import { createServer } from './server.ts'
import { browserOf } from './testing.ts'

const folder = await mkdtemp(join(tmpdir(), 'sillage-replica-'))
const [primaryDir, replicaDir] = [join(folder, 'primary'), join(folder, 'replica')]
const primary = await startEmbeddedPostgres({ dataDir: primaryDir })
let copy = await startReplica({ dataDir: primaryDir, adminUrl: primary.adminUrl }, replicaDir)
const log = createLog('silent')
const database = openDatabase(primary.url)
const tags = await listenForTags(database.url, log)
const replica = openReplica({ url: copy.url, primary: database, tags, log })

const Seen = z.object({ number: z.int(), on_replica: z.boolean() })
const contract = {
  read: endpoint({ method: 'GET', path: '/api/read', summary: '읽기', access: 'anyone', reply: Seen }),
  kept: endpoint({
    method: 'GET',
    path: '/api/kept',
    summary: '읽기',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['number'] },
    reply: Seen,
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/write',
    summary: '쓰기',
    access: 'anyone',
    body: z.object({ number: z.int() }),
    reply: z.object({ number: z.int() }),
  }),
}
const bound = bind(contract, {
  read: (ctx) => ctx.readReplica(look),
  kept: (ctx) => ctx.readReplica(look),
  write: (ctx, { body }) =>
    ctx.transaction(async (ctx) => {
      await ctx.db.execute(sql`update written set number = ${body.number}`)
      await emptyTags(ctx, 'number')
      // What a transaction has changed it also reads.
      return ctx.readReplica(look)
    }),
})
async function look(ctx: Context) {
  const { rows } = await ctx.db.execute<z.output<typeof Seen>>(
    sql`select number, pg_is_in_recovery() as on_replica from written`,
  )
  return rows[0] ?? { number: 0, on_replica: false }
}
const dispatcher = createDispatcher(bound, tags, { replica })
const parts = { database, replica, secret: 's', log, identify: async () => null, metrics: createMetrics() }
const app = await createServer({ ...parts, bound, dispatcher })
await database.pool.query('create table written as select 0 as number')
const visitor = await browserOf({ database, secret: 's' })

afterAll(async () => {
  await app.close()
  await replica.stop()
  await tags.stop()
  await database.close()
  await copy.stop()
  await primary.stop()
  await rm(folder, { recursive: true, force: true })
})

/** What a browser sees that has this cookie, or none. */
const see = async (path: string, wrote_at = '') => {
  const reply = await app.inject({ url: path, cookies: wrote_at ? { wrote_at } : {} })
  return Seen.parse(reply.json())
}
async function write(number: number) {
  const reply = await app.inject({ method: 'POST', url: '/api/write', ...visitor, payload: { number } })
  expect(reply.json()).toEqual({ number })
  return reply.cookies.find(({ name }) => name === 'wrote_at')?.value ?? ''
}
const becomes = (path: string, wanted: object, wrote_at?: string) =>
  expect.poll(() => see(path, wrote_at), { interval: 50 }).toEqual(wanted)
const pauseReplay = () => ask(copy.url, 'select pg_wal_replay_pause()')
const resumeReplay = () => ask(copy.url, 'select pg_wal_replay_resume()')

beforeEach(async () => {
  const wrote_at = await write(1)
  await becomes('/api/read', { number: 1, on_replica: true }, wrote_at)
})

test('a session that has just written sees it; others may see a moment ago', async () => {
  await pauseReplay()
  const wrote_at = await write(2)
  expect(await see('/api/read', wrote_at)).toEqual({ number: 2, on_replica: false })
  expect(await see('/api/read')).toEqual({ number: 1, on_replica: true })
  await resumeReplay()
  await becomes('/api/read', { number: 2, on_replica: true }, wrote_at)
})

test('what is kept for everyone is read where the change has arrived', async () => {
  await write(3)
  await becomes('/api/read', { number: 3, on_replica: true })
  await pauseReplay()
  await write(4)
  expect(await see('/api/kept')).toEqual({ number: 4, on_replica: false })
  expect(await see('/api/read')).toEqual({ number: 3, on_replica: true })
  await resumeReplay()
  await becomes('/api/read', { number: 4, on_replica: true })
  // Emptied once more, without a change: the replica has everything by now.
  tags.empty(['number'])
  await becomes('/api/read', { number: 4, on_replica: true })
  const again = async () => {
    tags.empty(['number'])
    await new Promise((done) => setTimeout(done, 700))
    return see('/api/kept')
  }
  expect(await again()).toEqual({ number: 4, on_replica: true })
})

test('a replica that falls behind is left out, and used again when it has caught up', async () => {
  await pauseReplay()
  await write(5)
  await becomes('/api/read', { number: 5, on_replica: false })
  await resumeReplay()
  await becomes('/api/read', { number: 5, on_replica: true })
})

test('a replica that dies is left out at once, and used again when it is back', async () => {
  process.kill(await findPostmaster(replicaDir), 'SIGKILL')
  for (let call = 0; call < 20; call += 1) expect(await see('/api/read')).toMatchObject({ number: 1 })
  await write(6)
  await becomes('/api/read', { number: 6, on_replica: false })
  copy = await startEmbeddedPostgres({ dataDir: replicaDir })
  await becomes('/api/read', { number: 6, on_replica: true })
})

test('a replica that was promoted goes its own way and is never read again', async () => {
  await ask(copy.url, 'select pg_promote()')
  await write(7)
  await becomes('/api/read', { number: 7, on_replica: false })
  for (let call = 0; call < 10; call += 1) expect(await see('/api/read')).toEqual({ number: 7, on_replica: false })
})
