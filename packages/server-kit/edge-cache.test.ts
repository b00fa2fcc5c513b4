import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { bind } from './bind.ts'
import { emptyTags, listenForTags } from './cache-tags.ts'
import { anonymousVisitor } from './context.ts'
import { createContext } from './create-context.ts'
import { createDispatcher } from './dispatcher.ts'
import { openEdgeCache } from './edge-cache.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createServer } from './server.ts'
import { testDatabase } from './testing.ts'

const purges: { authorization: string | undefined; body: unknown }[] = []
let isBroken = false
const cdn = createHttpServer(async (request, response) => {
  const body: unknown = JSON.parse(await text(request))
  if (!isBroken) purges.push({ authorization: request.headers.authorization, body })
  response.writeHead(isBroken ? 503 : 200).end()
})
cdn.listen(0, '127.0.0.1')
await once(cdn, 'listening')
const address = cdn.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/purge`

const database = await testDatabase()
const log = createLog('silent')
const tags = await listenForTags(database.url, log)
const edge = openEdgeCache({ url, token: 'a token', tags, log, soonMs: 20, againMs: 200 })
const contract = {
  read: endpoint({
    method: 'GET',
    path: '/api/read',
    summary: '읽기',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['word:{word}', 'words'] },
    query: z.object({ word: z.string() }),
    reply: z.object({ word: z.string() }),
  }),
}
let change: (() => Promise<void>) | undefined
const bound = bind(contract, {
  async read(_, { query }) {
    await change?.()
    return query
  },
})
const parts = { database, secret: 's', log, identify: async () => null, metrics: createMetrics() }
const app = await createServer({ ...parts, bound, dispatcher: createDispatcher(bound, tags, { edge }) })
const visitor = { visitor: anonymousVisitor, member: null, setCookie: () => undefined }
const ctx = createContext({ database, log, secret: 's', ...visitor })
/** Another process: it shares the database, and nothing else. */
const elsewhere = createContext({ ...ctx, database: { ...database, url: 'postgresql://elsewhere' } })

beforeEach(async () => {
  // What is to be purged a second time is not waited for.
  await edge.stop()
  purges.length = 0
  isBroken = false
  change = undefined
})
afterAll(async () => {
  await app.close()
  await edge.stop()
  await tags.stop()
  cdn.close()
})

const read = async (word: string) => (await app.inject({ url: '/api/read', query: { word } })).headers

test('what everyone sees the CDN may keep, under its tags; a browser asks each time', async () => {
  expect(await read('향, 둘')).toMatchObject({
    'cache-control': 'public, no-cache',
    'cdn-cache-control': 'max-age=300',
    'cache-tag': 'word:%ED%96%A5%2C%20%EB%91%98,words',
  })
  // Answered again from what is kept.
  expect((await read('향, 둘'))['cache-tag']).toContain('words')
})

test('what changed while it was answered the CDN may not keep', async () => {
  change = async () => tags.empty(['words'])
  expect(await read('changing')).not.toHaveProperty('cdn-cache-control')
})

test('what another instance has changed it purges itself', async () => {
  const moment = tags.moment()
  await emptyTags(elsewhere, 'words')
  await expect.poll(() => tags.emptiedSince(['words'], moment)).toBe(true)
  await new Promise((done) => setTimeout(done, 100))
  expect(purges).toEqual([])
})

test('a change is purged twice, when it is committed and not before', async () => {
  await ctx.transaction(async (ctx) => {
    await emptyTags(ctx, 'words', 'word:a,b')
    await new Promise((done) => setTimeout(done, 100))
    expect(purges).toEqual([])
  })
  const purge = { authorization: 'Bearer a token', body: { tags: ['words', 'word:a%2Cb'] } }
  await expect.poll(() => purges).toEqual([purge, purge])
})

test('very many tags empty the whole CDN', async () => {
  await emptyTags(ctx, ...Array.from({ length: 200 }, (_, id) => `product:${id}`))
  await expect.poll(() => purges.map(({ body }) => body)).toContainEqual({ purge_everything: true })
})

test('a CDN that cannot be reached is asked again', async () => {
  isBroken = true
  await emptyTags(ctx, 'words')
  await new Promise((done) => setTimeout(done, 100))
  isBroken = false
  await expect.poll(() => purges.map(({ body }) => body)).toContainEqual({ tags: ['words'] })
})
