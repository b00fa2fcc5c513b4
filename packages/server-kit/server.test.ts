import { once } from 'node:events'
import { connect } from 'node:net'
import { createClient } from '@sillage/kit/client.ts'
import { endpoint } from '@sillage/kit/endpoint.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { bind } from './bind.ts'
import { createCacheTags } from './cache-tags.ts'
import { createDispatcher } from './dispatcher.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { securityHeaders } from './security-headers.ts'
import { createServer } from './server.ts'
import { browserOf, injectTransport, testDatabase } from './testing.ts'

const contract = {
  read: endpoint({
    method: 'GET',
    path: '/api/things/:id',
    summary: '하나',
    access: 'anyone',
    cache: { audience: 'everyone', tags: ['thing:{id}'] },
    params: z.object({ id: z.coerce.number().int() }),
    reply: z.object({ id: z.int(), reads: z.int() }),
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/things',
    summary: '쓰기',
    access: 'anyone',
    body: z.object({ name: z.string().min(1, '이름을 적어 주세요.'), tags: z.array(z.string()).default([]) }),
    reply: z.object({ name: z.string(), length: z.int() }),
  }),
  breakDown: endpoint({
    method: 'GET',
    path: '/api/break/:how',
    summary: '고장',
    access: 'anyone',
    params: z.object({ how: z.string() }),
    reply: z.object({ fine: z.literal(true) }),
  }),
}

let reads = 0
const bound = bind(contract, {
  async read(_, { params }) {
    reads += 1
    return { id: params.id, reads, secret: 'never sent' }
  },
  write: async (_, { body }) => ({ name: body.name, length: body.name.length }),
  async breakDown(_, { params }) {
    if (params.how === 'problem') throw new Problem(409, '이미 있어요.', { code: 'taken' })
    if (params.how === 'reply') return { fine: false as true }
    throw new Error('password=hunter2 in the message of a driver')
  },
})

const database = await testDatabase()
const tags = createCacheTags()
tags.live = true
const parts = { database, secret: 's', log: createLog('silent'), identify: async () => null, metrics: createMetrics() }
const app = await createServer({ ...parts, bound, dispatcher: createDispatcher(bound, tags) })
afterAll(() => app.close())
const browser = await browserOf({ database, secret: 's' })
const api = createClient(contract, injectTransport(app, browser))

test('fields the contract does not name are left out, also of the second, cached answer', async () => {
  expect(await api.read({ params: { id: 1 } })).toEqual({ id: 1, reads: 1 })
  expect(await api.read({ params: { id: 1 } })).toEqual({ id: 1, reads: 1 })
  tags.empty(['thing:1'])
  expect(await api.read({ params: { id: 1 } })).toEqual({ id: 1, reads: 2 })
})

test('an answer carries a tag, and the same tag is answered with 304 and no body', async () => {
  const first = await app.inject({ url: '/api/things/5' })
  const again = await app.inject({ url: '/api/things/5', headers: { 'if-none-match': String(first.headers.etag) } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect(first.headers['cache-control']).toBe('public, no-cache')
})

test('every wrong field is reported at once, with 422', async () => {
  const reply = await app.inject({ method: 'POST', url: '/api/things', ...browser, payload: { name: '', tags: [1] } })
  expect(reply.statusCode).toBe(422)
  expect(reply.json()).toEqual({
    message: '입력한 내용을 확인해 주세요.',
    errors: { name: ['이름을 적어 주세요.'], 'tags.0': ['올바르지 않은 값이에요.'] },
  })
})

test('an empty body with the JSON content type is read as nothing sent', async () => {
  const headers = { ...browser.headers, 'content-type': 'application/json' }
  const reply = await app.inject({ method: 'POST', url: '/api/things', cookies: browser.cookies, headers, payload: '' })
  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors).toHaveProperty('name')
})

test.each([
  ['{"name":', 400],
  ['{"__proto__":{"is_admin":true},"name":"a"}', 400],
  [`{"name":"${'a'.repeat(1024 * 1024)}"}`, 413],
])('a body that cannot be read is refused in a sentence (%#)', async (payload, status) => {
  const headers = { ...browser.headers, 'content-type': 'application/json' }
  const reply = await app.inject({ method: 'POST', url: '/api/things', cookies: browser.cookies, headers, payload })
  expect(reply.statusCode).toBe(status)
  expect(reply.json().message).toMatch(/요\.$/)
})

test('text arrives composed', async () => {
  expect(await api.write({ body: { name: '향'.normalize('NFD') } })).toEqual({ name: '향', length: 1 })
})

test('a problem keeps its status and code; a breakdown says one sentence and nothing of its inside', async () => {
  await expect(api.breakDown({ params: { how: 'problem' } })).rejects.toMatchObject({ status: 409, code: 'taken' })
  for (const how of ['reply', 'error']) {
    const reply = await app.inject({ url: `/api/break/${how}` })
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toEqual({ message: '잠시 후 다시 시도해 주세요.', code: 'unexpected' })
  }
})

test('a change without the marker, the token or the session is refused', async () => {
  const { cookies, headers } = browser
  const change = (sent: object) => app.inject({ method: 'POST', url: '/api/things', payload: { name: 'a' }, ...sent })
  expect((await change({ cookies, headers })).statusCode).toBe(200)
  expect((await change({ headers })).statusCode).toBe(419)
  expect((await change({ cookies, headers: { 'x-xsrf-token': headers['x-xsrf-token'] } })).statusCode).toBe(419)
  expect((await change({ cookies, headers: { ...headers, 'x-xsrf-token': 'x' } })).statusCode).toBe(419)
})

test('every computed answer has an id, and every answer headers that keep browsers careful', async () => {
  const { headers } = await app.inject({
    url: '/api/break/problem',
    headers: { 'x-request-id': 'from-the-balancer-1' },
  })
  expect(headers['x-request-id']).toBe('from-the-balancer-1')
  const forged = await app.inject({ url: '/api/break/problem', headers: { 'x-request-id': 'a\nb' } })
  expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  const kept = await app.inject({ url: '/api/things/5' })
  for (const each of [headers, kept.headers]) {
    expect(each['content-security-policy']).toContain("script-src 'self'")
    expect(each['x-content-type-options']).toBe('nosniff')
  }
})

test('a shop that trusts the script of another says so with every answer, and no other shop does', async () => {
  const dispatcher = createDispatcher(bound, tags, { headers: securityHeaders({ scripts: ['https://cdn.example'] }) })
  const trusting = await createServer({ ...parts, bound, dispatcher })
  for (const url of ['/api/break/problem', '/api/things/5', '/api/things/5'])
    expect((await trusting.inject({ url })).headers['content-security-policy']).toContain('https://cdn.example')
  await trusting.close()
  expect((await app.inject({ url: '/api/things/5' })).headers['content-security-policy']).not.toContain('cdn.example')
})

test.each([
  ['a call', 408, 'POST /api/things HTTP/1.1\r\ncontent-type: application/json'],
  ['a call that reads none', 200, 'GET /api/things/5 HTTP/1.1'],
  ['a form that no call asks for', 415, 'GET /api/things/5 HTTP/1.1\r\ncontent-type: multipart/form-data; boundary=a'],
  ['a cached page', 200, 'GET /cached HTTP/1.1'],
])('a body that comes in drop by drop is not waited for: %s', async (_, status, head) => {
  const patient = await createServer({
    ...parts,
    bound,
    dispatcher: createDispatcher(bound, tags),
    bodyMs: 100,
    shortcut: ({ url }, response) => url === '/cached' && Boolean(response.end('cached')),
  })
  const { port } = new URL(await patient.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`${head}\r\nhost: a\r\ncontent-length: 900\r\n\r\n{`)
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  await once(socket, 'close')
  expect(said).toContain(`HTTP/1.1 ${status} `)
  await patient.close()
})

test('what anyone may send is short and has few values', async () => {
  const send = (payload: object) => app.inject({ method: 'POST', url: '/api/things', ...browser, payload })
  expect((await send({ name: 'a', tags: Array(4_000).fill('a') })).statusCode).toBe(200)
  expect((await send({ name: 'a', tags: Array(6_000).fill(1) })).statusCode).toBe(413)
  expect((await send({ name: 'a'.repeat(200_000) })).statusCode).toBe(413)
})

test.each(['a\0b', 'half \ud800', '\udc00'])(
  'text that cannot be stored is refused under its field (%#)',
  async (name) => {
    const reply = await app.inject({ method: 'POST', url: '/api/things', ...browser, payload: { name, tags: [name] } })
    expect(reply.statusCode).toBe(422)
    expect(Object.keys(reply.json().errors)).toEqual(['name', 'tags.0'])
  },
)

test('a number that no column takes is refused', async () => {
  expect((await app.inject({ url: '/api/things/2147483648' })).statusCode).toBe(422)
  expect((await app.inject({ url: '/api/things/2147483647' })).statusCode).toBe(200)
})
